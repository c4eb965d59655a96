/** At the foot of the table: the question with its tips and ways to answer, the steps to other moments, or the reason. */
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { people, seatName } from "../state/people.ts";
import { at } from "../state/playback.ts";
import { game } from "../state/table.ts";
import { MoveSigns } from "../table/MoveSigns.tsx";
import { Timeline } from "../table/Timeline.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import {
  answer,
  away,
  busy,
  listing,
  page,
  playFromHere,
  proof,
  showProof,
  solved,
  streak,
  takeTip,
  toNext,
  toQuestion,
  verdict,
} from "./puzzle.ts";
import { Ways } from "./Ways.tsx";
import { answerText, questionText, rateText, sentenceOf } from "./words.ts";

function Question() {
  const { tips, all_tips } = page.value!;
  const left = all_tips - tips.length;
  return (
    <>
      <p class="puzzle-question">{questionText()}</p>
      {tips.length > 0 && (
        <ol class="puzzle-tips">
          {tips.map((tip, index) => (
            <li key={index}>{t("puzzle-tip", { number: index + 1, tip: sentenceOf(tip) })}</li>
          ))}
        </ol>
      )}
      <Ways />
      <div class="pad-row puzzle-help">
        <button
          type="button"
          class="quiet puzzle-button"
          disabled={busy.value || left === 0}
          onClick={() => void takeTip()}
        >
          <Sign name="idea" />
          {t("puzzle-take-tip", { left })}
        </button>
        <button type="button" class="quiet" disabled={busy.value} onClick={() => void answer(null)}>
          {t("puzzle-give-up")}
        </button>
      </div>
    </>
  );
}

/** The moves that prove it; each leads to its moment. */
function Line() {
  const moves = proof();
  if (moves.length === 0) return null;
  return (
    <>
      <div class="pad-row wrap puzzle-so">
        <p>{t("puzzle-so")}:</p>
        <button type="button" class="quiet puzzle-button" onClick={() => showProof(null)}>
          <Sign name="play" />
          {t("puzzle-show-line")}
        </button>
      </div>
      <ol class="puzzle-line">
        {moves.map((move) => (
          <li key={move.number}>
            <button
              type="button"
              aria-label={briefSentence(move, people.value)}
              title={briefSentence(move, people.value)}
              onClick={() => showProof(move.number + 1)}
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

function Told() {
  const { solution, reasons } = solved.value!;
  const { right } = verdict.value!;
  const first = listing.value!.yours === "first" ? "yes" : "no";
  return (
    <>
      <div class="pad-row">
        <p class={right ? "puzzle-right" : "puzzle-question"} role="status">
          {right && `${t("puzzle-right", { first })} `}
          {t("puzzle-answer", { answer: answerText(solution) })}
        </p>
        <button type="button" class="primary puzzle-then" disabled={busy.value} onClick={() => void toNext()}>
          {t("puzzle-next")}
        </button>
      </div>
      <div>
        {reasons.map((reason) => (
          <p key={reason.key}>{sentenceOf(reason)}</p>
        ))}
      </div>
      <Line />
      <p class="empty">
        {t("puzzle-theme", { theme: listing.value!.theme })} · {t("puzzle-source", { source: listing.value!.source })} ·{" "}
        {rateText(listing.value!)}
        {streak.value > 0 && ` · ${t("puzzle-streak", { days: streak.value })}`}
      </p>
      <div class="pad-row wrap">
        <button type="button" disabled={busy.value} onClick={() => void playFromHere()}>
          {t("puzzle-play-on")}
        </button>
        <PageLink to="/puzzles" text={t("puzzles")} />
      </div>
    </>
  );
}

/** Looking at another moment. */
function Steps() {
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

export function Foot() {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => foot.current?.scrollTo(0, 0), [solved.value, away.value]);
  const open = page.value!.pile !== null || listing.value!.kind === "tile";
  return (
    <section
      ref={foot}
      class={`dock puzzle-foot ${open ? "puzzle-open" : ""} ${away.value ? "" : "mine"}`}
      aria-label={t("actions")}
      data-drop="discard"
      tabIndex={-1}
    >
      {away.value ? <Steps /> : solved.value ? <Told /> : <Question />}
    </section>
  );
}
