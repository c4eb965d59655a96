/** Exercises: moments of your own games that come back until you know them. */
import { keep, kept } from "../keep.ts";
import type { Exercise, ExerciseList, ExerciseVerdict } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { gamePath } from "../route.ts";

/** What you are called in imported games: said once. */
export const ownName = (): string => kept("own-name") ?? "";
export const keepOwnName = (name: string): void => keep("own-name", name);

export const getExercises = () => ask<ExerciseList>("/api/exercises");
export const findExercises = () => ask<ExerciseList>("/api/exercises", { name: ownName() });
export const answerExercise = (game: string, move: number, action: string) =>
  ask<ExerciseVerdict>("/api/exercises/answer", { game, move, action });
export const dropExercises = (game: string | null, move = 0) =>
  ask<ExerciseList>("/api/exercises/drop", { game, move });

export const exercisePath = ({ game, move }: Exercise): string => `${gamePath(game)}?exercise=${move}`;

/** The exercise that an address names. */
export function exerciseIn(search: string): number | null {
  const named = new URLSearchParams(search).get("exercise");
  return named !== null && /^\d{1,4}$/.test(named) ? Number(named) : null;
}
