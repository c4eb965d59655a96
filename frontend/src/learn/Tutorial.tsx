/** The first game that teaches: the real table, a prepared game, and a guide. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { getLesson } from "../net/api.ts";
import { go } from "../route.ts";
import { view } from "../state/table.ts";
import { Announcer } from "../table/Announcer.tsx";
import { Board } from "../table/Board.tsx";
import { Guide } from "./Guide.tsx";
import { openLesson, showing, step } from "./lesson.ts";
import { Spotlight } from "./Spotlight.tsx";

export function Tutorial() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let leave: (() => void) | null = null;
    let gone = false;
    getLesson().then(
      (lesson) => {
        if (!gone) leave = openLesson(lesson);
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, []);
  if (!view.value) {
    return (
      <main class="page loading">
        <p role="status">{problem || t("loading")}</p>
        {problem && (
          <button type="button" class="primary" onClick={() => go("/")}>
            {t("to-lobby")}
          </button>
        )}
      </main>
    );
  }
  return (
    <div class="learning">
      <Guide />
      <div class="learning-table" inert={showing.value}>
        <Board view={view.value} onResult={null} />
      </div>
      {!showing.value && <Spotlight spots={step.value.spots} />}
      <Announcer />
    </div>
  );
}
