/** The master looks after the tokens (S6): a badge, and the tokens that lie before whoever it is. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { Seat, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { TokenRows } from "./Tokens.tsx";

/** What lies before a seat: nothing, unless it is the master's. */
export function BeforeMaster({ view, seat }: { view: View; seat: Seat }) {
  const { master, mySeat, seatName } = useTable();
  if (master.value !== seat) return null;
  const label = t("is-master", { who: seatName(seat), by: seat === mySeat.value ? "you" : "other" });
  return (
    <div class="before-master">
      <span class="master-badge" role="img" aria-label={label} title={label}>
        <Sign name="master" />
      </span>
      <TokenRows view={view} />
    </div>
  );
}
