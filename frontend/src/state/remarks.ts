/** What was said at the table. */
import { signal } from "@preact/signals";
import type { Remark } from "../messages.gen.ts";
import { hearSpeech } from "./speech.ts";

export const remarks = signal<Remark[]>([]);
/** How much of it one has not seen yet. */
export const unread = signal(0);

/** Another table, other words. */
export function forgetRemarks(): void {
  remarks.value = [];
  unread.value = 0;
}

/** Something was said; all of it, if `whole`. */
export function hear(whole: boolean, said: Remark[], me: string): void {
  const known = new Set(remarks.value.map((one) => one.number));
  const fresh = said.filter((one) => !known.has(one.number) && one.by.id !== me);
  if (!whole) {
    unread.value += fresh.length;
    for (const one of said) if (one.channel === "table" && !known.has(one.number)) hearSpeech(one);
  }
  remarks.value = whole ? said : [...remarks.value, ...said.filter((one) => !known.has(one.number))];
}
