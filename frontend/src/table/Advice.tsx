/** "What would you do?": first where to look, then a move, then its reason, and others on request. The cards that it speaks
 * of light up. */

import { useEffect, useRef } from "preact/hooks";
import { readAction } from "../game/actions.ts";
import { asides, nameOf, reasonText } from "../game/reasons.ts";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import type { Candidate, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { actionWords, placeOf } from "./actionWords.ts";

/** Leads to "why not this?". */
export function WhyNotButton() {
  const {
    advice: { beginAsking },
    picking: { unpick },
  } = useTable();
  const begin = () => {
    unpick();
    beginAsking();
  };
  return (
    <button type="button" onClick={begin} {...shortcut("q")}>
      {t("advice-about")}
    </button>
  );
}

/** Where to look, without the move. */
function nudge(store: TableStore, view: View, { action, reason }: Candidate): string {
  const names = store.naming();
  const advised = readAction(action);
  if (advised.kind === "take") return t("advice-nudge-discards");
  if (advised.kind !== "hint") return t("advice-nudge-own", { place: placeOf(store, view, advised) });
  const who = store.seatName(advised.seat);
  const about = view.hands[advised.seat]?.find((held) => held.id === reason.cards[0]);
  const card = about && names && nameOf(names, about.id);
  return card ? t("advice-nudge-theirs", { who, card }) : t("advice-nudge-hand", { who });
}

/** What is advised, instead of the usual guide. */
export function Advice({ view, advised: idea }: { view: View; advised: Candidate }) {
  const store = useTable();
  const {
    naming,
    advice: { otherIdea, sayMore, step },
    attempts: { carryOut },
  } = store;
  const { action, reason, heard } = idea;
  const names = naming();
  const advised = readAction(action);
  const known = "card" in advised ? advised.card : null;
  const first = useRef<HTMLButtonElement>(null);
  const said = step.value;
  const more = said === "look" ? "advice-move" : said === "move" ? "advice-why" : otherIdea.value;
  useEffect(() => {
    const lost = document.activeElement === document.body; // the button that asked is gone
    if (lost) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="advice" role="status">
      <p>
        {said === "look" ? nudge(store, view, idea) : <strong>{actionWords(store, view, action)}.</strong>}{" "}
        {said === "why" && names && reasonText(reason, names, "you", known)}{" "}
        {said === "why" && names && heard.length > 0 && <small class="why">{asides(heard, names).join(" ")}</small>}
      </p>
      <div class="row">
        {said !== "look" && (
          <button type="button" class="primary" onClick={() => carryOut(action)}>
            {t("advice-do")}
          </button>
        )}
        {more && (
          <button ref={first} type="button" onClick={sayMore} {...shortcut("i")}>
            {t(more)}
          </button>
        )}
        <WhyNotButton />
      </div>
    </div>
  );
}
