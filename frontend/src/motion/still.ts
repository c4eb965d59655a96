/** Whether things may move, which they may not for those who asked their device for less of it; and how soon after each other. */

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function mayMove(): boolean {
  return !reduced.matches;
}

/** Seconds between two shells: fewer than three a second, for a sky shall not flicker. */
export const PAUSE = 0.36;
