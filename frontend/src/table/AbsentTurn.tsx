/** The game stands still because whoever is to act is away: wait, or let a bot take over if the others agree. */
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n.ts";
import { seatName } from "../state/people.ts";
import { ask, game, mySeat, past, table } from "../state/table.ts";

/** The seat of somebody who is to act and is not there; null if the game goes on. */
function absentActor(): number | null {
  const seat = game.value?.view.actor ?? null;
  const now = table.value;
  if (seat === null || now?.phase !== "playing" || mySeat.value === null || past.value) return null;
  const chair = now.chairs[seat]!;
  const asked = now.proposals.some((one) => one.what === "replace" && one.seat === seat);
  const away = chair.kind === "person" && seat !== mySeat.value && (chair.left || !chair.present) && !chair.shares;
  return away && !asked ? seat : null;
}

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

function Offer({ seat, seconds }: { seat: number; seconds: number }) {
  const [waits, setWaits] = useState(false);
  const until = useWait(seconds);
  if (waits) return null;
  const time = until?.toLocaleTimeString(language.value === "en" ? "en-GB" : language.value);
  return (
    <section class="proposal" role="status">
      <p>
        {t("absent-turn", { who: seatName(seat) })}
        {time && <small>{t("absent-until", { time })}</small>}
      </p>
      <span class="pad-row">
        <button type="button" disabled={until !== null} onClick={() => ask({ type: "propose", what: "replace", seat })}>
          {t("absent-bot")}
        </button>
        <button type="button" onClick={() => setWaits(true)}>
          {t("absent-wait")}
        </button>
      </span>
    </section>
  );
}

export function AbsentTurn() {
  const seat = absentActor();
  if (seat === null) return null;
  return <Offer key={`${seat} ${game.value?.version}`} seat={seat} seconds={table.value!.chairs[seat]!.awaited} />;
}
