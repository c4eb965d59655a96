/** Keeps what is current in a list in sight, also when the list grows or is first shown. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const ROOM = 4;

/** What scrolls a list: itself, or something around it. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let box: HTMLElement | null = list; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

function bringIntoSight(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>("[aria-current=true]");
  const scroller = scrollerOf(list);
  if (!current || !scroller) return;
  const box = current.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const above = frame.top + scroller.clientTop - box.top + ROOM;
  const below = box.bottom - (frame.top + scroller.clientTop + scroller.clientHeight) + ROOM;
  if (below > 0) scroller.scrollTop += below;
  else if (above > 0) scroller.scrollTop -= above;
}

/** `when` says what makes something else current. */
export function useInSight(list: RefObject<HTMLElement | null>, when: unknown[]): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    bringIntoSight(element);
    const sizes = new ResizeObserver(() => bringIntoSight(element));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, when);
}
