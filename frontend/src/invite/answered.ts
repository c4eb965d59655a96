/** Whether somebody still has to say what they want at a table to which they were invited. */
import { signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";
import type { TableState } from "../messages.gen.ts";
import { isPassing } from "../pass/passing.ts";

/** The last table for which you have said it, or where you belong anyway: whoever stands up or comes back is not asked
 * again. */
const answered = signal(kept("invitation"));

export function answer(table: string): void {
  if (answered.value === table) return;
  answered.value = table;
  keep("invitation", table);
}

export function isAnswered(table: string): boolean {
  return answered.value === table;
}

export function isInvited(table: TableState): boolean {
  const { id, phase, chair, chairs, host, you, removed } = table;
  const isRemoved = removed.some((person) => person.id === you.id);
  const belongs = chair !== null || host.id === you.id || isPassing(table) || isRemoved;
  const free = chairs.some(({ kind }) => kind === "empty");
  return phase === "waiting" && free && !belongs && answered.value !== id;
}
