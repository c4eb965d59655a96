/** The greatest score that could still be reached after each move, as a curve. */
import type { Estimate, FirstReview, Reachable, Version } from "../messages.gen.ts";

export interface Curve {
  /** How many moves there are. */
  moves: Version;
  /** The lines, in a square of 100 by 100. */
  best: string;
  /** What may be possible beyond that: nobody knows. */
  doubt: string;
  score: string;
  /** The final score to expect, before and after each move; "" as long as nobody knows. */
  expected: string;
}

/** The lowest score that the curve shows: a loss at the very end would leave no room for the rest. */
function lowest(reach: Reachable[], scores: number[]): number {
  const before = reach.slice(0, -1).map(({ best }) => best);
  return Math.max(0, Math.min(scores[0] ?? 0, ...before));
}

/** A line of steps: a value lasts until the next move. */
function steps(values: number[], place: (value: number) => number): string {
  const width = 100 / Math.max(values.length - 1, 1);
  return values
    .map((value, index) => `${index === 0 ? "M0" : `H${round(index * width)}V`} ${round(place(value))}`)
    .join("");
}

/** A line from what was to be expected before each move to what was after it; what a draw changed is a step. */
function expectation(estimates: Estimate[], moves: number, place: (value: number) => number): string {
  const x = (move: number) => round((move * 100) / Math.max(moves, 1));
  return estimates
    .map(({ move, after, cost }, index) => {
      const before = `${index === 0 ? "M" : "L"}${x(move - 1)} ${round(place(after + cost))}`;
      return `${before}L${x(move)} ${round(place(after))}`;
    })
    .join("");
}

const round = (number: number) => Math.round(number * 100) / 100;

export function curveOf({ reach }: FirstReview, scores: number[], most: number, estimates: Estimate[] = []): Curve {
  const low = lowest(reach, scores);
  const place = (value: number) => 96 - (Math.max(0, value - low) / Math.max(most - low, 1)) * 90;
  const best = steps(
    reach.map((one) => one.best),
    place,
  );
  const bound = steps(
    reach.map((one) => one.bound),
    place,
  );
  const back = reach
    .map((one, index) => ({ best: place(one.best), x: round((index * 100) / Math.max(reach.length - 1, 1)) }))
    .reverse()
    .map(({ best: y, x }) => `L${x} ${round(y)}`)
    .join("");
  const open = reach.some((one) => one.best !== one.bound);
  const moves = reach.length - 1;
  return {
    moves,
    best,
    doubt: open ? `${bound}${back}Z` : "",
    score: steps(scores, place),
    expected: expectation(estimates, moves, place),
  };
}

/** Which moment lies under a point of the curve, from 0 at its left end to 1 at its right. */
export function momentAt(share: number, moves: Version): number {
  return Math.min(Math.max(Math.round(share * moves), 0), moves);
}
