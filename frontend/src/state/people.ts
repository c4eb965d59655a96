/** Who sits at the table, in words. */
import { computed } from "@preact/signals";
import { lampOf, seatNames } from "../game/describe.ts";
import type { Naming } from "../game/reasons.ts";
import type { People } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { game, mySeat, table, view } from "./table.ts";

export const people = computed<People>(() => ({ names: seatNames(table.value?.chairs ?? []), me: mySeat.value }));

/** What those who speak of cards call them, at the moment that is shown. */
export function naming(): Naming | null {
  const shown = view.value;
  return shown && { ...people.value, view: shown, moves: game.value?.moves ?? [] };
}

export function seatName(seat: number): string {
  return people.value.names[seat] ?? t("chair-empty");
}

/** The lantern of a seat at the table. */
export function lampAt(seat: number): number {
  return table.value ? lampOf(table.value, seat) : seat;
}
