/** Short messages that go away by themselves. */
import { signal } from "@preact/signals";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "problem" | "talk";
}

const STAY = 5000;
let last = 0;

export const toasts = signal<Toast[]>([]);

export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const id = ++last;
  const others = toasts.value.filter((one) => one.text !== text);
  toasts.value = [...others.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}
