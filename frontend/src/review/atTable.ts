/** The review at the table of a replay: it is asked for when the game is there, and its texts are fetched. */
import { signal } from "@preact/signals";
import { addTexts } from "../i18n.ts";
import { commentary } from "../state/playback.ts";
import { CurveBehind } from "./Curve.tsx";
import { Evaluation } from "./Evaluation.tsx";
import { closer, layer } from "./layers.ts";
import { cardsAt } from "./meaning.ts";
import { openReview, reachText } from "./review.ts";

/** Whether its texts are here. */
export const hasTexts = signal(false);

/** The cards that the open layer speaks of; null if it speaks of none, so that bots may. */
function lit(moves: number): number[] | null {
  return closer.value && layer.value === "meant" ? cardsAt(moves) : null;
}

/** Review a game, and speak at its table; the returned function ends that. */
export function reviewGame(id: string): () => void {
  const close = openReview(id);
  let gone = false;
  Promise.all([addTexts("review"), addTexts("meant")]).then(
    () => {
      hasTexts.value = true;
      if (!gone) commentary.value = { Behind: CurveBehind, Beside: Evaluation, told: reachText, lit };
    },
    () => undefined, // without a connection there is no review
  );
  return () => {
    gone = true;
    close();
    commentary.value = null;
  };
}
