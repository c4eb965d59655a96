/** What the guide says, and what it waits for. The moves themselves are prepared by the server (tutorial.py). */
import type { CardId, Seat } from "../messages.gen.ts";

/** "next": reading on; a card or a seat to pick; "act": the prepared action. */
export type Wait = "next" | "act" | "end" | { card: CardId } | { seat: Seat };

export interface Step {
  /** The text is `lesson-KEY`. */
  key: string;
  /** How many beats of the lesson have passed. */
  beat: number;
  wait: Wait;
  /** What to look at: the first of these that are there. */
  spots: string[];
}

const own = (card: CardId): string => `.own-hand [data-card="${card}"]`;
const firework = (colour: string): string => `[data-firework="${colour}"]`;

export const STEPS: [Step, ...Step[]] = [
  { key: "welcome", beat: 0, wait: "next", spots: [".fireworks"] },
  { key: "hands", beat: 0, wait: "next", spots: [".own-hand"] },
  { key: "tokens", beat: 0, wait: "next", spots: [".status-row"] },
  { key: "hint", beat: 1, wait: "next", spots: [`${own(5)}, ${own(8)}`] },
  { key: "why", beat: 1, wait: "next", spots: [".last-move"] },
  { key: "pick", beat: 1, wait: { card: 5 }, spots: [own(5)] },
  { key: "play", beat: 1, wait: "act", spots: [".act-play", own(5)] },
  { key: "played", beat: 2, wait: "next", spots: [firework("red")] },
  { key: "red", beat: 3, wait: "act", spots: [".act-play", own(6)] },
  { key: "returned", beat: 5, wait: "next", spots: [".t-hint"] },
  { key: "excluded", beat: 5, wait: "act", spots: [".act-play", own(8)] },
  { key: "five", beat: 7, wait: "next", spots: [own(7)] },
  { key: "give", beat: 7, wait: { seat: 0 }, spots: [".mate-name"] },
  { key: "what", beat: 7, wait: "act", spots: [".hint-key.value", ".mate-name"] },
  { key: "trusted", beat: 9, wait: "next", spots: [firework("green")] },
  { key: "discard", beat: 9, wait: "act", spots: [".act-discard", own(9)] },
  { key: "discarded", beat: 10, wait: "next", spots: [".t-hint"] },
  { key: "mistake", beat: 11, wait: "next", spots: [".t-mistake"] },
  { key: "skip", beat: 11, wait: "next", spots: [".pile"] },
  { key: "last", beat: 16, wait: "act", spots: [".act-play", own(7)] },
  { key: "complete", beat: 17, wait: "next", spots: [firework("yellow")] },
  { key: "end", beat: 18, wait: "end", spots: [".fireworks"] },
];
