/** Whether the server is out of reach. What the browser says of the network is only a reason to look: a server on this
 * very computer needs none. */
import { signal } from "@preact/signals";
import { at } from "../base.ts";

export const offline = signal(false);

const PAUSE = 3000;
let timer = 0;

/** Look whether the server answers, and go on until it does. */
export async function probe(): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch(at("/healthz"), { cache: "no-store" });
    offline.value = false;
  } catch {
    offline.value = true;
    timer = setTimeout(probe, PAUSE);
  }
}

/** Notice at once when the connection goes or comes back. */
export function watchConnection(): void {
  addEventListener("offline", probe);
  addEventListener("online", probe);
  if (!navigator.onLine) void probe();
}
