/** Pictures to the rules: real cards and tokens. */
import type { ComponentChildren } from "preact";
import { Sign } from "../art/Drawings.tsx";
import { Face } from "../art/Face.tsx";
import type { What } from "../game/actions.ts";
import { cardOf, copiesOf, faceOf } from "../game/cards.ts";
import { cardName } from "../game/describe.ts";
import { touches } from "../game/hints.ts";
import { list, t } from "../i18n.ts";
import { type Card, type Colour, type Facts, TILES } from "../messages.gen.ts";
import { NAMED, WILD } from "../rulebook.gen.ts";
import { facts, kindsOf, type Played, scaleOf } from "./chapters.ts";

interface CardsProps {
  cards: Card[];
  /** Those that a hint points at. */
  lit?: boolean[];
  /** How many there are of each. */
  copies?: number[];
}

function Cards({ cards, lit, copies }: CardsProps) {
  const seen = lit ? cards.filter((_, index) => lit[index]) : cards;
  return (
    <span class="picture-cards" role="img" aria-label={list(seen.map(cardName))}>
      {cards.map((card, index) => (
        <span key={index} class={`picture-card ${lit ? (lit[index] ? "lit" : "dim") : ""}`}>
          <Face card={card} />
          {copies && <small>×{copies[index]}</small>}
        </span>
      ))}
    </span>
  );
}

function Backs({ count }: { count: number }) {
  return (
    <span class="picture-cards" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class="picture-card back" />
      ))}
    </span>
  );
}

function Signs({ name, count }: { name: string; count: number }) {
  return (
    <span class={`picture-signs t-${name}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Sign key={index} name={name} class="on" />
      ))}
    </span>
  );
}

const then = <span class="picture-then">→</span>;

/** Cards, and what a hint points at. */
function Hinted({ cards, what, by = NAMED }: { cards: Card[]; what: What; by?: Facts }) {
  return <Cards cards={cards} lit={cards.map((card) => touches(by, card, what))} />;
}

/** The cards of a firework in order, and how many there are of each. */
function Deck({ colour }: { colour: Colour }) {
  const cards = fireworkOf(colour);
  return <Cards cards={cards} copies={cards.map((card) => copiesOf(NAMED, faceOf(card)))} />;
}

/** The steps of the impression scale (E5). */
function Scale({ game }: { game: Played }) {
  const { edition } = game;
  return (
    <dl class="scale">
      {scaleOf(edition, kindsOf(game)).map(([number, lowest, highest]) => (
        <div key={number}>
          <dt>{highest > lowest ? `${lowest}–${highest}` : lowest}</dt>
          <dd>{t(`impression-${edition.name}-${number}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tiles() {
  return (
    <ol class="tiles-list">
      {TILES.map((tile) => (
        <li key={tile}>{t(`tile-${tile}`)}</li>
      ))}
    </ol>
  );
}

const SAMPLE = ["r1", "b3", "r4", "g1", "w2"];
const fireworkOf = (colour: Colour) => NAMED.order[colour].map((value) => cardOf(colour, value));

const PICTURES: Record<string, (game: Played) => ComponentChildren> = {
  S2: () => <Deck colour="red" />,
  S3: ({ rules }) => (
    <>
      <Signs name="lantern" count={rules.hints} />
      <Signs name="spark" count={rules.mistakes} />
    </>
  ),
  S5: () => <Backs count={5} />,
  H3: () => (
    <>
      <Hinted cards={SAMPLE} what="red" />
      <Hinted cards={SAMPLE} what={1} />
    </>
  ),
  H7: (game) =>
    facts(game).multi === "wild" ? <Hinted cards={["r2", "b1", "m4", "r5"]} what="red" by={WILD} /> : null,
  D1: () => (
    <>
      <Cards cards={["g3"]} />
      {then}
      <Signs name="lantern" count={1} />
    </>
  ),
  P1: () => (
    <>
      <Cards cards={["y1", "y2"]} />
      {then}
      <Cards cards={["y3"]} />
    </>
  ),
  P2: () => (
    <>
      <Cards cards={["b1", "b2"]} />
      {then}
      <Cards cards={["b4"]} />
      <Signs name="spark" count={1} />
    </>
  ),
  P4: () => <Cards cards={fireworkOf("green")} />,
  E4: () => (
    <>
      <Cards cards={["r3", "y5", "g2", "b4", "w4"]} />
      <span class="picture-then">= 18</span>
    </>
  ),
  E5: (game) => <Scale game={game} />,
  X3: () => <Cards cards={["r5", "y5", "g5", "b5", "w5"]} />,
  M1: () => <Cards cards={fireworkOf("multicolour")} />,
  M2: () => <Hinted cards={["r1", "m2", "b3", "m5"]} what="multicolour" />,
  M3: () => <Hinted cards={["b1", "m2", "b3", "g5"]} what="blue" by={WILD} />,
  K1: () => <Deck colour="black" />,
  K2: () => (
    <>
      <Cards cards={fireworkOf("black").slice(0, 2)} />
      {then}
      <Cards cards={fireworkOf("black").slice(2, 3)} />
    </>
  ),
  B2: () => <Tiles />,
};

export function Picture({ number, game }: { number: string; game: Played }) {
  const drawing = PICTURES[number]?.(game);
  return drawing ? <div class="picture">{drawing}</div> : null;
}
