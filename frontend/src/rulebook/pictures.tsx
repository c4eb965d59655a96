/** Pictures to the rules: real cards and tokens. */
import type { ComponentChildren } from "preact";
import { Sign } from "../art/Drawings.tsx";
import { Face } from "../art/Face.tsx";
import { orderOf } from "../game/cards.ts";
import { cardName } from "../game/describe.ts";
import { list, t } from "../i18n.ts";
import type { Card } from "../messages.gen.ts";
import { facts, type Played } from "./chapters.ts";

interface CardsProps {
  cards: Card[];
  /** Those that a hint points at. */
  lit?: number[];
  /** How many there are of each. */
  copies?: number[];
}

function Cards({ cards, lit, copies }: CardsProps) {
  const seen = lit ? cards.filter((_, index) => lit.includes(index)) : cards;
  return (
    <span class="picture-cards" role="img" aria-label={list(seen.map(cardName))}>
      {cards.map((card, index) => (
        <span key={index} class={`picture-card ${lit ? (lit.includes(index) ? "lit" : "dim") : ""}`}>
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

/** The steps of the impression scale (E5). */
function Scale({ game }: { game: Played }) {
  const { edition } = game;
  const max = game.multicolour.length > 0 ? 30 : 25;
  const bands = max === 30 ? edition.bands_with_multicolour : edition.bands;
  return (
    <dl class="scale">
      {bands.map(([number, lowest], index) => {
        const highest = (bands[index + 1]?.[1] ?? max + 1) - 1;
        return (
          <div key={number}>
            <dt>{highest > lowest ? `${lowest}–${highest}` : lowest}</dt>
            <dd>{t(`impression-${edition.name}-${number}`)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Tiles() {
  return (
    <ol class="tiles-list">
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <li key={tile}>{t(`tile-${tile}`)}</li>
      ))}
    </ol>
  );
}

const SAMPLE = ["r1", "b3", "r4", "g1", "w2"];
const MULTI = [1, 2, 3, 4, 5].map((value) => `m${value}`);
const BLACK = orderOf("black").map((value) => `k${value}`);

const PICTURES: Record<string, (game: Played) => ComponentChildren> = {
  S2: () => <Cards cards={["r1", "r2", "r3", "r4", "r5"]} copies={[3, 2, 2, 2, 1]} />,
  S3: ({ rules }) => (
    <>
      <Signs name="lantern" count={rules.hints} />
      <Signs name="spark" count={rules.mistakes} />
    </>
  ),
  S5: () => <Backs count={5} />,
  H3: () => (
    <>
      <Cards cards={SAMPLE} lit={[0, 2]} />
      <Cards cards={SAMPLE} lit={[0, 3]} />
    </>
  ),
  H7: (game) => (facts(game).multi === "wild" ? <Cards cards={["r2", "b1", "m4", "r5"]} lit={[0, 2, 3]} /> : null),
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
  P4: () => <Cards cards={["g1", "g2", "g3", "g4", "g5"]} />,
  E4: () => (
    <>
      <Cards cards={["r3", "y5", "g2", "b4", "w4"]} />
      <span class="picture-then">= 18</span>
    </>
  ),
  E5: (game) => <Scale game={game} />,
  X3: () => <Cards cards={["r5", "y5", "g5", "b5", "w5"]} />,
  M1: () => <Cards cards={MULTI} />,
  M2: () => <Cards cards={["r1", "m2", "b3", "m5"]} lit={[1, 3]} />,
  M3: () => <Cards cards={["b1", "m2", "b3", "g5"]} lit={[0, 1, 2]} />,
  K1: () => <Cards cards={BLACK} copies={[3, 2, 2, 2, 1]} />,
  K2: () => (
    <>
      <Cards cards={BLACK.slice(0, 2)} />
      {then}
      <Cards cards={BLACK.slice(2, 3)} />
    </>
  ),
  B2: () => <Tiles />,
};

export function Picture({ number, game }: { number: string; game: Played }) {
  const drawing = PICTURES[number]?.(game);
  return drawing ? <div class="picture">{drawing}</div> : null;
}
