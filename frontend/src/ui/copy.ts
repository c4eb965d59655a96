/** Copy to the clipboard and say so. */
import { t } from "../i18n.ts";
import { toast } from "../state/toasts.ts";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    if (copyOldWay(text)) toast(t("copied"));
    else prompt(t("copy-by-hand"), text);
  }
}

/** The clipboard needs a secure address, which a computer in one's network has not; this does not. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
