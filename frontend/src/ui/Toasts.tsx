/** Short messages above everything. */
import { dismiss, toasts } from "../state/toasts.ts";

export function Toasts() {
  return (
    <div class="toasts stack" role="status">
      {toasts.value.map((one) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: they go away by themselves
        <p key={one.id} class={`toast ${one.kind}`} onClick={() => dismiss(one.id)}>
          {one.text}
        </p>
      ))}
    </div>
  );
}
