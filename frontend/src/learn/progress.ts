/** How far somebody has come in each lesson; kept by the browser. */
import { keep, kept } from "../keep.ts";

/** The first game that teaches. */
export const FIRST = "first";
const DONE = "done";

/** The step at which one left it. */
export function keptStep(lesson: string): number {
  const step = Number(kept(`lesson-${lesson}`));
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** What was done once stays so, also while it is being done again. */
export function keepStep(lesson: string, step: number): void {
  if (!isDone(lesson)) keep(`lesson-${lesson}`, String(step));
}

export function keepDone(lesson: string): void {
  keep(`lesson-${lesson}`, DONE);
}

export function isDone(lesson: string): boolean {
  return kept(`lesson-${lesson}`) === DONE;
}

export function lessonState(lesson: string): "done" | "begun" | "new" {
  return isDone(lesson) ? "done" : keptStep(lesson) > 0 ? "begun" : "new";
}
