/** Why the team would have preferred another move, in the words of a bot. */
import { useRoom } from "../archive/room.ts";
import { readAction } from "../game/actions.ts";
import { before } from "../game/counting.ts";
import { reasonText } from "../game/reasons.ts";
import { t } from "../i18n.ts";
import type { Estimate, GameState, ReviewMoment } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { More } from "../ui/More.tsx";

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

/** Where a hint misled: what its giver saw, how it reads by the agreement, and what came of it. */
export function Sides({ moment: { move, sides } }: { moment: ReviewMoment }) {
  const { telling } = useRoom().review;
  if (sides.length === 0) return null;
  return (
    <More title={t("both-sides")}>
      {sides.map((side) => (
        <p key={side.key} class="empty">
          {telling.told(side, before(move))}
        </p>
      ))}
    </More>
  );
}
