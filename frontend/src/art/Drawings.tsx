/** The drawings. Every colour is a kind of firework with a shape of its own. Most are a single path, for there are many at
 * a table, and references to one drawing take browsers longer than copies of it. */
import type { ComponentChildren } from "preact";
import type { Colour } from "../messages.gen.ts";

/** A circle as part of a path; one that is drawn the other way round is a hole in another. */
function circle(x: number, y: number, r: number, hole = false): string {
  const half = `a${r} ${r} 0 1 ${hole ? 1 : 0}`;
  return `M${x - r} ${y}${half} ${2 * r} 0${half} ${-2 * r} 0z`;
}

/** Peony: a ball of round petals. */
const petals = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4).map((angle) =>
  circle(12 + 7.4 * Math.sin(angle), 12 - 7.4 * Math.cos(angle), 3.5),
);
const red = <path d={petals.join("") + circle(12, 12, 5.4)} />;
/** Star shell. */
const yellow = <path d="m12 .8 3.3 7.3 7.9.9-5.9 5.4 1.6 7.8L12 18.3l-6.9 3.9 1.6-7.8L.8 9l7.9-.9z" />;
/** Willow: trails that fall. */
const green = (
  <path
    d="M12 3v19M12 3.2C8.6 4 7.2 9 7 17.6M12 3.2C15.4 4 16.8 9 17 17.6M12 3C6 1.6 2.4 5.5 2.2 12.5M12 3c6-1.4 9.6 2.5 9.8 9.5"
    fill="none"
    stroke="currentColor"
    stroke-width="2.9"
    stroke-linecap="round"
  />
);
/** Ring shell. */
const blue = <path d={circle(12, 12, 10.5) + circle(12, 12, 7.1, true) + circle(12, 12, 3)} />;
/** Glitter: a four-pointed flash. */
const white = (
  <path d="M12 .4c.7 7.2 4.2 10.8 11.6 11.6-7.4.8-10.9 4.4-11.6 11.6C11.3 16.4 7.8 12.8.4 12 7.8 11.2 11.3 7.6 12 .4z" />
);
/** Rainbow fan. */
const multicolour = (
  <g fill="none" stroke-width="3.3" stroke-linecap="butt">
    <path d="M1.9 19.5a10.1 10.1 0 0 1 20.2 0" stroke="var(--rainbow-1)" />
    <path d="M5.6 19.5a6.4 6.4 0 0 1 12.8 0" stroke="var(--rainbow-2)" />
    <path d="M9.3 19.5a2.7 2.7 0 0 1 5.4 0" stroke="var(--rainbow-3)" />
  </g>
);
/** Black powder: a shell with a burning fuse. */
const black = (
  <>
    <circle cx="10" cy="14.5" r="8" />
    <path d="m14.5 7.5 3-3.2" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" />
    <path d="m20 0 .9 2.3L23.4 2.6l-1.9 1.7.7 2.5L20 5.5l-2.2 1.3.7-2.5-1.9-1.7 2.5-.3z" />
  </>
);

export const SHAPES: Record<Colour, ComponentChildren> = { red, yellow, green, blue, white, multicolour, black };

/** The values, drawn with a brush. */
const NUMERALS: Record<number, string> = {
  1: "M6 7.2 11 3v18",
  2: "M4.2 8.4C4.2 5.2 6.6 3 10 3s5.8 2.1 5.8 5.2c0 3.6-3.6 5.8-11.6 12.8h12",
  3: "M4.6 5.8C5.7 4 7.6 3 9.9 3c3.2 0 5.4 1.7 5.4 4.3 0 2.7-2.2 4.3-5.3 4.3 3.4 0 5.9 1.7 5.9 4.7 0 3-2.5 4.9-6 4.9-2.7 0-4.9-1.1-6.1-3.2",
  4: "M13 21V3L3.4 15.8h13.4",
  5: "M15 3H6.2L5.2 11c1.2-1 2.8-1.5 4.5-1.5 3.7 0 6.3 2.3 6.3 5.7 0 3.5-2.7 5.9-6.4 5.9-2.5 0-4.6-1-5.9-2.9",
};

const SIGNS: Record<string, ComponentChildren> = {
  lantern: (
    <path d="M8 2.5h8v2H8zM8 19.5h8v2H8zM12 5.2c5 0 7.2 3 7.2 6.8S17 18.8 12 18.8 4.8 15.8 4.8 12 7 5.2 12 5.2z" />
  ),
  spark: <path d="M13.5 1 4.5 13.5h6L9 23l10.5-13.5h-6.7z" />,
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
  idea: (
    <path d="M12 2a7.5 7.5 0 0 0-4.3 13.6c.8.6 1.3 1.3 1.3 2.4h6c0-1.1.5-1.800 1.3-2.4A7.5 7.5 0 0 0 12 2zM9 20h6v2H9z" />
  ),
  menu: <path d="M3 5h18v2.6H3zM3 10.7h18v2.6H3zM3 16.4h18V19H3z" />,
  grid: (
    <path d="M3 3h5v5H3zM9.5 3h5v5h-5zM16 3h5v5h-5zM3 9.5h5v5H3zM9.5 9.5h5v5h-5zM16 9.5h5v5h-5zM3 16h5v5H3zM9.5 16h5v5h-5z" />
  ),
  scroll: <path d="M5 2h13a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5zm3 5v2h9V7zm0 4v2h9v-2zm0 4v2h6v-2z" fill-rule="evenodd" />,
  talk: <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />,
  left: <path d="m15.5 4-8 8 8 8" class="line" />,
  right: <path d="m8.5 4 8 8-8 8" class="line" />,
  close: <path d="M5 5l14 14M19 5 5 19" class="line" />,
  note: <path d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" class="line" />,
  copy: <path d="M9 8h11v13H9zM15 8V3H4v13h5" class="line" />,
  cross: <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 7l10 10M17 7 7 17" class="line" />,
  bolt: <path d="m12 1 2.6 8.4H23l-6.8 5.2L18.8 23 12 17.8 5.2 23l2.6-8.4L1 9.4h8.4z" />,
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
      <path d={NUMERALS[value]!} class="brush" />
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
