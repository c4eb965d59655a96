/** Draws fireworks in a thread of its own, so that they stay smooth whatever the page does meanwhile. */
import { play, type Shell } from "./shell.ts";

/** Show these shells on a canvas, or stop what is shown under this number. */
export type Order = { id: number } & ({ canvas: OffscreenCanvas; scale: number; shells: Shell[] } | { canvas: null });

const shows = new Map<number, () => void>();

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  shows.get(data.id)?.();
  shows.delete(data.id);
  if (data.canvas) shows.set(data.id, play(data.canvas, data.scale, data.shells));
});
