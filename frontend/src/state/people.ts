/** Who sits at the table, in words. */
import { computed } from "@preact/signals";
import { seatNames } from "../game/describe.ts";
import type { People } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { mySeat, table } from "./table.ts";

export const people = computed<People>(() => ({ names: seatNames(table.value?.chairs ?? []), me: mySeat.value }));

export function seatName(seat: number): string {
  return people.value.names[seat] ?? t("chair-empty");
}
