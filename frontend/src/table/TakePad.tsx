/** Bonus tiles 5 and 6: choose a card of the discard pile (B2). Those that help come first. */
import { useState } from "preact/hooks";
import { Face } from "../art/Face.tsx";
import { withCard } from "../game/actions.ts";
import { cardName } from "../game/describe.ts";
import { type Choice, choices } from "../game/tiles.ts";
import { aloud, t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Advice } from "./Advice.tsx";
import { AdviceButton } from "./Asking.tsx";

function Take({ id, card, useful }: Choice) {
  const { act } = useTable();
  const name = cardName(card);
  return (
    <button
      type="button"
      class={`card take ${useful ? "" : "no-use"}`}
      data-card={id}
      aria-label={aloud([t("take-card", { card: name }), !useful && t("take-no-use")])}
      title={useful ? name : `${name}. ${t("take-no-use")}`}
      onClick={() => act(withCard("take", id))}
    >
      <Face card={card} />
    </button>
  );
}

export function TakePad({ view }: { view: View }) {
  const {
    facts,
    advice: { considered },
  } = useTable();
  const [all, setAll] = useState(false);
  const found = facts.value ? choices(facts.value, view) : [];
  const useful = found.filter((choice) => choice.useful);
  const shown = all || useful.length === 0 ? found : useful;
  return (
    <div class="taking" role="group" aria-label={t("choose-discarded")}>
      <div class="last-row">
        <p class="guide">{t("guide-pending", { decision: (view.pending ?? "").replace(" ", "-") })}</p>
        <AdviceButton />
      </div>
      {considered.value && <Advice view={view} advised={considered.value} />}
      <div class="take-row">
        {shown.map((choice) => (
          <Take key={choice.id} {...choice} />
        ))}
        {shown.length < found.length && (
          <button type="button" class="take-others" onClick={() => setAll(true)}>
            {t("take-others", { count: found.length - shown.length })}
          </button>
        )}
      </div>
    </div>
  );
}
