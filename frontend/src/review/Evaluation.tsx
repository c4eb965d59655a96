/** Beside what was done last: the greatest score that could still be reached, as a bar. */
import { aim } from "../state/playback.ts";
import { most, reachText, review } from "./review.ts";

export function Evaluation() {
  const reach = review.value?.reach[aim.value];
  if (!reach || most.value === 0) return null;
  const text = reachText(aim.value);
  const style = { "--best": `${(reach.best / most.value) * 100}%`, "--bound": `${(reach.bound / most.value) * 100}%` };
  return (
    <span
      class="evaluation"
      role="meter"
      aria-label={text}
      aria-valuemin={0}
      aria-valuemax={most.value}
      aria-valuenow={reach.best}
      title={text}
    >
      <i style={style} />
      <b>{reach.best === reach.bound ? reach.best : `${reach.best}–${reach.bound}`}</b>
      <small>/ {most.value}</small>
    </span>
  );
}
