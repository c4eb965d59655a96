/** How a result stands among others of the same deal. */
import type { GameListing } from "../messages.gen.ts";

type Result = Pick<GameListing, "score" | "stopped">;

/** The share of the others' results that one beats, ties half; null if there is nothing to compare. */
export function standing(own: Result, others: Result[]): number | null {
  const results = others.filter(({ stopped }) => !stopped);
  if (own.stopped || results.length === 0) return null;
  const beaten = results.map(({ score }) => (own.score > score ? 1 : own.score === score ? 0.5 : 0));
  return beaten.reduce((sum: number, one) => sum + one, 0) / results.length;
}
