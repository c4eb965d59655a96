/** What your note on a card means: faces that you take it for, and marks that players of conventions know. */
import { type CardSet, COLOURS, type HeldCard, LETTERS, VALUES } from "../messages.gen.ts";
import { cardOf, has } from "./cards.ts";

export interface NoteMeaning {
  /** What you take the card for, as far as it can be that; null if the note does not say. */
  possible: CardSet | null;
  sign: "chop-moved" | "finesse" | "trash" | null;
}

const FACE = new RegExp(`^[${LETTERS}][${VALUES[0]}-${VALUES.length}]$`);

/** The faces among these that a set has, as a set. */
function within(set: CardSet, faces: Set<string>): CardSet {
  return COLOURS.flatMap((colour) => VALUES.map((value) => ({ colour, value })))
    .filter((face) => has(set, face) && faces.has(cardOf(face.colour, face.value)))
    .reduce((sum, { colour, value }) => sum + 2 ** (COLOURS.indexOf(colour) * VALUES.length + value - 1), 0);
}

/** `r1 y1`, `chop moved` or `cm`, `finesse` or `f`, `trash` or `kt`; what stands after the last bar counts, as on hanab.live. */
export function readNote(card: HeldCard, note: string): NoteMeaning {
  const text = (note.split("|").at(-1) ?? "").toLowerCase();
  const words = text.split(/[^a-z0-9]+/);
  const faces = new Set(words.filter((word) => FACE.test(word)));
  const possible = faces.size > 0 ? within(card.possible, faces) : 0;
  const moved = words.includes("cm") || /\bchop moved?\b/.test(text);
  const finesse = words.some((word) => word === "f" || word === "finesse" || word === "finessed");
  const trash = words.some((word) => word === "kt" || word === "trash");
  return { possible: possible || null, sign: moved ? "chop-moved" : finesse ? "finesse" : trash ? "trash" : null };
}
