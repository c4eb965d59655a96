/** The question before something that you would regret. */
import type { Danger } from "../game/danger.ts";
import { possibleText } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { HeldCard, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Sheet } from "../ui/Sheet.tsx";

function why(view: View, danger: Danger, held: HeldCard): string {
  const card = possibleText(view, held);
  return danger === "last-copy-but-tile" ? t("doubt-last-copy-but-tile", { card }) : t("doubt-why", { danger, card });
}

export function Doubt({ view }: { view: View }) {
  const {
    myTurn,
    attempts: { carryOut, doubtful },
  } = useTable();
  const now = doubtful.value;
  if (!now || !myTurn.value || !view.legal.includes(now.action)) return null;
  const [verb, id] = now.action.split(" ");
  const card = view.hands.flat().find((one) => one.id === Number(id));
  if (!card) return null;
  return (
    // A dialog hears late that it was closed: by then, the next question may be open.
    <Sheet
      key={now}
      title={t("doubt")}
      onClose={() => {
        if (doubtful.value === now) doubtful.value = null;
      }}
    >
      <p>{why(view, now.danger, card)}</p>
      <form method="dialog" class="row">
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
          {t("doubt-yes", { verb: verb ?? "" })}
        </button>
      </form>
    </Sheet>
  );
}
