/** The game stands still because whoever is to act is away: wait, or let a bot take over if the others agree. */
import { useEffect, useState } from "preact/hooks";
import { locale, t } from "../i18n.ts";
import type { Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

/** For how long the others still have to wait; null once they may act. */
function useWait(seconds: number): Date | null {
  const [until, setUntil] = useState<Date | null>(null);
  useEffect(() => {
    setUntil(seconds > 0 ? new Date(Date.now() + 1000 * seconds) : null);
    const timer = setTimeout(() => setUntil(null), 1000 * seconds);
    return () => clearTimeout(timer);
  }, [seconds]);
  return until;
}

/** What you can do about it, at the foot of the table. */
export function AbsentTurn({ seat }: { seat: Seat }) {
  const {
    ask,
    game,
    seatName,
    table,
    requests: { waitedAt },
  } = useTable();
  const until = useWait(table.value?.chairs[seat]?.awaited ?? 0);
  const time = until?.toLocaleTimeString(locale());
  return (
    <>
      <p class="guide" role="status">
        {t("absent-turn", { who: seatName(seat) })}
      </p>
      {time && <p class="guide quiet-guide">{t("absent-until", { time })}</p>}
      <div class="row wrap buttons">
        <button type="button" disabled={until !== null} onClick={() => ask({ type: "propose", what: "replace", seat })}>
          {t("absent-bot")}
        </button>
        <button type="button" onClick={() => (waitedAt.value = game.value?.version ?? null)}>
          {t("absent-wait")}
        </button>
      </div>
    </>
  );
}
