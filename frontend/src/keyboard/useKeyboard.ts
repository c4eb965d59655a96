/** The keys of the table. */
import { useLayoutEffect } from "preact/hooks";
import { backToNow, pause, play, playing, reviewing, stepBy } from "../state/playback.ts";
import { selection, sheet } from "../state/selection.ts";
import { shortcuts } from "../state/settings.ts";
import { moveCount } from "../state/table.ts";
import { press } from "./shortcuts.ts";
import { follow, goToCard, letGo, nextMate } from "./steps.ts";

/** Steps through the game: the arrows while one goes through it, the page keys at any time. */
const STEPS: Record<string, () => void> = {
  ArrowLeft: () => stepBy(-1),
  ArrowRight: () => stepBy(1),
  Home: () => stepBy(-moveCount.value),
  End: () => stepBy(moveCount.value),
  " ": () => (playing.value ? pause() : play()),
  PageUp: () => stepBy(-1),
  PageDown: () => stepBy(1),
};

function walk(key: string, target: HTMLElement): boolean {
  const step = STEPS[key];
  if (!step || (key === " " && target.closest("button")) || !(reviewing.value || key.startsWith("Page"))) return false;
  step();
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
  const writing = target.closest("input:not([type=range]), select, textarea");
  const sliding = target.closest("[type=range]") && /^Arrow(Up|Down)$/.test(event.key);
  if (elsewhere || writing || sliding || document.querySelector("dialog[open]")) return;
  const done =
    event.key === "Escape"
      ? letGo() || backToNow()
      : walk(event.key, target) ||
        follow(event.key) ||
        (shortcuts.value && !event.repeat && single(event.key.toLowerCase()));
  if (done) event.preventDefault();
}

/** From the first moment the table is drawn: an effect after painting would lose the keys of the first frames. */
export function useKeyboard(): void {
  useLayoutEffect(() => {
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, []);
}

/** After an action its button is gone: the focus stays by the actions, and the arrows lead back to the hand. */
export function stay(): void {
  document.querySelector<HTMLElement>(".dock")?.focus({ preventScroll: true });
}
