/** The second tap of a hint: colour or value. Each key shows which cards it would touch; pressing lights them up. */

import { useState } from "preact/hooks";
import { Shape, Sign } from "../art/Drawings.tsx";
import { hint, type What } from "../game/actions.ts";
import { handOf } from "../game/cards.ts";
import { cardName, possibleText, whatName } from "../game/describe.ts";
import { hintColours, hintValues, touched, whyNotHint } from "../game/hints.ts";
import { t } from "../i18n.ts";
import { keyOf, shortcut } from "../keyboard/shortcuts.ts";
import type { CardId, Facts, Seat, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

interface KeyProps {
  facts: Facts;
  view: View;
  seat: Seat;
  what: What;
  onWhy: (why: string) => void;
}

function Key({ facts, view, seat, what, onWhy }: KeyProps) {
  const {
    plans,
    sending,
    attempts: { attemptHint },
    picking: { preview },
  } = useTable();
  const planning = plans.mayPlan.value;
  const why = planning ? null : sending.value === null ? whyNotHint(view, seat, what) : "sending";
  const ids = touched(facts, handOf(view, seat), what);
  const show = () => (preview.value = what);
  const hide = () => {
    if (preview.value === what) preview.value = null;
  };
  return (
    <button
      type="button"
      class={`hint-key ${typeof what === "number" ? "value" : `c-${what}`}`}
      aria-label={whatName(what)}
      aria-description={why ? t(why) : t("would-touch", { count: ids.length })}
      aria-disabled={why !== null}
      data-what={what}
      {...shortcut(keyOf(what))}
      onPointerDown={show}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={() => {
        if (why) {
          onWhy(t(why));
          return;
        }
        if (planning) plans.plan(hint(seat, what));
        else attemptHint(seat, what);
      }}
    >
      {typeof what === "number" ? <b>{what}</b> : <Shape colour={what} />}
      <span class="pattern" aria-hidden="true">
        {handOf(view, seat).map((card) => (
          <i key={card.id} class={ids.includes(card.id) ? "on" : ""} />
        ))}
      </span>
    </button>
  );
}

function About({ view, seat, card }: { view: View; seat: Seat; card: CardId | null }) {
  const { remembering, seatName } = useTable();
  const held = handOf(view, seat).find((one) => one.id === card);
  const name = seatName(seat);
  if (!held) return <>{t("hint-for", { who: name })}</>;
  return (
    <>
      {held.card && `${cardName(held.card)}: `}
      {remembering.value ? t("hint-for", { who: name }) : t("they-know", { what: possibleText(view, held) })}
    </>
  );
}

/** Leads to all that is known of the card that was tapped, and to your note on it. */
function Details() {
  const {
    picking: { sheet },
  } = useTable();
  return (
    <button
      type="button"
      class="icon details"
      aria-label={t("card-details")}
      title={t("card-details")}
      onClick={() => (sheet.value = "card")}
      {...shortcut("n")}
    >
      <Sign name="note" />
    </button>
  );
}

export function HintPad({ view, seat, card }: { view: View; seat: Seat; card: CardId | null }) {
  const { facts, mySeat, myTurn, plans, remembering, seatName, table } = useTable();
  const planning = plans.mayPlan.value;
  const [why, setWhy] = useState("");
  if (!myTurn.value && !planning) {
    return (
      <>
        <div class="pad-head">
          <p class="guide">
            <About view={view} seat={seat} card={card} />
          </p>
          {card !== null && !remembering.value && <Details />}
        </div>
        {mySeat.value !== null && <p class="guide quiet-guide">{t("wait-your-turn")}</p>}
      </>
    );
  }
  if (!facts.value) return null;
  const props = { facts: facts.value, view, seat, onWhy: setWhy };
  const chair = table.value?.chairs[seat];
  const away = remembering.value && chair?.kind === "person" && !chair.present;
  return (
    <div class="hint-pad" role="group" aria-label={t("hint-for", { who: seatName(seat) })}>
      <p class="hint-about" role="status">
        {why || (away && t("hint-while-away", { who: seatName(seat) })) || (
          <>
            {planning && `${t("plan-hint")} `}
            <About view={view} seat={seat} card={card} />
          </>
        )}
      </p>
      {view.pending !== "value hint" && (
        <div class="keys">
          {hintColours(props.facts).map((colour) => (
            <Key key={colour} what={colour} {...props} />
          ))}
          {card !== null && view.pending === "colour hint" && <Details />}
        </div>
      )}
      {view.pending !== "colour hint" && (
        <div class="keys">
          {hintValues(props.facts).map((value) => (
            <Key key={value} what={value} {...props} />
          ))}
          {card !== null && <Details />}
        </div>
      )}
    </div>
  );
}
