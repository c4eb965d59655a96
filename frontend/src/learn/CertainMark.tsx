/** A gentle mark on a card of your own, and the sentence that goes with it. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { HeldCard, View } from "../messages.gen.ts";
import { helps } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import { type Certainty, certainty } from "./certain.ts";

const SIGNS = { playable: "tick", useless: "close", dear: "lantern" } as const;

/** What is certain, if somebody wants to be told. */
function useCertainty(view: View, card: HeldCard): Certainty | null {
  const { unaided } = useTable();
  const what = unaided.value ? null : certainty(view, card);
  return what && helps[what].value ? what : null;
}

export function CertainMark({ view, card }: { view: View; card: HeldCard }) {
  const what = useCertainty(view, card);
  if (!what) return null;
  return (
    <span class={`certain-mark m-${what}`} title={t("certain", { what })}>
      <span class="for-readers">. {t("certain", { what })}</span>
      <Sign name={SIGNS[what]} />
    </span>
  );
}

export function CertainLine({ view, card }: { view: View; card: HeldCard }) {
  const what = useCertainty(view, card);
  if (!what) return null;
  return (
    <small class={`certain-line m-${what}`}>
      <Sign name={SIGNS[what]} />
      {t("certain", { what })}
    </small>
  );
}
