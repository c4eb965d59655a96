/** Stepping through the game, and back to now. */

import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { useTable } from "../store/context.ts";
import { Explanation } from "./Explanation.tsx";
import { Timeline } from "./Timeline.tsx";

export function PastBar({ onResult }: { onResult: (() => void) | null }) {
  const {
    game,
    past,
    people,
    playback: { at, backToNow, commentary },
  } = useTable();
  const move = game.value?.moves.find((one) => one.place === at.value - 1);
  const more = commentary.value;
  return (
    <>
      <div class="past-row">
        <p class="last-move">
          {move ? briefSentence(move, people.value) : t("game-begins")} <Explanation move={move} />
        </p>
        {more && <more.Beside />}
      </div>
      <Timeline>
        {past.value && !onResult && (
          <button type="button" class="primary" onClick={backToNow}>
            {t("back-to-now")}
          </button>
        )}
        {onResult && (
          <button type="button" class="primary" onClick={onResult}>
            {t("to-result")}
          </button>
        )}
      </Timeline>
    </>
  );
}
