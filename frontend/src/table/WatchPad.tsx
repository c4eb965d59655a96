/** Looking on: public knowledge, or the view of a player who allows it. */

import { t } from "../i18n.ts";
import { useTable } from "../store/context.ts";
import { Choice } from "../ui/Choice.tsx";

export function WatchPad() {
  const { ask, game, seatName, table } = useTable();
  const open = (table.value?.chairs ?? []).flatMap((chair, seat) => (chair.shows ? [seat] : []));
  return (
    <>
      <p class="guide">{t("you-watch")}</p>
      {open.length > 0 ? (
        <Choice
          label={t("watch-through")}
          value={game.value?.watching ?? null}
          values={[null, ...open]}
          text={(seat) => (seat === null ? t("watch-public") : seatName(seat))}
          onChange={(seat) => ask({ type: "watch", seat })}
        />
      ) : (
        <p class="guide quiet-guide">{t("watch-nobody-shows")}</p>
      )}
    </>
  );
}
