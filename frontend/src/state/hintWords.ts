/** The hints on a card in words: who said what, and when. */
import { whatName } from "../game/describe.ts";
import type { Told } from "../game/told.ts";
import { t } from "../i18n.ts";
import { people } from "./people.ts";
import { hintsOn, waitingOn } from "./told.ts";

export function hintWords({ by, what, number }: Told): string {
  const { names, me } = people.value;
  return t("hint-from", { what: whatName(what), who: names[by]!, by: by === me ? "you" : "other", number: number + 1 });
}

/** A line for each hint that touched a card; for whoever points at it. */
export function hintLines(card: number): string[] {
  return (hintsOn.value.get(card) ?? []).map(hintWords);
}

/** What a card was told that its owner has not answered yet, for those who listen. */
export function justTold(card: number): string {
  const told = waitingOn.value.get(card) ?? [];
  return told.map((one) => `. ${t("just-told")}: ${hintWords(one)}`).join("");
}
