/** People with whom you have played: one tap asks them to this table. */
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { t } from "../i18n.ts";
import type { Acquaintance, Acquaintances, PeopleAsked, TableState } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { toast } from "../state/toasts.ts";

const SHOWN = 8;

function Known({ one, table, lamp }: { one: Acquaintance; table: string; lamp: number }) {
  const [asked, setAsked] = useState(false);
  const tap = () =>
    ask<PeopleAsked>("/api/people/ask", { table, people: [one.id] }).then(
      () => setAsked(true),
      (error: Error) => toast(error.message, "problem"),
    );
  return (
    <li>
      <button type="button" class="with-sign" disabled={asked} onClick={() => void tap()}>
        <Avatar name={one.name} lamp={lamp} />
        {t(asked ? "people-asked" : "people-ask", { name: one.name })}
        {one.here && !asked && <small>{t("person-here")}</small>}
      </button>
    </li>
  );
}

export function AskPeople({ table }: { table: TableState }) {
  const [people, setPeople] = useState<Acquaintance[]>([]);
  useEffect(() => {
    ask<Acquaintances>("/api/people").then(
      (found) => setPeople(found.people),
      () => undefined, // the link does without
    );
  }, []);
  const here = new Set(table.chairs.map((chair) => chair.person?.id));
  const away = people
    .filter(({ id, blocked }) => !blocked && !here.has(id))
    .toSorted((one, other) => Number(other.here) - Number(one.here))
    .slice(0, SHOWN);
  const blocked = people.filter((one) => one.blocked);
  const unblock = (person: string) =>
    ask<Acquaintances>("/api/people/block", { person, on: false }).then(
      (found) => setPeople(found.people),
      (error: Error) => toast(error.message, "problem"),
    );
  if (away.length + blocked.length === 0) return null;
  return (
    <ul class="row wrap known-people" aria-label={t("people-known")}>
      {away.map((one, place) => (
        <Known key={one.id} one={one} table={table.id} lamp={place % 5} />
      ))}
      {blocked.map(({ id, name }) => (
        <li key={id}>
          <button type="button" class="quiet" onClick={() => void unblock(id)}>
            {t("people-unblock", { name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
