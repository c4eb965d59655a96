/** Takes the last move back, for those who practise with bots alone; others ask each other in the menu. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { isAlone } from "../state/leaving.ts";
import { ask, myTurn } from "../state/table.ts";
import { mayUndo } from "../state/undo.ts";

export function UndoButton() {
  if (!mayUndo.value || !myTurn.value || !isAlone()) return null;
  return (
    <button
      type="button"
      class="icon react"
      aria-label={t("undo-practice")}
      title={t("undo-practice")}
      onClick={() => ask({ type: "propose", what: "undo" })}
    >
      <Sign name="undo" />
    </button>
  );
}
