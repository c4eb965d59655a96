/** The fireworks: the top card of each, how far it has come, and how far it can still come (C4). */
import { useEffect, useRef, useState } from "preact/hooks";
import { Numeral, Shape } from "../art/Drawings.tsx";
import { coloursInPlay, reachOf, topOf } from "../game/cards.ts";
import { colourName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { Colour, Facts, View } from "../messages.gen.ts";
import { FLIGHT } from "../motion/flights.ts";
import { mayMove } from "../motion/still.ts";
import { Burst } from "../show/Burst.tsx";
import { useTable } from "../store/context.ts";

/** What each box does with the top card of a firework that cannot be completed (C4). */
const MARKS: Record<string, string> = { turn: "turned", pull: "pulled" };
const SHOW = 3400; // a burst, and its turn after those of quick bots

/** How many cards are seen on a firework, for a card takes its time to get there; and whether one has just come. */
function useGrowth(placed: number): { seen: number; grew: boolean } {
  const [seen, setSeen] = useState(placed);
  const [grew, setGrew] = useState(false);
  const before = useRef(placed);
  useEffect(() => {
    const more = placed > before.current && mayMove();
    before.current = placed;
    if (!more) return setSeen(placed);
    const arrival = setTimeout(() => {
      setSeen(placed);
      setGrew(true);
    }, FLIGHT);
    const end = setTimeout(() => setGrew(false), FLIGHT + SHOW);
    return () => {
      clearTimeout(arrival);
      clearTimeout(end);
      setGrew(false);
    };
  }, [placed]);
  return { seen: Math.min(seen, placed), grew };
}

function label(facts: Facts, colour: Colour, placed: number, reach: number): string {
  const name = colourName(colour);
  const top = topOf(facts, colour, placed);
  if (placed === facts.order[colour].length) return t("firework-complete", { name });
  const now = top === null ? t("firework-empty", { name }) : t("firework-top", { name, top });
  if (reach === facts.order[colour].length) return now;
  return `${now}. ${t("firework-blocked", { reach: topOf(facts, colour, reach) ?? 0 })}`;
}

function Firework({ facts, view, colour }: { facts: Facts; view: View; colour: Colour }) {
  const { box: boxShown } = useTable();
  const order = facts.order[colour];
  const placed = view.fireworks[colour] ?? 0;
  const reach = reachOf(facts, view, colour);
  const { seen, grew } = useGrowth(placed);
  const top = topOf(facts, colour, seen);
  const blocked = `blocked ${MARKS[boxShown.value?.mark ?? ""] ?? "outlined"}`;
  const state = seen === order.length ? "complete" : reach < order.length ? blocked : "";
  return (
    <li
      class={`firework c-${colour} ${seen === 0 ? "bare" : ""} ${state} ${grew ? "grew" : ""}`}
      data-firework={colour}
      data-placed={placed}
    >
      <span class="for-readers">{label(facts, colour, placed, reach)}</span>
      <span class="firework-card" aria-hidden="true" title={label(facts, colour, placed, reach)}>
        {top !== null && <Numeral value={top} />}
        <Shape colour={colour} class="emblem" />
      </span>
      {grew && <Burst key={placed} colour={colour} large={placed === order.length} />}
      <span class="steps" aria-hidden="true">
        {order.map((value, place) => (
          <i key={value} class={place < seen ? "done" : place >= reach ? "lost" : ""} />
        ))}
      </span>
    </li>
  );
}

export function Fireworks({ view }: { view: View }) {
  const { facts } = useTable();
  const known = facts.value;
  const colours = coloursInPlay(view);
  return (
    <ul class="fireworks" style={{ "--rows": colours.length }}>
      {known && colours.map((colour) => <Firework key={colour} facts={known} view={view} colour={colour} />)}
    </ul>
  );
}
