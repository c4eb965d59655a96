/** Which page the address means: the lobby `/`, a table `/t/ID`, the first game that teaches `/learn` or
 * the question of a personal link `/device`. */
import { computed, signal } from "@preact/signals";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

/** The table that the address names, if it names one. */
export const tableId = computed(() => /^\/t\/([\w-]+)\/?$/.exec(path.value)?.[1] ?? null);

/** Whether a link was followed that makes this device another person. */
export const joiningDevice = computed(() => /^\/device(\/|$)/.test(path.value));

export const learning = computed(() => /^\/learn\/?$/.test(path.value));

export function go(to: string): void {
  if (to === location.pathname) return;
  history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}
