/** "What would you do?": a move and its reason, and others on request. The cards it speaks of light up. */

import { Sign } from "../art/Drawings.tsx";
import { whatName } from "../game/describe.ts";
import { reasonText } from "../game/reasons.ts";
import { t } from "../i18n.ts";
import type { Colour, View } from "../messages.gen.ts";
import { askForAdvice, considered, considerNext, mayAsk, pondering } from "../state/advice.ts";
import { inOrder } from "../state/hand.ts";
import { seatName } from "../state/people.ts";
import { act, mySeat } from "../state/table.ts";

/** An action in words. */
function words(view: View, action: string): string {
  const [verb, first = "", second = ""] = action.split(" ");
  if (verb === "hint") {
    const what = /^\d$/.test(second) ? Number(second) : (second as Colour);
    return t("advice-hint", { who: seatName(Number(first)), what: whatName(what) });
  }
  const place = inOrder(view.hands[mySeat.value!]!).findIndex((card) => card.id === Number(first)) + 1;
  return verb === "discard" ? t("advice-discard", { place }) : t("advice-play", { place });
}

export function AdviceButton() {
  if (!mayAsk.value) return null;
  return (
    <button
      type="button"
      class="icon react"
      aria-label={t("advice-ask")}
      title={t("advice-ask")}
      disabled={pondering.value}
      onClick={askForAdvice}
    >
      <Sign name="idea" />
    </button>
  );
}

/** What is advised, instead of the usual guide. */
export function Advice({ view }: { view: View }) {
  const { action, reason } = considered.value!;
  return (
    <div class="advice" role="status">
      <p>
        <strong>{words(view, action)}.</strong> {reasonText(reason)}
      </p>
      <div class="pad-row">
        <button type="button" class="primary" onClick={() => act(action)}>
          {t("advice-do")}
        </button>
        <button type="button" onClick={considerNext}>
          {t("advice-next")}
        </button>
      </div>
    </div>
  );
}
