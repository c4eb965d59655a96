/** The review at the top of a game's page: what was possible, where it was lost, and the moments worth another look. */
import { useEffect, useState } from "preact/hooks";
import { type GameRoom, useRoom } from "../archive/room.ts";
import { picturePath } from "../archive/Takeaway.tsx";
import { after, before } from "../game/counting.ts";
import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { FirstReview, GameState, Luck, ReviewMoment, Version } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { More } from "../ui/More.tsx";
import { CurveChart, CurveKey } from "./Curve.tsx";
import { momentAt } from "./curve.ts";
import { Deep } from "./Deep.tsx";
import { playLine } from "./line.ts";
import { Players } from "./Players.tsx";
import { decimal, percent } from "./percent.ts";
import { SameDeal } from "./SameDeal.tsx";
import { costText, summaryText } from "./summary.ts";
import { Sides, Why } from "./Why.tsx";

const LONG = 8000; // milliseconds; so long takes only a review before which the engine has to be compiled

async function playFrom({ replay, whatIf }: GameRoom, moves: Version): Promise<void> {
  await replay.seeFrom(null, moves);
  await whatIf.begin();
}

function Waiting() {
  const { first } = useRoom().review;
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
    <p role="status" class="review-waiting stack">
      {t("review-working")}
      <progress value={first.progress.value} aria-label={t("review-working")} />
      {long && <small>{t("review-first")}</small>}
    </p>
  );
}

function Better({ moment: { move, instead } }: { moment: ReviewMoment }) {
  const { review } = useRoom();
  if (instead === null) return null;
  const estimate = review.estimateAt(after(move));
  return (
    <p class="empty">
      {t("moment-better", { action: review.telling.actionText(instead, before(move)) })}{" "}
      {estimate?.preferred === instead && <Why estimate={estimate} />}
    </p>
  );
}

function MomentRow({ moment }: { moment: ReviewMoment }) {
  const { people } = useTable();
  const room = useRoom();
  const { id, seen, showMoment } = room.replay; // before a move, you see what could have been done instead
  const { move } = moment;
  const done = (seen.value?.game as GameState | undefined)?.moves[before(move)];
  return (
    <li>
      <button
        type="button"
        class="moment-picture"
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => showMoment(before(move))}
      >
        <img src={picturePath(id, "svg", before(move), null)} alt="" loading="lazy" />
      </button>
      <div>
        <p>
          <b>{costText(moment)}</b> {done && briefSentence(done, people.value)}
        </p>
        <p>{room.review.telling.verdict(moment)}</p>
        <Better moment={moment} />
        <Sides moment={moment} />
        {moment.exactly && (
          <More title={t("exactly")}>
            <p class="empty">{room.review.telling.told(moment.exactly, before(move))}</p>
          </More>
        )}
        <div class="row wrap outdent">
          <button type="button" class="quiet" onClick={() => showMoment(before(move))}>
            {t("show-moment")}
          </button>
          <button type="button" class="quiet" onClick={() => void playFrom(room, before(move))}>
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

/** How hard the deal was, and how narrow the way to the most that it allowed, in numbers. */
function Deal({ found: { reach, luck, tightest } }: { found: FirstReview }) {
  const { replay, review } = useRoom();
  const most = review.most.value;
  const { best, bound } = reach[0] ?? { best: 0, bound: most };
  const allowed = bound < most ? "deal-not-perfect" : "deal-unknown";
  return (
    <More title={t("exactly")}>
      <p>
        {t(best >= most ? "deal-perfect" : allowed)} {luck && luckText(luck)}
      </p>
      {tightest && (
        <p>
          {t("deal-tightest", { spare: tightest.spare, number: tightest.move })}{" "}
          <button type="button" class="quiet in-text" onClick={() => void playLine(replay.id, reach, 0)}>
            {t("see-line")}
          </button>
        </p>
      )}
    </More>
  );
}

function Found({ found }: { found: FirstReview }) {
  const { again, replay, review } = useRoom();
  const { reach, gone } = found;
  const drawn = review.curve.value;
  const moments = review.moments.value;
  const game = replay.page.value?.game;
  const lost = gone === null ? null : reach[before(gone)];
  return (
    <>
      <p>{game && summaryText(found, game)}</p>
      {again.moments.value.length > 0 ? (
        <button type="button" class="primary" onClick={() => void again.begin()}>
          {t("again-begin")}
        </button>
      ) : (
        (replay.page.value?.seats.length ?? 0) > 0 && <p>{t("again-none")}</p>
      )}
      {drawn && (
        <CurveChart
          label={`${t("curve-about")} ${review.reachText(drawn.moves)}`}
          onChoose={(share) => replay.showMoment(momentAt(share, drawn.moves))}
        />
      )}
      {drawn && <CurveKey />}
      <Deal found={found} />
      {gone !== null && lost && (
        <button type="button" onClick={() => void playLine(replay.id, reach, before(gone))}>
          {t("play-line", { best: lost.best })}
        </button>
      )}
      {moments.length === 0 && <p>{t("moments-none")}</p>}
      <ol class="moments stack loose">
        {moments.map((one) => (
          <MomentRow key={one.move} moment={one} />
        ))}
      </ol>
      <Players />
      <Deep />
      <SameDeal />
    </>
  );
}

export function Report() {
  const { review } = useRoom();
  if (!review.isReviewed()) return null;
  if (!review.hasTexts.value) return <section class="panel review" aria-busy="true" />; // its room, so that nothing jumps
  return (
    <section class="panel review" aria-label={t("review")}>
      <h2>{t("review")}</h2>
      {review.found.value ? <Found found={review.found.value} /> : <Waiting />}
    </section>
  );
}
