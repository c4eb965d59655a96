/** Single keys. A control says by its `aria-keyshortcuts` which key presses it; pressing the key clicks it. */
import type { What } from "../game/actions.ts";
import { letterOf } from "../game/cards.ts";
import { t } from "../i18n.ts";
import { shortcuts } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";

/** The attribute of a control that a key presses; nothing while single keys are switched off. */
export function shortcut(key: string): { "aria-keyshortcuts"?: string } {
  return shortcuts.value ? { "aria-keyshortcuts": key } : {};
}

export function keyOf(what: What): string {
  return typeof what === "number" ? String(what) : letterOf(what);
}

/** Press the control of this key at a table, or say why it cannot be pressed now. */
export function press(table: HTMLElement, key: string): boolean {
  const control = table.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control) return false;
  if (!control.disabled) control.click();
  else if (control.title !== control.getAttribute("aria-label")) toast(control.title || t("wait-your-turn"));
  return true;
}
