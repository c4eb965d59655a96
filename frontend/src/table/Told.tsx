/** A hint on the card that it touched: the card lights up and bears what was said and the lantern of who said it, until
 * the hand's owner has acted. */

import type { CardId } from "../messages.gen.ts";
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
