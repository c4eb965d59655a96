/** Cards, people and what is known of a card, in words. */
import { aloud, list, t } from "../i18n.ts";
import { type Card, type Chair, type Colour, type HeldCard, type Seat, VALUES, type View } from "../messages.gen.ts";
import type { What } from "./actions.ts";
import { coloursInPlay, coloursOf, faceOf, valuesOf } from "./cards.ts";

export function colourName(colour: Colour): string {
  return t("colour-name", { colour });
}

export function cardName(card: Card): string {
  return t("card-name", { ...faceOf(card) });
}

export function whatName(what: What): string {
  return typeof what === "number" ? String(what) : colourName(what);
}

/** What kind of bot it is; one from elsewhere says how it is called. */
export function botKind(bot: string | null, name: string | null = null): string {
  return name === null ? t("bot-kind", { bot: bot ?? "" }) : t("bot-from-elsewhere", { name });
}

export function chairName(chair: Chair | undefined): string {
  if (chair?.kind === "bot") return t("bot");
  return chair?.person?.name ?? t("chair-empty");
}

/** The lantern of a seat: it goes with its player when the chairs are turned so that another one begins. */
export function lampOf({ chairs, turned }: { chairs: Chair[]; turned: number }, seat: Seat): number {
  return (seat + turned) % chairs.length;
}

/** Who sits at each seat, in words; those of the same name are numbered. */
export function seatNames(chairs: Chair[]): string[] {
  const names = chairs.map(chairName);
  const alike = (name: string, among: string[]) => among.filter((one) => one === name).length;
  return names.map((name, seat) =>
    alike(name, names) > 1 ? `${name} ${alike(name, names.slice(0, seat)) + 1}` : name,
  );
}

/** "red or blue, 1 or 2": what a card may be. */
export function possibleText(view: View, card: HeldCard): string {
  const play = coloursInPlay(view);
  const colours = coloursOf(card.possible, play);
  const values = valuesOf(card.possible, play);
  const [colour, ...otherColours] = colours;
  const [value, ...otherValues] = values;
  if (colour && value && otherColours.length + otherValues.length === 0) return t("card-name", { colour, value });
  const anyColour = colours.length === play.length;
  const anyValue = values.length === VALUES.length;
  if (anyColour && anyValue) return t("could-be-anything");
  return t("could-be", {
    colours: anyColour ? t("any-colour") : list(colours.map(colourName), "or"),
    values: anyValue ? t("any-value") : list(values.map(String), "or"),
  });
}

export function hintsText(card: HeldCard): string {
  if (card.hints.length === 0) return t("not-hinted");
  return t("was-hinted", { hints: list([...new Set(card.hints)].map(whatName)) });
}

/** For how many whole rounds a card has been held. */
export function ageOf(view: View, card: HeldCard): number {
  return Math.max(0, Math.floor((view.turn - card.drawn) / view.players));
}

/** How a card is held, in words; nothing if straight (C3). */
function poseTexts(card: HeldCard): string[] {
  const ways = [card.turned && "turned", card.raised > 0 && "raised", card.raised < 0 && "lowered"];
  return ways.filter((way) => way !== false).map((way) => t("card-held", { way }));
}

/** The classes of a card by how it is held. */
export function poseClasses(card: HeldCard): string {
  const ways = [card.turned && "held-turned", card.raised > 0 && "held-raised", card.raised < 0 && "held-lowered"];
  return ways.filter(Boolean).join(" ");
}

/** The accessible name of a card of your own. */
export function myCardLabel(view: View, card: HeldCard, place: number, note: string): string {
  const face = card.card === null ? possibleText(view, card) : cardName(card.card);
  const facts = [t("your-card", { place, face })];
  if (card.hints.length > 0) facts.push(hintsText(card));
  if (note) facts.push(t("card-note", { note }));
  return aloud([...facts, ...poseTexts(card)]);
}

/** The accessible name of a teammate's card. */
export function cardLabel(view: View, who: string, card: HeldCard, place: number, known: boolean): string {
  const face = card.card === null ? t("hidden-card") : cardName(card.card);
  const facts = [t("their-card", { who, place, face }), ...poseTexts(card)];
  if (known) facts.push(t("they-know", { what: possibleText(view, card) }));
  else if (card.hints.length > 0) facts.push(hintsText(card));
  return aloud(facts);
}
