/** A puzzle on a real table: what is asked stands at its foot. */
import { useEffect } from "preact/hooks";
import { cardName } from "../game/describe.ts";
import { list, t } from "../i18n.ts";
import { go } from "../route.ts";
import { view } from "../state/table.ts";
import { Announcer } from "../table/Announcer.tsx";
import { Board } from "../table/Board.tsx";
import { SmallCard } from "../table/MoveSigns.tsx";
import { Foot } from "./Foot.tsx";
import { openPuzzle, page, problem, solved } from "./puzzle.ts";
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
    <p class="puzzle-pile" title={t("puzzle-pile", { cards: list(cards.map(cardName)) })}>
      <span class="for-readers">{t("puzzle-pile", { cards: list(cards.map(cardName)) })}</span>
      <span aria-hidden="true">{t("puzzle-pile", { cards: "" }).trim()}</span>
      {cards.map((card, index) => (
        <SmallCard key={index} card={card} />
      ))}
    </p>
  );
}

function Strip() {
  const { day, listing, pile } = page.value!;
  const options = optionsText(listing);
  return (
    <section class="puzzle-strip" aria-label={t("puzzle-number", { number: listing.number })}>
      <p class="puzzle-head">
        <b>{day ? t("puzzle-of-the-day") : t("puzzle-number", { number: listing.number })}</b>{" "}
        {day && <span class="puzzle-day">{dayText(day)}</span>} <span>{t("puzzle-kind", { kind: listing.kind })}</span>
      </p>
      {options && !solved.value && <p class="puzzle-options">{options}</p>}
      {pile && !solved.value && <Pile cards={pile} />}
    </section>
  );
}

export function PuzzleTable({ which }: { which: string }) {
  useEffect(() => openPuzzle(which), [which]);
  if (problem.value) return <Problem why={problem.value} />;
  if (!page.value || !view.value) {
    return (
      <main class="page loading">
        <p role="status">{t("loading")}</p>
      </main>
    );
  }
  return (
    <>
      <Board view={view.value} onResult={null} strip={<Strip />} foot={<Foot />} />
      <Announcer />
    </>
  );
}
