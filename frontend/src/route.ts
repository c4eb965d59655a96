/** Which page the address means: the lobby `/`, a table `/t/ID` or the first game that teaches `/learn`. */
import { computed, signal } from "@preact/signals";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

/** The table that the address names, if it names one. */
export const tableId = computed(() => /^\/t\/([\w-]+)\/?$/.exec(path.value)?.[1] ?? null);

export const learning = computed(() => /^\/learn\/?$/.test(path.value));

export function go(to: string): void {
  if (to === location.pathname) return;
  history.pushState(null, "", to);
  path.value = to;
  scrollTo(0, 0);
}
