/** Something drawn that says its name when one points at it or comes to it by keyboard. */
import type { ComponentChildren } from "preact";

export function Tip({ class: extra, label, children }: { class: string; label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what it says is read by those who come to it by keyboard, too
    <span class={`tip ${extra}`} role="img" aria-label={label} data-tip={label} tabIndex={0}>
      {children}
    </span>
  );
}
