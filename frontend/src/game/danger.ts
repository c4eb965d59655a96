/** What one would regret, as far as one can know it: then the page asks first. */
import { type CardSet, COLOURS, VALUES, type View } from "../messages.gen.ts";
import { readAction } from "./actions.ts";
import { type Face, has } from "./cards.ts";

export type Danger = "misplay" | "last-copy";

export function facesOf(set: CardSet): Face[] {
  return COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value }))).filter((face) => has(set, face));
}

/** Why one should think again about an action; null for most. */
export function dangerOf(view: View, action: string): Danger | null {
  const asked = readAction(action);
  if (asked.kind !== "play" && asked.kind !== "discard") return null;
  const card = view.hands.flat().find((one) => one.id === asked.card);
  if (!card) return null;
  const faces = facesOf(card.possible);
  if (asked.kind === "play") {
    const fits = (face: Face) => has(view.playable, face) && (asked.as === null || face.colour === asked.as);
    return faces.some(fits) ? null : "misplay";
  }
  const wanted = faces.filter((face) => !has(view.useless, face));
  return wanted.length > 0 && wanted.every((face) => has(view.irreplaceable, face)) ? "last-copy" : null;
}
