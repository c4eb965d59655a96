/** Somebody followed a link that makes this device another person: they are asked first. */

import { useEffect, useState } from "preact/hooks";
import { at } from "../base.ts";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { SignInQuestion } from "../messages.gen.ts";
import { askDeviceLink, spendDeviceLink } from "../net/api.ts";
import { go } from "../route.ts";

function Question({ question, onYes }: { question: SignInQuestion; onYes: () => void }) {
  const { person, now, only_here } = question;
  const { name } = person;
  if (now?.id === person.id) {
    return (
      <>
        <h1>{t("use-here-already", { name })}</h1>
        <button type="button" class="primary" onClick={() => go("/")}>
          {t("to-lobby")}
        </button>
      </>
    );
  }
  return (
    <>
      <h1>{t("use-here", { name })}</h1>
      <p>{t("use-here-text", { name })}</p>
      {now && <p class="notice">{t("use-here-now", { now: now.name, only: only_here ? "yes" : "no" })}</p>}
      <div class="row wrap buttons">
        <button type="button" class="primary large" onClick={onYes}>
          {t("use-here-yes", { name })}
        </button>
        <button type="button" onClick={() => go("/")}>
          {t("use-here-no")}
        </button>
      </div>
    </>
  );
}

export function DevicePage() {
  const [token] = useState(location.hash.slice(1));
  const [question, setQuestion] = useState<SignInQuestion | null>(null);
  const [problem, setProblem] = useState("");
  const failed = (error: Error) => setProblem(error.message);
  useEffect(() => void askDeviceLink(token).then(setQuestion, failed), []);
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel">
          {problem ? (
            <>
              <h1>{problem}</h1>
              <button type="button" class="primary" onClick={() => go("/")}>
                {t("to-lobby")}
              </button>
            </>
          ) : question ? (
            <Question
              question={question}
              onYes={() => void spendDeviceLink(token).then(() => location.replace(at("/")), failed)}
            />
          ) : (
            <p role="status">{t("loading")}</p>
          )}
        </section>
      </main>
    </>
  );
}
