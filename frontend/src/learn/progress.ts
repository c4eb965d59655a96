/** How far somebody has come in the first game that teaches. */
import { keep, kept } from "../keep.ts";

export function keptStep(): number {
  const step = Number(kept("lesson-step"));
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export function keepStep(step: number): void {
  keep("lesson-step", String(step));
}

export function lessonBegun(): boolean {
  return keptStep() > 0;
}
