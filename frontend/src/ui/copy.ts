/** Copying to the clipboard. */
import { t } from "../i18n.ts";

/** Whether it was possible; else you are asked to do it by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copyOldWay(text)) return true;
    prompt(t("copy-by-hand"), text);
    return false;
  }
}

/** The clipboard needs a secure address, which a computer in your network has not; this does not. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
