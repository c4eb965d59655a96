/** Play the line that would have reached more: it becomes a branch, which is shown move by move. */
import { comeToGame } from "../archive/whatIf.ts";
import type { Reachable, Version } from "../messages.gen.ts";
import { branchOff } from "../net/api.ts";
import { toast } from "../state/toasts.ts";

/** The branches that were made of lines: who looks twice needs no second one. */
const made = new Map<string, string>();

/** The way to the most that could be reached at a moment: where none is named, the last one goes on. */
export function lineAt(reach: Reachable[], moves: Version): string[] {
  const named = reach.slice(0, moves + 1).findLastIndex(({ line }) => line !== null);
  return reach[named]?.line?.slice(moves - named) ?? [];
}

export async function playLine(id: string, reach: Reachable[], at: Version): Promise<void> {
  const key = `${id} ${at}`;
  try {
    const branch = made.get(key) ?? (await branchOff(id, { at, line: lineAt(reach, at) })).game.id;
    made.set(key, branch);
    comeToGame(branch, at, ({ table }) => table.playback.play());
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}
