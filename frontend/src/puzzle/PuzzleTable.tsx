/** A puzzle on a real table: what is asked stands at its foot. */

import { useEffect, useState } from "preact/hooks";
import { cardName } from "../game/describe.ts";
import { list, t } from "../i18n.ts";
import type { PuzzlePage } from "../messages.gen.ts";
import { go } from "../route.ts";
import { TableContext } from "../store/context.ts";
import { Announcer } from "../table/Announcer.tsx";
import { Board } from "../table/Board.tsx";
import { SmallCard } from "../table/MoveSigns.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Foot } from "./Foot.tsx";
import { Puzzle, PuzzleContext, usePuzzle } from "./puzzle.ts";
import { RunStrip } from "./RunStrip.tsx";
import type { Run } from "./run.ts";
import { dayText, optionsText } from "./words.ts";

function Problem({ why }: { why: Error }) {
  return (
    <main class="page narrow">
      <section class="panel">
        <h1>{t("puzzle-of-the-day")}</h1>
        <p>{why.message}</p>
        <button type="button" class="primary" onClick={() => go("/puzzles")}>
          {t("puzzles")}
        </button>
      </section>
    </main>
  );
}

/** Where all cards are open, so is the pile. */
function Pile({ cards }: { cards: string[] }) {
  return (
    <p class="faint row wrap tight" title={t("puzzle-pile", { cards: list(cards.map(cardName)) })}>
      <span class="for-readers">{t("puzzle-pile", { cards: list(cards.map(cardName)) })}</span>
      <span aria-hidden="true">{t("puzzle-pile", { cards: "" }).trim()}</span>
      {cards.map((card, index) => (
        <SmallCard key={index} card={card} />
      ))}
    </p>
  );
}

function Strip({ page: { day, listing, pile } }: { page: PuzzlePage }) {
  const { run, solved } = usePuzzle();
  const options = optionsText(listing);
  return (
    <section class="puzzle-strip" aria-label={t("puzzle-number", { number: listing.number })}>
      <p class="puzzle-head">
        <b>{day ? t("puzzle-of-the-day") : t("puzzle-number", { number: listing.number })}</b>{" "}
        {day && <span class="puzzle-day">{dayText(day)}</span>} <span>{t("puzzle-kind", { kind: listing.kind })}</span>
      </p>
      {run && <RunStrip run={run} />}
      {options && !solved.value && <p class="faint">{options}</p>}
      {pile && !solved.value && <Pile cards={pile} />}
    </section>
  );
}

export function PuzzleTable({ which, run = null }: { which: string; run?: Run | null }) {
  const [puzzle] = useState(() => new Puzzle(which, run));
  useEffect(() => puzzle.open(), []);
  const page = puzzle.page.value;
  const view = puzzle.table.view.value;
  if (puzzle.problem.value) return <Problem why={puzzle.problem.value} />;
  if (!page || !view) {
    return <Loading />;
  }
  return (
    <PuzzleContext.Provider value={puzzle}>
      <TableContext.Provider value={puzzle.table}>
        <Board view={view} onResult={null} strip={<Strip page={page} />} foot={<Foot page={page} />} />
        <Announcer />
      </TableContext.Provider>
    </PuzzleContext.Provider>
  );
}
