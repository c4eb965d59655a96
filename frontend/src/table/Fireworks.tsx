/** The fireworks: the top card of each, how far it has come, and how far it can still come (C4). */
import { useEffect, useRef, useState } from "preact/hooks";
import { Shape } from "../art/Sprite.tsx";
import { coloursInPlay, orderOf, reachOf, topOf } from "../game/cards.ts";
import { colourName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { Colour, View } from "../messages.gen.ts";

const SHOW = 1400;

/** True for a moment after a firework grew. */
function useGrowth(placed: number): boolean {
  const before = useRef(placed);
  const [grew, setGrew] = useState(false);
  useEffect(() => {
    const more = placed > before.current;
    before.current = placed;
    if (!more) return;
    setGrew(true);
    const timer = setTimeout(() => setGrew(false), SHOW);
    return () => clearTimeout(timer);
  }, [placed]);
  return grew;
}

function label(colour: Colour, placed: number, reach: number): string {
  const name = colourName(colour);
  const top = topOf(colour, placed);
  if (placed === 5) return t("firework-complete", { name });
  const now = top === null ? t("firework-empty", { name }) : t("firework-top", { name, top });
  if (reach === 5) return now;
  return `${now}. ${t("firework-blocked", { reach: reach === 0 ? 0 : orderOf(colour)[reach - 1]! })}`;
}

function Firework({ view, colour }: { view: View; colour: Colour }) {
  const placed = view.fireworks[colour] ?? 0;
  const reach = reachOf(view, colour);
  const grew = useGrowth(placed);
  const state = placed === 5 ? "complete" : reach < 5 ? "blocked" : "";
  return (
    <li
      class={`firework c-${colour} ${placed === 0 ? "bare" : ""} ${state} ${grew ? "grew" : ""}`}
      data-firework={colour}
      data-placed={placed}
    >
      <span class="for-readers">{label(colour, placed, reach)}</span>
      <span class="firework-card" aria-hidden="true" title={label(colour, placed, reach)}>
        <b class="numeral">{topOf(colour, placed) ?? ""}</b>
        <Shape colour={colour} class="emblem" />
        {grew && <span class={placed === 5 ? "bloom large" : "bloom"} />}
      </span>
      <span class="steps" aria-hidden="true">
        {orderOf(colour).map((value, place) => (
          <i key={value} class={place < placed ? "done" : place >= reach ? "lost" : ""} />
        ))}
      </span>
    </li>
  );
}

export function Fireworks({ view }: { view: View }) {
  const colours = coloursInPlay(view);
  return (
    <ul class="fireworks" style={{ "--rows": colours.length }}>
      {colours.map((colour) => (
        <Firework key={colour} view={view} colour={colour} />
      ))}
    </ul>
  );
}
