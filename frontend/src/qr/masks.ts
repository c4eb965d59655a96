/** The eight masks, and which of them leaves a code that is easiest to read. */
import { type Grid, writeFormat } from "./format.ts";

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Long runs, and what looks like a finder, in the lines of a grid. */
function linePenalty(grid: Grid): number {
  let penalty = 0;
  for (const line of grid) {
    const text = line.join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    penalty += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  return penalty;
}

function penaltyOf(grid: Grid): number {
  const size = grid.length;
  let penalty = linePenalty(grid) + linePenalty(grid.map((_, at) => grid.map((line) => line[at]!)));
  let dark = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const colour = grid[row]![column]!;
      dark += colour;
      const square = [grid[row]![column + 1], grid[row + 1]?.[column], grid[row + 1]?.[column + 1]];
      if (square.every((other) => other === colour)) penalty += 3;
    }
  }
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

function masked(grid: Grid, places: [number, number][], mask: number): Grid {
  const copy = grid.map((line) => [...line]);
  for (const [row, column] of places) {
    if (MASKS[mask]!(row, column)) copy[row]![column] = copy[row]![column] === 1 ? 0 : 1;
  }
  writeFormat(copy, mask);
  return copy;
}

export function bestMask(grid: Grid, places: [number, number][]): Grid {
  const all = MASKS.map((_, mask) => masked(grid, places, mask));
  const penalties = all.map(penaltyOf);
  return all[penalties.indexOf(Math.min(...penalties))]!;
}
