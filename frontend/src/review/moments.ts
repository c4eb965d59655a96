/** The moments of a game that counted: what made the most unreachable, or cost most on average. */
import type { DeepReview, Estimate, Fall, FirstReview, KnownTurn } from "../messages.gen.ts";

const MOST = 5;
/** What costs less on average is no moment. */
const LEAST = 0.3;
/** From this chance on one could have thought of it. */
const LIKELY = 0.5;

/** Could it be known by counting, was it bad luck, or could only open cards show it? */
export type Nature = "knowable" | "luck" | "unseen";

export interface Moment {
  move: number;
  fall: Fall | null;
  estimate: Estimate | null;
  nature: Nature;
}

function natureOf(turn: KnownTurn | undefined): Nature {
  if (!turn) return "unseen";
  const risk = Math.max(turn.mistake ?? 0, turn.loss ?? 0);
  if (turn.sure_plays.length > 0 || turn.sure_discards.length > 0 || risk >= LIKELY) return "knowable";
  return risk > 0 ? "luck" : "unseen";
}

/** At most five of them, the dearest first. */
export function momentsOf({ falls, known }: FirstReview, deep: DeepReview | null): Moment[] {
  const dear = (deep?.estimates ?? []).filter(({ clear, cost }) => clear && cost >= LEAST);
  const moves = [...new Set([...falls, ...dear].map(({ move }) => move))];
  const moments = moves.map((move) => ({
    move,
    fall: falls.find((one) => one.move === move) ?? null,
    estimate: dear.find((one) => one.move === move) ?? null,
    nature: natureOf(known.find((one) => one.move === move)),
  }));
  const cost = ({ fall, estimate }: Moment) => Math.max(fall?.cost ?? 0, estimate?.cost ?? 0);
  return moments.sort((one, other) => cost(other) - cost(one) || one.move - other.move).slice(0, MOST);
}
