/** Your exercises: how many are due, by what costs points, and the way to begin. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { Exercise, ExerciseList } from "../messages.gen.ts";
import { go } from "../route.ts";
import { askFirst } from "../state/question.ts";
import { toast } from "../state/toasts.ts";
import { PageLink } from "../ui/PageLink.tsx";
import { dropExercises, exercisePath, findExercises, keepOwnName, ownName } from "./exercises.ts";

const PAUSE = 3000; // until you ask whether more games were looked into

/** The exercises; more and more of them, while games are looked into. */
function useExercises() {
  const [found, setFound] = useState<ExerciseList | null>(null);
  const [problem, setProblem] = useState("");
  const [name, setName] = useState(ownName());
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const look = () =>
      void findExercises().then(
        (list) => {
          if (gone) return;
          setFound(list);
          setProblem("");
          if (list.waiting > 0) timer = setTimeout(look, PAUSE);
        },
        (error: Error) => gone || setProblem(error.message),
      );
    look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [name]);
  return { found, name, problem, setFound, setName };
}

function Names({ names, onChoose }: { names: string[]; onChoose: (name: string) => void }) {
  return (
    <fieldset>
      <legend>{t("exercises-name")}</legend>
      <div class="row wrap buttons">
        {names.map((name) => (
          <button key={name} type="button" onClick={() => onChoose(name)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The value of most of the cards that these are about; 0 if they differ. */
function mostly(some: Exercise[]): number {
  const values = some.map(({ value }) => value);
  const often = values.find((value) => value && 2 * values.filter((one) => one === value).length > values.length);
  return some.length > 1 ? (often ?? 0) : 0;
}

/** What costs one points, the most frequent first. */
function Groups({ found: { due, later } }: { found: ExerciseList }) {
  const lapses = new Map<string, Exercise[]>();
  for (const one of [...due, ...later]) {
    const name = `${one.group} ${one.group === "discard" && one.hinted ? "yes" : "no"}`;
    lapses.set(name, [...(lapses.get(name) ?? []), one]);
  }
  return (
    <ul class="exercise-groups">
      {[...lapses]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([name, some]) => {
          const [group = "", hinted = ""] = name.split(" ");
          return (
            <li key={name}>
              <b>{some.length}×</b> {t("exercise-group", { group, hinted, value: mostly(some) })}
            </li>
          );
        })}
    </ul>
  );
}

export function Exercises() {
  const { found, name, problem, setFound, setName } = useExercises();
  const choose = (name: string) => {
    keepOwnName(name);
    setName(name);
  };
  const drop = () =>
    askFirst({
      title: t("exercises-drop"),
      text: t("exercises-drop-about"),
      yes: t("exercises-drop"),
      no: t("exercises-keep"),
      act: () => void dropExercises(null).then(setFound, (error: Error) => toast(error.message, "problem")),
    });
  const first = found?.due[0];
  const some = found !== null && found.due.length + found.later.length > 0;
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel" aria-label={t("exercises")}>
          <h1>{t("exercises")}</h1>
          <p class="empty">{t("exercises-about")}</p>
          {problem && <p role="alert">{problem}</p>}
          {!found && !problem && <p role="status">{t("loading")}</p>}
          {first ? (
            <button type="button" class="primary large" onClick={() => go(exercisePath(first))}>
              {t("exercises-due", { count: found.due.length })}
            </button>
          ) : (
            found && <p>{t(some || found.known > 0 ? "exercises-due" : "exercises-none", { count: 0 })}</p>
          )}
          {found && <Groups found={found} />}
          {found && (
            <p>
              {t("exercises-later", { count: found.later.length })} {t("exercises-known", { count: found.known })}
            </p>
          )}
          {found && found.waiting > 0 && <p role="status">{t("exercises-waiting", { count: found.waiting })}</p>}
          {found && found.names.length > 0 && <Names names={found.names} onChoose={choose} />}
          {name && (
            <p>
              {t("exercises-as", { name })}{" "}
              <button type="button" class="quiet in-text" onClick={() => choose("")}>
                {t("exercises-other-name")}
              </button>
            </p>
          )}
          <div class="row wrap buttons">
            <PageLink to="/games" text={t("my-games")} />
            {some && (
              <button type="button" class="quiet" onClick={drop}>
                {t("exercises-drop")}
              </button>
            )}
          </div>
        </section>
      </main>
    </>
  );
}
