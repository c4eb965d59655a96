/** A firework on a canvas: it rises, opens and fades. Where a spark is follows from the time alone. */
import type { Colour } from "../messages.gen.ts";
import { KINDS, type Spark } from "./sparks.ts";

const RISE = 0.42; // seconds
const BLOOM = 1.5;
const HASTE = 3.6; // how quickly sparks slow down

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
}

function spot(shell: Shell, spark: Spark, time: number): [number, number] {
  const far = shell.radius * (1 - Math.exp(-HASTE * time));
  return [shell.x + spark.x * far, shell.y + spark.y * far + KINDS[shell.colour].fall * shell.radius * time * time];
}

function drawRocket(context: OffscreenCanvasRenderingContext2D, shell: Shell, time: number): void {
  const height = (at: number) => shell.y + (shell.from - shell.y) * (1 - Math.max(0, at) / RISE) ** 2;
  context.strokeStyle = shell.tones[0]!;
  context.globalAlpha = 0.9;
  context.beginPath();
  context.moveTo(shell.x, height(time - 0.08));
  context.lineTo(shell.x, height(time));
  context.stroke();
}

function drawSparks(context: OffscreenCanvasRenderingContext2D, shell: Shell, time: number): void {
  const { sparks, trail } = KINDS[shell.colour];
  context.globalAlpha = Math.min(1, 1.6 * (1 - time / BLOOM));
  shell.tones.forEach((tone, number) => {
    context.strokeStyle = tone;
    context.beginPath();
    for (const spark of sparks) {
      if (spark.tone !== number) continue;
      context.moveTo(...spot(shell, spark, Math.max(0, time - trail)));
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
  const context = canvas.getContext("2d")!;
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
