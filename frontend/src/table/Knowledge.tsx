/** What is known of a card, drawn: a fact large, what is possible small, and nothing in the place of what is excluded. */
import { Numeral, Shape, Sign } from "../art/Drawings.tsx";
import { coloursInPlay, coloursOf, handOf, valuesOf } from "../game/cards.ts";
import { readNote } from "../game/notes.ts";
import { type HeldCard, VALUES, type View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

const MOST_MARKS = 4;

export function Knowledge({ view, card: held }: { view: View; card: HeldCard }) {
  const { game, eyes } = useTable();
  const own = eyes.value !== null && handOf(view, eyes.value).some(({ id }) => id === held.id);
  const noted = own ? readNote(held, game.value?.notes[held.id] ?? "").possible : null; // your own guess, drawn as such
  const card = noted === null ? held : { ...held, possible: noted };
  const play = coloursInPlay(view);
  const colours = coloursOf(card.possible, play);
  const values = valuesOf(card.possible, play);
  const colour = colours.length === 1 ? (colours[0] ?? null) : null;
  const value = values.length === 1 ? (values[0] ?? null) : null;
  return (
    <span class={`knowledge ${noted === null ? "" : "noted"} ${colour ? `c-${colour} sure` : ""}`} aria-hidden="true">
      <span class="known">
        {value !== null && <Numeral value={value} />}
        {colour && <Shape colour={colour} class="emblem" />}
      </span>
      {!colour && (
        <span class="maybe colours">
          {play.map((one) =>
            colours.includes(one) ? <Shape key={one} colour={one} class={`c-${one}`} /> : <i key={one} class="out" />,
          )}
        </span>
      )}
      {value === null && (
        <span class="maybe values">
          {VALUES.map((one) => (
            <i key={one} class={values.includes(one) ? "" : "out"}>
              {values.includes(one) && one}
            </i>
          ))}
        </span>
      )}
    </span>
  );
}

/** The hints that touched a card, as small marks. */
export function HintMarks({ card }: { card: HeldCard }) {
  return (
    <span class="marks" aria-hidden="true">
      {[...new Set(card.hints)]
        .slice(-MOST_MARKS)
        .map((what) =>
          typeof what === "number" ? <i key={what}>{what}</i> : <Shape key={what} colour={what} class={`c-${what}`} />,
        )}
    </span>
  );
}

const SIGNS = { "chop-moved": "hold", finesse: "idea", trash: "cross" } as const;

/** Your own note on a card, and a frame around the card if players of conventions have a word for what it says. */
export function NoteMark({ card }: { card: HeldCard }) {
  const { game } = useTable();
  const shared = game.value?.all_hands ? game.value.everyones_notes?.find((notes) => notes[card.id])?.[card.id] : null;
  const note = game.value?.notes[card.id] ?? shared;
  if (!note) return null;
  const { sign } = readNote(card, note);
  return (
    <>
      {sign && <span class={`note-frame ${sign}`} aria-hidden="true" />}
      <span class="note-mark" aria-hidden="true">
        <Sign name={sign ? SIGNS[sign] : "note"} />
        <span>{note}</span>
      </span>
    </>
  );
}
