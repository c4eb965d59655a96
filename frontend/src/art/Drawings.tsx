/** The drawings. Every colour is a kind of firework with a shape of its own. Most are a single path, for there are many at
 * a table, and references to one drawing take browsers longer than copies of it. */
import type { ComponentChildren } from "preact";
import type { Colour } from "../messages.gen.ts";
import { NUMERALS, SHAPES as PARTS, type Part, TOKENS } from "../shapes.gen.ts";

/** A path of a shape, in the colour of the text or of the rainbow. */
function drawn({ d, line, butt, rainbow }: Part) {
  const colour = rainbow ? `var(--rainbow-${rainbow})` : "currentColor";
  if (line === undefined) return <path key={d} d={d} />;
  return (
    <path key={d} d={d} fill="none" stroke={colour} stroke-width={line} stroke-linecap={butt ? "butt" : "round"} />
  );
}

export const SHAPES = Object.fromEntries(
  Object.entries(PARTS).map(([colour, parts]) => [colour, parts.length === 1 ? parts.map(drawn)[0] : parts.map(drawn)]),
) as Record<Colour, ComponentChildren>;

const SIGNS: Record<string, ComponentChildren> = {
  lantern: <path d={TOKENS.lantern} />,
  spark: <path d={TOKENS.spark} />,
  pile: (
    <>
      <rect x="3" y="6" width="12" height="16" rx="2" opacity=".55" />
      <rect x="8.5" y="2" width="12.5" height="17" rx="2" />
    </>
  ),
  /** The pile with an eye on it: somebody can know these cards. */
  seed: (
    <path
      d="M9 2h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-1.5v.5A1.5 1.5 0 0 1 16 22H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h2V4a2 2 0 0 1 2-2zm5 5c-3 0-5 2.5-5.8 4 .8 1.5 2.8 4 5.8 4s5-2.5 5.8-4C19 9.5 17 7 14 7zm0 1.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"
      fill-rule="evenodd"
    />
  ),
  undo: (
    <path
      d="M8.5 4 3.5 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11H8"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  eye: (
    <path
      d="M12 5C6.5 5 2.8 9.5 1.5 12c1.3 2.5 5 7 10.5 7s9.2-4.5 10.5-7C21.2 9.5 17.5 5 12 5zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"
      fill-rule="evenodd"
    />
  ),
  watchers: (
    <path d="M8.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 19.5c0-4 2.8-6.5 6.5-6.5s6.5 2.5 6.5 6.5zM16 6a2.8 2.8 0 1 1 0 5.6 4.9 4.9 0 0 0 0-5.6zm.2 7.4c3.3 0 5.8 2.3 5.8 6.1h-5.3c0-2.5-.7-4.6-2.2-5.9.5-.1 1.1-.2 1.7-.2z" />
  ),
  idea: (
    <path d="M12 2a7.5 7.5 0 0 0-4.3 13.6c.8.6 1.3 1.3 1.3 2.4h6c0-1.1.5-1.8 1.3-2.4A7.5 7.5 0 0 0 12 2zM9 20h6v2H9z" />
  ),
  /** A head with a star in it. */
  memory: (
    <path
      d="M12 2a8.5 8.5 0 0 0-8.3 10.3L2 16h2.5v3a2 2 0 0 0 2 2H9v1h8v-5.5A8.5 8.5 0 0 0 12 2zm0 4 1.3 3 3.2.3-2.4 2.1.7 3.1L12 12.9l-2.8 1.6.7-3.1L7.5 9.3l3.2-.3z"
      fill-rule="evenodd"
    />
  ),
  ask: (
    <path
      d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm8 2c-2 0-3.3 1.2-3.5 3h2c.1-.8.7-1.3 1.5-1.3.9 0 1.5.5 1.5 1.2 0 .6-.3.9-1.2 1.5-1 .6-1.4 1.2-1.4 2.4h2c0-.7.3-1 1.2-1.6 1-.7 1.6-1.4 1.6-2.5C15.7 6.2 14.2 5 12 5zm-1.2 8v2h2.3v-2z"
      fill-rule="evenodd"
    />
  ),
  /** A torch: whoever has it looks after the tokens. */
  master: (
    <path d="M12.3.8c3.4 3 5.2 5.3 5.2 8 0 2.6-2 4.4-5.5 4.4S6.5 11.4 6.5 8.8c0-1.9 1-3.3 2.3-4.6.1 1.3.6 2 1.5 2.5.2-2.5.7-4.2 2-5.9zM7.5 14.5h9L13.8 23h-3.6z" />
  ),
  menu: <path d="M3 5h18v2.6H3zM3 10.7h18v2.6H3zM3 16.4h18V19H3z" />,
  grid: (
    <path d="M3 3h5v5H3zM9.5 3h5v5h-5zM16 3h5v5h-5zM3 9.5h5v5H3zM9.5 9.5h5v5h-5zM16 9.5h5v5h-5zM3 16h5v5H3zM9.5 16h5v5h-5z" />
  ),
  scroll: <path d="M5 2h13a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5zm3 5v2h9V7zm0 4v2h9v-2zm0 4v2h6v-2z" fill-rule="evenodd" />,
  talk: <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />,
  left: <path d="m15.5 4-8 8 8 8" class="line" />,
  right: <path d="m8.5 4 8 8-8 8" class="line" />,
  raise: <path d="m4 15.5 8-8 8 8" class="line" />,
  lower: <path d="m4 8.5 8 8 8-8" class="line" />,
  /** A card that goes up, down and to either side. */
  hold: <path d="M8.5 7h7v10h-7zM5 9l-3 3 3 3M19 9l3 3-3 3M9.5 3.5 12 1.5l2.5 2M9.5 20.5l2.5 2 2.5-2" class="line" />,
  turn: <path d="M20 12a8 8 0 1 1-2.6-5.9M20.5 2.5v5h-5" class="line" />,
  /** Out of the discards. */
  rescue: <path d="M4 14v7h16v-7M12 17V4M7 8.5l5-5 5 5" class="line" />,
  close: <path d="M5 5l14 14M19 5 5 19" class="line" />,
  note: <path d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" class="line" />,
  copy: <path d="M9 8h11v13H9zM15 8V3H4v13h5" class="line" />,
  picture: <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M16 8.6v.1" class="line" />,
  cross: <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 7l10 10M17 7 7 17" class="line" />,
  tick: <path d="m4 12.8 5.4 5.4L20 6.6" class="line" />,
  down: <path d="M12 3v15M5.5 12l6.5 6.5 6.5-6.5" class="line" />,
  order: <path d="M4 8h14l-4-4M20 16H6l4 4" class="line" />,
  tile: <path d="M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM12 8v8M8 12h8" class="line" />,
  branch: <path d="M6 21V3M6 14c0-5 3-7 11-7M13.5 3 18 7l-4.5 4" class="line" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.500" class="line" />,
  again: <path d="M5 5v5h5M5.5 10A8 8 0 1 1 4.5 15" class="line" />,
  /** A device that goes round. */
  device: (
    <path
      d="M8 6h8v12H8zM11.5 15.5h1M4 8.5C5 5 8 2.5 12 2.5M20 15.5c-1 3.500-4 6-8 6M2 6l2 2.500L6.500 7M22 18l-2-2.500-2.500 1.500"
      class="line"
    />
  ),
  play: <path d="M7 3.5 20 12 7 20.5z" />,
  pause: <path d="M6 4h4.5v16H6zM13.5 4H18v16h-4.5z" />,
};

export function Shape({ colour, class: name = "" }: { colour: Colour; class?: string }) {
  return (
    <svg class={`shape ${name}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {SHAPES[colour]}
    </svg>
  );
}

export function Numeral({ value }: { value: number }) {
  return (
    <svg class="numeral" viewBox="0 0 20 24" aria-hidden="true">
      <path d={NUMERALS[value]} class="brush" />
    </svg>
  );
}

export function Sign({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`sign ${extra}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}
