/** All that is known of a card, your own or another's: the hints that touched it, identity by identity, and your note. */
import { useState } from "preact/hooks";
import { Shape } from "../art/Drawings.tsx";
import { coloursInPlay, has } from "../game/cards.ts";
import { ageOf, cardName, colourName, possibleText } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { type CardId, type HeldCard, NOTE_LENGTH, VALUES, type View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { Lantern, Named } from "./MoveSigns.tsx";

function Possibilities({ view, card }: { view: View; card: HeldCard }) {
  return (
    <table class="possibilities">
      <caption class="for-readers">{possibleText(view, card)}</caption>
      <tbody>
        {coloursInPlay(view).map((colour) => (
          <tr key={colour} class={`c-${colour}`}>
            <th scope="row">
              <Shape colour={colour} />
              <span class="for-readers">{colourName(colour)}</span>
            </th>
            {VALUES.map((value) => {
              const face = { colour, value };
              const state = has(card.possible, face) ? "possible" : has(card.told, face) ? "counted" : "told";
              return (
                <td key={value} class={state} title={t("possibility", { state })}>
                  {value}
                  <span class="for-readers"> {t("possibility", { state })}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function keepNote(store: TableStore, card: CardId, text: string): void {
  const { ask, game } = store;
  ask(
    { type: "note", card, text },
    {
      done: () => {
        const now = game.value;
        if (!now) return;
        const { [card]: _, ...others } = now.notes;
        game.value = { ...now, notes: text ? { ...others, [card]: text } : others };
      },
    },
  );
}

/** Who said what about the card, and when; each leads back to its moment. */
function Hints({ card }: { card: CardId }) {
  const {
    hints: { hintWords, hintsOn },
    picking: { sheet, unpick },
    playback: { goTo },
  } = useTable();
  const hints = hintsOn.value.get(card) ?? [];
  if (hints.length === 0) return <p>{t("not-hinted")}</p>;
  return (
    <ul class="card-hints" aria-label={t("hints-on-card")}>
      {hints.map((told) => (
        <li key={told.place}>
          <button
            type="button"
            onClick={() => {
              sheet.value = null;
              unpick();
              goTo(told.place + 1);
            }}
          >
            <Named what={told.what} />
            <Lantern seat={told.by} />
            {hintWords(told)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function NoteForm({ card }: { card: CardId }) {
  const store = useTable();
  const {
    game,
    picking: { sheet },
  } = store;
  const [note, setNote] = useState(game.value?.notes[card] ?? "");
  return (
    <form
      class="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        keepNote(store, card, note.trim());
        sheet.value = null;
      }}
    >
      <label>
        {t("your-note")}
        <textarea
          rows={2}
          value={note}
          maxLength={NOTE_LENGTH}
          onInput={(event) => setNote(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <button type="submit" class="primary">
        {t("save")}
      </button>
    </form>
  );
}

/** What is written on a card: all of it, for on the card there is little room; once the game is over, everybody's. */
function Notes({ card }: { card: CardId }) {
  const { game, seatName } = useTable();
  const written = game.value?.notes[card];
  if (written) return <p class="notice">{written}</p>;
  const notes = (game.value?.everyones_notes ?? []).map((byCard) => byCard[card]);
  return (
    <ul class="row wrap chips">
      {notes.map(
        (text, seat) =>
          text && (
            <li key={seat}>
              <b>{seatName(seat)}</b>: {text}
            </li>
          ),
      )}
    </ul>
  );
}

export function CardSheet({ view, card }: { view: View; card: HeldCard }) {
  const { eyes, mySeat, seatName, table } = useTable();
  const holder = view.hands.findIndex((hand) => hand.includes(card));
  const theirs = holder !== eyes.value;
  const known = possibleText(view, card);
  return (
    <>
      <p>
        {theirs && `${seatName(holder)}: `}
        {card.card !== null && `${cardName(card.card)} · `}
        {theirs ? t("they-know", { what: known }) : known} · {t("age", { rounds: ageOf(view, card) })}
      </p>
      <Hints card={card.id} />
      <Possibilities view={view} card={card} />
      <p class="legend-line faint">{t("possibility-legend")}</p>
      {table.value?.phase === "playing" && mySeat.value !== null ? (
        <NoteForm card={card.id} />
      ) : (
        <Notes card={card.id} />
      )}
    </>
  );
}
