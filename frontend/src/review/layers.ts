/** What is said about a moment, layer by layer: one of them is shown, beside the table or over it. */
import { signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";

export const LAYERS = ["known", "meant", "cost", "ending"] as const;
export type Layer = (typeof LAYERS)[number];

/** Whether one is shown. */
export const closer = signal(false);
export const layer = signal<Layer>("known");

export const LEVELS = ["beginner", "club", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** By whose conventions hints are read: as last time. */
export const level = signal<Level>(LEVELS.find((one) => one === kept("level")) ?? "club");

export function readAs(chosen: Level): void {
  level.value = chosen;
  keep("level", chosen);
}
