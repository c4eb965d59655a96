/** Single keys. A control says by its `aria-keyshortcuts` which key presses it; pressing the key clicks it. */
import type { What } from "../game/hints.ts";
import { t } from "../i18n.ts";
import type { Colour } from "../messages.gen.ts";
import { shortcuts } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";

export const COLOUR_KEYS: Record<Colour, string> = {
  red: "r",
  yellow: "y",
  green: "g",
  blue: "b",
  white: "w",
  multicolour: "m",
  black: "k",
};

/** The attribute of a control that a key presses; nothing while single keys are switched off. */
export function shortcut(key: string): { "aria-keyshortcuts"?: string } {
  return shortcuts.value ? { "aria-keyshortcuts": key } : {};
}

export function keyOf(what: What): string {
  return typeof what === "number" ? String(what) : COLOUR_KEYS[what];
}

/** Press the control of this key, or say why it cannot be pressed now. */
export function press(key: string): boolean {
  const control = document.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control) return false;
  if (control.disabled) toast(control.title || t("wait-your-turn"));
  else control.click();
  return true;
}
