/** All that is known of a card of one's own, identity by identity, and one's note on it. */
import { useState } from "preact/hooks";
import { Shape } from "../art/Drawings.tsx";
import { coloursInPlay, has } from "../game/cards.ts";
import { ageOf, colourName, hintsText, possibleText } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { type HeldCard, NOTE_LENGTH, VALUES, type View } from "../messages.gen.ts";
import { sheet } from "../state/selection.ts";
import { ask, game } from "../state/table.ts";

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

function keepNote(card: number, text: string): void {
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

export function CardSheet({ view, card }: { view: View; card: HeldCard }) {
  const [note, setNote] = useState(game.value?.notes[card.id] ?? "");
  return (
    <>
      <p>
        {hintsText(card)} · {t("age", { rounds: ageOf(view, card) })}
      </p>
      <Possibilities view={view} card={card} />
      <p class="legend-line">{t("possibility-legend")}</p>
      <form
        class="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          keepNote(card.id, note.trim());
          sheet.value = null;
        }}
      >
        <label>
          {t("your-note")}
          <input value={note} maxLength={NOTE_LENGTH} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          {t("save")}
        </button>
      </form>
    </>
  );
}
