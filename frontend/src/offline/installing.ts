/** Whether the browser would install the page; it is asked when somebody wants that. */
import { signal } from "@preact/signals";

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
