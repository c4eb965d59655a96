/** The service worker (public/worker.js), thanks to which the page works without a connection. */
import { effect } from "@preact/signals";
import { at } from "../base.ts";
import { language } from "../i18n.ts";

const SOON = 3000; // milliseconds: what is on the screen comes first
const FOR_ALL = ["/api/editions", "/api/lessons", "/api/lessons/first"];

async function tell(message: { keep: string[] } | { forget: true }): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** All texts of a language: without a connection nothing can be fetched when it is needed. */
function textsIn(code: string): string[] {
  const later = Object.values(LATER_CATALOGUES).map((part) => part[code]);
  return [CATALOGUES[code], ...later, ...Object.values(BOXES[code] ?? {})].filter((url) => url !== undefined);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(at("/worker.js"));
  } catch {
    return; // some browsers refuse, and all else works without
  }
  effect(() => void tell({ keep: [...FOR_ALL, ...textsIn(language.value)].map(at) }));
}

export function startWorker(): void {
  if (navigator.serviceWorker) setTimeout(register, SOON);
}

/** Somebody else sits before the page: what was kept for the last one is not for them. */
export function forgetAnswers(): void {
  if (navigator.serviceWorker?.controller) void tell({ forget: true });
}
