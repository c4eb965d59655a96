/** Dark, light, or as the device has it. */
import { effect, signal } from "@preact/signals";
import { keep, kept } from "./keep.ts";

export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const saved = kept("theme") as Theme | null;
export const theme = signal<Theme>(saved && THEMES.includes(saved) ? saved : "auto");

const query = matchMedia("(prefers-color-scheme: light)");
const deviceIsLight = signal(query.matches);
query.addEventListener("change", () => (deviceIsLight.value = query.matches));

export function isNight(): boolean {
  return document.documentElement.dataset.theme === "dark";
}

effect(() => {
  const light = theme.value === "auto" ? deviceIsLight.value : theme.value === "light";
  document.documentElement.dataset.theme = light ? "light" : "dark";
  keep("theme", theme.value);
});
