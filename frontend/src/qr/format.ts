/** The grid of a code, and the places in it that name its level and mask. */

/** Dark (1) or light (0), by row and column; null is not decided yet. */
export type Grid = (0 | 1 | null)[][];

const FORMAT_MASK = 0x5412;
const FORMAT_DIVISOR = 0x537;

/** Level and mask with their BCH check bits. */
function formatBits(mask: number): number {
  let rest = mask << 10; // level M is 00
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= FORMAT_DIVISOR << (bit - 10);
  return ((mask << 10) | rest) ^ FORMAT_MASK;
}

export function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = formatBits(mask);
  for (let at = 0; at < 15; at++) {
    const bit = ((bits >> at) & 1) as 0 | 1;
    const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    grid[along]![8] = bit;
    const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    grid[8]![across] = bit;
  }
  grid[size - 8]![8] = 1;
}
