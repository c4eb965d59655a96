/** Seconds between two shells: fewer than three a second, for a sky shall not flicker. */
export const PAUSE = 0.36;
