/** Whether there is room for panels: beside the table on a wide screen, below it on a tall one. */
import { type Signal, signal } from "@preact/signals";

function holds(condition: string): Signal<boolean> {
  const query = matchMedia(condition);
  const now = signal(query.matches);
  query.addEventListener("change", () => {
    now.value = query.matches;
  });
  return now;
}

export const wide = holds(WIDE);
export const tall = holds(TALL);
