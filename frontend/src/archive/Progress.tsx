/** My progress: what your games come to, alone or with chosen people, what costs points, and the honours you have earned. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { list, locale, t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { ProgressGame, Progress as State } from "../messages.gen.ts";
import { getProgress } from "../net/api.ts";
import { PageLink } from "../ui/PageLink.tsx";
import { averages, HEIGHT, lineOf, lineThrough, type Mark, marksOf, ratesOf, TOGETHER, WIDTH } from "./course.ts";
import { dayText } from "./listed.ts";
import { SeenByBots } from "./SeenByBots.tsx";

const HONOURS = ["together", "perfect", "twenty", "full-table", "boxes", "faithful", "puzzles", "week"] as const;

function resultOf({ score, max_score, outcome }: ProgressGame): string {
  return score < 0 ? t("progress-mark", { mark: outcome }) : `${score} / ${max_score}`;
}

/** Each kind of result has a shape of its own: a star, a cross, a dot. */
function Shape({ mark: { game, x, y } }: { mark: Mark }) {
  const title = <title>{`${dayText(game.ended)}: ${resultOf(game)}`}</title>;
  if (game.outcome === "perfect")
    return (
      <path class="mark-perfect" d={`M${x} ${y - 8}l2 6 6 2-6 2-2 6-2-6-6-2 6-2z`}>
        {title}
      </path>
    );
  if (game.outcome === "lost")
    return (
      <path class="mark-lost" d={`M${x - 4} ${y - 4}l8 8m0-8l-8 8`}>
        {title}
      </path>
    );
  return (
    <circle class="mark-scored" cx={x} cy={y} r="4">
      {title}
    </circle>
  );
}

const rateText = (rate: number) => rate.toLocaleString(locale(), { maximumFractionDigits: 2 });

/** How many hints a point took: also in words, and at each dot. */
function HintCourse({ games }: { games: ProgressGame[] }) {
  const rates = ratesOf(games);
  const first = rates[0];
  const last = rates.at(-1);
  if (!first || !last || first === last) return null;
  const told = t("progress-hints", { first: rateText(first.rate), last: rateText(last.rate) });
  return (
    <figure class="course">
      <svg class="wide-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told}>
        <path class="course-grid" d={`M0 12H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 12}H${WIDTH}`} />
        <path class="course-line" d={lineThrough(rates)} />
        {rates.map(({ game, rate, x, y }) => (
          <circle key={game.id} class="mark-scored" cx={x} cy={y} r="3">
            <title>{`${dayText(game.ended)}: ${rateText(rate)}`}</title>
          </circle>
        ))}
      </svg>
      <Days first={first.game} last={last.game} />
      <figcaption>{told}</figcaption>
    </figure>
  );
}

function Days({ first, last }: { first: ProgressGame; last: ProgressGame }) {
  return (
    <p class="row apart course-days">
      <span>{dayText(first.ended)}</span>
      <span>{dayText(last.ended)}</span>
    </p>
  );
}

function Course({ games }: { games: ProgressGame[] }) {
  const first = games[0];
  const last = games.at(-1);
  if (!first || !last) return null;
  const told = t("progress-average", { average: averages(games).at(-1) ?? 0, games: Math.min(TOGETHER, games.length) });
  return (
    <figure class="course">
      <svg class="wide-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={told}>
        <path class="course-grid" d={`M0 12H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 12}H${WIDTH}`} />
        <path class="course-line" d={lineOf(games)} />
        {marksOf(games).map((mark) => (
          <Shape key={mark.game.id} mark={mark} />
        ))}
      </svg>
      <Days first={first} last={last} />
      <figcaption>
        <p>{told}</p>
        <p class="empty">{t("progress-marks")}</p>
      </figcaption>
    </figure>
  );
}

function Figures({ now, alone }: { now: State; alone: boolean }) {
  const figures: [string, number][] = [
    ["games", now.games],
    ["perfect", now.perfect],
    ["lost", now.lost],
  ];
  if (alone) figures.push(["puzzles", now.puzzles], ["streak", now.streak]);
  if (now.hints_per_point !== null) figures.push(["hints", now.hints_per_point]);
  return (
    <dl class="figures cells">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t("progress-figure", { name, count: figure })}</dt>
          <dd>{figure.toLocaleString(locale())}</dd>
        </div>
      ))}
    </dl>
  );
}

