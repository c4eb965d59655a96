/** Hands a puzzle to the components that show it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Puzzle } from "./puzzle.ts";

export const PuzzleContext = createContext<Puzzle | null>(null);

export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error("There is no puzzle around this.");
  return puzzle;
}
