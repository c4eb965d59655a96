/** What you would regret, as far as you can know it: then the page asks first. */
import { type CardSet, COLOURS, type Facts, VALUES, type View } from "../messages.gen.ts";
import { readAction } from "./actions.ts";
import { type Face, faceOf, has } from "./cards.ts";
import { couldComeBack } from "./tiles.ts";

/** A last copy may still come back by a bonus tile; then its firework is not lost yet. */
export type Danger = "misplay" | "wrong-colour" | "last-copy" | "last-copy-but-tile" | "last-or-useless";

function facesOf(set: CardSet): Face[] {
  return COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value }))).filter((face) => has(set, face));
}

/** Why one should think again about an action; null for most. */
export function dangerOf(facts: Facts, view: View, action: string): Danger | null {
  const asked = readAction(action);
  if (asked.kind !== "play" && asked.kind !== "discard") return null;
  const card = view.hands.flat().find((one) => one.id === asked.card);
  if (!card) return null;
  const faces = facesOf(card.possible);
  if (asked.kind === "play") {
    const fitting = faces.filter((face) => has(view.playable, face));
    if (fitting.length === 0) return "misplay";
    return asked.as === null || fitting.some((face) => face.colour === asked.as) ? null : "wrong-colour";
  }
  const wanted = faces.filter((face) => !has(view.useless, face));
  if (wanted.length === 0 || !wanted.every((face) => has(view.irreplaceable, face))) return null;
  if (wanted.length < faces.length) return "last-or-useless";
  return faces.some((face) => couldComeBack(facts, view, face)) ? "last-copy-but-tile" : "last-copy";
}

/** What an action really does that nobody would want: play a card that does not fit, or discard one that must not be lost. */
export function failsAs(view: View, action: string): "play" | "discard" | null {
  const done = readAction(action);
  if (done.kind !== "play" && done.kind !== "discard") return null;
  const held = view.hands.flat().find((one) => one.id === done.card);
  if (!held?.card) return null;
  const face = faceOf(held.card);
  return has(view[done.kind === "play" ? "playable" : "irreplaceable"], face) === (done.kind === "discard")
    ? done.kind
    : null;
}