function Best({ best }: { best: State["best"] }) {
  return (
    <table class="lined">
      <caption>{t("progress-best")}</caption>
      <thead>
        <tr>
          {["box", "players", "games", "best"].map((column) => (
            <th key={column} scope="col">
              {t("progress-column", { column })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {best.map((one) => (
          <tr key={`${one.edition} ${one.players}`}>
            <th scope="row">{one.edition === "none" ? t("base-game") : t(`edition-name-${one.edition}`)}</th>
            <td>{one.players}</td>
            <td>{one.games}</td>
            <td>
              {one.best < 0
                ? t("progress-mark", { mark: one.perfect > 0 ? "perfect" : "lost" })
                : `${one.best} / ${one.max_score}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MatesProps {
  mates: State["mates"];
  together: string[];
  choose: (together: string[]) => void;
}

/** Each is a switch: only the games with all who are chosen count. */
function Mates({ mates, together, choose }: MatesProps) {
  const others = (id: string) => together.filter((one) => one !== id);
  return (
    <section>
      <h2>{t("progress-mates")}</h2>
      <p class="empty">{t("progress-mates-about")}</p>
      <p class="row wrap buttons">
        {mates.map(({ id, name, games, perfect }) => {
          const chosen = together.includes(id);
          return (
            <button
              key={id}
              type="button"
              class={chosen ? "primary" : ""}
              aria-pressed={chosen}
              onClick={() => choose(chosen ? others(id) : [...together, id])}
            >
              {chosen && <span aria-hidden="true">✓ </span>}
              {t("progress-mate", { name, games, perfect })}
            </button>
          );
        })}
      </p>
    </section>
  );
}

function Lapses({ lapses }: { lapses: State["lapses"] }) {
  return (
    <section>
      <h2>{t("progress-lapses")}</h2>
      <p class="empty">
        {t("progress-lapses-about")} {lapses.length === 0 && t("progress-lapses-none")}
      </p>
      <ul class="exercise-groups">
        {lapses.map(({ group, count }) => (
          <li key={group}>
            <b>{count}×</b> {t("exercise-group", { group, hinted: "no", value: 0 })}
          </li>
        ))}
      </ul>
      <PageLink to="/exercises" text={t("to-exercises")} />
    </section>
  );
}

function Honours({ earned }: { earned: State["honours"] }) {
  return (
    <section>
      <h2>{t("honours")}</h2>
      <ul class="honours cells">
        {HONOURS.map((name) => (
          <li key={name} class={earned.includes(name) ? "earned" : ""}>
            <b>{t("honour-name", { name })}</b>
            <small>{t("honour-about", { name })}</small>
            <span>{t(earned.includes(name) ? "honour-earned" : "honour-open")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ViewProps {
  now: State;
  together?: string[];
  choose?: (together: string[]) => void;
  children?: ComponentChildren; // what is about you alone
}

export function ProgressView({ now, together = [], choose = () => undefined, children }: ViewProps) {
  const alone = together.length === 0;
  const names = now.mates.filter(({ id }) => together.includes(id)).map(({ name }) => name);
  return (
    <>
      {!alone && <p role="status">{t("progress-with", { names: list(names) })}</p>}
      <Figures now={now} alone={alone} />
      {now.games === 0 && <p class="empty">{t("progress-none")}</p>}
      <Course games={now.recent} />
      <HintCourse games={now.recent} />
      {now.mates.length > 0 && <Mates mates={now.mates} together={together} choose={choose} />}
      {now.games > 0 && <Lapses lapses={now.lapses} />}
      {now.best.length > 0 && <Best best={now.best} />}
      {alone && children}
      {alone && <Honours earned={now.honours} />}
      <p class="row wrap buttons">
        <PageLink to="/games" text={t("my-games")} />
        <PageLink to="/puzzles" text={t("puzzles")} />
        {now.games > 0 && alone && (
          <a href="/api/progress/games.csv" download>
            {t("progress-csv")}
          </a>
        )}
      </p>
    </>
  );
}

export function Progress() {
  const [now, setNow] = useState<{ progress: State; together: string[] } | null>(null);
  const [together, setTogether] = useState<string[]>([]);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let gone = false;
    getProgress(together).then(
      (progress) => gone || setNow({ progress, together }),
      (error: Error) => gone || setProblem(error.message),
    );
    return () => {
      gone = true;
    };
  }, [together]);
  return (
    <>
      <Banner />
      <main class="page games">
        <section class="panel progress" aria-label={t("my-progress")}>
          <h1>{t("my-progress")}</h1>
          {problem && <p role="alert">{problem}</p>}
          {now ? (
            <ProgressView now={now.progress} together={now.together} choose={setTogether}>
              <SeenByBots />
            </ProgressView>
          ) : (
            !problem && <p role="status">{t("loading")}</p>
          )}
        </section>
      </main>
    </>
  );
}
