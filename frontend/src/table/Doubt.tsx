/** The question before something that one would regret. */
import { possibleText } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { carryOut, doubtful } from "../state/attempt.ts";
import { myTurn } from "../state/table.ts";
import { Sheet } from "../ui/Sheet.tsx";

export function Doubt({ view }: { view: View }) {
  const now = doubtful.value;
  if (!now || !myTurn.value || !view.legal.includes(now.action)) return null;
  const [verb, id] = now.action.split(" ");
  const card = view.hands.flat().find((one) => one.id === Number(id))!;
  return (
    <Sheet title={t("doubt")} onClose={() => (doubtful.value = null)}>
      <p>{t("doubt-why", { danger: now.danger, card: possibleText(view, card) })}</p>
      <form method="dialog" class="pad-row">
        <button type="submit" class="primary">
          {t("doubt-no")}
        </button>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest("dialog")?.close(); // what lies under it can have the focus again
            carryOut(now.action);
          }}
        >
          {t("doubt-yes", { verb: verb! })}
        </button>
      </form>
    </Sheet>
  );
}
