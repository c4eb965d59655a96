/** For beginners: what is certain of a card of one's own, from what one can know. */
import { computed, effect, signal } from "@preact/signals";
import { has } from "../game/cards.ts";
import { keep, kept } from "../keep.ts";
import { type CardSet, COLOURS, type HeldCard, VALUES, type View } from "../messages.gen.ts";
import { puzzling } from "../route.ts";
import { mySeat, table } from "../state/table.ts";

const LESSON = "lesson"; // the table of the tutorial

export type Certainty = "playable" | "useless" | "dear";

/** Whether marks were asked for; null: not decided, so they are there in the first game only. */
const wish = signal(kept("beginner"));
const played = signal(kept("has-played") === "yes");

export const beginner = computed(() => (wish.value === null ? !played.value : wish.value === "yes"));

export function setBeginner(on: boolean): void {
  wish.value = on ? "yes" : "no";
  keep("beginner", wish.value);
}

/** The first game is over; the one that teaches is none. */
effect(() => {
  if (table.value?.phase !== "over" || mySeat.value === null || table.value.id === LESSON) return;
  played.value = true;
  keep("has-played", "yes");
});

function within(part: CardSet, whole: CardSet): boolean {
  return COLOURS.every((colour) =>
    VALUES.every((value) => !has(part, { colour, value }) || has(whole, { colour, value })),
  );
}

/** What holds whatever the card turns out to be. */
export function certainty(view: View, card: HeldCard): Certainty | null {
  if (view.outcome !== null) return null;
  if (within(card.possible, view.playable)) return "playable";
  if (within(card.possible, view.useless)) return "useless";
  return within(card.possible, view.irreplaceable) ? "dear" : null;
}

/** The same, if somebody wants to be told; who solves a puzzle finds it out. */
export function certain(view: View, card: HeldCard): Certainty | null {
  return beginner.value && puzzling.value === null ? certainty(view, card) : null;
}
