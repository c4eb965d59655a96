/** "What would you do?": a move and its reason, and others on request. The cards it speaks of light up. */

import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { readAction } from "../game/actions.ts";
import { asides, reasonText } from "../game/reasons.ts";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import type { Candidate, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { actionWords } from "./actionWords.ts";

export function AdviceButton() {
  const {
    advice: { askForAdvice, mayAsk, pondering },
  } = useTable();
  if (!mayAsk.value) return null;
  return (
    <button
      type="button"
      class="icon react"
      aria-label={t("advice-ask")}
      title={t("advice-ask")}
      disabled={pondering.value}
      onClick={askForAdvice}
      {...shortcut("i")}
    >
      <Sign name="idea" />
    </button>
  );
}

/** What is advised, instead of the usual guide. */
export function Advice({ view, advised: { action, reason, heard } }: { view: View; advised: Candidate }) {
  const store = useTable();
  const {
    naming,
    advice: { considerNext, otherIdea },
    attempts: { carryOut },
  } = store;
  const names = naming();
  const advised = readAction(action);
  const known = "card" in advised ? advised.card : null;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const lost = document.activeElement === document.body; // the button that asked is gone
    if (lost) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="advice" role="status">
      <p>
        <strong>{actionWords(store, view, action)}.</strong> {names && reasonText(reason, names, "you", known)}{" "}
        {names && heard.length > 0 && <small class="why">{asides(heard, names).join(" ")}</small>}
      </p>
      <div class="pad-row">
        <button ref={first} type="button" class="primary" onClick={() => carryOut(action)}>
          {t("advice-do")}
        </button>
        {otherIdea.value && (
          <button type="button" onClick={considerNext} {...shortcut("i")}>
            {t(otherIdea.value)}
          </button>
        )}
      </div>
    </div>
  );
}
