/** A gentle mark on a card of one's own, and the sentence that goes with it. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { HeldCard, View } from "../messages.gen.ts";
import { certain } from "./certain.ts";

const SIGNS = { playable: "tick", useless: "close", dear: "lantern" } as const;

export function CertainMark({ view, card }: { view: View; card: HeldCard }) {
  const what = certain(view, card);
  if (!what) return null;
  return (
    <span class={`certain-mark m-${what}`} title={t("certain", { what })}>
      <span class="for-readers">. {t("certain", { what })}</span>
      <Sign name={SIGNS[what]} />
    </span>
  );
}

export function CertainLine({ view, card }: { view: View; card: HeldCard }) {
  const what = certain(view, card);
  if (!what) return null;
  return (
    <small class={`certain-line m-${what}`}>
      <Sign name={SIGNS[what]} />
      {t("certain", { what })}
    </small>
  );
}
