/** Bonus tiles 5 and 6: choose a card of the discard pile (B2). */
import { Face } from "../art/Face.tsx";
import { withCard } from "../game/actions.ts";
import { cardName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { Card, View } from "../messages.gen.ts";
import { act } from "../state/table.ts";

/** The discarded cards that may be taken, each face once. */
function choices(view: View): [number, Card][] {
  const faces = new Map<Card, number>();
  for (const [id, card] of view.discards) {
    if (view.legal.includes(withCard("take", id)) && !faces.has(card)) faces.set(card, id);
  }
  return [...faces].map(([card, id]): [number, Card] => [id, card]).sort((a, b) => a[1].localeCompare(b[1]));
}

export function TakePad({ view }: { view: View }) {
  return (
    <div role="group" aria-label={t("choose-discarded")}>
      <p class="guide">{t("guide-pending", { decision: view.pending!.replace(" ", "-") })}</p>
      <div class="take-row">
        {choices(view).map(([id, card]) => (
          <button
            key={id}
            type="button"
            class="card take"
            data-card={id}
            aria-label={t("take-card", { card: cardName(card) })}
            onClick={() => act(withCard("take", id))}
          >
            <Face card={card} />
          </button>
        ))}
      </div>
    </div>
  );
}
