/** What is said about a puzzle, in words. */
import { cardName, colourName, whatName } from "../game/describe.ts";
import { beside, find, list, locale, t } from "../i18n.ts";
import { differences } from "../lobby/facts.ts";
import type { Colour, Explanation, PuzzleListing } from "../messages.gen.ts";
import type { Puzzle } from "./puzzle.ts";

/** This many people have to try a puzzle before anything is said about how hard it is. */
const FEW = 10;
const EASY = 0.7;
const MEDIUM = 0.4;

export type Level = "easy" | "medium" | "hard" | "unknown";

export function levelOf({ tried, solved }: PuzzleListing): Level {
  if (tried < FEW) return "unknown";
  const share = solved / tried;
  return share >= EASY ? "easy" : share >= MEDIUM ? "medium" : "hard";
}

export function rateText({ tried, solved }: PuzzleListing): string {
  if (tried < FEW) return t("puzzle-rate-few", { people: tried });
  const share = new Intl.NumberFormat(locale(), { style: "percent" }).format(solved / tried);
  return t("puzzle-rate", { share, people: tried });
}

export function dayText(day: string): string {
  return new Date(day).toLocaleDateString(locale(), { day: "numeric", month: "long", timeZone: "UTC" });
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A card of your own: by its face where all are open, else by its place, whatever it turned out to be. */
export function ownCard({ table: { view, eyes }, page }: Puzzle, id: number): string {
  const hand = view.value?.hands[eyes.value ?? 0] ?? [];
  const place = hand.findIndex((held) => held.id === id) + 1;
  const face = hand[place - 1]?.card;
  return page.value?.listing.kind === "show" && face ? cardName(face) : t("reason-your-card", { place });
}

function faces(text: string | number): string {
  return list(String(text).split(" ").map(cardName), "or");
}

/** A tip, or a part of the reason. */
export function sentenceOf(puzzle: Puzzle, { key, cards, details }: Explanation): string {
  const args = {
    ...details,
    cards: list(
      cards.map((id) => ownCard(puzzle, id)),
      "or",
    ),
  };
  const named = Object.fromEntries(
    (["face", "faces"] as const).flatMap((name) => (details[name] === undefined ? [] : [[name, faces(details[name])]])),
  );
  return capital(find(key, { ...args, ...named }) ?? key);
}

export function questionText({ page, table: { game, view, seatName } }: Puzzle): string {
  const kind = page.value?.listing.kind ?? "play";
  const hinted = game.value?.moves.findLast(({ events }) => events.some(({ type }) => type === "hinted"));
  const event = hinted?.events.find(({ type }) => type === "hinted");
  if (kind === "tile") return t(`puzzle-ask-${view.value?.pending?.replace(" ", "-")}`);
  if (event?.type !== "hinted") return t(`puzzle-ask-${kind}`);
  const names = { giver: seatName(event.seat), receiver: seatName(event.target) };
  return t(`puzzle-ask-${kind}`, { ...names, what: whatName(event.what) });
}

/** The options in which the game differs from the base game, in words; no answer depends on empty hints. */
export function optionsText({ options: { empty_hints: _, ...options } }: PuzzleListing): string {
  return beside(differences({ options }));
}

/** An answer in a few words. */
export function answerText(puzzle: Puzzle, answer: string): string {
  if (answer === "hint") return t("puzzle-action", { how: "hint" });
  const [how = "", id, , colour] = answer.split(" ");
  if (colour) {
    return t("puzzle-action", {
      how: "announce",
      card: ownCard(puzzle, Number(id)),
      colour: colourName(colour as Colour),
    });
  }
  const discarded = puzzle.table.view.value?.discards.find(([one]) => one === Number(id))?.[1];
  return t("puzzle-action", { how, card: discarded ? cardName(discarded) : ownCard(puzzle, Number(id)) });
}
