/** A firework on a canvas: it rises, opens and fades. Where a spark is follows from the time alone. */
import type { Colour } from "../messages.gen.ts";
import { KINDS, type Spark } from "./sparks.ts";

const RISE = 0.42; // seconds
const BLOOM = 1.5;
const HASTE = 3.6; // how quickly sparks slow down
const FLASH = 0.16;
const EVENING = "24 22 74";
const EMBER = "#a4450a";

export interface Shell {
  colour: Colour;
  tones: string[];
  /** Where it opens, from where below it comes, and how large it becomes, in pixels. */
  x: number;
  y: number;
  from: number;
  radius: number;
  /** When it is fired, in seconds. */
  start: number;
  /** By day it brings its own piece of evening sky: sparks do not shine on paper. */
  dusk: boolean;
}

function spot(shell: Shell, spark: Spark, time: number): [number, number] {
  const far = shell.radius * (1 - Math.exp(-HASTE * time));
  return [shell.x + spark.x * far, shell.y + spark.y * far + KINDS[shell.colour].fall * shell.radius * time * time];
}

function drawRocket(context: OffscreenCanvasRenderingContext2D, shell: Shell, time: number): void {
  const height = (at: number) => shell.y + (shell.from - shell.y) * (1 - Math.max(0, at) / RISE) ** 2;
  context.strokeStyle = (!shell.dusk && shell.tones[0]) || EMBER;
  context.globalAlpha = 0.9;
  context.beginPath();
  context.moveTo(shell.x, height(time - 0.08));
  context.lineTo(shell.x, height(time));
  context.stroke();
}

/** Light or dark around the middle, fading outwards. */
function drawGlow(
  context: OffscreenCanvasRenderingContext2D,
  { x, y }: Shell,
  radius: number,
  rgb: string,
  alpha: number,
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `rgb(${rgb} / ${alpha})`);
  glow.addColorStop(0.62, `rgb(${rgb} / ${0.72 * alpha})`);
  glow.addColorStop(1, `rgb(${rgb} / 0)`);
  context.globalAlpha = 1;
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function drawSparks(context: OffscreenCanvasRenderingContext2D, shell: Shell, time: number): void {
  const { sparks, trail } = KINDS[shell.colour];
  const fades = Math.min(1, 1.6 * (1 - time / BLOOM));
  if (shell.dusk) {
    const opened = 1.2 * shell.radius * (0.4 + 0.6 * (1 - Math.exp(-HASTE * time)));
    drawGlow(context, shell, opened, EVENING, 0.88 * Math.min(1, 8 * time) * fades);
  }
  if (time < FLASH) drawGlow(context, shell, 0.4 * shell.radius, "255 244 214", 0.9 * (1 - time / FLASH));
  context.globalAlpha = fades;
  shell.tones.forEach((tone, number) => {
    context.strokeStyle = tone;
    context.beginPath();
    for (const spark of sparks) {
      if (spark.tone !== number) continue;
      context.moveTo(...spot(shell, spark, Math.max(0, time - (1 + time) * trail)));
      context.lineTo(...spot(shell, spark, time));
    }
    context.stroke();
  });
}

/** Draws a shell; false once it is over. */
function draw(context: OffscreenCanvasRenderingContext2D, shell: Shell, now: number): boolean {
  const time = now - shell.start;
  if (time > RISE + BLOOM) return false;
  context.lineWidth = Math.max(1.5, shell.radius / 26);
  if (time >= 0 && time < RISE) drawRocket(context, shell, time);
  else if (time >= RISE) drawSparks(context, shell, time - RISE);
  return true;
}

/** Show these shells; the returned function stops it. */
export function play(canvas: OffscreenCanvas, scale: number, shells: Shell[]): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;
  context.scale(scale, scale);
  context.lineCap = "round";
  const begun = performance.now();
  let frame = 0;
  const next = (time: number) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    const running = shells.filter((shell) => draw(context, shell, (time - begun) / 1000));
    if (running.length > 0) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}
