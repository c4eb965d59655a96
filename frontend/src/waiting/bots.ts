/** Which kind of bot the host adds next, and how fast it is. */
import { signal } from "@preact/signals";
import type { Chair } from "../messages.gen.ts";

export type Speed = NonNullable<Chair["speed"]>;

export const botToAdd = signal("cautious");
export const speedToAdd = signal<Speed>("normal");
export const SPEEDS: Speed[] = ["quick", "normal", "slow"];
