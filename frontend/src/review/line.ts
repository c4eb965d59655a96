/** Play the line that would have reached more: it becomes a branch, which is shown move by move. */
import { comeToGame } from "../archive/whatIf.ts";
import { before } from "../game/counting.ts";
import type { Fall } from "../messages.gen.ts";
import { branchOff } from "../net/api.ts";
import { toast } from "../state/toasts.ts";

/** The branches that were made of lines: who looks twice needs no second one. */
const made = new Map<string, string>();

export async function playLine(id: string, { move, line }: Fall): Promise<void> {
  const key = `${id} ${move}`;
  try {
    const branch = made.get(key) ?? (await branchOff(id, { at: before(move), line })).game.id;
    made.set(key, branch);
    comeToGame(branch, before(move), ({ table }) => table.playback.play());
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}
