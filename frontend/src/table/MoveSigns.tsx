/** A move at a glance, in symbols: the card that was played or discarded, the hint and to whom it went. */
import { Avatar } from "../art/Avatar.tsx";
import { Shape, Sign } from "../art/Drawings.tsx";
import type { What } from "../game/actions.ts";
import { faceOf } from "../game/cards.ts";
import { chairName } from "../game/describe.ts";
import type { Card, Event, Move, Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

/** Somebody's lantern. */
export function Lantern({ seat }: { seat: Seat }) {
  const { lampAt, table } = useTable();
  const chair = table.value?.chairs[seat];
  return <Avatar name={chairName(chair)} lamp={lampAt(seat)} bot={chair?.kind === "bot"} />;
}

/** What a hint names: a shape of its colour, or a value. */
export function Named({ what }: { what: What }) {
  return (
    <span class={`named ${typeof what === "number" ? "named-value" : `c-${what}`}`}>
      {typeof what === "number" ? what : <Shape colour={what} />}
    </span>
  );
}

export function SmallCard({ card, fate = "" }: { card: Card; fate?: string }) {
  const { colour, value } = faceOf(card);
  return (
    <span class={`small-card c-${colour} ${fate}`}>
      {value}
      <Shape colour={colour} />
    </span>
  );
}

function EventSigns({ event }: { event: Event }) {
  switch (event.type) {
    case "hinted":
      return (
        <>
          <Sign name="right" class="points-to" />
          <Lantern seat={event.target} />
          <Named what={event.what} />
          {event.touched.length !== 1 && <small>×{event.touched.length}</small>}
        </>
      );
    case "played":
      return (
        <>
          <SmallCard card={event.card} />
          <Sign name="tick" class="did-fit" />
        </>
      );
    case "misplayed":
      return (
        <>
          <SmallCard card={event.card} fate="thrown" />
          <Sign name="spark" class="bad" />
        </>
      );
    case "discarded":
      return (
        <>
          <SmallCard card={event.card} fate="thrown" />
          <Sign name="down" />
        </>
      );
    case "reshuffled":
      return (
        <>
          <SmallCard card={event.card} />
          <Sign name="pile" />
        </>
      );
    case "tileDrawn":
      return <Sign name="tile" />;
    case "rearranged":
      return <Sign name="order" />;
    case "posed":
      return <Sign name="turn" />;
    default:
      return null;
  }
}

export function MoveSigns({ move }: { move: Move }) {
  return (
    <span class="move-signs" aria-hidden="true">
      {move.forgotten && <Sign name="talk" />}
      {move.events.map((event, index) => (
        <EventSigns key={index} event={event} />
      ))}
    </span>
  );
}
