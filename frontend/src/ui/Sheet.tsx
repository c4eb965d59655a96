/** A dialog: a sheet from below on a phone, a window in the middle on a wide screen. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before it is painted: a key pressed as soon as it is seen is meant for it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={id} tabIndex={-1} autofocus>
            {title}
          </h2>
          <button type="button" class="icon" aria-label={t("close")} onClick={() => dialog.current?.close()}>
            <Sign name="close" />
          </button>
        </header>
        <div class="sheet-content stack loose">{children}</div>
      </div>
    </dialog>
  );
}
