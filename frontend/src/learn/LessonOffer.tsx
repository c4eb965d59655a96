/** For people who have never played and wait for a game: the first lesson. */
import { t } from "../i18n.ts";
import { hasPlayed } from "../state/settings.ts";
import { FIRST, lessonState } from "./progress.ts";

export function LessonOffer({ onOpen }: { onOpen: () => void }) {
  const state = lessonState(FIRST);
  if (hasPlayed.value || state === "done") return null;
  return (
    <div class="lesson-offer stack called-out">
      <p>{t("learn-offer")}</p>
      <button type="button" onClick={onOpen}>
        {t(state === "begun" ? "learn-continue" : "learn-begin")}
      </button>
    </div>
  );
}
