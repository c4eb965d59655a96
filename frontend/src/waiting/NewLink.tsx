/** Another link for the table: whoever has only the old one does not come in any more. */
import { t } from "../i18n.ts";
import { toast } from "../state/toasts.ts";
import { useTable } from "../store/context.ts";

export function NewLink({ class: style = "" }: { class?: string }) {
  const { ask } = useTable();
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
