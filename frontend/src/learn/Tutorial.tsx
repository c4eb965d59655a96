/** The first game that teaches: the real table, a prepared game, and a guide. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { getLesson } from "../net/api.ts";
import { go } from "../route.ts";
import { TableContext } from "../store/context.ts";
import { Announcer } from "../table/Announcer.tsx";
import { Board } from "../table/Board.tsx";
import { Guide } from "./Guide.tsx";
import { Lesson } from "./lesson.ts";
import { Spotlight } from "./Spotlight.tsx";

export function Tutorial() {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let leave: (() => void) | null = null;
    let gone = false;
    getLesson().then(
      (prepared) => {
        if (gone) return;
        const begun = new Lesson(prepared);
        leave = begun.open();
        setLesson(begun);
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, []);
  const view = lesson?.table.view.value;
  if (!lesson || !view) {
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
    <TableContext.Provider value={lesson.table}>
      <div class="learning">
        <Guide lesson={lesson} />
        <div class="learning-table" inert={lesson.showing.value}>
          <Board view={view} onResult={null} />
        </div>
        {!lesson.showing.value && <Spotlight spots={lesson.step.value.spots} />}
        <Announcer />
      </div>
    </TableContext.Provider>
  );
}
