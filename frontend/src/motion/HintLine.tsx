/** The way of a hint: lines from whoever gave it to the cards that it touched, and sparks that fly along them. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Told } from "../game/told.ts";
import type { Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { useFrames } from "../ui/useFrames.ts";
import { mayMove } from "./still.ts";

const FLY = 520;
const STAGGER = 90;

interface Point {
  x: number;
  y: number;
}

interface Way {
  from: Point;
  to: Point;
}

/** Where a hint comes from: the giver's lantern, or your own hand. */
function source(store: TableStore, seat: Seat): Point | null {
  const { eyes } = store;
  const own = seat === eyes.value;
  const place = own ? ".own-hand" : `.mate-name[data-seat="${seat}"] svg`;
  const box = store.root?.querySelector(place)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: own ? box.top : box.top + box.height / 2 } : null;
}

/** The near edge of something, as seen from a point. */
function edge(from: Point, box: DOMRect): Point {
  const y = from.y < box.top ? box.top : from.y > box.bottom ? box.bottom : box.top + box.height / 2;
  const beside = from.y >= box.top && from.y <= box.bottom;
  return { x: beside ? (from.x < box.left ? box.left : box.right) : box.left + box.width / 2, y };
}

function waysOf(store: TableStore, { by, to, touched }: Told): Way[] {
  const { eyes } = store;
  const from = source(store, by);
  if (!from) return [];
  const hand = to === eyes.value ? ".own-hand" : `.mate:has(.mate-name[data-seat="${to}"])`;
  const places = touched.length > 0 ? touched.map((card) => `${hand} [data-card="${card}"]`) : [`${hand} .hand`];
  return places
    .map((place) => store.root?.querySelector(place)?.getBoundingClientRect())
    .filter((box) => box !== undefined)
    .map((box) => ({ from, to: edge(from, box) }));
}

/** A gentle bow. */
function bow({ from, to }: Way): string {
  const bend = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  const side = to.x < from.x ? -bend : bend;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + side} ${(from.y + to.y) / 2 - bend / 3} ${to.x} ${to.y}`;
}

function Spark({ way: { from, to }, place }: { way: Way; place: number }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const timing = { duration: FLY, delay: place * STAGGER, easing: "ease-in-out", fill: "both" as const };
    const there = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    const frames = [
      { transform: "none", opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: `${there} scale(1.6)`, opacity: 0 },
    ];
    const flight = element.current?.animate(frames, timing);
    return () => flight?.cancel();
  }, []);
  return <i ref={element} class="hint-spark" style={{ left: `${from.x}px`, top: `${from.y}px` }} />;
}

function Ways({ told, hidden }: { told: Told; hidden: boolean }) {
  const store = useTable();
  const { view } = store;
  const [ways, setWays] = useState<Way[]>([]);
  const drawn = useFrames(4); // the hands come after the table
  const measure = () => setWays(waysOf(store, told));
  useLayoutEffect(measure, [drawn, view.value]);
  useEffect(() => {
    const table = store.root?.querySelector(".middle");
    const sizes = new ResizeObserver(measure);
    for (const part of table ? [table, ...table.children] : []) sizes.observe(part);
    table?.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      table?.removeEventListener("scroll", measure);
    };
  }, []);
  const colour = typeof told.what === "number" ? "" : `c-${told.what}`;
  return (
    <div class={`hint-ways ${colour}`} aria-hidden="true" hidden={hidden}>
      <svg aria-hidden="true">
        {ways.map((way, index) => (
          <path key={index} d={bow(way)} />
        ))}
      </svg>
      {mayMove() && ways.map((way, index) => <Spark key={index} way={way} place={index} />)}
    </div>
  );
}

/** Out of the way while you are choosing something; drawn anew where hands change places. */
export function HintLine() {
  const {
    eyes,
    hints: { newest },
    picking: { selection },
  } = useTable();
  const told = newest.value;
  return told && <Ways key={`${told.place} ${eyes.value}`} told={told} hidden={selection.value !== null} />;
}
