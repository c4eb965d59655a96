/** All lessons, in the order in which they build on each other; nobody is held to it. */
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { LessonList as All, LessonListing } from "../messages.gen.ts";
import { getLessons } from "../net/api.ts";
import { inOrder } from "../puzzle/following.ts";
import { me } from "../state/me.ts";
import { leadTo, PageLink } from "../ui/PageLink.tsx";
import { isDone, lessonState } from "./progress.ts";

function Row({ number, one: { name, puzzles, solved } }: { number: number; one: LessonListing }) {
  const state = lessonState(name);
  return (
    <li>
      <a class={`lesson-row row-link under m-${state}`} {...leadTo(`/learn/${name}`)}>
        <b>{state === "done" ? <Sign name="tick" /> : number}</b>
        <span>
          {t("lesson-title", { lesson: name })}
          <small>
            {t("lesson-state", { state })}
            {puzzles.length > 0 && ` · ${t("lesson-solved", { solved, puzzles: puzzles.length })}`}
          </small>
        </span>
      </a>
      {state === "done" && solved < puzzles.length && <PageLink to={inOrder(puzzles)} text={t("lesson-puzzles")} />}
    </li>
  );
}

export function LessonList() {
  const [all, setAll] = useState<All | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    getLessons().then(setAll, (error: Error) => setProblem(error.message));
  }, [me.value?.id]);
  const lessons = all?.lessons ?? [];
  const done = lessons.filter(({ name }) => isDone(name)).length;
  return (
    <>
      <Banner />
      <main class="page">
        <section class="panel" aria-label={t("lessons")}>
          <h1>{t("lessons")}</h1>
          <p class="empty">{t("lessons-about")}</p>
          {problem && <p role="alert">{problem}</p>}
          {!all && !problem && <p role="status">{t("loading")}</p>}
          {all && (
            <>
              <label class="lessons-done stack tight">
                {t("lessons-done", { done, lessons: lessons.length })}
                <progress class="lesson-progress" value={done} max={lessons.length} />
              </label>
              <ol class="stack">
                {lessons.map((one, index) => (
                  <Row key={one.name} number={index + 1} one={one} />
                ))}
              </ol>
            </>
          )}
        </section>
      </main>
    </>
  );
}
