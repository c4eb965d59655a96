/** Which page the address means: the lobby `/`, a table `/t/ID`, a game that is over `/g/ID?move=N&seat=S` (with `&play`
 * to play on), one's own games `/games`, the first game that teaches `/learn`, a puzzle `/puzzle/N`, that of the day
 * `/puzzle` or all of them `/puzzles`, or the question of a personal link `/device`. */
import { computed, signal } from "@preact/signals";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

/** The table that the address names, if it names one: its id, and the key of its link if it has got a new one. */
const place = computed(() => /^\/t\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path.value));
export const tableId = computed(() => place.value?.[1] ?? null);
export const tableKey = computed(() => place.value?.[2] ?? "");

/** Where a table is found. */
export function tablePath({ id, key }: { id: string; key: string }): string {
  return key ? `/t/${id}/${key}` : `/t/${id}`;
}

/** The way to the socket of the table that the address names. */
export function socketPath(): string {
  return `/ws/table${path.value.replace(/^\/t|\/$/g, "")}`;
}

/** Write the present link of a table into the address, for the next visit. */
export function renewAddress(table: { id: string; key: string }): void {
  const now = tablePath(table);
  if (table.id !== tableId.value || path.value === now) return;
  history.replaceState(null, "", now);
  path.value = now;
}

/** Whether a link was followed that makes this device another person. */
export const joiningDevice = computed(() => /^\/device(\/|$)/.test(path.value));

/** The game of the archive that the address names. */
export const gameId = computed(() => /^\/g\/([\w-]+)\/?$/.exec(path.value)?.[1] ?? null);

export function gamePath(id: string): string {
  return `/g/${id}`;
}

export const listingGames = computed(() => /^\/games\/?$/.test(path.value));

export const learning = computed(() => /^\/learn\/?$/.test(path.value));

/** The puzzle that the address names, "" for that of the day, or "all"; null elsewhere. */
export const puzzling = computed(() => {
  const found = /^\/puzzle(?:(s)|\/(\d+))?\/?$/.exec(path.value);
  return found && (found[1] ? "all" : (found[2] ?? ""));
});

/** Whether the address means nothing. */
export const nowhere = computed(() => {
  const known = path.value === "/" || place.value || joiningDevice.value || gameId.value || listingGames.value;
  return !(known || learning.value || puzzling.value !== null);
});

/** Go to another page from one that is none: the way back does not lead to it. */
export function instead(to: string): void {
  history.replaceState(null, "", to);
  path.value = location.pathname;
}

/** Go to another page, perhaps to a moment of it. */
export function go(to: string): void {
  if (to === location.pathname + location.search) return;
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}
