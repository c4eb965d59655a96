/** A teammate: name, hand face up, and on demand what they know of it. Tapping begins a hint. */

import { useRef } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { Face } from "../art/Face.tsx";
import { faceOf, handOf, has } from "../game/cards.ts";
import { cardLabel, chairName, poseClasses } from "../game/describe.ts";
import { briefSentence } from "../game/sentences.ts";
import { sentences, t } from "../i18n.ts";
import type { HeldCard, Move, Seat, View } from "../messages.gen.ts";
import { showKnown } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { useFrames } from "../ui/useFrames.ts";
import { SeatClock } from "./ClockFace.tsx";
import { Hand } from "./Hand.tsx";
import { HintMarks, Knowledge, NoteMark } from "./Knowledge.tsx";
import { BeforeMaster } from "./Master.tsx";
import { MoveSigns } from "./MoveSigns.tsx";
import { FaceOf } from "./Reactions.tsx";
import { SpeechOf } from "./Speech.tsx";
import { EmptyHint, Told } from "./Told.tsx";

const HOLD = 350;

/** Holding a hand down shows what its owner knows, until released; a hold is not a tap. */
function useHold(seat: Seat) {
  const {
    picking: { heldSeat },
  } = useTable();
  const timer = useRef(0);
  const held = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    if (heldSeat.value === seat) heldSeat.value = null;
  };
  return {
    onPointerDown: () => {
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        heldSeat.value = seat;
      }, HOLD);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: Event) => held.current && event.preventDefault(),
    onClickCapture: (event: Event) => {
      if (!held.current) return;
      event.stopPropagation();
      held.current = false;
    },
  };
}

function MateCard({ view, seat, card, place }: { view: View; seat: Seat; card: HeldCard; place: number }) {
  const {
    remembering,
    seatName,
    hints: { hintLines, justTold, waitingOn },
    picking: { heldSeat, lit, pickSeat, pointed, pointing, preview, selection },
  } = useTable();
  const known = (showKnown.value || heldSeat.value === seat) && !remembering.value;
  const picked = selection.value;
  const dear = card.card !== null && has(view.irreplaceable, faceOf(card.card));
  const label =
    cardLabel(view, seatName(seat), card, place, known) +
    (dear ? `. ${t("irreplaceable")}` : "") +
    justTold(card.id) +
    pointing(card.id);
  const classes = [
    "card",
    lit.value.has(card.id) && "lit",
    preview.value !== null && picked?.kind === "seat" && picked.seat === seat && !lit.value.has(card.id) && "dim",
    pointed.value === card.id && "lit pointed",
    dear && "dear",
    waitingOn.value.has(card.id) && "hinted",
    picked?.kind === "seat" && picked.seat === seat && picked.card === card.id && "picked",
  ];
  return (
    <li class={poseClasses(card)}>
      <button
        type="button"
        class={classes.filter(Boolean).join(" ")}
        data-card={card.id}
        data-seat={seat}
        title={hintLines(card.id).join("\n")}
        onClick={() => pickSeat(seat, card.id)}
      >
        <span class="for-readers">{label}</span>
        {known || card.card === null ? <Knowledge view={view} card={card} /> : <Face card={card.card} />}
        {known && card.card !== null && <Face card={card.card} class="strip" />}
        {!known && <HintMarks card={card} />}
        <NoteMark card={card} />
        <Told card={card.id} />
      </button>
    </li>
  );
}

/** What somebody did since your last turn. */
function Deeds({ moves }: { moves: Move[] }) {
  const store = useTable();
  if (moves.length === 0) return null;
  return (
    <span class="deeds" title={story(store, moves)}>
      {moves.map((move) => (
        <MoveSigns key={move.place} move={move} />
      ))}
    </span>
  );
}

function story(store: TableStore, moves: Move[]): string {
  const { people } = store;
  return sentences(moves.map((move) => briefSentence(move, people.value)));
}

export function Mate({ view, seat }: { view: View; seat: Seat }) {
  const store = useTable();
  const {
    game,
    lampAt,
    master,
    past,
    seatName,
    table,
    hints: { news },
    picking: { pickSeat, selection },
  } = store;
  const chair = table.value?.chairs[seat];
  const name = seatName(seat);
  const hold = useHold(seat);
  const dealt = useFrames(1) === 1;
  const picked = selection.value?.kind === "seat" && selection.value.seat === seat;
  const acting = view.actor === seat && !past.value && game.value?.view.outcome === null;
  const moves = news.value.filter((move) => move.seat === seat);
  const away = chair?.kind === "person" && (chair.left || !chair.present);
  return (
    <section
      class={`mate ${picked ? "picked" : ""} ${acting ? "acting" : ""} ${master.value === seat ? "is-master" : ""}`}
      aria-label={t("hand-of", { who: name })}
      {...hold}
    >
      <button
        type="button"
        class="mate-name"
        data-seat={seat}
        aria-label={t("hint-who", { who: name })}
        title={name}
        aria-pressed={picked}
        onClick={() => pickSeat(seat, null)}
      >
        <Avatar name={chairName(chair)} lamp={lampAt(seat)} bot={chair?.kind === "bot"} />
        <span class="mate-text clamped">{name}</span>
        {away && <small class="bad">{t("away")}</small>}
        <SeatClock seat={seat} />
        <Deeds moves={moves} />
        <FaceOf seat={seat} />
        <SpeechOf seat={seat} />
      </button>
      {moves.length > 0 && <p class="for-readers">{story(store, moves)}</p>}
      <EmptyHint seat={seat} />
      <BeforeMaster view={view} seat={seat} />
      <Hand>
        {(dealt ? handOf(view, seat) : []).map((card, index) => (
          <MateCard key={card.id} view={view} seat={seat} card={card} place={index + 1} />
        ))}
      </Hand>
    </section>
  );
}
