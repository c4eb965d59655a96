/** Watching: public knowledge, the view of a player who allows it, or all hands where the table is open. */

import { t } from "../i18n.ts";
import type { Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Choice } from "../ui/Choice.tsx";

/** What you may watch: a seat, all hands, or (null) what everybody knows. */
type Watched = Seat | "all" | null;

export function WatchPad() {
  const { ask, game, seatName, table } = useTable();
  const { chairs = [], settings } = table.value ?? {};
  const seats = chairs.flatMap((chair, seat) => (chair.shows ? [seat] : []));
  const open: Watched[] = settings?.all_hands ? ["all", ...seats] : seats;
  const now = game.value?.all_hands ? "all" : (game.value?.watching ?? null);
  const delay = settings?.spectator_delay ?? 0;
  const name = (one: Watched) => (one === null ? t("watch-public") : one === "all" ? t("watch-all") : seatName(one));
  return (
    <>
      <p class="guide">
        {t("you-watch")} {game.value?.all_hands && delay > 0 && t("watch-late", { moves: delay })}
      </p>
      {open.length > 0 ? (
        <Choice
          label={t("watch-through")}
          value={now}
          values={[null, ...open]}
          text={name}
          onChange={(one) => ask({ type: "watch", seat: one === "all" ? null : one, all_hands: one === "all" })}
        />
      ) : (
        <p class="guide quiet-guide">{t("watch-nobody-shows")}</p>
      )}
    </>
  );
}
