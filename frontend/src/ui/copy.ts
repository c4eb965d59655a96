/** Copy to the clipboard and say so. */
import { t } from "../i18n.ts";
import { toast } from "../state/toasts.ts";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    prompt(t("copy-by-hand"), text); // clipboard needs a secure address
  }
}
