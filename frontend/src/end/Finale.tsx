/** A sky whose fireworks are as many as the score. */
import { coloursInPlay } from "../game/cards.ts";
import type { View } from "../messages.gen.ts";

/** Steps that fill a plane evenly, however many shells there are. */
const ACROSS = 0.7548777;
const DOWN = 0.5698403;

export function Finale({ view }: { view: View }) {
  const colours = coloursInPlay(view);
  const shells = colours.flatMap((colour) =>
    Array.from({ length: view.outcome === "lost" ? 0 : (view.fireworks[colour] ?? 0) }, (_, place) => ({ colour, place })),
  );
  return (
    <svg class="finale" viewBox="0 0 400 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {shells.map(({ colour, place }, index) => {
        const x = 24 + 352 * ((0.4 + index * ACROSS) % 1);
        const y = 22 + 88 * ((0.2 + index * DOWN) % 1);
        return (
          <g key={index} class={`c-${colour}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <use
              href={`#shape-${colour}`}
              x={-7 - place * 2}
              y={-7 - place * 2}
              width={14 + place * 4}
              height={14 + place * 4}
              class="shell"
              style={{ animationDelay: `${(index * 0.09).toFixed(2)}s` }}
            />
          </g>
        );
      })}
    </svg>
  );
}
