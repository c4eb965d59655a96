/** Where the games of "My progress" stand in its charts: from the left to the right as they were played, the higher the more
 * of the points they reached, or the more hints a point took. */
import type { ProgressGame } from "../messages.gen.ts";

export const WIDTH = 600;
export const HEIGHT = 200;
const EDGE = 12;
export const TOGETHER = 10; // games of which the line is the average

/** The share of what could be reached; a masterpiece has no points, it is won or lost. */
export function shareOf({ score, max_score, outcome }: ProgressGame): number {
  if (score < 0) return outcome === "perfect" ? 1 : 0;
  return max_score > 0 ? score / max_score : 0;
}

export interface Mark {
  game: ProgressGame;
  x: number;
  y: number;
}

export function marksOf(games: ProgressGame[]): Mark[] {
  const step = (WIDTH - 2 * EDGE) / Math.max(games.length - 1, 1);
  return games.map((game, number) => ({ game, x: EDGE + step * number, y: heightOf(shareOf(game)) }));
}

function heightOf(share: number): number {
  return EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
}

/** The average of the last ten games up to each, in percent. */
export function averages(games: ProgressGame[]): number[] {
  return games.map((_, number) => {
    const some = games.slice(Math.max(0, number - TOGETHER + 1), number + 1).map(shareOf);
    return Math.round((100 * some.reduce((sum, one) => sum + one, 0)) / some.length);
  });
}

/** The line through them. */
export function lineOf(games: ProgressGame[]): string {
  const marks = marksOf(games);
  return lineThrough(averages(games).map((share, number) => ({ x: marks[number]?.x ?? 0, y: heightOf(share / 100) })));
}

export function lineThrough(places: { x: number; y: number }[]): string {
  const points = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}

export interface Rate {
  game: ProgressGame;
  rate: number; // hints for a point, in the last ten games up to this one
  x: number;
  y: number;
}

/** How many hints a point took in the course of time, of the games that have points. */
export function ratesOf(games: ProgressGame[]): Rate[] {
  const scored = games.filter(({ score }) => score >= 0);
  const rates = scored.flatMap((game, number) => {
    const some = scored.slice(Math.max(0, number - TOGETHER + 1), number + 1);
    const points = some.reduce((sum, { score }) => sum + score, 0);
    const hints = some.reduce((sum, one) => sum + one.hints, 0);
    return points > 0 ? [{ game, rate: hints / points }] : [];
  });
  const step = (WIDTH - 2 * EDGE) / Math.max(rates.length - 1, 1);
  const most = Math.max(...rates.map(({ rate }) => rate), 1);
  return rates.map((one, number) => ({ ...one, x: EDGE + step * number, y: heightOf(one.rate / most) }));
}
