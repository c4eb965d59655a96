/** The deal of the day on the front page: its box, how many play it, and your streak. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { DealPage } from "../messages.gen.ts";
import { getDeal } from "../net/api.ts";
import { me } from "../state/me.ts";
import { BoxRow } from "../ui/BoxRow.tsx";
import { dealFacts } from "./facts.ts";
import { boxSeal } from "./options.ts";

export function DealCard() {
  const [deal, setDeal] = useState<DealPage | null>(null);
  useEffect(() => {
    getDeal("today").then(setDeal, () => undefined); // without it the page is as it was
  }, [me.value?.id]);
  if (!deal) return null;
  const { settings, streak, state } = deal;
  const box = dealFacts(settings);
  const facts = [...box, streak > 0 ? t("deal-streak", { days: streak }) : t("door-deal-about")];
  return (
    <section aria-label={t("deal-of-the-day")}>
      <ul class="table-list stack">
        <BoxRow
          href="/daily"
          edition={settings.edition}
          seal={boxSeal(settings)}
          title={t("deal-of-the-day")}
          facts={facts}
        >
          <span class={`chip phase p-${state === "known" ? "over" : "turn"}`}>
            {t(state === "known" ? "deal-played" : state === "begun" ? "deal-begun" : "deal-open")}
          </span>
        </BoxRow>
      </ul>
    </section>
  );
}
