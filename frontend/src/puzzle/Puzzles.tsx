/** Puzzles: all of them, or one. */
import { puzzling } from "../route.ts";
import { PuzzleList } from "./PuzzleList.tsx";
import { PuzzleTable } from "./PuzzleTable.tsx";

export function Puzzles() {
  const which = puzzling.value!;
  return which === "all" ? <PuzzleList /> : <PuzzleTable which={which} key={which} />;
}
