/** Pictures to the rules: real cards and tokens. */
import type { ComponentChildren } from "preact";
import { Face } from "../art/Face.tsx";
import { Token, type TokenKind } from "../art/TokenArt.tsx";
import type { What } from "../game/actions.ts";
import { cardOf, copiesOf, faceOf } from "../game/cards.ts";
import { cardName } from "../game/describe.ts";
import { touches } from "../game/hints.ts";
import { list, t } from "../i18n.ts";
import { type Card, type Colour, type Facts, TILES } from "../messages.gen.ts";
import { NAMED, WILD } from "../rulebook.gen.ts";
import { facts, type Played, type Scale, scalesOf } from "./chapters.ts";

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
    <span class="row tight" role="img" aria-label={list(seen.map(cardName))}>
      {cards.map((card, index) => (
        <span key={index} class={`picture-card placed ${lit ? (lit[index] ? "lit" : "dim") : ""}`}>
          <Face card={card} />
          {copies && <small>×{copies[index]}</small>}
        </span>
      ))}
    </span>
  );
}

function Backs({ count }: { count: number }) {
  return (
    <span class="row tight" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class="picture-card placed back" />
      ))}
    </span>
  );
}

interface TokensProps {
  game: Played;
  kind: TokenKind;
  count: number;
  /** Whether a hint is available, or a mistake is made. */
  on?: boolean;
}

function Tokens({ game: { edition }, kind, count, on = true }: TokensProps) {
  return (
    <span class="picture-signs row tight" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Token
          key={index}
          look={edition.tokens}
          kind={kind}
          on={on}
          coin={kind === "hint" && index >= edition.own_hints}
        />
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

/** The steps of the impression scale (E5), as the box prints them. */
function Bands({ game: { edition, reached }, bands }: { game: Played; bands: Scale }) {
  const printed = ([number, lowest, highest]: Scale[number]) => {
    if (number === edition.scale[0]?.[0] && edition.prints_below) return t("scale-below", { score: highest + 1 });
    const top = edition.scale.find(([base]) => base === number)?.[2] ?? highest;
    return top > lowest ? `${lowest}–${top}` : String(lowest);
  };
  return (
    <dl class="scale">
      {bands.map((band) => (
        <div key={band[0]} aria-current={band[0] === reached ? "true" : undefined}>
          <dt>{printed(band)}</dt>
          <dd>{t(`impression-${edition.name}-${band[0]}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The scale of a game; for a whole box that of the base game, and what multicolour adds to it. */
function ImpressionScale({ game }: { game: Played }) {
  const { base, more } = scalesOf(game);
  return (
    <>
      <Bands game={game} bands={base} />
      {more.length > 0 && (
        <>
          <b>{t("option-multicolour")}</b>
          <Bands game={game} bands={more} />
        </>
      )}
    </>
  );
}

function Tiles() {
  return (
    <ol class="tiles-list stack tight">
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
  S3: (game) => (
    <>
      <Tokens game={game} kind="hint" count={game.rules.hints} />
      <Tokens game={game} kind="mistake" count={game.rules.mistakes} on={false} />
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
  D1: (game) => (
    <>
      <Cards cards={["g3"]} />
      {then}
      <Tokens game={game} kind="hint" count={1} />
    </>
  ),
  P1: () => (
    <>
      <Cards cards={["y1", "y2"]} />
      {then}
      <Cards cards={["y3"]} />
    </>
  ),
  P2: (game) => (
    <>
      <Cards cards={["b1", "b2"]} />
      {then}
      <Cards cards={["b4"]} />
      <Tokens game={game} kind="mistake" count={1} />
    </>
  ),
  P4: () => <Cards cards={fireworkOf("green")} />,
  E4: () => (
    <>
      <Cards cards={["r3", "y5", "g2", "b4", "w4"]} />
      <span class="picture-then">= 18</span>
    </>
  ),
  E5: (game) => <ImpressionScale game={game} />,
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
  return drawing ? <div class="picture row wrap">{drawing}</div> : null;
}
