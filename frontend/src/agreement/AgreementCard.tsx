/** An agreement convention by convention, each with a sentence and the picture of an example: over a page, what is new to
 * whoever looks first; and as a card to print, which also compares two agreements. */

import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { AGREEMENTS } from "../agreements.gen.ts";
import { at } from "../base.ts";
import { language, t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { ConventionExample, ConventionExamples } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { conventionsOf, knownConventions, learn, written } from "./agreement.ts";
import { agreementName, NONE, partMeaning, partName } from "./names.ts";
import { SingleConventions } from "./SingleConventions.tsx";
import { Worth } from "./Worth.tsx";

type Examples = Record<string, ConventionExample>;

function useExamples(): Examples {
  const [examples, setExamples] = useState<Examples>({});
  useEffect(() => {
    ask<ConventionExamples>(`/api/conventions?language=${language.value}`).then(
      (found) => setExamples(found.examples),
      () => undefined, // the sentences say it without them
    );
  }, [language.value]);
  return examples;
}

function Example({ name, example }: { name: string; example: ConventionExample }) {
  return (
    <figure>
      <img
        class="wide-picture"
        src={`/api/conventions/${name}/picture.svg`}
        alt={t("agreement-picture", { name: partName(name) })}
        loading="lazy"
        width={498}
        height={438}
      />
      <figcaption>
        {example.before} {example.turn} <b>{example.then}</b> {example.why}
      </figcaption>
    </figure>
  );
}

interface SectionProps {
  title?: string;
  conventions: string[];
  examples: Examples;
}

function Section({ title = "", conventions, examples }: SectionProps) {
  if (conventions.length === 0) return null;
  return (
    <section class="conventions cells" aria-label={title}>
      {title && <h2>{title}</h2>}
      {conventions.map((name) => (
        <article key={name}>
          <h3>{partName(name)}</h3>
          <p>{partMeaning(name)}</p>
          {examples[name] && <Example name={name} example={examples[name]} />}
        </article>
      ))}
    </section>
  );
}

const cardPath = (agreement: string, other = "") =>
  `/agreement?play=${encodeURIComponent(agreement)}${other && `&with=${encodeURIComponent(other)}`}`;

/** Over a page: what is new to whoever looks, with pictures; then what they know. */
export function AgreementSheet({ agreement }: { agreement: string }) {
  const examples = useExamples();
  const known = useSignal(knownConventions());
  const played = conventionsOf(agreement);
  const isNew = (name: string) => !known.value.includes(name);
  const unknown = played.filter(isNew);
  const learnAll = () => {
    learn(played);
    known.value = knownConventions();
  };
  return (
    <div class="agreement-sheet">
      <Section title={t("agreement-new")} conventions={unknown} examples={examples} />
      {unknown.length > 0 && (
        <button type="button" class="primary" onClick={learnAll}>
          {t("agreement-got-it")}
        </button>
      )}
      <Section
        title={t("agreement-known")}
        conventions={played.filter((name) => !isNew(name))}
        examples={unknown.length > 0 ? {} : examples}
      />
      <p>{t("agreement-words-alone")}</p>
      <a class="page-link" href={cardPath(agreement)} target="_blank" rel="noopener">
        {t("agreement-card")}
      </a>
    </div>
  );
}

function Compared({ one, other, examples }: { one: string; other: string; examples: Examples }) {
  const [first, second] = [conventionsOf(one), conventionsOf(other)];
  const both = first.filter((name) => second.includes(name));
  const only = (agreement: string, among: string[]) => (
    <Section
      title={t("agreement-only", { agreement: agreementName(agreement) })}
      conventions={among.filter((name) => !both.includes(name))}
      examples={examples}
    />
  );
  return (
    <>
      {one === other && <p>{t("agreement-same")}</p>}
      {only(one, first)}
      {only(other, second)}
      <Section title={t("agreement-both")} conventions={both} examples={{}} />
    </>
  );
}

/** The card of the agreement that the address names, `/agreement?play=club+ones&with=beginner`. */
export function AgreementPage() {
  const asked = new URLSearchParams(location.search.replaceAll("+", "%2B"));
  const beside = asked.get("with");
  const [agreement, setAgreement] = useState(written(conventionsOf(asked.get("play") ?? "beginner")));
  const [other, setOther] = useState(beside === null ? "" : written(conventionsOf(beside)));
  const examples = useExamples();
  useEffect(() => history.replaceState(null, "", at(cardPath(agreement, other))), [agreement, other]);
  const mine = written(knownConventions()); // what whoever looks has said that they know
  const named = (now: string) =>
    [...new Set([...Object.keys(AGREEMENTS), mine, now])].filter((one) => one && one !== NONE);
  const called = (one: string) => {
    const name = agreementName(one);
    return one === mine ? t("agreement-mine", { agreement: name }) : name;
  };
  return (
    <>
      <div class="no-print">
        <Banner />
      </div>
      <main class="page agreement-page">
        <section class="panel agreement-card">
          <h1>{t("agreement-of-table", { agreement: agreementName(agreement) })}</h1>
          <div class="row wrap buttons no-print">
            <label class="field stack tight">
              {t("agreement")}
              <select value={agreement} onChange={({ currentTarget }) => setAgreement(currentTarget.value)}>
                {named(agreement).map((one) => (
                  <option key={one} value={one}>
                    {called(one)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field stack tight">
              {t("agreement-compare")}
              <select value={other} onChange={({ currentTarget }) => setOther(currentTarget.value)}>
                <option value="">–</option>
                {named(other).map((one) => (
                  <option key={one} value={one}>
                    {called(one)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" onClick={() => print()}>
              {t("agreement-print")}
            </button>
          </div>
          <div class="no-print">
            <SingleConventions agreement={agreement} onChange={setAgreement} />
          </div>
          {other ? (
            <Compared one={agreement} other={other} examples={examples} />
          ) : (
            <Section conventions={conventionsOf(agreement)} examples={examples} />
          )}
          <p>{t(agreement === NONE ? "agreement-nothing" : "agreement-words-alone")}</p>
        </section>
        <Worth />
      </main>
    </>
  );
}
