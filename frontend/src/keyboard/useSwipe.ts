/** Swiping over the table steps through the game while you go through it. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { useTable } from "../store/context.ts";

const FAR = 40;

export function useSwipe(table: RefObject<HTMLElement | null>): void {
  const {
    playback: { reviewing, stepBy },
  } = useTable();
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      const elsewhere = event.pointerType === "mouse" || (event.target as HTMLElement).closest("input");
      start = reviewing.value && !elsewhere ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent) => {
      const dx = event.clientX - (start?.x ?? event.clientX);
      const dy = event.clientY - (start?.y ?? event.clientY);
      start = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > 2 * Math.abs(dy)) stepBy(dx < 0 ? 1 : -1);
    };
    const cancel = () => (start = null);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
    };
  }, []);
}
