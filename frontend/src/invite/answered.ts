/** Whether somebody still has to say what they want at a table to which they were invited. */
import { signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";
import type { TableState } from "../messages.gen.ts";

/** The last table for which one has said it, or where one belongs anyway: whoever stands up or comes back is not asked
 * again. */
const answered = signal(kept("invitation"));

export function answer(table: string): void {
  if (answered.value === table) return;
  answered.value = table;
  keep("invitation", table);
}

export function isInvited({ id, phase, chair, chairs, host, you, removed }: TableState): boolean {
  const belongs = chair !== null || host.id === you.id || removed.some((person) => person.id === you.id);
  const free = chairs.some(({ kind }) => kind === "empty");
  return phase === "waiting" && free && !belongs && answered.value !== id;
}
