/** Fires shells on a canvas of the page. */
import { at } from "../base.ts";
import { PAUSE } from "../motion/still.ts";
import type { Shell } from "./shell.ts";
import type { Order } from "./worker.ts";

const worker = new Worker(at(SHOW_WORKER), { type: "module" });
let last = 0;
/** When the next show may begin, in seconds. */
let free = 0;

/** Show these shells, later if another show has only just begun; the returned function stops it. */
export function fire(element: HTMLCanvasElement, shells: Shell[]): () => void {
  if (!element.transferControlToOffscreen) return () => {}; // an old browser: the card arrives without sparks
  const id = ++last;
  const scale = Math.min(2, devicePixelRatio);
  element.width = element.clientWidth * scale;
  element.height = element.clientHeight * scale;
  const canvas = element.transferControlToOffscreen();
  const now = performance.now() / 1000;
  const wait = Math.max(0, free - now);
  free = now + wait + PAUSE;
  const later = shells.map((shell) => ({ ...shell, start: shell.start + wait }));
  worker.postMessage({ id, canvas, scale, shells: later } satisfies Order, [canvas]);
  return () => worker.postMessage({ id, canvas: null } satisfies Order);
}

/** The tones of a colour where this element is. */
export function tonesAt(element: Element): string[] {
  const style = getComputedStyle(element);
  const names = element.closest(".c-multicolour")
    ? ["--rainbow-1", "--rainbow-2", "--rainbow-3"]
    : ["--bright", "--spark"];
  return names.map((name) => style.getPropertyValue(name).trim() || "#fff");
}
