/** What the move that was just made cost on average: the score to expect before and after it, and a better move. */
import { useRoom } from "../archive/room.ts";
import { before } from "../game/counting.ts";
import { failsAs } from "../game/danger.ts";
import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { Estimate, GameState } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Deep } from "./Deep.tsx";
import { decimal } from "./percent.ts";
import { Why } from "./Why.tsx";

const ERRORS = 2; // standard errors to either side

/** How far chance may have moved an estimate, rounded up: it is never exact. */
const margin = (error: number) => Math.max(Math.ceil(10 * ERRORS * error) / 10, 0.1);

/** Whether another move is better beyond doubt, and by so much that the digits show it. */
const isBetter = ({ clear, cost }: Estimate) => clear && cost >= 0.05;

/** The move that the team would have preferred, and why. */
function Preferred({ estimate }: { estimate: Estimate }) {
  const { replay, review } = useRoom();
  const { preferred, cost, move } = estimate;
  const view = replay.seen.value?.views[before(move)];
  const failing = view && failsAs(view, preferred);
  return (
    <p>
      <b>{t("cost-better", { gain: decimal(cost), action: review.telling.actionText(preferred, before(move)) })}</b>{" "}
      <Why estimate={estimate} /> {failing && t("cost-hindsight", { how: failing })}
    </p>
  );
}

function Estimated({ estimate }: { estimate: Estimate }) {
  const { after, cost, error } = estimate;
  return (
    <>
      <dl class="expected">
        <dt>{t("expected-before")}</dt>
        <dd>{decimal(after + cost)}</dd>
        <dt>{t("expected-after")}</dt>
        <dd>
          {decimal(after)} <small>± {decimal(margin(error))}</small>
        </dd>
      </dl>
      {isBetter(estimate) ? <Preferred estimate={estimate} /> : <p>{t("cost-nothing")}</p>}
    </>
  );
}

export function Cost() {
  const { people, seatName } = useTable();
  const {
    replay: { seen, moment },
    review,
  } = useRoom();
  const move = (seen.value?.game as GameState | undefined)?.moves[moment.value - 1];
  const estimate = review.estimateAt(moment.value);
  if (review.deep.found.value === null) return <Deep />;
  return (
    <div class="stack">
      {move && (
        <p>
          {t("known-turn", { who: seatName(move.seat), number: moment.value })}{" "}
          <q>{briefSentence(move, people.value)}</q>
        </p>
      )}
      {estimate ? <Estimated estimate={estimate} /> : <p class="empty">{t("cost-none")}</p>}
      <p class="empty">{t("cost-how")}</p>
    </div>
  );
}
