/** Play the line that would have reached more: it becomes a branch, which is shown move by move. */
import { page } from "../archive/replay.ts";
import { opened } from "../archive/trying.ts";
import type { Fall } from "../messages.gen.ts";
import { branchOff } from "../net/api.ts";
import { gamePath, go } from "../route.ts";
import { play } from "../state/playback.ts";
import { toast } from "../state/toasts.ts";

/** The branches that were made of lines: who looks twice needs no second one. */
const made = new Map<string, string>();

export async function playLine({ move, line }: Fall): Promise<void> {
  const { id } = page.value!.game;
  const key = `${id} ${move}`;
  try {
    const branch = made.get(key) ?? (await branchOff(id, { at: move, line })).game.id;
    made.set(key, branch);
    go(`${gamePath(branch)}?move=${move}`);
    await opened(branch);
    play();
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}
