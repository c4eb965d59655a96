/** A hand, whose cards know their size: what is drawn on them grows with them. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Container units would do the same, but make each layout of the table several times as long. */
const sizes = new ResizeObserver((hands) => {
  for (const { target, contentRect } of hands) {
    const { style } = target as HTMLElement;
    style.setProperty("--hand-w", `${contentRect.width}px`);
    style.setProperty("--hand-h", `${contentRect.height}px`);
  }
});

export function Hand({ children }: { children: ComponentChildren }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    sizes.observe(element);
    return () => sizes.unobserve(element);
  }, []);
  return (
    <ol ref={list} class="hand">
      {children}
    </ol>
  );
}
