/** A deal that several teams play without knowing it: that of the day, or one that was passed on. Results and cards are
 * shown once you have played it. */

import { useEffect, useState } from "preact/hooks";
import { BASE } from "../base.ts";
import { beside, t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import { begin } from "../lobby/begin.ts";
import { dealFacts } from "../lobby/facts.ts";
import type { DealPage } from "../messages.gen.ts";
import { getDeal, lookAtDeal, playDeal } from "../net/api.ts";
import { dealPath, gamePath, tablePath } from "../route.ts";
import { me } from "../state/me.ts";
import { askFirst } from "../state/question.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { DealResults } from "./DealResults.tsx";
import { dayText, noonOf } from "./listed.ts";

interface ShownProps {
  deal: DealPage;
  onChange: (deal: DealPage) => void;
  onProblem: (problem: string) => void;
}

/** What you can do before you know the deal. */
function Ways({ deal, onChange, onProblem }: ShownProps) {
  const [busy, setBusy] = useState(false);
  const play = (alone: boolean) => {
    setBusy(true);
    void begin(() => playDeal(deal.id, alone)).finally(() => setBusy(false));
  };
  const look = () =>
    askFirst({
      title: t("deal-look"),
      text: t("deal-look-about"),
      yes: t("deal-look"),
      no: t("deal-look-no"),
      act: () => void lookAtDeal(deal.id).then(onChange, (error: Error) => onProblem(error.message)),
    });
  if (deal.state === "begun" && deal.table)
    return <PageLink to={tablePath({ id: deal.table, key: "" })} text={t("deal-go-on")} />;
  if (deal.state === "over") return <p>{t("deal-day-over")}</p>;
  return (
    <>
      <p>{t("deal-about")}</p>
      <div class="row wrap buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => play(true)}>
          {t("deal-alone")}
        </button>
        <button type="button" disabled={busy} onClick={() => play(false)}>
          {t("deal-team")}
        </button>
        {deal.day === null && me.value && (
          <button type="button" class="quiet" onClick={look}>
            {t("deal-look")}
          </button>
        )}
      </div>
      {busy && <p role="status">{t("deal-making")}</p>}
    </>
  );
}

function Shown(props: ShownProps) {
  const { deal } = props;
  const { settings, day, results } = deal;
  const facts = dealFacts(settings);
  return (
    <>
      <section class="panel" aria-label={t("deal")}>
        <h1>{day === null ? t("deal-passed-on") : t("deal-of-day", { day: dayText(noonOf(day)) })}</h1>
        <p>{beside(facts)}</p>
        <p>
          {t("deal-teams", { teams: deal.teams })}
          {day !== null && deal.streak > 0 && ` · ${t("deal-streak", { days: deal.streak })}`}
        </p>
        {deal.state !== "known" && <Ways {...props} />}
        <p class="row wrap buttons">
          {day === null && (
            <CopyButton text={`${location.origin}${BASE}${dealPath(deal.id)}`}>{t("deal-copy-link")}</CopyButton>
          )}
          {results?.solution && <PageLink to={gamePath(results.solution)} text={t("deal-solution")} />}
          {deal.before && <PageLink to={dealPath(deal.before)} text={t("deal-before")} />}
        </p>
      </section>
      {results && <DealResults results={results} scored={settings.options.masterpiece !== true} />}
    </>
  );
}

export function Deal({ id }: { id: string }) {
  const [deal, setDeal] = useState<DealPage | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    getDeal(id).then(setDeal, (error: Error) => setProblem(error.message));
  }, [id, me.value?.id]);
  return (
    <>
      <Banner />
      <main class="page games">
        {problem && <p role="alert">{problem}</p>}
        {deal ? (
          <Shown deal={deal} onChange={setDeal} onProblem={setProblem} />
        ) : (
          !problem && <p role="status">{t("loading")}</p>
        )}
      </main>
    </>
  );
}
