/** The discards as colour × value with the copies left; what is lost and what must not be lost is marked (C4, D3). */
import { Shape } from "../art/Drawings.tsx";
import { cardOf, coloursInPlay, copiesOf, type Face, faceOf, has } from "../game/cards.ts";
import { colourName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { type Colour, type Facts, VALUES, type View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

interface Cell {
  copies: number;
  gone: number;
  played: boolean;
  state: "played" | "lost" | "dear" | "open";
}

function cellOf(facts: Facts, view: View, face: Face): Cell {
  const copies = copiesOf(facts, face);
  const gone = view.discards.filter(([, card]) => {
    const other = faceOf(card);
    return other.colour === face.colour && other.value === face.value;
  }).length;
  const played = facts.order[face.colour].indexOf(face.value) < (view.fireworks[face.colour] ?? 0);
  const state = played ? "played" : has(view.useless, face) ? "lost" : has(view.irreplaceable, face) ? "dear" : "open";
  return { copies, gone, played, state };
}

function CellView({ facts, view, colour, value }: { facts: Facts; view: View; colour: Colour; value: number }) {
  const { copies, gone, played, state } = cellOf(facts, view, { colour, value });
  const left = copies - gone - (played ? 1 : 0);
  const label = t("cell", { left, copies, gone, state });
  return (
    <td class={`cell ${state}`} title={label} data-gone={gone} data-cell={cardOf(colour, value)}>
      <span class="for-readers">{label}</span>
      <b aria-hidden="true">{value}</b>
      <span class="copies" aria-hidden="true">
        {Array.from({ length: copies }, (_, copy) => (
          <i key={copy} class={copy < gone ? "gone" : copy === copies - 1 && played ? "up" : ""} />
        ))}
      </span>
    </td>
  );
}

export function DiscardGrid({ view }: { view: View }) {
  const facts = useTable().facts.value;
  if (!facts) return null;
  return (
    <>
      <table class="grid">
        <caption class="for-readers">{t("discards")}</caption>
        <thead class="for-readers">
          <tr>
            <th scope="col">{t("colour")}</th>
            {VALUES.map((value) => (
              <th key={value} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coloursInPlay(view).map((colour) => (
            <tr key={colour} class={`c-${colour}`}>
              <th scope="row">
                <Shape colour={colour} />
                <span class="for-readers">{colourName(colour)}</span>
              </th>
              {VALUES.map((value) => (
                <CellView key={value} facts={facts} view={view} colour={colour} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend row wrap faint">
        {(["open", "dear", "lost", "played"] as const).map((state) => (
          <li key={state} class={state}>
            {t("legend", { state })}
          </li>
        ))}
      </ul>
      {view.outcome === null && !view.rules.masterpiece && <p class="best">{t("best-score", { best: view.best })}</p>}
    </>
  );
}
