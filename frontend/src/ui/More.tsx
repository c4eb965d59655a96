/** What most people leave closed; it is drawn when it is first opened. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

export function More({
  title,
  class: extra = "",
  children,
}: {
  title: string;
  class?: string;
  children: ComponentChildren;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <details class={`more ${extra}`} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {opened && children}
    </details>
  );
}
