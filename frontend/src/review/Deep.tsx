/** What takes long to find out: begun by hand, with how far it is, and stopped by whoever began it. */

import { useRoom } from "../archive/room.ts";
import { t } from "../i18n.ts";
import { percent } from "./percent.ts";

export function Deep() {
  const { deep } = useRoom().review;
  const { status, progress, yours, trouble } = deep;
  if (status.value === "asking") return null;
  if (status.value === "done") return <p class="empty">{t("deep-done")}</p>;
  if (status.value === "working") {
    return (
      <div class="review-waiting stack">
        <p role="status">{t("deep-working", { done: percent(progress.value) })}</p>
        <progress value={progress.value} aria-label={t("deep-begin")} />
        {yours.value && (
          <button type="button" class="quiet" onClick={() => deep.stop()}>
            {t("deep-stop")}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="review-waiting stack">
      <button type="button" onClick={() => deep.begin()}>
        {t("deep-begin")}
      </button>
      <p class="empty">{trouble.value || t(status.value === "failed" ? "review-failed" : "deep-about")}</p>
    </div>
  );
}
