/** The review of the game that is shown: asked for when its page opens, and waited for. */
import { batch, computed, signal } from "@preact/signals";
import { looksNow, page } from "../archive/replay.ts";
import { t } from "../i18n.ts";
import type { FirstReview, GameState, KnownTurn, ReviewStatus } from "../messages.gen.ts";
import { Failure, getReview, wantReview } from "../net/api.ts";
import { curveOf } from "./curve.ts";

const SOON = 700; // milliseconds until it is asked again how far it is

export const review = signal<FirstReview | null>(null);
export const status = signal<ReviewStatus | "asking">("asking");
export const progress = signal(0);
/** Why there is none, if the server said so. */
export const trouble = signal("");

let opened = "";
let timer = 0;

/** Whether a game has a review: it has to be over, and something has to have happened. */
export function isReviewed(): boolean {
  const game = page.value?.game;
  return game !== undefined && game.moves > 0 && (game.stopped || game.outcome !== null);
}

/** Ask for the review of a game; the returned function lets go of it. */
export function openReview(id: string): () => void {
  opened = id;
  reset();
  if (isReviewed()) void ask(id, true);
  return () => {
    if (opened !== id) return;
    opened = "";
    clearTimeout(timer);
    reset();
  };
}

function reset(): void {
  batch(() => {
    review.value = null;
    status.value = "asking";
    progress.value = 0;
    trouble.value = "";
  });
}

/** Let the game be reviewed once more. */
export function tryAgain(): void {
  reset();
  void ask(opened, true);
}

async function ask(id: string, begin: boolean): Promise<void> {
  try {
    const state = await (begin ? wantReview(id, "first", true) : getReview(id, "first"));
    if (opened !== id) return;
    batch(() => {
      status.value = state.status;
      progress.value = state.progress;
      review.value = state.review;
    });
    if (state.status === "working") askLater(id, false);
    else if (state.status === "none" && !begin) askLater(id, true); // whoever worked at it is gone
  } catch (error) {
    if (opened !== id) return;
    batch(() => {
      status.value = "failed";
      trouble.value = error instanceof Failure ? error.message : t("error-server");
    });
  }
}

function askLater(id: string, begin: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => void ask(id, begin), SOON);
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
