/** The short ways to a table: practice with bots, and a table for friends. Nobody needs a name for them. */
import { t } from "../i18n.ts";
import { keep } from "../keep.ts";
import type { Person, Settings, TableListing, TableState } from "../messages.gen.ts";
import { ask, createTable, practise } from "../net/api.ts";
import { go, tablePath } from "../route.ts";
import { comeTo } from "../state/errand.ts";
import { introduceGuest, me, theEditions } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import type { Wish } from "../store/source.ts";
import type { TableStore } from "../store/TableStore.ts";
import { isAlone } from "../store/table.ts";
import { likelySettings } from "./likely.ts";

/** Do something that needs the server, as a guest if you have no name; what goes wrong is said. */
export async function begin(make: () => Promise<{ id: string }>): Promise<void> {
  try {
    if (!me.value) await introduceGuest(t("guest"));
    const { id } = await make();
    go(`/t/${id}`);
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}

/** The base game with two bots, which begins at once; perhaps by an agreement. */
export function beginPractice(agreement: string = theEditions().defaults.agreement): Promise<void> {
  const { defaults, usual_bot } = theEditions();
  const settings = { ...defaults, players: 3, agreement };
  return begin(() => practise({ settings, bot: usual_bot, speed: "normal" }));
}

/** A table whose link you can send round. */
export function openTableFor(settings: Settings): Promise<void> {
  keep("settings", JSON.stringify(settings));
  return begin(() => createTable(settings));
}

/** A new table to which somebody is asked at once. */
export function openTableWith({ id, name }: Person): Promise<void> {
  return begin(async () => {
    const made = await createTable({ ...likelySettings(), shared: false });
    await ask("/api/people/ask", { table: made.id, people: [id] }).then(
      () => toast(t("people-asked", { name })),
      (error: Error) => toast(error.message, "problem"),
    );
    return made;
  });
}

/** Whether somebody plays there with bots alone. */
export function isPractice(table: Pick<TableListing, "people" | "bots">): boolean {
  return table.people.length === 1 && table.bots > 0;
}

/** Whether you may: everybody who played, and the host. */
export function mayPlayAgain({ chair, host, you }: TableState): boolean {
  return chair !== null || host.id === you.id;
}

/** What it takes to play once more at a table whose game is over: with bots alone it begins at once. */
function playAgain(table: TableState): Wish[] {
  if (table.phase !== "over" || !mayPlayAgain(table)) return [];
  return isAlone(table) ? [{ type: "again" }, { type: "start" }] : [{ type: "again" }];
}

export function playAgainHere({ table, ask }: TableStore): void {
  for (const wish of table.value ? playAgain(table.value) : []) ask(wish);
}

/** Go to a table to play there once more with the same, whom the server asks to come. */
export function againAt(table: TableListing): void {
  comeTo(tablePath(table), playAgain);
}
