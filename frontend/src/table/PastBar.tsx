/** Stepping through the game, and back to now. */

import { Sign } from "../art/Drawings.tsx";
import { sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { people } from "../state/people.ts";
import { game, look, moveCount, past } from "../state/table.ts";
import { Explanation } from "./Explanation.tsx";

export function PastBar({ onResult }: { onResult: (() => void) | null }) {
  const now = moveCount.value;
  const at = past.value?.version ?? now;
  const move = game.value?.moves.find((one) => one.number === at - 1);
  return (
    <>
      <p class="last-move">{move ? sentence(move, people.value) : t("game-begins")}</p>
      <Explanation move={move} />
      <div class="pad-row">
        <button type="button" class="icon" aria-label={t("step-back")} disabled={at === 0} onClick={() => look(at - 1)}>
          <Sign name="left" />
        </button>
        <input
          type="range"
          min="0"
          max={now}
          value={at}
          aria-label={t("step-of", { at, all: now })}
          onChange={(event) => look(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="icon"
          aria-label={t("step-forward")}
          disabled={at === now}
          onClick={() => look(at + 1)}
        >
          <Sign name="right" />
        </button>
        {past.value && !onResult && (
          <button type="button" class="primary" onClick={() => (past.value = null)}>
            {t("back-to-now")}
          </button>
        )}
        {onResult && (
          <button type="button" class="primary" onClick={onResult}>
            {t("to-result")}
          </button>
        )}
      </div>
    </>
  );
}
