/** Dark, light, or as the device has it. */
import { effect, signal } from "@preact/signals";
import { keep, kept } from "./keep.ts";

export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const saved = kept("theme") as Theme | null;
export const theme = signal<Theme>(saved && THEMES.includes(saved) ? saved : "auto");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  keep("theme", theme.value);
});
