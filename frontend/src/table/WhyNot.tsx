/** "Why not this?": what is to be said of the move that one asked about. */
import { useEffect, useRef } from "preact/hooks";
import { reasonText } from "../game/reasons.ts";
import { sentences, t } from "../i18n.ts";
import type { Explanation, View, Weighed } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { WhyNotButton } from "./Advice.tsx";
import { actionWords } from "./actionWords.ts";

function Part({ about, reasons, card }: { about: string; reasons: Explanation[]; card: number | null }) {
  const { naming } = useTable();
  const names = naming();
  if (!names || reasons.length === 0) return null;
  return (
    <p>
      <small>{t(about)}</small> {sentences(reasons.map((reason) => reasonText(reason, names, "you", card)))}
    </p>
  );
}

export function WhyNot({ view, weighed }: { view: View; weighed: Weighed }) {
  const store = useTable();
  const {
    advice: { forget },
    attempts: { carryOut },
  } = store;
  const { action, tells, costs, against } = weighed;
  const [verb, id] = action.split(" ");
  const card = verb === "hint" ? null : Number(id);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div class="advice weighed" role="status">
      <p>
        <strong>{actionWords(store, view, action)}?</strong>
      </p>
      <div class="weighed-parts">
        <Part about="advice-tells" reasons={tells} card={card} />
        <Part about="advice-costs" reasons={costs} card={card} />
        <Part about="advice-against" reasons={against} card={card} />
        {against.length === 0 && <p>{t("advice-nothing-against")}</p>}
      </div>
      <div class="row">
        <button type="button" onClick={() => carryOut(action)}>
          {t("advice-do")}
        </button>
        <WhyNotButton />
        <button ref={first} type="button" onClick={forget}>
          {t("advice-back")}
        </button>
      </div>
    </div>
  );
}
