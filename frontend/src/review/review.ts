/** The review of the game that is shown: asked for when its page opens, and waited for. */
import { computed } from "@preact/signals";
import { looksNow, page } from "../archive/replay.ts";
import { t } from "../i18n.ts";
import type { DeepReview, EndReview, Estimate, FirstReview, GameState, KnownTurn } from "../messages.gen.ts";
import { Asked } from "./asked.ts";
import { curveOf } from "./curve.ts";

export const first = new Asked<FirstReview>("first");
export const deep = new Asked<DeepReview>("deep");
export const ending = new Asked<EndReview>("ending");
export const review = first.found;

/** Whether a game has a review: it has to be over, and something has to have happened. */
export function isReviewed(): boolean {
  const game = page.value?.game;
  return game !== undefined && game.moves > 0 && (game.stopped || game.outcome !== null);
}

/** Ask for the review of a game; the returned function lets go of it. What takes long is only begun by hand. */
export function openReview(id: string): () => void {
  if (isReviewed()) {
    first.open(id, true);
    deep.open(id, false);
    ending.open(id, false);
  }
  return () => {
    first.close();
    deep.close();
    ending.close();
  };
}

/** The score that the rules allow at most. */
export const most = computed(() => page.value?.game.max_score ?? 0);

export const curve = computed(() => {
  const seen = looksNow();
  const found = review.value;
  if (!found || !seen || found.reach.length !== seen.views.length) return null;
  return curveOf(
    found,
    seen.views.map((view) => view.score),
    most.value,
    deep.found.value?.estimates,
  );
});

/** Whether there are points at all, or only all or nothing. */
const isScored = () => !(looksNow()?.game as GameState | undefined)?.view.rules.masterpiece;

/** What could still be reached after so many moves, in words. */
export function reachText(moves: number): string {
  const reach = review.value?.reach[moves];
  if (!reach) return "";
  const all = most.value;
  if (reach.best >= all) return t("reach-perfect");
  if (!isScored()) return t(reach.bound >= all ? "reach-unknown" : "reach-lost");
  return reach.best === reach.bound
    ? t("reach-points", { best: reach.best, all })
    : t("reach-between", { best: reach.best, bound: reach.bound, all });
}

/** What whoever moves next could know at a moment. */
export function knownAt(moves: number): KnownTurn | null {
  return review.value?.known.find(({ move }) => move >= moves) ?? null;
}

/** What the last move of a moment cost on average, if that was found out. */
export function estimateAt(moves: number): Estimate | null {
  return deep.found.value?.estimates.find(({ move }) => move === moves - 1) ?? null;
}
