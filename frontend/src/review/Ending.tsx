/** Near the end: how likely a perfect show is with each thing that whoever moves next could do, and how far that goes. */
import { useEffect } from "preact/hooks";
import { useRoom } from "../archive/room.ts";
import { before } from "../game/counting.ts";
import { t } from "../i18n.ts";
import type { EndOption, EndReview, EndTurn, GameState, Seen } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { decimal, percent } from "./percent.ts";

/** The action that was taken, as the options name it. */
function done(seen: Seen | null, { move }: EndTurn): string {
  for (const event of (seen?.game as GameState | undefined)?.moves[before(move)]?.events ?? []) {
    if (event.type === "hinted") return "hint";
    if (event.type === "discarded") return `discard ${event.id}`;
    if (event.type === "played" || event.type === "misplayed") {
      return event.announced ? `play ${event.id} as ${event.announced}` : `play ${event.id}`;
    }
  }
  return "";
}

function OptionRow({ option, turn, shows }: { option: EndOption; turn: EndTurn; shows: boolean }) {
  const { replay, review } = useRoom();
  const { action, perfect, score } = option;
  const chosen = action === done(replay.seen.value, turn);
  return (
    <li class={chosen ? "chosen-option" : ""} style={{ "--share": `${perfect * 100}%` }}>
      <span>
        {review.telling.actionText(action, before(turn.move))}
        {chosen && <small> · {t("ending-done")}</small>}
      </span>
      {shows && <b>{percent(perfect)}</b>}
      <small>{score !== null && t("ending-points", { points: decimal(score) })}</small>
    </li>
  );
}

function Turn({ turn }: { turn: EndTurn }) {
  const { seatName } = useTable();
  const shows = turn.options.some(({ perfect }) => perfect > 0);
  return (
    <>
      <p>
        {t("known-turn", { who: seatName(turn.seat), number: turn.move })}{" "}
        {t(shows ? "ending-perfect" : "ending-no-perfect")}
      </p>
      <ol class={`end-options stack tight ${shows ? "" : "points-only"}`}>
        {turn.options.map((option) => (
          <OptionRow key={option.action} option={option} turn={turn} shows={shows} />
        ))}
      </ol>
    </>
  );
}

function HowFar({ found: { turns, pile, stopped } }: { found: EndReview }) {
  const { look } = useTable();
  const { moment } = useRoom().replay;
  const first = turns[0];
  if (!first) return <p>{t("ending-nothing")}</p>;
  return (
    <>
      <p>
        {t("ending-from", { number: first.move, pile })} {stopped && t("ending-stopped")}
      </p>
      {moment.value !== before(first.move) && (
        <button type="button" class="quiet" onClick={() => look(before(first.move))}>
          {t("show-moment")}
        </button>
      )}
    </>
  );
}

export function Ending() {
  const {
    replay: { moment },
    review: { ending },
  } = useRoom();
  useEffect(() => {
    if (ending.status.value === "none") ending.begin();
  }, [ending.status.value]);
  const found = ending.found.value;
  if (!found) {
    const failed = ending.status.value === "failed";
    return (
      <p role="status" class="review-waiting stack">
        {failed ? ending.trouble.value || t("review-failed") : t("ending-working")}
        {!failed && <progress value={ending.progress.value} aria-label={t("ending-working")} />}
      </p>
    );
  }
  const first = found.turns[0];
  const turn =
    first && moment.value >= before(first.move) ? found.turns.find(({ move }) => move > moment.value) : undefined;
  return (
    <div class="stack">
      {turn && <Turn turn={turn} />}
      <HowFar found={found} />
      <p class="empty">{t("ending-how")}</p>
    </div>
  );
}
