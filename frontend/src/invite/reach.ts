/** The address that goes into links for other devices. A page that was opened on the server's own computer has one that
 * leads every other device to itself. */

import { computed, signal } from "@preact/signals";
import { BASE } from "../base.ts";
import { editions } from "../state/me.ts";

function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Addresses that lead other devices here; none if only this computer can open the page. */
export const addresses = computed<string[]>(() =>
  isLoopback(location.hostname) ? (editions.value?.reach.urls ?? []) : [location.origin + BASE],
);

/** The one that somebody chose, where there are several. */
export const chosen = signal<string | null>(null);

const address = computed(() =>
  chosen.value !== null && addresses.value.includes(chosen.value) ? chosen.value : (addresses.value[0] ?? null),
);

/** Whether nobody elsewhere could follow a link. */
export const onlyHere = computed(() => address.value === null);

/** A path of this page (or a whole address) as a link, for other devices if that is possible. */
export function linkTo(path: string): string {
  return path.startsWith("/") ? (address.value ?? location.origin + BASE) + path : path;
}
