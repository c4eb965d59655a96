/** Another link for the table: whoever has only the old one does not come in any more. */
import { t } from "../i18n.ts";
import { ask } from "../state/table.ts";
import { toast } from "../state/toasts.ts";

export function NewLink({ class: style = "" }: { class?: string }) {
  return (
    <button
      type="button"
      class={style}
      onClick={() => ask({ type: "newLink" }, { done: () => toast(t("new-link-done")) })}
    >
      {t("new-link")}
    </button>
  );
}
