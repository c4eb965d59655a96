/** Whether things may move: not for those who asked their device for less of it. */
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function mayMove(): boolean {
  return !reduced.matches;
}
