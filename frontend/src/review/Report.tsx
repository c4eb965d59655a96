/** The review at the top of a game's page: what was possible, where it was lost, and the moments worth another look. */
import { useEffect, useState } from "preact/hooks";
import { looksNow, onTable, page, seeFrom } from "../archive/replay.ts";
import { picturePath } from "../archive/Takeaway.tsx";
import { tryFromHere } from "../archive/trying.ts";
import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { GameState, Luck, Moment } from "../messages.gen.ts";
import { people } from "../state/people.ts";
import { look } from "../state/table.ts";
import { actionText } from "./action.ts";
import { hasTexts } from "./atTable.ts";
import { CurveChart, CurveKey } from "./Curve.tsx";
import { momentAt } from "./curve.ts";
import { Deep } from "./Deep.tsx";
import { playLine } from "./line.ts";
import { decimal, percent } from "./percent.ts";
import { curve, deep, estimateAt, first, isReviewed, most, reachText, review } from "./review.ts";
import { SameDeal } from "./SameDeal.tsx";
import { verdict } from "./verdict.ts";
import { Why } from "./Why.tsx";

const LONG = 8000; // milliseconds; so long takes only a review before which the engine has to be compiled

/** The table after so many moves: before a move, one sees what could have been done instead. */
function showMoment(moves: number): void {
  look(moves);
  onTable.value = true;
}

async function playFrom(moves: number): Promise<void> {
  await seeFrom(null, moves);
  await tryFromHere();
}

function Waiting() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  if (first.status.value === "failed") {
    return (
      <>
        <p role="status">{first.trouble.value || t("review-failed")}</p>
        <button type="button" class="quiet" onClick={() => first.begin()}>
          {t("review-again")}
        </button>
      </>
    );
  }
  return (
    <p role="status" class="review-waiting">
      {t("review-working")}
      <progress value={first.progress.value || undefined} aria-label={t("review-working")} />
      {long && <small>{t("review-first")}</small>}
    </p>
  );
}

/** What it cost, for certain or on average: the greater counts. */
function costs({ move, settled, lost, expected }: Moment): string {
  const number = move + 1;
  if (settled !== move) return t("moment-led", { number, settled: settled + 1, cost: lost });
  if (expected === null || lost >= expected) return t("moment-cost", { number, cost: lost });
  return t("moment-estimate", { number, cost: decimal(expected) });
}

function Better({ moment: { move, instead } }: { moment: Moment }) {
  if (instead === null) return null;
  const estimate = estimateAt(move + 1);
  return (
    <p class="empty">
      {t("moment-better", { action: actionText(instead, move) })}{" "}
      {estimate?.preferred === instead && <Why estimate={estimate} />}
    </p>
  );
}

function MomentRow({ moment }: { moment: Moment }) {
  const { move } = moment;
  const done = (looksNow()!.game as GameState).moves[move]!;
  return (
    <li>
      <button type="button" class="moment-picture" aria-hidden="true" tabIndex={-1} onClick={() => showMoment(move)}>
        <img src={picturePath(page.value!.game.id, "svg", move, null)} alt="" loading="lazy" />
      </button>
      <div>
        <p>
          <b>{costs(moment)}</b> {briefSentence(done, people.value)}
        </p>
        <p>{verdict(moment)}</p>
        <Better moment={moment} />
        <div class="moment-ways">
          <button type="button" class="quiet" onClick={() => showMoment(move)}>
            {t("show-moment")}
          </button>
          <button type="button" class="quiet" onClick={() => void playFrom(move)}>
            {t("play-from-here")}
          </button>
        </div>
      </div>
    </li>
  );
}

function luckText({ harder, alike, mean }: Luck): string {
  const hardest = harder > 0 ? "no" : "yes";
  return t("deal-luck", { hardest, harder: percent(harder), alike: percent(alike), mean: decimal(mean) });
}

/** How hard the deal was, and how narrow the way to the most that it allowed. */
function Deal() {
  const { reach, luck, best_line } = review.value!;
  const allowed = reach[0]!.bound < most.value ? "deal-not-perfect" : "deal-unknown";
  return (
    <>
      <p>
        {t(reach[0]!.best >= most.value ? "deal-perfect" : allowed)} {luck && luckText(luck)}
      </p>
      {best_line && best_line.tightest !== null && (
        <p>
          {t("deal-tightest", { spare: best_line.spare, number: best_line.tightest + 1 })}{" "}
          <button
            type="button"
            class="quiet in-text"
            onClick={() => void playLine({ move: 0, cost: 0, line: best_line.line })}
          >
            {t("see-line")}
          </button>
        </p>
      )}
    </>
  );
}

function Found() {
  const { reach, gone, falls } = review.value!;
  const fall = falls.find(({ move }) => move === gone);
  const drawn = curve.value;
  const { moments } = deep.found.value ?? review.value!;
  return (
    <>
      <Deal />
      {drawn && (
        <CurveChart
          label={`${t("curve-about")} ${reachText(drawn.moves)}`}
          onChoose={(share) => showMoment(momentAt(share, drawn.moves))}
        />
      )}
      {drawn && <CurveKey />}
      {gone !== null && <p>{t("perfect-gone", { number: gone + 1 })}</p>}
      {fall && (
        <button type="button" onClick={() => void playLine(fall)}>
          {t("play-line", { best: reach[gone!]!.best })}
        </button>
      )}
      {moments.length === 0 && <p>{t("moments-none")}</p>}
      <ol class="moments">
        {moments.map((one) => (
          <MomentRow key={one.move} moment={one} />
        ))}
      </ol>
      <Deep />
      <SameDeal />
    </>
  );
}

export function Report() {
  if (!isReviewed()) return null;
  if (!hasTexts.value) return <section class="panel review" aria-busy="true" />; // its room, so that nothing jumps
  return (
    <section class="panel review" aria-label={t("review")}>
      <h2>{t("review")}</h2>
      {review.value ? <Found /> : <Waiting />}
    </section>
  );
}
