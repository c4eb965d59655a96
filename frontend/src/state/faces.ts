/** The faces that players have made: shown for a moment, read to those who listen. */
import { signal } from "@preact/signals";
import type { ReactionName } from "../messages.gen.ts";

export interface Face {
  id: number;
  seat: number;
  reaction: ReactionName;
}

const STAY = 4000;
const KEPT = 5;

/** The last faces, for those who listen. */
export const made = signal<Face[]>([]);
/** The faces that are shown now. */
export const shown = signal<Face[]>([]);

let last = 0;

/** Another table, other faces. */
export function forgetFaces(): void {
  made.value = shown.value = [];
}

/** Somebody made a face: show it for a moment. */
export function show(seat: number, reaction: ReactionName): void {
  const face = { id: ++last, seat, reaction };
  made.value = [...made.value.slice(1 - KEPT), face];
  shown.value = [...shown.value.filter((one) => one.seat !== seat), face];
  setTimeout(() => (shown.value = shown.value.filter((one) => one !== face)), STAY);
}
