/** The keys of the table. */
import { useLayoutEffect } from "preact/hooks";
import { shortcuts } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { press } from "./shortcuts.ts";
import { Steps } from "./steps.ts";

/** Steps through the game: the arrows while you go through it, the page keys at any time. */
function walk({ playback, moveCount }: TableStore, key: string, target: HTMLElement): boolean {
  const { stepBy, playing, pause, play, reviewing } = playback;
  const steps: Record<string, () => void> = {
    ArrowLeft: () => stepBy(-1),
    ArrowRight: () => stepBy(1),
    Home: () => stepBy(-moveCount.value),
    End: () => stepBy(moveCount.value),
    " ": () => (playing.value ? pause() : play()),
    PageUp: () => stepBy(-1),
    PageDown: () => stepBy(1),
  };
  const step = steps[key];
  if (!step || (key === " " && target.closest("button")) || !(reviewing.value || key.startsWith("Page"))) return false;
  step();
  return true;
}

/** Advice can be had while a teammate or a card is picked, too. */
function advise({ picking, advice }: TableStore): boolean {
  if (!advice.mayAsk.value) return false;
  picking.unpick();
  advice.askForAdvice();
  return true;
}

function single(store: TableStore, steps: Steps, key: string): boolean {
  const { root, picking, advice } = store;
  if (root && press(root, key)) return true;
  if (key === "i") return advise(store);
  if (key === "q" && advice.mayAsk.value) {
    picking.unpick();
    advice.beginAsking();
    return true;
  }
  if (key === "h") return steps.nextMate();
  if (/^[1-9]$/.test(key) && picking.selection.value?.kind !== "seat") return steps.goToCard(Number(key) - 1);
  if (key !== "?") return false;
  picking.sheet.value = "keys";
  return true;
}

/** Which of several tables a key is for: the one that has the focus, or else the first. */
function isMeant({ root }: TableStore, target: HTMLElement): boolean {
  return root !== null && (target.closest(".board") ?? document.querySelector(".board")) === root;
}

function handle(store: TableStore, steps: Steps, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
  const writing = target.closest("input:not([type=range]), select, textarea");
  const sliding = target.closest("[type=range]") && /^Arrow(Up|Down)$/.test(event.key);
  if (elsewhere || writing || sliding || document.querySelector("dialog[open]") || !isMeant(store, target)) return;
  const done =
    event.key === "Escape"
      ? steps.letGo() || store.playback.backToNow()
      : walk(store, event.key, target) ||
        steps.follow(event.key) ||
        (shortcuts.value && !event.repeat && single(store, steps, event.key.toLowerCase()));
  if (done) event.preventDefault();
}

/** From the first moment the table is drawn: an effect after painting would lose the keys of the first frames. */
export function useKeyboard(): void {
  const store = useTable();
  useLayoutEffect(() => {
    const steps = new Steps(store);
    const listen = (event: KeyboardEvent) => handle(store, steps, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
}
