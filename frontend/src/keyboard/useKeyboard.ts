/** The keys of the table. */
import { useEffect } from "preact/hooks";
import { selection, sheet } from "../state/selection.ts";
import { shortcuts } from "../state/settings.ts";
import { past } from "../state/table.ts";
import { press } from "./shortcuts.ts";
import { follow, goToCard, letGo, nextMate } from "./steps.ts";

function backToNow(): boolean {
  if (past.value === null) return false;
  past.value = null;
  return true;
}

function single(key: string): boolean {
  if (press(key)) return true;
  if (key === "h") return nextMate();
  if (/^[1-9]$/.test(key) && selection.value?.kind !== "seat") return goToCard(Number(key) - 1);
  if (key !== "?") return false;
  sheet.value = "keys";
  return true;
}

function handle(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
  if (elsewhere || target.closest("input, select, textarea") || document.querySelector("dialog[open]")) return;
  const done =
    event.key === "Escape"
      ? letGo() || backToNow()
      : follow(event.key) || (shortcuts.value && !event.repeat && single(event.key.toLowerCase()));
  if (done) event.preventDefault();
}

export function useKeyboard(): void {
  useEffect(() => {
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, []);
}

/** After an action its button is gone: the focus stays by the actions, and the arrows lead back to the hand. */
export function stay(): void {
  document.querySelector<HTMLElement>(".dock")?.focus({ preventScroll: true });
}
