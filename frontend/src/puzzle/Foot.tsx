/** At the foot of the table: the question with its tips and ways to answer, the steps to other moments, or the reason. */
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { briefSentence } from "../game/sentences.ts";
import { beside, locale, t } from "../i18n.ts";
import type { PuzzlePage, Solved } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { MoveSigns } from "../table/MoveSigns.tsx";
import { Timeline } from "../table/Timeline.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { usePuzzle } from "./puzzle.ts";
import { Ways } from "./Ways.tsx";
import { answerText, questionText, rateText, sentenceOf } from "./words.ts";

function Question({ page: { tips, all_tips } }: { page: PuzzlePage }) {
  const puzzle = usePuzzle();
  const { answer, busy, run, takeTip } = puzzle;
  const hurried = run?.kind === "clock";
  const left = all_tips - tips.length;
  return (
    <>
      <p class="puzzle-question">{questionText(puzzle)}</p>
      {tips.length > 0 && (
        <ol class="puzzle-tips stack tight">
          {tips.map((tip, index) => (
            <li key={index}>{t("puzzle-tip", { number: index + 1, tip: sentenceOf(puzzle, tip) })}</li>
          ))}
        </ol>
      )}
      <Ways />
      <div class="row puzzle-help">
        {!hurried && (
          <button
            type="button"
            class="quiet with-sign"
            disabled={busy.value || left === 0}
            onClick={() => void takeTip()}
          >
            <Sign name="idea" />
            {t("puzzle-take-tip", { left })}
          </button>
        )}
        <button type="button" class="quiet" disabled={busy.value} onClick={() => void answer(null)}>
          {t(hurried ? "run-skip" : "puzzle-give-up")}
        </button>
      </div>
    </>
  );
}

/** The moves that prove it; each leads to its moment. */
function Line() {
  const { people, seatName } = useTable();
  const { proof, showProof } = usePuzzle();
  const moves = proof();
  if (moves.length === 0) return null;
  return (
    <>
      <div class="row wrap buttons puzzle-so">
        <p>{t("puzzle-so")}:</p>
        <button type="button" class="quiet with-sign" onClick={() => showProof(null)}>
          <Sign name="play" />
          {t("puzzle-show-line")}
        </button>
      </div>
      <ol class="puzzle-line row wrap tight">
        {moves.map((move) => (
          <li key={move.place}>
            <button
              type="button"
              aria-label={briefSentence(move, people.value)}
              title={briefSentence(move, people.value)}
              onClick={() => showProof(move.place + 1)}
            >
              <small>{seatName(move.seat)}</small>
              <MoveSigns move={move} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** How a rating has changed, such as `+12`; "no" if it has not. */
function signed(change: number | null): string {
  return change === null ? "no" : new Intl.NumberFormat(locale(), { signDisplay: "exceptZero" }).format(change);
}

function Told({ solved: { solution, reasons } }: { solved: Solved }) {
  const puzzle = usePuzzle();
  const { verdict, listing, busy, onward, toNext, streak, playFromHere } = puzzle;
  const right = verdict.value?.right ?? false;
  const known = listing.value;
  const { rating = null, change = null } = verdict.value ?? {};
  const first = known?.yours === "first" ? "yes" : "no";
  return (
    <>
      <div class="row">
        <p class={right ? "puzzle-right" : "puzzle-question"} role="status">
          {right && `${t("puzzle-right", { first })} `}
          {t("puzzle-answer", { answer: answerText(puzzle, solution) })}
        </p>
        <button type="button" class="primary puzzle-then" disabled={busy.value} onClick={() => void toNext()}>
          {t(onward === "/learn" ? "lessons" : "puzzle-next")}
        </button>
      </div>
      <div>
        {reasons.map((reason) => (
          <p key={reason.key}>{sentenceOf(puzzle, reason)}</p>
        ))}
      </div>
      <Line />
      {rating && <p>{t("rating-after", { rating: `${rating.rating}`, change: signed(change) })}</p>}
      <p class="empty">
        {beside([
          known && t("puzzle-theme", { theme: known.theme }),
          known && t("puzzle-source", { source: known.source }),
          known && known.rating !== null && t("puzzle-rating", { rating: `${known.rating}` }),
          known && rateText(known),
          streak.value > 0 && t("puzzle-streak", { days: streak.value }),
        ])}
      </p>
      <div class="row wrap buttons">
        <button type="button" disabled={busy.value} onClick={() => void playFromHere()}>
          {t("puzzle-play-on")}
        </button>
        <PageLink to="/puzzles" text={t("puzzles")} />
        <PageLink to="/learn" text={t("lessons")} />
      </div>
    </>
  );
}

/** Looking at another moment. */
function Steps() {
  const {
    game,
    people,
    playback: { at },
  } = useTable();
  const { toQuestion } = usePuzzle();
  const move = game.value?.moves[at.value - 1];
  return (
    <>
      <p class="last-move">{move ? briefSentence(move, people.value) : t("game-begins")}</p>
      <Timeline>
        <button type="button" class="primary" onClick={toQuestion}>
          {t("puzzle-back")}
        </button>
      </Timeline>
    </>
  );
}

export function Foot({ page }: { page: PuzzlePage }) {
  const { solved, away } = usePuzzle();
  const foot = useRef<HTMLElement>(null);
  useEffect(() => foot.current?.scrollTo(0, 0), [solved.value, away.value]);
  const open = page.pile !== null || page.listing.kind === "tile";
  return (
    <section
      ref={foot}
      class={`dock puzzle-foot ${open ? "puzzle-open" : ""} ${away.value ? "" : "mine"}`}
      aria-label={t("actions")}
      data-drop="discard"
      tabIndex={-1}
    >
      {away.value ? <Steps /> : solved.value ? <Told solved={solved.value} /> : <Question page={page} />}
    </section>
  );
}
