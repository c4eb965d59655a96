/** The tokens of each box: both sides of a hint token and of a mistake token. What is available and what is spent differs
 * in shape, not only in colour. */
import type { ComponentChildren } from "preact";

export type TokenKind = "hint" | "mistake";

/** How a token looks while a hint is available or a mistake is made (on), and otherwise. */
type Sides = { on: ComponentChildren; off: ComponentChildren };

const tile = (name: string) => <rect class={name} x="2.5" y="2.5" width="19" height="19" rx="4" />;
const disc = (name: string) => <circle class={name} cx="12" cy="12" r="9.5" />;
const BOLT = "M13.5 1 4.5 13.5h6L9 23l10.5-13.5h-6.7z";
const SMALL_BOLT = "M13.2 5 7.5 13h4l-1.4 6 6.4-8.4h-4.2z";
const BURST =
  "M12 5v3.4M12 15.6V19M5 12h3.4M15.6 12H19M7.05 7.05l2.4 2.4M14.55 14.55l2.4 2.4M16.95 7.05l-2.4 2.4M9.45 14.55l-2.4 2.4";
const LANTERN = "M8 2.5h8v2H8zM8 19.5h8v2H8zM12 5.2c5 0 7.2 3 7.2 6.8S17 18.8 12 18.8 4.8 15.8 4.8 12 7 5.2 12 5.2z";
const STARS =
  "m8 6 .8 1.7 1.9.2-1.4 1.3.4 1.8L8 10.1 6.3 11l.4-1.8-1.4-1.3 1.9-.2zM16 12l.8 1.7 1.9.2-1.4 1.3.4 1.8-1.7-.9-1.7.9.4-1.8-1.4-1.3 1.9-.2z";

/** A chip with notches in its rim. */
function chip(name: string, middle: ComponentChildren): Sides {
  return {
    on: (
      <>
        {disc(`${name} tk-face`)}
        <circle class="tk-rim" cx="12" cy="12" r="6.8" stroke-dasharray="3.56 3.56" />
        {middle}
      </>
    ),
    off: (
      <>
        {disc(`${name} tk-bare`)}
        {middle}
      </>
    ),
  };
}

/** Of no box: lanterns and sparks. */
const LANTERNS: Record<TokenKind, Sides> = {
  hint: { on: <path class="tk-glow" d={LANTERN} />, off: <path class="tk-faint" d={LANTERN} /> },
  mistake: { on: <path class="tk-danger" d={BOLT} />, off: <path class="tk-faint" d={BOLT} /> },
};

const LOOKS: Record<string, Record<TokenKind, Sides>> = {
  /** Tiles with a white and a black side; a sky with stars, or with a storm. */
  tiles: {
    hint: {
      on: (
        <>
          {tile("tk-white")}
          <path class="tk-on-white" d={BURST} />
        </>
      ),
      off: (
        <>
          {tile("tk-black")}
          <path class="tk-on-black" d="M8 12h8" />
        </>
      ),
    },
    mistake: {
      on: (
        <>
          {tile("tk-storm")}
          <path class="tk-flash" d={SMALL_BOLT} />
        </>
      ),
      off: (
        <>
          {tile("tk-night")}
          <path class="tk-stars" d={STARS} />
        </>
      ),
    },
  },
  /** Round tokens that are turned over; the red sun rises on a mistake. */
  suns: {
    hint: {
      on: (
        <>
          {disc("tk-paper")}
          <path class="tk-on-white" d={BURST} />
        </>
      ),
      off: (
        <>
          {disc("tk-bare")}
          <path class="tk-turned" d="M8 12h8" />
        </>
      ),
    },
    mistake: {
      on: (
        <>
          <path
            class="tk-rays"
            d="M12 .5v4M12 19.5v4M.5 12h4M19.5 12h4M3.9 3.9l2.8 2.8M17.3 17.3l2.8 2.8M20.1 3.9l-2.8 2.8M6.7 17.3l-2.8 2.8"
          />
          <circle class="tk-sun" cx="12" cy="12" r="6.3" />
        </>
      ),
      off: disc("tk-bare"),
    },
  },
  /** Blue and red chips, in the lid of the box or beside it. */
  chips: {
    hint: chip("tk-blue", <circle class="tk-middle" cx="12" cy="12" r="3" />),
    mistake: chip("tk-red", <path class="tk-middle" d="m12 7.5 4.5 4.5-4.5 4.5L7.5 12z" />),
  },
  /** Counters with a lantern or a lightning, in the lid of the box or beside it. */
  lid: {
    hint: {
      on: (
        <>
          {disc("tk-paper")}
          <path class="tk-in-paper" d={LANTERN} transform="translate(5.4 5.4) scale(.55)" />
        </>
      ),
      off: disc("tk-bare"),
    },
    mistake: {
      on: (
        <>
          {disc("tk-fault")}
          <path class="tk-flash" d={SMALL_BOLT} />
        </>
      ),
      off: (
        <>
          {disc("tk-bare")}
          <path class="tk-faint" d={SMALL_BOLT} />
        </>
      ),
    },
  },
};

/** A coin with a square hole, for hints beyond those of the box. */
const COIN: Sides = {
  on: <path class="tk-coin" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8.8 8.8h6.4v6.4H8.8z" fill-rule="evenodd" />,
  off: (
    <>
      {disc("tk-bare")}
      <path class="tk-turned" d="M8.8 8.8h6.4v6.4H8.8z" />
    </>
  ),
};

/** Boxes whose lid holds what is available. */
export const inLid = (look: string): boolean => look === "chips" || look === "lid";

interface TokenProps {
  look: string;
  kind: TokenKind;
  on: boolean;
  /** One that does not come with the box. */
  coin?: boolean;
}

export function Token({ look, kind, on, coin = false }: TokenProps) {
  const sides = coin ? COIN : (LOOKS[look] ?? LANTERNS)[kind];
  return (
    <svg class={`token ${on ? "on" : "off"}`} viewBox="0 0 24 24" aria-hidden="true">
      {on ? sides.on : sides.off}
    </svg>
  );
}
