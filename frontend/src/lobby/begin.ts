/** The short ways to a table: practice with bots, and a table for friends. Nobody needs a name for them. */
import { t } from "../i18n.ts";
import { keep } from "../keep.ts";
import type { Settings, TableListing, TableState } from "../messages.gen.ts";
import { createTable, practise } from "../net/api.ts";
import { go, tablePath } from "../route.ts";
import { comeTo } from "../state/errand.ts";
import { introduceGuest, me, theEditions } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import type { Wish } from "../store/source.ts";
import type { TableStore } from "../store/TableStore.ts";
import { isAlone } from "../store/table.ts";

/** Do something that needs the server, as a guest if one has no name; what goes wrong is said. */
async function begin(make: () => Promise<{ id: string }>): Promise<void> {
  try {
    if (!me.value) await introduceGuest(t("guest"));
    const { id } = await make();
    go(`/t/${id}`);
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}

/** The base game with two bots, which begins at once. */
export function beginPractice(): Promise<void> {
  const { defaults, usual_bot } = theEditions();
  return begin(() => practise({ settings: { ...defaults, players: 3 }, bot: usual_bot, speed: "normal" }));
}

/** A table whose link one can send round. */
export function openTableFor(settings: Settings): Promise<void> {
  keep("settings", JSON.stringify(settings));
  return begin(() => createTable(settings));
}

/** Whether somebody plays there with bots alone. */
export function isPractice(table: Pick<TableListing, "people" | "bots">): boolean {
  return table.people.length === 1 && table.bots > 0;
}

/** What it takes to play once more at a table whose game is over: with bots alone it begins at once. */
function playAgain(table: TableState): Wish[] {
  if (table.phase !== "over" || table.host.id !== table.you.id) return [];
  return isAlone(table) ? [{ type: "again" }, { type: "start" }] : [{ type: "again" }];
}

export function playAgainHere({ table, ask }: TableStore): void {
  for (const wish of table.value ? playAgain(table.value) : []) ask(wish);
}

/** Go to a table to play there once more with the same. */
export function againAt(table: TableListing): void {
  comeTo(tablePath(table), playAgain);
}
