/** A sky whose fireworks are as many as the score. */
import { coloursInPlay } from "../game/cards.ts";
import type { View } from "../messages.gen.ts";

const GOLDEN = 0.618034;

export function Finale({ view }: { view: View }) {
  const colours = coloursInPlay(view);
  const shells = colours.flatMap((colour) =>
    Array.from({ length: view.outcome === "lost" ? 0 : (view.fireworks[colour] ?? 0) }, (_, place) => ({ colour, place })),
  );
  return (
    <svg class="finale" viewBox="0 0 400 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {shells.map(({ colour, place }, index) => {
        const x = 20 + 360 * ((index * GOLDEN) % 1);
        const y = 22 + 84 * ((index * GOLDEN * GOLDEN * 2.7) % 1);
        return (
          <g key={index} class={`c-${colour}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <use
              href={`#shape-${colour}`}
              x={-6 - place * 1.6}
              y={-6 - place * 1.6}
              width={12 + place * 3.2}
              height={12 + place * 3.2}
              class="shell"
              style={{ animationDelay: `${(index * 0.09).toFixed(2)}s` }}
            />
          </g>
        );
      })}
    </svg>
  );
}
