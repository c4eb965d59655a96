/** People you have played with: who is here, asking them to a table, whom you do not want to hear from or see in the list, and whether you are
 * seen yourself. */
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { t } from "../i18n.ts";
import type { Acquaintance, Acquaintances } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { toast } from "../state/toasts.ts";
import { Switch } from "../ui/Switch.tsx";
import { AskAlong } from "./AskAlong.tsx";

type Change = (path: string, wish: object) => void;

function Row({ one, lamp, change }: { one: Acquaintance; lamp: number; change: Change }) {
  const { id, name, games, blocked, here } = one;
  const blocking = t(blocked ? "people-unblock" : "asked-block", { name });
  return (
    <li>
      <span class="with-sign">
        <Avatar name={name} lamp={lamp} />
        <span>
          <b>{name}</b>
          <small>{here ? t("person-here") : t("person-games", { games })}</small>
        </span>
      </span>
      <span class="row wrap buttons">
        {!blocked && <AskAlong one={one} />}
        <button type="button" class="quiet" onClick={() => change("block", { person: id, on: !blocked })}>
          {blocking}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t("person-forget-whom", { name })}
          onClick={() => change("forget", { person: id })}
        >
          {t("person-forget")}
        </button>
      </span>
    </li>
  );
}

export function People() {
  const [known, setKnown] = useState<Acquaintances | null>(null);
  const change: Change = (path, wish) =>
    void ask<Acquaintances>(`/api/people/${path}`, wish).then(setKnown, (error: Error) =>
      toast(error.message, "problem"),
    );
  useEffect(() => {
    ask<Acquaintances>("/api/people").then(setKnown, (error: Error) => toast(error.message, "problem"));
  }, []);
  if (known === null) return <p role="status">{t("loading")}</p>;
  return (
    <>
      <Switch
        label={t("be-seen")}
        about={t("be-seen-about")}
        on={known.seen}
        onChange={(on) => change("seen", { on })}
      />
      {known.people.length === 0 && <p class="empty">{t("people-nobody")}</p>}
      <ul class="stack lines device-list under">
        {known.people
          .toSorted((one, other) => Number(other.here) - Number(one.here))
          .map((one, place) => (
            <Row key={one.id} one={one} lamp={place % 5} change={change} />
          ))}
      </ul>
    </>
  );
}
