/** The end: the impression on the audience (E5), the score, the story, and all cards and notes. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { Face } from "../art/Face.tsx";
import { cardOf, coloursInPlay, topOf } from "../game/cards.ts";
import { cardName, chairName, lampOf } from "../game/describe.ts";
import { seedSentence } from "../game/disclosed.ts";
import { t } from "../i18n.ts";
import { MenuCorner } from "../lobby/MenuCorner.tsx";
import type { GameState, Move, TableState } from "../messages.gen.ts";
import { rulebook } from "../rulebook/open.ts";
import { useTable } from "../store/context.ts";
import { FaceButtons, FaceOf } from "../table/Reactions.tsx";
import { DeckCheck } from "../trust/DeckCheck.tsx";
import { useFrames } from "../ui/useFrames.ts";
import { Finale } from "./Finale.tsx";
import { StoryPanel } from "./StoryPanel.tsx";

interface EndProps {
  table: TableState;
  game: GameState;
  /** Show the table as it was before a move; null: as it was in the end. */
  onLook: (move: Move | null) => void;
  /** What you can do now. */
  actions: ComponentChildren;
  /** What else there is to see, beside the result, above the story and below it. */
  aside: ComponentChildren;
  above?: ComponentChildren;
  below?: ComponentChildren;
}

/** The step of the impression scale that was reached (E5), if the show was played to its end and is measured by one. */
function reachedBy(table: TableState, { impression, view }: GameState): number | null {
  return table.stopped || view.outcome === "lost" ? null : impression;
}

function impressionText(table: TableState, game: GameState): string {
  const { view } = game;
  if (table.stopped) return t("end-stopped");
  const reached = reachedBy(table, game);
  if (reached !== null) return t(`impression-${table.settings.edition}-${reached}`);
  return view.outcome === "lost" ? t("end-lost", { how: (view.ending ?? "").replace(" ", "-") }) : t("end-perfect");
}

function TopCards({ game: { view, facts } }: { game: GameState }) {
  return (
    <ul class="end-fireworks" aria-label={t("fireworks")}>
      {coloursInPlay(view).map((colour) => {
        const top = topOf(facts, colour, view.fireworks[colour] ?? 0);
        const card = cardOf(colour, top ?? 0);
        return (
          <li key={colour} class={top === null ? "none" : ""}>
            <Face card={card} />
            {top !== null && <span class="for-readers">{cardName(card)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Who played, with the faces that they make now. */
function Players({ table }: { table: TableState }) {
  const {
    seatName,
    talk: { mayReact },
  } = useTable();
  return (
    <>
      <ul class="end-players">
        {table.chairs.map((chair, seat) => (
          <li key={seat}>
            <Avatar name={chairName(chair)} lamp={lampOf(table, seat)} bot={chair.kind === "bot"} />
            <small>{seatName(seat)}</small>
            <FaceOf seat={seat} />
          </li>
        ))}
      </ul>
      {mayReact.value && <FaceButtons />}
    </>
  );
}

function AllCards({ game }: { game: GameState }) {
  const { seatName } = useTable();
  const { view } = game;
  const painted = useFrames(1); // the pile may be many cards
  return (
    <section class="panel all-cards" aria-label={t("all-cards")}>
      <h2>{t("all-cards")}</h2>
      {view.hands.map((hand, seat) => (
        <div key={seat} class="end-hand stack">
          <h3>{seatName(seat)}</h3>
          <ul class="row wrap">
            {hand.map((held) => (
              <li key={held.id}>
                {held.card && <Face card={held.card} />}
                <span class="for-readers">{held.card && cardName(held.card)}</span>
                <small>{game.everyones_notes?.[seat]?.[held.id] ?? ""}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {painted > 0 && view.pile_cards && view.pile_cards.length > 0 && (
        <div class="end-hand stack">
          <h3>{t("left-in-pile")}</h3>
          <ul class="row wrap small">
            {view.pile_cards.map((card, index) => (
              <li key={index}>
                <Face card={card} />
                <span class="for-readers">{cardName(card)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Notes({ game }: { game: GameState }) {
  const { seatName } = useTable();
  const notes = (game.everyones_notes ?? []).flatMap((byCard, seat) =>
    Object.values(byCard).map((text) => ({ seat, text })),
  );
  if (notes.length === 0) return null;
  return (
    <section class="panel" aria-label={t("everyones-notes")}>
      <h2>{t("everyones-notes")}</h2>
      <ul class="row wrap chips">
        {notes.map(({ seat, text }, index) => (
          <li key={index}>
            <b>{seatName(seat)}</b>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EndOfGame({ table, game, onLook, actions, aside, above, below }: EndProps) {
  const { view } = game;
  const seed = seedSentence(table);
  const reached = reachedBy(table, game);
  const painted = useFrames(3); // all at once would hold up the first fireworks
  useEffect(() => scrollTo(0, 0), []);
  return (
    <main class="page end broad">
      <MenuCorner />
      <div class="column">
        <section class="panel result" aria-label={t("result")}>
          <Finale view={view} />
          <h1>{impressionText(table, game)}</h1>
          {!view.rules.masterpiece && (
            <p class="final-score">
              <b>{view.score}</b>
              <small>{t("points-of", { score: view.score, all: game.facts.max_score })}</small>
            </p>
          )}
          {reached !== null && (
            <button type="button" class="quiet" onClick={() => (rulebook.value = { ...table.settings, reached })}>
              {t("whole-scale")}
            </button>
          )}
          {view.outcome === "lost" && <p>{t("worth-anyway", { worth: view.worth })}</p>}
          {painted > 0 && (
            <>
              <TopCards game={game} />
              <div class="row wrap buttons">{actions}</div>
              <Players table={table} />
              {seed && <p class="notice">{seed}</p>}
              {table.practice && (
                <p class="notice">
                  <b>{t("practice")}.</b> {t("about-practice")}
                </p>
              )}
              <DeckCheck table={table} game={game} />
            </>
          )}
        </section>
        {painted > 1 && aside}
      </div>
      <div class="column">
        {painted > 1 && (
          <>
            {above}
            {game.story && <StoryPanel story={game.story} game={game} onLook={above ? null : onLook} />}
          </>
        )}
        {painted > 2 && (
          <>
            <AllCards game={game} />
            <Notes game={game} />
            {below}
          </>
        )}
      </div>
    </main>
  );
}
