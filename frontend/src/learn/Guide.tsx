/** The guide's speech bubble over the table. */
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { beginPractice, openTableFor } from "../lobby/begin.ts";
import { likelySettings } from "../lobby/likely.ts";
import { inOrder } from "../puzzle/following.ts";
import { go } from "../route.ts";
import { PageLink } from "../ui/PageLink.tsx";
import type { Lesson } from "./lesson.ts";
import { FIRST } from "./progress.ts";

/** What follows a lesson: puzzles of its kind, or after the first one a game. */
function Onward({ lesson: { prepared, begin } }: { lesson: Lesson }) {
  const { puzzles, next } = prepared;
  return (
    <>
      {puzzles.length === 0 && (
        <>
          <button type="button" class="primary" onClick={() => void beginPractice()}>
            {t("lesson-practise")}
          </button>
          <button type="button" onClick={() => void openTableFor(likelySettings())}>
            {t("door-friends")}
          </button>
        </>
      )}
      {!next && (
        <button type="button" class="primary" onClick={() => void beginPractice("club")}>
          {t("lesson-club")}
        </button>
      )}
      {puzzles.length > 0 && (
        <button type="button" class={next ? "primary" : ""} onClick={() => go(inOrder(puzzles))}>
          {t("lesson-puzzles")}
        </button>
      )}
      {next && (
        <button type="button" onClick={() => go(`/learn/${next}`)}>
          {t("lesson-then", { name: t("lesson-title", { lesson: next }) })}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => begin(0)}>
        {t("lesson-again")}
      </button>
      <PageLink to="/learn" text={t("lessons")} />
    </>
  );
}

interface GuideProps {
  lesson: Lesson;
  /** Where somebody waits for a game, the way back there is all that follows. */
  onLeave: (() => void) | undefined;
}

function Buttons({ lesson, onLeave }: GuideProps) {
  const { step, showing, advance } = lesson;
  const { wait } = step.value;
  const next = useRef<HTMLButtonElement>(null);
  /** What comes next is under the keyboard; after a move the focus would be somewhere on the table. */
  useEffect(() => next.current?.focus({ preventScroll: true }), [step.value, showing.value]);
  if (showing.value) return null;
  if (wait === "end" && onLeave) {
    return (
      <button ref={next} type="button" class="primary" onClick={onLeave}>
        {t("learn-back")}
      </button>
    );
  }
  if (wait === "end") return <Onward lesson={lesson} />;
  if (wait !== "next") return null;
  return (
    <button ref={next} type="button" class="primary" onClick={advance}>
      {t("lesson-next")}
    </button>
  );
}

export function Guide({ lesson, onLeave }: GuideProps) {
  const { prepared, step, showing, nudge, progress, table } = lesson;
  const now = step.value;
  const words = showing.value
    ? t("lesson-watch")
    : t(`lesson-${now.key}`, { score: table.game.value?.view.score ?? 0 });
  return (
    <section class="guide-bubble" aria-label={t("lesson-guide")}>
      <Sign name="lantern" class="guide-face" />
      <div class="guide-text" role="status" aria-live="polite">
        {nudge.value && <p class="guide-nudge">{t(`nudge-${nudge.value}`)}</p>}
        <p>{words}</p>
      </div>
      <div class="guide-foot">
        {now.wait !== "end" && (
          <>
            <button
              type="button"
              class="icon"
              aria-label={t(onLeave ? "learn-back" : "lesson-leave")}
              onClick={onLeave ?? (() => go(prepared.name === FIRST ? "/" : "/learn"))}
            >
              <Sign name="close" />
            </button>
            <progress class="lesson-progress" value={progress.value} aria-label={t("lesson-progress")} />
          </>
        )}
        <Buttons lesson={lesson} onLeave={onLeave} />
      </div>
    </section>
  );
}
