/** What somebody goes to a table for: it is asked for as soon as they are there. */
import type { TableState } from "../messages.gen.ts";
import { go, tableId } from "../route.ts";
import type { Wish } from "../store/source.ts";

type Errand = (table: TableState) => Wish[];

let errand: { table: string | null; what: Errand } | null = null;

/** Go to a table in order to do something there. */
export function comeTo(path: string, what: Errand): void {
  go(path);
  errand = { table: tableId.value, what };
}

/** Take a free chair at the table that the address names, once it is here. */
export function comeToSit(): void {
  const sit: Errand = ({ phase, chair }) => (phase === "waiting" && chair === null ? [{ type: "sit" }] : []);
  errand = { table: tableId.value, what: sit };
}

/** What you have come to this table for, once. */
export function wishesFor(table: TableState): Wish[] {
  const wishes = errand?.table === table.id ? errand.what(table) : [];
  errand = null;
  return wishes;
}
