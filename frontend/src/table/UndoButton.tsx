/** Takes the last move back, for those who practise with bots alone; others ask each other in the menu. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { useTable } from "../store/context.ts";

export function UndoButton() {
  const {
    alone,
    ask,
    myTurn,
    requests: { mayUndo },
  } = useTable();
  if (!mayUndo.value || !myTurn.value || !alone.value) return null;
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
