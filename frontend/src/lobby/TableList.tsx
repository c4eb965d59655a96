/** Tables that you can go to: who sits there, which box, since when, and whose turn it is. */
import { list, locale, t } from "../i18n.ts";
import type { TableListing } from "../messages.gen.ts";
import { gamePath, tablePath } from "../route.ts";
import { me } from "../state/me.ts";
import { BoxRow } from "../ui/BoxRow.tsx";
import { isPractice } from "./begin.ts";
import { agreed } from "./facts.ts";
import { boxName, boxSeal } from "./options.ts";

const DAY = 86_400_000;

/** The time of day, or the day if that is some time ago. */
function when(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Date.now() - date.getTime() < DAY / 2
    ? date.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" })
    : date.toLocaleDateString(locale(), { day: "numeric", month: "short" });
}

/** Until when there is time. */
function dayAndTime(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(locale(), { weekday: "short", hour: "2-digit", minute: "2-digit" });
}

export function nameOf(table: TableListing): string {
  const others = table.people.filter((person) => person.id !== me.value?.id).map((person) => person.name);
  const mine = others.length < table.people.length;
  if (!mine) return t("table-of", { name: table.host.name });
  if (others.length > 0) return t("table-with", { names: list(others) });
  return isPractice(table) ? t("practice-with", { bots: table.bots }) : t("table-alone");
}

function Row({ table }: { table: TableListing }) {
  const { settings } = table;
  const href = table.game ? gamePath(table.game) : tablePath(table);
  const turn = table.awaits !== null && table.awaits === me.value?.id;
  const facts = [
    boxName(settings),
    ...(table.phase === "waiting" ? [t("seats-taken", { taken: table.taken, players: settings.players })] : []),
    ...agreed(settings),
    ...(settings.memory ? [t("memory")] : []),
    ...(table.seeded_by ? [t("seed-by", { name: table.seeded_by.name })] : []),
    turn && table.due ? t("turn-due", { when: dayAndTime(table.due) }) : when(table.at),
  ];
  return (
    <BoxRow href={href} edition={settings.edition} seal={boxSeal(settings)} title={nameOf(table)} facts={facts}>
      <span class={`chip phase p-${turn ? "turn" : table.phase}`}>
        {turn ? t("your-turn") : t("phase", { phase: table.phase })}
      </span>
    </BoxRow>
  );
}

export function TableRows({ tables }: { tables: TableListing[] }) {
  return (
    <ul class="table-list stack">
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );
}

export function TableList({ title, tables }: { title: string; tables: TableListing[] }) {
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      <TableRows tables={tables} />
    </section>
  );
}
