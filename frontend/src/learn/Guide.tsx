/** The guide's speech bubble over the table. */
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { beginPractice, openTableFor } from "../lobby/begin.ts";
import { likelySettings } from "../lobby/likely.ts";
import { go } from "../route.ts";
import type { Lesson } from "./lesson.ts";

function Buttons({ lesson: { step, showing, advance, begin } }: { lesson: Lesson }) {
  const { wait } = step.value;
  const next = useRef<HTMLButtonElement>(null);
  /** What comes next is under the keyboard; after a move the focus would be somewhere on the table. */
  useEffect(() => next.current?.focus({ preventScroll: true }), [step.value, showing.value]);
  if (showing.value) return null;
  if (wait === "end") {
    return (
      <>
        <button ref={next} type="button" class="primary" onClick={() => void beginPractice()}>
          {t("lesson-practise")}
        </button>
        <button type="button" onClick={() => void openTableFor(likelySettings())}>
          {t("door-friends")}
        </button>
        <button type="button" class="quiet" onClick={() => begin(0)}>
          {t("lesson-again")}
        </button>
        <button type="button" class="quiet" onClick={() => go("/")}>
          {t("to-lobby")}
        </button>
      </>
    );
  }
  if (wait !== "next") return null;
  return (
    <button ref={next} type="button" class="primary" onClick={advance}>
      {t("lesson-next")}
    </button>
  );
}

export function Guide({ lesson }: { lesson: Lesson }) {
  const { step, showing, nudge, progress, table } = lesson;
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
            <button type="button" class="icon" aria-label={t("lesson-leave")} onClick={() => go("/")}>
              <Sign name="close" />
            </button>
            <progress value={progress.value} aria-label={t("lesson-progress")} />
          </>
        )}
        <Buttons lesson={lesson} />
      </div>
    </section>
  );
}
