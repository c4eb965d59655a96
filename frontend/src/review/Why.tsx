/** Why the team would have preferred another move, in the words of a bot. */
import { useRoom } from "../archive/room.ts";
import { readAction } from "../game/actions.ts";
import { before } from "../game/counting.ts";
import { reasonText } from "../game/reasons.ts";
import type { Estimate, GameState } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

export function Why({ estimate: { move, preferred, reason } }: { estimate: Estimate }) {
  const { people } = useTable();
  const seen = useRoom().replay.seen.value;
  const view = seen?.views[before(move)];
  if (!seen || !view) return null;
  const action = readAction(preferred);
  const naming = { ...people.value, view, moves: (seen.game as GameState).moves };
  const why = reasonText(reason, naming, "bot", "card" in action ? action.card : null);
  return why ? <q>{why}</q> : null;
}
