/** Which page the address means: the lobby `/`, a table `/t/ID`, a game that is over `/g/ID?move=N&seat=S` (with `&play`
 * to play on), your own games `/games`, your mistakes that come back `/exercises`, a deal that several teams play `/d/ID`, that of the day `/daily`, your clubs `/clubs` or one of them `/c/ID`, all lessons
 * `/learn` or one `/learn/NAME`, a puzzle `/puzzle/N`, that of the day `/puzzle`, one after another
 * `/puzzle/endless` or `/puzzle/clock`, or all of them `/puzzles`, an agreement
 * as a card `/agreement`, or the question of a personal link `/device`. */
import { computed, signal } from "@preact/signals";
import { at, here } from "./base.ts";

const path = signal(here());
addEventListener("popstate", () => (path.value = here()));

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
  history.replaceState(null, "", at(now));
  path.value = now;
}

/** The game of the archive that the address names. */
export const gameId = computed(() => /^\/g\/([\w-]+)\/?$/.exec(path.value)?.[1] ?? null);

export function gamePath(id: string): string {
  return `/g/${id}`;
}

/** The deal that the address names, "today" for that of the day; null elsewhere. */
export const dealId = computed(() => {
  const found = /^\/(?:daily|d\/([\w-]+))\/?$/.exec(path.value);
  return found && (found[1] ?? "today");
});

export function dealPath(id: string): string {
  return `/d/${id}`;
}

/** The club that the address names, "" for the list of your own; null elsewhere. */
export const clubId = computed(() => {
  const found = /^\/(?:clubs|c\/([\w-]+))\/?$/.exec(path.value);
  return found && (found[1] ?? "");
});

export function clubPath(id: string): string {
  return `/c/${id}`;
}

/** The page with a word as its address, of which there is one for everybody; null elsewhere. */
export const section = computed(() => {
  const found = /^\/(?:(games|progress|exercises|agreement)\/?|(device)(?:\/.*)?)$/.exec(path.value);
  return found && ((found[1] ?? found[2]) as "games" | "progress" | "exercises" | "agreement" | "device");
});

/** The lesson that the address names, "" for the list of them; null elsewhere. */
export const learning = computed(() => {
  const found = /^\/learn(?:\/([a-z-]+))?\/?$/.exec(path.value);
  return found && (found[1] ?? "");
});

/** The puzzle that the address names, "" for that of the day, "endless" and "clock" for runs, or "all"; null elsewhere. */
export const puzzling = computed(() => {
  const found = /^\/puzzle(?:(s)|\/(\d+|endless|clock))?\/?$/.exec(path.value);
  return found && (found[1] ? "all" : (found[2] ?? ""));
});

/** Whether the address means nothing. */
export const nowhere = computed(() => {
  const pages = [place, section, gameId, clubId, dealId, learning, puzzling];
  return path.value !== "/" && pages.every((page) => page.value === null);
});

/** Go to another page from one that is none: the way back does not lead to it. */
export function instead(to: string): void {
  history.replaceState(null, "", at(to));
  path.value = here();
}

/** Go to another page, perhaps to a moment of it. */
export function go(to: string): void {
  if (to === here() + location.search) return;
  history.pushState(null, "", at(to));
  path.value = here();
  scrollTo(0, 0);
}
