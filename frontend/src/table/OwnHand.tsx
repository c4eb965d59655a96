/** Your own hand: face down, with what you know on it. */
import { Face } from "../art/Face.tsx";
import { handOf } from "../game/cards.ts";
import { myCardLabel, poseClasses } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { CertainMark } from "../learn/CertainMark.tsx";
import type { HeldCard, Seat, View } from "../messages.gen.ts";
import { showKnown } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import { useFrames } from "../ui/useFrames.ts";
import { SeatClock } from "./ClockFace.tsx";
import { Hand } from "./Hand.tsx";
import { Knowledge, NoteMark } from "./Knowledge.tsx";
import { BeforeMaster } from "./Master.tsx";
import { FaceOf } from "./Reactions.tsx";
import { SpeechOf } from "./Speech.tsx";
import { EmptyHint, Told } from "./Told.tsx";
import { useDrag } from "./useDrag.ts";

function OwnCard({ view, hand, card, place }: { view: View; hand: HeldCard[]; card: HeldCard; place: number }) {
  const {
    game,
    mySeat,
    remembering,
    hand: { drag },
    hints: { hintLines, justTold, newest, waitingOn, whyTold },
    picking: { lit, pickCard, pointed, pointing, selection },
  } = useTable();
  const note = game.value?.notes[card.id] ?? "";
  const handlers = useDrag(view, hand, card.id);
  const dragged = drag.value?.card === card.id ? drag.value : null;
  const picked = selection.value?.kind === "card" && selection.value.card === card.id;
  const known = card.card !== null && showKnown.value;
  const blank = remembering.value && newest.value?.to !== mySeat.value; // nothing is told of it right now
  const touched = card.card === null && card.hints.length > 0;
  const classes = [
    "card",
    "own",
    touched && "touched",
    note && "annotated",
    waitingOn.value.has(card.id) && "hinted",
    picked && "picked",
    lit.value.has(card.id) && "lit",
    dragged && "dragged",
    pointed.value === card.id && "lit pointed",
  ];
  return (
    <li class={poseClasses(card)}>
      <button
        type="button"
        class={classes.filter(Boolean).join(" ")}
        style={
          dragged
            ? { transform: `translate(${dragged.dx}px, ${dragged.dy}px) rotate(-3deg) var(--turn, rotate(0))` }
            : {}
        }
        data-card={card.id}
        data-seat={mySeat.value}
        aria-pressed={picked}
        title={[...hintLines(card.id), ...whyTold(card.id)].join("\n")}
        onClick={() => pickCard(card.id)}
        {...handlers}
      >
        <span class="for-readers">{myCardLabel(view, card, place, note) + justTold(card.id) + pointing(card.id)}</span>
        {card.card !== null && !known ? (
          <Face card={card.card} />
        ) : blank ? (
          <span class="knowledge" aria-hidden="true" />
        ) : (
          <Knowledge view={view} card={card} />
        )}
        {known && card.card !== null && <Face card={card.card} class="strip" />}
        <CertainMark view={view} card={card} />
        <NoteMark card={card} />
        <Told card={card.id} />
      </button>
    </li>
  );
}

export function OwnHand({ view, seat }: { view: View; seat: Seat }) {
  const {
    master,
    myTurn,
    hand: { inOrder },
  } = useTable();
  const hand = handOf(view, seat);
  const dealt = useFrames(2) === 2; // after the others' hands
  return (
    <section
      class={`own-hand ${myTurn.value ? "acting" : ""} ${master.value === seat ? "is-master" : ""}`}
      aria-label={t("your-hand")}
    >
      <BeforeMaster view={view} seat={seat} />
      <EmptyHint seat={seat} />
      <Hand>
        {(dealt ? inOrder(hand) : []).map((card, index) => (
          <OwnCard key={card.id} view={view} hand={hand} card={card} place={index + 1} />
        ))}
      </Hand>
      <SeatClock seat={seat} />
      <FaceOf seat={seat} />
      <SpeechOf seat={seat} />
    </section>
  );
}
