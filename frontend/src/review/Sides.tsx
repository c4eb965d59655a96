/** Where a hint misled: what its giver saw, how it reads by the agreement, and what came of it. */
import { useRoom } from "../archive/room.ts";
import { before } from "../game/counting.ts";
import { t } from "../i18n.ts";
import type { ReviewMoment } from "../messages.gen.ts";
import { More } from "../ui/More.tsx";

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
