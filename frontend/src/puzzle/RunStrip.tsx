/** How a run stands, above its table. */
import { t } from "../i18n.ts";
import { timeText } from "../store/clock.ts";
import type { Run } from "./run.ts";

export function RunStrip({ run: { kind, state, left, last } }: { run: Run }) {
  const { right = 0, best = 0 } = state.value ?? {};
  const seconds = left.value;
  return (
    <p class="run-strip">
      {seconds !== null && (
        <b class={`run-clock ${seconds <= 30 ? "ends-soon" : ""}`} role="timer" aria-label={t("run-left")}>
          {timeText(Math.ceil(seconds))}
        </b>
      )}
      <b>{t("run-right", { kind, right })}</b>
      {best > 0 && <span>{t("run-best", { best })}</span>}
      {kind === "clock" && last.value !== null && (
        <span role="status" class={last.value === "right" ? "run-hit" : "run-miss"}>
          {t("run-last", { how: last.value })}
        </span>
      )}
    </p>
  );
}
