/** Which kind of bot the host adds next, and how fast it is. */
import { signal } from "@preact/signals";
import type { Speed } from "../messages.gen.ts";

export const botToAdd = signal("cautious");
export const speedToAdd = signal<Speed>("normal");
