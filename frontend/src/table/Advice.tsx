/** "What would you do?": up to three moves with reasons; the cards they speak of light up. */
import { seatName, whatName } from "../game/describe.ts";
import { reasonText } from "../game/reasons.ts";
import { t } from "../i18n.ts";
import type { Candidate, Colour, View } from "../messages.gen.ts";
import { advice, askForAdvice, considered, mayAsk, pondering } from "../state/advice.ts";
import { inOrder } from "../state/hand.ts";
import { act, mySeat, sending } from "../state/table.ts";

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

function Candidates({ view, candidates }: { view: View; candidates: Candidate[] }) {
  return (
    <ol class="advice" aria-label={t("advice")}>
      {candidates.map((candidate) => {
        const consider = () => (considered.value = candidate);
        return (
          <li key={candidate.action}>
            <button type="button" onPointerEnter={consider} onFocus={consider} onClick={() => act(candidate.action)}>
              {words(view, candidate.action)}
              <small>{reasonText(candidate.reason)}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function Advice({ view }: { view: View }) {
  if (!mayAsk.value || sending.value !== null) return null;
  if (advice.value) return <Candidates view={view} candidates={advice.value.candidates} />;
  return (
    <button type="button" class="quiet" disabled={pondering.value} onClick={askForAdvice}>
      {pondering.value ? t("advice-coming") : t("advice-ask")}
    </button>
  );
}
