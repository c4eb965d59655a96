/** What one would regret, as far as one can know it: then the page asks first. */
import type { CardSet, Colour, View } from "../messages.gen.ts";
import { COLOURS, type Face, has, VALUES } from "./cards.ts";

export type Danger = "misplay" | "last-copy";

function facesOf(set: CardSet): Face[] {
  return COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value }))).filter((face) => has(set, face));
}

/** Why one should think again about an action; null for most. */
export function dangerOf(view: View, action: string): Danger | null {
  const [verb, id, , announced] = action.split(" ");
  const card = view.hands.flat().find((one) => one.id === Number(id));
  if (!card) return null;
  const faces = facesOf(card.possible);
  if (verb === "play") {
    const fits = (face: Face) => has(view.playable, face) && (!announced || face.colour === (announced as Colour));
    return faces.some(fits) ? null : "misplay";
  }
  if (verb !== "discard") return null;
  const wanted = faces.filter((face) => !has(view.useless, face));
  return wanted.length > 0 && wanted.every((face) => has(view.irreplaceable, face)) ? "last-copy" : null;
}
