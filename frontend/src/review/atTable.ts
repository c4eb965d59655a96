/** The review at the table of a replay: it is asked for when the game is there, and its texts are fetched. */
import { signal } from "@preact/signals";
import { addTexts } from "../i18n.ts";
import { commentary } from "../state/playback.ts";
import { CurveBehind } from "./Curve.tsx";
import { Evaluation } from "./Evaluation.tsx";
import { openReview, reachText } from "./review.ts";

/** Whether its texts are here. */
export const hasTexts = signal(false);

/** Review a game, and speak at its table; the returned function ends that. */
export function reviewGame(id: string): () => void {
  const close = openReview(id);
  let gone = false;
  addTexts("review").then(
    () => {
      hasTexts.value = true;
      if (!gone) commentary.value = { Behind: CurveBehind, Beside: Evaluation, told: reachText };
    },
    () => undefined, // without a connection there is no review
  );
  return () => {
    gone = true;
    close();
    commentary.value = null;
  };
}
