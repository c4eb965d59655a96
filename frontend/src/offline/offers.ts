/** What is offered once, installing among it, when somebody has played a few games. Those that were answered are kept by the browser. */
import { signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";

export type Offer = "sound" | "install" | "games";

export const closed = signal(kept("offers")?.split(" ") ?? []);

export function isOpen(offer: Offer): boolean {
  return !closed.value.includes(offer);
}

export function close(offer: Offer): void {
  closed.value = [...closed.value, offer];
  keep("offers", closed.value.join(" "));
}

/** How many games have come to their end on this device. */
export const gamesPlayed = signal(Number(kept("games-played") ?? 0));

/** A game is over; which one, because you may hear of it again: then it is not counted. */
export function countGame(game: string): boolean {
  if (kept("last-played") === game) return false;
  keep("last-played", game);
  gamesPlayed.value++;
  keep("games-played", String(gamesPlayed.value));
  return true;
}

/** The browser would install the page; it is asked when somebody wants that. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const installPrompt = signal<InstallPrompt | null>(null);

export function watchForInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // not now: after a game
    installPrompt.value = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (installPrompt.value = null));
}
