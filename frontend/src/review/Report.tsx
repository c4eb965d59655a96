/** The review at the top of a game's page: what was possible, where it was lost, and the moments worth another look. */
import { looksNow, onTable, page } from "../archive/replay.ts";
import { picturePath } from "../archive/Takeaway.tsx";
import { tryFromHere } from "../archive/trying.ts";
import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { Fall, GameState } from "../messages.gen.ts";
import { people } from "../state/people.ts";
import { look } from "../state/table.ts";
import { hasTexts } from "./atTable.ts";
import { CurveChart } from "./Curve.tsx";
import { momentAt } from "./curve.ts";
import { playLine } from "./line.ts";
import { curve, isReviewed, most, progress, reachText, review, status, trouble, tryAgain } from "./review.ts";

const MOST = 5;

function showMoment(moves: number): void {
  look(moves);
  onTable.value = true;
}

function Waiting() {
  if (status.value === "failed") {
    return (
      <>
        <p role="status">{trouble.value || t("review-failed")}</p>
        <button type="button" class="quiet" onClick={tryAgain}>
          {t("review-again")}
        </button>
      </>
    );
  }
  return (
    <p role="status" class="review-waiting">
      {t("review-working")}
      <progress value={progress.value || undefined} aria-label={t("review-working")} />
    </p>
  );
}

function Moment({ fall }: { fall: Fall }) {
  const move = (looksNow()!.game as GameState).moves[fall.move]!;
  return (
    <li>
      <button
        type="button"
        class="moment-picture"
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => showMoment(fall.move)}
      >
        <img src={picturePath(page.value!.game.id, "svg", fall.move, null)} alt="" loading="lazy" />
      </button>
      <div>
        <p>
          <b>{t("moment-cost", { number: fall.move + 1, cost: fall.cost })}</b> {briefSentence(move, people.value)}
        </p>
        <div class="moment-ways">
          <button type="button" class="quiet" onClick={() => showMoment(fall.move + 1)}>
            {t("show-moment")}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              showMoment(fall.move);
              queueMicrotask(() => setTimeout(() => void tryFromHere()));
            }}
          >
            {t("play-from-here")}
          </button>
        </div>
      </div>
    </li>
  );
}

function Found() {
  const { reach, gone, falls } = review.value!;
  const fall = falls.find(({ move }) => move === gone);
  const drawn = curve.value;
  return (
    <>
      <p>
        {t(
          reach[0]!.bound < most.value
            ? "deal-not-perfect"
            : reach[0]!.best < most.value
              ? "deal-unknown"
              : "deal-perfect",
        )}
      </p>
      {drawn && (
        <CurveChart
          label={`${t("curve-about")} ${reachText(drawn.moves)}`}
          onChoose={(share) => showMoment(momentAt(share, drawn.moves))}
        />
      )}
      {gone !== null && <p>{t("perfect-gone", { number: gone + 1 })}</p>}
      {fall && (
        <button type="button" onClick={() => void playLine(fall)}>
          {t("play-line", { best: reach[gone!]!.best })}
        </button>
      )}
      {falls.length > 0 && (
        <ol class="moments">
          {falls.slice(0, MOST).map((one) => (
            <Moment key={one.move} fall={one} />
          ))}
        </ol>
      )}
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
