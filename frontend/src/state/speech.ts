/** What players have just said: shown for a moment as a bubble where they sit. */
import { signal } from "@preact/signals";
import type { Remark } from "../messages.gen.ts";

export interface Speech {
  person: string;
  remark: Remark;
}

const STAY = 5000;
const A_LETTER = 40; // more time for longer ones

/** The bubbles that are shown now, one for each person. */
export const speeches = signal<Speech[]>([]);

export function forgetSpeeches(): void {
  speeches.value = [];
}

/** Somebody said something: show it for as long as it takes to read it. */
export function hearSpeech(remark: Remark): void {
  const speech = { person: remark.by.id, remark };
  speeches.value = [...speeches.value.filter((one) => one.person !== speech.person), speech];
  const stay = STAY + A_LETTER * (remark.text?.length ?? 0);
  setTimeout(() => (speeches.value = speeches.value.filter((one) => one !== speech)), stay);
}
