/** Why the team would have preferred another move, in the words of a bot. */
import { looksNow } from "../archive/replay.ts";
import { readAction } from "../game/actions.ts";
import { reasonText } from "../game/reasons.ts";
import type { Estimate, GameState } from "../messages.gen.ts";
import { people } from "../state/people.ts";

export function Why({ estimate: { move, preferred, reason } }: { estimate: Estimate }) {
  const { views, game } = looksNow()!;
  const action = readAction(preferred);
  const naming = { ...people.value, view: views[move]!, moves: (game as GameState).moves };
  const why = reasonText(reason, naming, "bot", "card" in action ? action.card : null);
  return why ? <q>{why}</q> : null;
}
