/** A sky whose fireworks are as many as the score: they rise one after the other, and their signs stay. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { SHAPES } from "../art/Drawings.tsx";
import { coloursInPlay } from "../game/cards.ts";
import type { Colour, View } from "../messages.gen.ts";
import { mayMove, PAUSE } from "../motion/still.ts";
import type { Shell } from "../show/shell.ts";

/** Steps that fill a plane evenly, however many shells there are. */
const ACROSS = 0.7548777;
const DOWN = 0.5698403;
/** After this many seconds a shell opens; its sign takes that long to unfold. */
const OPENS = 0.5;
const UNFOLDS = 0.9;

/** A shell: where it opens, as shares of the sky, and how many of its colour opened before. */
interface Star {
  colour: Colour;
  place: number;
  x: number;
  y: number;
}

/** Where the shells open: those of low cards first, of all colours in turn. */
function starsOf(view: View): Star[] {
  if (view.outcome === "lost") return [];
  const stars = coloursInPlay(view).flatMap((colour) =>
    Array.from({ length: view.fireworks[colour] ?? 0 }, (_, place) => ({ colour, place })),
  );
  return stars
    .sort((a, b) => a.place - b.place)
    .map((star, index) => ({
      ...star,
      x: 0.1 + 0.8 * ((0.4 + index * ACROSS) % 1),
      y: 0.14 + 0.66 * ((0.2 + index * DOWN) % 1),
    }));
}

/** Fires the shells over the sky; a perfect show ends with all colours at once. */
async function light(sky: Element, canvas: HTMLCanvasElement, stars: Star[], perfect: boolean): Promise<() => void> {
  const { fire, tonesAt } = await import("../show/fire.ts");
  const { clientWidth: width, clientHeight: height } = canvas;
  const shell = (colour: Colour, x: number, y: number, radius: number, start: number): Shell => {
    const tones = tonesAt(sky.querySelector(`.c-${colour}`) ?? sky);
    const size = { from: height + 10, radius: radius * height };
    return { colour, tones, x: x * width, y: y * height, ...size, start, dusk: false };
  };
  const shells = stars.map(({ colour, place, x, y }, index) =>
    shell(colour, x, y, 0.12 + 0.053 * place, index * PAUSE),
  );
  const colours = perfect ? [...new Set(stars.map(({ colour }) => colour))] : [];
  const last = stars.length * PAUSE + 0.6;
  const all = colours.map((colour, index) => shell(colour, (index + 0.5) / colours.length, 0.45, 0.42, last));
  return fire(canvas, [...shells, ...all]);
}

/** The sign of each shell unfolds in its turn. All of them begin and end together: whenever one began or ended by itself,
 * the page's main thread would have to style and layer the page anew. */
function unfold(signs: Iterable<Element>, count: number): void {
  const whole = count * PAUSE + OPENS + UNFOLDS;
  [...signs].forEach((sign, index) => {
    const opens = index * PAUSE + OPENS;
    const frames: Keyframe[] = [
      { transform: "scale(0)", opacity: 0 },
      { transform: "scale(0)", opacity: 0, offset: opens / whole, easing: "ease-out" },
      { transform: "scale(1.25)", opacity: 1, offset: (opens + 0.6 * UNFOLDS) / whole, easing: "ease-out" },
      { transform: "none", opacity: 1, offset: (opens + UNFOLDS) / whole },
      { transform: "none", opacity: 1 },
    ];
    sign.animate(frames, { duration: 1000 * whole });
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

export function Finale({ view }: { view: View }) {
  const sky = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stars = starsOf(view);
  const moves = mayMove() && stars.length > 0;
  useLayoutEffect(() => {
    if (moves && sky.current) unfold(sky.current.getElementsByClassName("shell"), stars.length);
  }, []);
  useEffect(() => {
    if (!moves || !sky.current || !canvas.current) return;
    const stop = light(sky.current, canvas.current, stars, view.outcome === "perfect");
    return () => void stop.then((end) => end());
  }, []);
  return (
    <div ref={sky} class="finale" aria-hidden="true">
      {stars.map(({ colour, place, x, y }, index) => (
        <svg
          key={index}
          aria-hidden="true"
          class={`shell c-${colour}`}
          style={{
            left: percent(x),
            top: percent(y),
            height: percent(0.082 + 0.024 * place),
          }}
          viewBox="0 0 24 24"
          fill="currentColor"
        >
          {SHAPES[colour]}
        </svg>
      ))}
      <canvas ref={canvas} />
    </div>
  );
}
