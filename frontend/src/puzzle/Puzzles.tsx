/** Puzzles: all of them, one, or one after another. */
import { puzzling } from "../route.ts";
import { PuzzleList } from "./PuzzleList.tsx";
import { PuzzleTable } from "./PuzzleTable.tsx";
import { RunTable } from "./RunTable.tsx";

export function Puzzles() {
  const which = puzzling.value ?? "";
  if (which === "endless" || which === "clock") return <RunTable kind={which} key={which + location.search} />;
  return which === "all" ? <PuzzleList /> : <PuzzleTable which={which} key={which} />;
}
