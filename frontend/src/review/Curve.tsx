/** The curve of what could still be reached: behind the slider of a replay, and larger in the report. */

import { useRoom } from "../archive/room.ts";
import { t } from "../i18n.ts";
import type { Curve } from "./curve.ts";

function Lines({ drawn }: { drawn: Curve }) {
  const gone = useRoom().review.found.value?.gone ?? null;
  const x = gone === null ? null : (gone * 100) / Math.max(drawn.moves, 1);
  return (
    <>
      <path class="curve-area" d={`${drawn.best}V100H0Z`} />
      {drawn.doubt && <path class="curve-doubt" d={drawn.doubt} />}
      <path class="curve-score" d={drawn.score} />
      <path class="curve-best" d={drawn.best} />
      {drawn.expected && <path class="curve-expected" d={drawn.expected} />}
      {x !== null && <path class="curve-gone" d={`M${x} 0V100`} />}
    </>
  );
}

/** Behind the slider, which says all of it in words. */
export function CurveBehind() {
  const { curve } = useRoom().review;
  if (!curve.value) return null;
  return (
    <svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <Lines drawn={curve.value} />
    </svg>
  );
}

/** A larger one, on which one chooses a moment. */
export function CurveChart({ label, onChoose }: { label: string; onChoose: (share: number) => void }) {
  const { curve } = useRoom().review;
  if (!curve.value) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below the table does the same by keys
    <svg
      class="curve chart"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onChoose((event.clientX - left) / width);
      }}
    >
      <Lines drawn={curve.value} />
    </svg>
  );
}

/** Which line is which. */
export function CurveKey() {
  const { curve } = useRoom().review;
  const lines = ["best", "score", ...(curve.value?.expected ? ["expected"] : [])];
  return (
    <ul class="curve-key faint row wrap">
      {lines.map((line) => (
        <li key={line}>
          <svg class="curve" viewBox="0 0 20 10" aria-hidden="true">
            <path class={`curve-${line}`} d="M0 5H20" />
          </svg>
          {t("curve-line", { line })}
        </li>
      ))}
    </ul>
  );
}
