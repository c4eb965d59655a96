/** What to do with a card of your own: play, discard, announce its colour; move it, write on it. */
import { useState } from "preact/hooks";
import { Shape, Sign } from "../art/Drawings.tsx";
import { announced, withCard } from "../game/actions.ts";
import { coloursInPlay, handOf } from "../game/cards.ts";
import { ageOf, colourName, possibleText } from "../game/describe.ts";
import { beside, t } from "../i18n.ts";
import { keyOf, shortcut } from "../keyboard/shortcuts.ts";
import { CertainLine } from "../learn/CertainMark.tsx";
import type { CardId, HeldCard, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { Gestures } from "./Gestures.tsx";

interface SummaryProps {
  view: View;
  hand: HeldCard[];
  card: HeldCard;
  /** Where there is no room for the gestures beside the text, a button leads to them. */
  onHold: () => void;
}

function Summary({ view, hand, card, onHold }: SummaryProps) {
  const {
    remembering,
    hints: { hintLines, whyTold },
    picking: { sheet },
  } = useTable();
  const why = whyTold(card.id);
  const hints = hintLines(card.id);
  const toldNow = card.hints.length > 0;
  return (
    <div class="pad-head">
      <p>
        <b>{remembering.value && !toldNow ? t("memory-card") : possibleText(view, card)}</b>
        <CertainLine view={view} card={card} />
        {why.length > 0 && <small class="why told-why">{why.join(" ")}</small>}
        <small>
          {hints.length > 0 && (toldNow || !remembering.value)
            ? beside(hints.toReversed())
            : beside([!remembering.value && t("not-hinted"), t("age", { rounds: ageOf(view, card) })])}
        </small>
      </p>
      <Gestures hand={hand} card={card.id} />
      <button type="button" class="icon to-gestures" aria-label={t("gestures")} title={t("gestures")} onClick={onHold}>
        <Sign name="hold" />
      </button>
      {!remembering.value && (
        <button
          type="button"
          class="icon"
          aria-label={t("card-details")}
          onClick={() => (sheet.value = "card")}
          {...shortcut("n")}
        >
          <Sign name="note" />
        </button>
      )}
    </div>
  );
}

function whyNotDiscard(store: TableStore, view: View): string {
  const { myTurn } = store;
  return myTurn.value ? t("why-tokens-full", { all: view.rules.hints }) : t("why-not-your-turn");
}

export function CardPad({ view, card: id }: { view: View; card: CardId }) {
  const store = useTable();
  const {
    eyes,
    myTurn,
    plans,
    sending,
    attempts: { attempt },
  } = store;
  const [announcing, setAnnouncing] = useState(false);
  const [holding, setHolding] = useState(false);
  const hand = handOf(view, eyes.value ?? 0);
  const card = hand.find((one) => one.id === id);
  if (!card) return null;
  const idle = !myTurn.value || sending.value !== null;
  const planning = plans.mayPlan.value;
  const can = (action: string) => planning || (!idle && view.legal.includes(action));
  const act = planning ? plans.plan : attempt;
  if (announcing && (planning || !idle)) {
    return (
      <>
        <p class="guide">{t("announce-guide")}</p>
        <div class="row">
          {coloursInPlay(view).map((colour) => (
            <button
              key={colour}
              type="button"
              class={`hint-key c-${colour}`}
              aria-label={t("play-as", { colour: colourName(colour) })}
              disabled={!can(announced(id, colour))}
              onClick={() => act(announced(id, colour))}
              {...shortcut(keyOf(colour))}
            >
              <Shape colour={colour} />
            </button>
          ))}
          <button type="button" class="icon" aria-label={t("back")} onClick={() => setAnnouncing(false)}>
            <Sign name="close" />
          </button>
        </div>
      </>
    );
  }
  if (holding) {
    return (
      <>
        <p class="guide">{t("gestures-guide")}</p>
        <div class="row">
          <Gestures hand={hand} card={id} />
          <button type="button" class="icon" aria-label={t("back")} onClick={() => setHolding(false)}>
            <Sign name="close" />
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <Summary view={view} hand={hand} card={card} onHold={() => setHolding(true)} />
      <div class="row">
        <button
          type="button"
          class="primary act-play"
          disabled={!can(withCard("play", id))}
          onClick={() => act(withCard("play", id))}
          {...shortcut("p")}
        >
          {t(planning ? "plan-play" : "play")}
        </button>
        <button
          type="button"
          class="act-discard"
          disabled={!can(withCard("discard", id))}
          title={can(withCard("discard", id)) ? "" : whyNotDiscard(store, view)}
          onClick={() => act(withCard("discard", id))}
          {...shortcut("d")}
        >
          {t(planning ? "plan-discard" : "discard")}
        </button>
        {view.rules.announce && (
          <button type="button" disabled={idle && !planning} onClick={() => setAnnouncing(true)} {...shortcut("a")}>
            {t("announce")}
          </button>
        )}
      </div>
      {!can(withCard("discard", id)) && !idle && <p class="why">{whyNotDiscard(store, view)}</p>}
    </>
  );
}
