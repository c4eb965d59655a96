/** The game stands still because whoever is to act is away: wait, or let a bot take over if the others agree. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n.ts";
import { seatName } from "../state/people.ts";
import { ask, game, mySeat, past, table } from "../state/table.ts";

/** The turn in which one has chosen to wait. */
const waited = signal("");

function turnOf(seat: number): string {
  return `${table.value?.id} ${game.value?.version} ${seat}`;
}

/** The seat of somebody who is to act and is not there; null if the game goes on. */
export function absentActor(): number | null {
  const seat = game.value?.view.actor ?? null;
  const now = table.value;
  if (seat === null || now?.phase !== "playing" || mySeat.value === null || past.value) return null;
  const chair = now.chairs[seat]!;
  const asked = now.proposals.some((one) => one.what === "replace" && one.seat === seat);
  const person = chair.kind === "person" && seat !== mySeat.value && (chair.left || !chair.present) && !chair.shares;
  const away = person || (chair.waits && !chair.present); // or a bot from elsewhere
  return away && !asked && waited.value !== turnOf(seat) ? seat : null;
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

/** What one can do about it, at the foot of the table. */
export function AbsentTurn({ seat }: { seat: number }) {
  const until = useWait(table.value!.chairs[seat]!.awaited);
  const time = until?.toLocaleTimeString(language.value === "en" ? "en-GB" : language.value);
  return (
    <>
      <p class="guide" role="status">
        {t("absent-turn", { who: seatName(seat) })}
      </p>
      {time && <p class="guide quiet-guide">{t("absent-until", { time })}</p>}
      <div class="pad-row wrap">
        <button type="button" disabled={until !== null} onClick={() => ask({ type: "propose", what: "replace", seat })}>
          {t("absent-bot")}
        </button>
        <button type="button" onClick={() => (waited.value = turnOf(seat))}>
          {t("absent-wait")}
        </button>
      </div>
    </>
  );
}
