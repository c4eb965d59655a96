/** A lesson: the real table, a prepared game, and a guide. */
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

interface TutorialProps {
  name: string;
  /** Back to what you came from; else to the other lessons. */
  onLeave?: () => void;
}

export function Tutorial({ name, onLeave }: TutorialProps) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let leave: (() => void) | null = null;
    let gone = false;
    getLesson(name).then(
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
          <button type="button" class="primary" onClick={() => go("/learn")}>
            {t("lessons")}
          </button>
        )}
      </main>
    );
  }
  return (
    <TableContext.Provider value={lesson.table}>
      <div class="learning">
        <Guide lesson={lesson} onLeave={onLeave} />
        <div class="learning-table" inert={lesson.showing.value}>
          <Board view={view} onResult={null} />
        </div>
        {!lesson.showing.value && <Spotlight spots={lesson.spots.value} />}
        <Announcer />
      </div>
    </TableContext.Provider>
  );
}
