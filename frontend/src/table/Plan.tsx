/** What you have planned for your turn, and the way to withdraw it. */
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { actionWords } from "./actionWords.ts";

export function Plan({ view, action }: { view: View; action: string }) {
  const store = useTable();
  return (
    <div class="open-request" role="status">
      <p>{t("plan-is", { action: actionWords(store, view, action) })}</p>
      <button type="button" onClick={store.plans.withdraw}>
        {t("withdraw")}
      </button>
    </div>
  );
}
