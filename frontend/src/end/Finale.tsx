/** A sky whose fireworks are as many as the score: they rise one after the other, and their signs stay. */
import { useEffect, useRef } from "preact/hooks";
import { SHAPES } from "../art/Drawings.tsx";
import { coloursInPlay } from "../game/cards.ts";
import type { Colour, View } from "../messages.gen.ts";
import { mayMove } from "../motion/still.ts";
import type { Shell } from "../show/shell.ts";

/** Steps that fill a plane evenly, however many shells there are. */
const ACROSS = 0.7548777;
const DOWN = 0.5698403;
/** Seconds between two shells: fewer than three a second, for a sky shall not flicker. */
const PAUSE = 0.36;
const OPENS = 0.5;
const WIDTH = 400;
const HEIGHT = 170;

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
    .map((star, index) => ({ ...star, x: 64 + 272 * ((0.4 + index * ACROSS) % 1), y: 24 + 112 * ((0.2 + index * DOWN) % 1) }));
}

/** Fires the shells over the drawn sky; a perfect show ends with all colours at once. */
async function fire(sky: SVGSVGElement, canvas: HTMLCanvasElement, stars: Star[], perfect: boolean): Promise<() => void> {
  const { play, tonesAt } = await import("../show/shell.ts");
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const tones = (colour: Colour) => tonesAt(sky.querySelector(`.c-${colour}`)!, true);
  const shells: Shell[] = stars.map(({ colour, place, x, y }, index) => ({
    colour,
    tones: tones(colour),
    x: width / 2 + (x - WIDTH / 2) * scale,
    y: height / 2 + (y - HEIGHT / 2) * scale,
    from: height + 10,
    radius: (20 + place * 9) * scale,
    start: index * PAUSE,
  }));
  const colours = perfect ? [...new Set(stars.map(({ colour }) => colour))] : [];
  const last = stars.length * PAUSE + 0.6;
  colours.forEach((colour, index) => {
    const x = (width * (index + 0.5)) / colours.length;
    shells.push({ colour, tones: tones(colour), x, y: height * 0.45, from: height + 10, radius: height * 0.42, start: last });
  });
  return play(canvas, shells);
}

export function Finale({ view }: { view: View }) {
  const sky = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stars = starsOf(view);
  useEffect(() => {
    if (!mayMove() || stars.length === 0) return;
    const stop = fire(sky.current!, canvas.current!, stars, view.outcome === "perfect");
    return () => void stop.then((end) => end());
  }, []);
  return (
    <div class="finale" aria-hidden="true">
      <svg ref={sky} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
        {stars.map(({ colour, place, x, y }, index) => (
          <g key={index} class={`c-${colour}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <g class="shell" style={{ animationDelay: `${(index * PAUSE + OPENS).toFixed(2)}s` }}>
              <svg
                x={-7 - place * 2}
                y={-7 - place * 2}
                width={14 + place * 4}
                height={14 + place * 4}
                viewBox="0 0 24 24"
                fill="currentColor"
              >
                {SHAPES[colour]}
              </svg>
            </g>
          </g>
        ))}
      </svg>
      <canvas ref={canvas} />
    </div>
  );
}
