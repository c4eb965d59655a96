/** A run: its puzzles one after another, and what it came to. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { PuzzleTheme, RunKind } from "../messages.gen.ts";
import { Loading } from "../ui/Loading.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { PuzzleTable } from "./PuzzleTable.tsx";
import { Run } from "./run.ts";

/** Before a run against the clock, and after it. */
function Between({ run: { kind, state, over, missed, begin } }: { run: Run }) {
  const { right = 0, best = 0 } = state.value ?? {};
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel" aria-label={t("run", { kind })}>
          <h1>{t("run", { kind })}</h1>
          {over.value ? (
            <>
              <p role="status" class="run-result">
                {t("run-result", { right })}
              </p>
              {right > 0 && right === best && <p>{t("run-record")}</p>}
              {missed.value.length > 0 && (
                <p class="row wrap buttons">
                  {t("run-missed")}
                  {missed.value.map((number) => (
                    <PageLink key={number} to={`/puzzle/${number}`} text={t("puzzle-number", { number })} />
                  ))}
                </p>
              )}
            </>
          ) : (
            <p>{t("run-about", { kind })}</p>
          )}
          {best > 0 && <p class="empty">{t("run-best", { best })}</p>}
          <div class="row wrap buttons">
            <button type="button" class="primary large" onClick={() => void begin()}>
              {t(over.value ? "run-again" : "run-begin")}
            </button>
            <PageLink to="/puzzles" text={t("puzzles")} />
          </div>
        </section>
      </main>
    </>
  );
}

export function RunTable({ kind }: { kind: RunKind }) {
  const [run] = useState(() => new Run(kind));
  useEffect(() => run.open(new URLSearchParams(location.search).get("theme") as PuzzleTheme | null), []);
  const number = run.shown.value;
  if (run.problem.value) {
    return (
      <main class="page narrow">
        <section class="panel">
          <p role="alert">{run.problem.value.message}</p>
          <PageLink to="/puzzles" text={t("puzzles")} />
        </section>
      </main>
    );
  }
  if (number !== null && !run.over.value) return <PuzzleTable which={`${number}`} run={run} key={number} />;
  if (kind === "clock" && run.state.value) return <Between run={run} />;
  return <Loading />;
}
