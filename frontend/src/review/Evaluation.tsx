/** Beside what was done last: the greatest score that could still be reached, as a bar. */
import { useRoom } from "../archive/room.ts";
import { useTable } from "../store/context.ts";

export function Evaluation() {
  const { aim } = useTable().playback;
  const { found, most, reachText } = useRoom().review;
  const reach = found.value?.reach[aim.value];
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
