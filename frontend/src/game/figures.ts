/** Figures that experts count along: pace, efficiency and spare tokens. They follow from what everybody sees. */
import { COLOURS, type Facts, VALUES, type View } from "../messages.gen.ts";
import { coloursInPlay, has, reachOf } from "./cards.ts";

export interface Figures {
  /** How many turns may pass without a card that fits while the best score stays within reach; before the last round only
   * discards and mistakes take such turns. Null for a masterpiece, which has no last round. */
  pace: number | null;
  /** Cards placed, or hinted and not known to be useless, for each hint token spent or missed; null before the first, and
   * where bonus tiles or announcements (A2) bring tokens, too. */
  efficiency: number | null;
  /** Tokens to spend: those that are there, those from discards that pace allows, those from fireworks to complete. */
  spare: { now: number; discards: number; fireworks: number } | null;
}

function paceOf(view: View): number | null {
  if (view.rules.masterpiece || view.best <= 0) return null; // K5: below nothing a lost game is worth more
  return (view.turns_left ?? view.pile + view.players) - (view.best - view.worth);
}

/** Whether all that the hints on a card leave is useless. */
function isKnownUseless(view: View, told: number): boolean {
  return COLOURS.every((colour) =>
    VALUES.every((value) => !has(told, { colour, value }) || has(view.useless, { colour, value })),
  );
}

function efficiencyOf(facts: Facts, view: View): number | null {
  const colours = coloursInPlay(view);
  const placed = colours.reduce((sum, colour) => sum + (view.fireworks[colour] ?? 0), 0);
  const most = colours.reduce((sum, colour) => sum + reachOf(facts, view, colour), 0);
  const complete = colours.filter((colour) => view.fireworks[colour] === VALUES.length).length;
  // Whatever was discarded or played by mistake has brought a token or missed one, and so has a complete firework.
  const tokens = view.rules.hints + view.discards.length + complete - view.hints;
  const hinted = view.hands.flat().filter((card) => card.hints.length > 0 && !isKnownUseless(view, card.told)).length;
  return tokens > 0 ? Math.min(placed + hinted, most) / tokens : null;
}

function spareOf(facts: Facts, view: View, pace: number | null): Figures["spare"] {
  if (pace === null || view.turns_left !== null) return null;
  const fireworks = coloursInPlay(view).filter(
    (colour) => (view.fireworks[colour] ?? 0) < VALUES.length && reachOf(facts, view, colour) === VALUES.length,
  );
  return { now: view.hints, discards: Math.min(pace, view.pile), fireworks: fireworks.length };
}

export function figuresOf(facts: Facts, view: View): Figures {
  const pace = paceOf(view);
  if (view.rules.bonus_tiles || view.rules.announce) return { pace, efficiency: null, spare: null };
  return { pace, efficiency: efficiencyOf(facts, view), spare: spareOf(facts, view, pace) };
}
