/** Which kind of bot the host adds next, and how fast it is. */
import { computed, signal } from "@preact/signals";
import type { Speed } from "../messages.gen.ts";
import { editions } from "../state/me.ts";

/** Whom the host chose last, if that was somebody else than the usual one. */
export const chosenBot = signal<string | null>(null);
export const botToAdd = computed(() => chosenBot.value ?? editions.value?.usual_bot ?? "");
export const speedToAdd = signal<Speed>("normal");
