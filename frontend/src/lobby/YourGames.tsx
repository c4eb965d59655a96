/** For those who have been here: the games that run, your turn first, and the last table, to play again. */
import { useEffect } from "preact/hooks";
import { list, t } from "../i18n.ts";
import type { TableListing } from "../messages.gen.ts";
import { lobby, me } from "../state/me.ts";
import { notifying } from "../state/settings.ts";
import { More } from "../ui/More.tsx";
import { againAt, isPractice } from "./begin.ts";
import { GamesButton } from "./GamesButton.tsx";
import { TableRows } from "./TableList.tsx";

const SHOWN = 3; // and all that go on over days; the others are under "older tables"

function isMyTurn(table: TableListing): boolean {
  return table.awaits !== null && table.awaits === me.value?.id;
}

/** What to show at once, what to play again (the last game, and the last with others), and the rest. Of the practice
 * games that were left only the last counts. */
export function sortGames(yours: TableListing[]): Record<"running" | "again" | "older", TableListing[]> {
  const practice = yours.find((table) => table.phase === "playing" && isPractice(table));
  const open = yours.filter((table) => table.phase !== "over" && (!isPractice(table) || table === practice));
  const rank = (table: TableListing) => (isMyTurn(table) ? 0 : table.phase === "playing" ? 1 : 2);
  const sorted = open.toSorted(
    (one, other) => rank(one) - rank(other) || (one.due ?? Infinity) - (other.due ?? Infinity) || other.at - one.at,
  );
  const isShown = (table: TableListing, place: number) =>
    place < SHOWN || isMyTurn(table) || (table.settings.clock === "days" && table.phase === "playing");
  const running = sorted.filter(isShown);
  const over = yours.filter((table) => table.phase === "over");
  const together = over.find((table) => table.people.length > 1);
  const again = over.filter((table, place) => place === 0 || table === together);
  return { running, again, older: yours.filter((table) => !again.includes(table) && !running.includes(table)) };
}

function Again({ table }: { table: TableListing }) {
  const others = table.people.filter((person) => person.id !== me.value?.id).map((person) => person.name);
  return (
    <button type="button" class="again" onClick={() => againAt(table)}>
      {others.length > 0 ? t("again-with", { names: list(others) }) : t("again-practice")}
    </button>
  );
}

/** Browsers change where a device hears of your turn. */
async function renew(): Promise<void> {
  if (!notifying.value) return;
  const { subscribe } = await import("../notices/push.ts");
  await subscribe().catch(() => undefined); // the next time, then
}

export function YourGames() {
  useEffect(() => void renew(), [me.value?.id]);
  const yours = lobby.value?.yours ?? [];
  if (yours.length === 0) return null;
  const { running, again, older } = sortGames(yours);
  void navigator.setAppBadge?.(yours.filter((table) => isMyTurn(table) && table.settings.clock === "days").length);
  return (
    <section class="panel your-games" aria-label={t("your-tables")}>
      <h2>{t("your-tables")}</h2>
      <TableRows tables={running} />
      {again.map((table) => (
        <Again key={table.id} table={table} />
      ))}
      <p class="row wrap buttons">
        <GamesButton />
      </p>
      {older.length > 0 && (
        <More title={t("older-tables", { count: older.length })}>
          <TableRows tables={older} />
        </More>
      )}
    </section>
  );
}
