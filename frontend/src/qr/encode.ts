/** A text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 6. */
import { errorCorrection } from "./errors.ts";
import { type Grid, writeFormat } from "./format.ts";
import { bestMask } from "./masks.ts";

/** By version: how many blocks, data bytes in each, and correction bytes in each. */
const SHAPES = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

/** Mode, length, text, and padding: the data bytes. */
function dataBytes(text: Uint8Array, room: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  add(0b0100, 4);
  add(text.length, 8);
  for (const byte of text) add(byte, 8);
  add(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
  );
  for (let pad = 0xec; bytes.length < room; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/** The blocks of bytes, taken in turns. */
function interleave(blocks: number[][]): number[] {
  return blocks[0]!.flatMap((_, at) => blocks.map((block) => block[at]!));
}

function codewords(text: Uint8Array, version: number): number[] {
  const [count, size, correction] = SHAPES[version - 1]!;
  const data = dataBytes(text, count * size);
  const blocks = Array.from({ length: count }, (_, at) => data.slice(at * size, (at + 1) * size));
  return [...interleave(blocks), ...interleave(blocks.map((block) => errorCorrection(block, correction)))];
}

/** Rings around a middle: finders (radius 3, and a light border) and the alignment pattern (radius 2). */
function rings(grid: Grid, row: number, column: number, radius: number, reach: number): void {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const line = grid[row + y];
      if (!line || line[column + x] === undefined) continue;
      const distance = Math.max(Math.abs(x), Math.abs(y));
      line[column + x] = distance === radius || distance <= radius - 2 ? 1 : 0;
    }
  }
}

/** Everything that is the same for all texts; the places of the format are kept free with 0. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<null>(size).fill(null));
  for (let at = 0; at < size; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0 ? 1 : 0;
  rings(grid, 3, 3, 3, 4);
  rings(grid, 3, size - 4, 3, 4);
  rings(grid, size - 4, 3, 3, 4);
  if (version > 1) rings(grid, size - 7, size - 7, 2, 2);
  writeFormat(grid, 0);
  return grid;
}

/** The free places, in the order in which they are filled: two columns at a time, up and down. */
function* path(grid: Grid): Generator<[number, number]> {
  const size = grid.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the timing pattern
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (grid[row]![column] === null) yield [row, column];
    }
    up = !up;
  }
}

/** The code of a text, without its quiet border; null if the text is too long. */
export function encode(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = SHAPES.findIndex(([count, size]) => bytes.length + 2 <= count * size) + 1;
  if (version === 0) return null;
  const grid = frame(version);
  const places = [...path(grid)];
  const words = codewords(bytes, version);
  for (const [at, [row, column]] of places.entries()) {
    grid[row]![column] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) as 0 | 1;
  }
  return bestMask(grid, places);
}
