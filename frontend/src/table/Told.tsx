/** A hint on the card that it touched: the card lights up and bears what was said and the lantern of who said it, until
 * the hand's owner has acted. */

import { Sign } from "../art/Drawings.tsx";
import type { CardId, Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Lantern, Named } from "./MoveSigns.tsx";

/** At most this many are drawn on a card. */
const MOST = 2;

export function Told({ card }: { card: CardId }) {
  const {
    hints: { waitingOn },
  } = useTable();
  const told = waitingOn.value.get(card);
  const last = told?.at(-1);
  if (!told || !last) return null;
  const { what } = last;
  return (
    <span class={`hint-glow ${typeof what === "number" ? "" : `c-${what}`}`} aria-hidden="true">
      <span class="told-tags">
        {told.slice(-MOST).map((one) => (
          <span key={one.place} class="told-tag">
            <Named what={one.what} />
            <Lantern seat={one.by} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** A hint that touched no card: the hand bears it. */
export function EmptyHint({ seat }: { seat: Seat }) {
  const {
    hints: { waiting },
  } = useTable();
  const told = waiting.value.filter(({ to, touched }) => to === seat && touched.length === 0);
  if (told.length === 0) return null;
  return (
    <span class="told-nothing" aria-hidden="true">
      {told.map((one) => (
        <span key={one.place} class="told-tag">
          <Sign name="close" />
          <Named what={one.what} />
          <Lantern seat={one.by} />
        </span>
      ))}
    </span>
  );
}
