/** Efficiency, pace and spare tokens, for those who count along; each says on tap what it means. */
import { figuresOf } from "../game/figures.ts";
import { locale, t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Tip } from "../ui/Tip.tsx";

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function Figures({ view }: { view: View }) {
  const { facts, remembering } = useTable();
  if (!facts.value || remembering.value || view.outcome !== null) return null;
  const { pace, efficiency, spare } = figuresOf(facts.value, view);
  const shown = efficiency?.toLocaleString(locale(), HUNDREDTHS);
  return (
    <p class="count-line row wrap faint">
      {shown && (
        <Tip class="figure" label={t("figure-efficiency-about", { efficiency: shown })}>
          {t("figure-efficiency")} <b>{shown}</b>
        </Tip>
      )}
      {pace !== null && (
        <Tip class="figure" label={t("figure-pace-about", { pace, last: view.turns_left === null ? "no" : "yes" })}>
          {t("figure-pace")} <b>{String(pace).replace("-", "−")}</b>
        </Tip>
      )}
      {spare && (
        <Tip class="figure" label={t("figure-spare-about", spare)}>
          {t("figure-spare")} <b>{spare.now + spare.discards + spare.fireworks}</b>
        </Tip>
      )}
    </p>
  );
}
