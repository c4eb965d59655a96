/** What somebody asks of the others: an undo, an early end, a replacement, a link for a bot. */

import { useMemo } from "preact/hooks";
import { botKind } from "../game/describe.ts";
import { guestName } from "../game/disclosed.ts";
import { list, locale, t } from "../i18n.ts";
import type { Proposal } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";

function text(store: TableStore, proposal: Proposal): string {
  const { mySeat, seatName, table } = store;
  const by = proposal.by === mySeat.value ? "you" : "other";
  const args = { by, who: seatName(proposal.by) };
  if (proposal.what === "key") {
    return t("ask-key", { ...args, whom: guestName(table.value?.chairs[proposal.seat ?? 0]) });
  }
  if (proposal.what !== "replace") return t(`ask-${proposal.what}`, args);
  const whom = seatName(proposal.seat ?? 0);
  return t("ask-replace", { ...args, whom, by_whom: proposal.person?.name ?? botKind(proposal.bot) });
}

/** How many must agree. */
function agreement({ what, yes, needed }: Proposal): string {
  return what === "end" ? t("by-majority") : yes.length + needed.length > 2 ? t("by-all") : "";
}

/** Whom it waits for, and until when for those who are away. */
function Waiting({ seats, seconds }: { seats: number[]; seconds: number | null }) {
  const { seatName } = useTable();
  const until = useMemo(() => new Date(Date.now() + 1000 * (seconds ?? 0)), [seconds]);
  const names = list(seats.map(seatName));
  const time = until.toLocaleTimeString(locale());
  return <small>{seconds === null ? t("waiting-for", { names }) : t("waiting-until", { names, time })}</small>;
}

/** A request that waits for your own answer. */
export function Request({ proposal }: { proposal: Proposal }) {
  const store = useTable();
  const { ask } = store;
  const vote = (yes: boolean) => ask({ type: "vote", proposal: proposal.id, yes });
  return (
    <section class="proposal" role="alertdialog" aria-label={text(store, proposal)}>
      <p>
        {text(store, proposal)} {agreement(proposal)}
      </p>
      <span class="row">
        <button type="button" class="primary" onClick={() => vote(true)}>
          {t("agree")}
        </button>
        <button type="button" onClick={() => vote(false)}>
          {t("decline")}
        </button>
      </span>
    </section>
  );
}

/** Requests that wait for others. */
export function OpenRequests({ requests }: { requests: Proposal[] }) {
  const store = useTable();
  const { ask, mySeat } = store;
  return (
    <>
      {requests.map((proposal) => (
        <section key={proposal.id} class="open-request" role="status">
          <p>
            {text(store, proposal)} {agreement(proposal)} <Waiting seats={proposal.needed} seconds={proposal.seconds} />
          </p>
          {proposal.by === mySeat.value && (
            <button type="button" onClick={() => ask({ type: "withdraw", proposal: proposal.id })}>
              {t("withdraw")}
            </button>
          )}
        </section>
      ))}
    </>
  );
}
