/** All puzzles: that of the day first, and ways to find one among the others. */
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { PuzzleList as All, PuzzleListing, PuzzleProgress } from "../messages.gen.ts";
import { me } from "../state/me.ts";
import { More } from "../ui/More.tsx";
import { leadTo } from "../ui/PageLink.tsx";
import { Switch } from "../ui/Switch.tsx";
import { getPuzzles, getStanding } from "./requests.ts";
import { Standing } from "./Standing.tsx";
import { dayText, type Level, levelOf, optionsText, rateText } from "./words.ts";

const KINDS = ["show", "discard", "meaning", "call", "trust", "play", "announce", "tile"] as const;
const LEVELS: Level[] = ["easy", "medium", "hard", "unknown"];
const SIGNS = { first: "tick", solved: "tick", seen: "eye", tried: "again" } as const;

interface Wanted {
  kind: string;
  theme: string;
  level: string;
  open: boolean;
}

function isWanted({ kind, theme, level, open }: Wanted, one: PuzzleListing): boolean {
  const done = one.yours !== null && one.yours !== "tried";
  const sort = (!kind || one.kind === kind) && (!theme || one.theme === theme);
  return sort && (!level || levelOf(one) === level) && !(open && done);
}

/** The themes that there are, as their names sort. */
function themesOf(puzzles: PuzzleListing[]): PuzzleListing["theme"][] {
  const name = (theme: PuzzleListing["theme"]) => t("puzzle-theme", { theme });
  return [...new Set(puzzles.map(({ theme }) => theme))].sort((a, b) => name(a).localeCompare(name(b)));
}

function Today({ all: { day, today, streak, puzzles } }: { all: All }) {
  const one = puzzles[today - 1];
  if (!one) return null;
  return (
    <a class="puzzle-today" {...leadTo("/puzzle")}>
      <Sign name="ask" />
      <span>
        <b>{t("puzzle-of", { day: dayText(day) })}</b>
        <span>
          {t("puzzle-kind", { kind: one.kind })}
          {one.yours && ` · ${t("puzzle-yours", { state: one.yours })}`}
        </span>
        <small>{rateText(one)}</small>
      </span>
      {streak > 0 && (
        <span class="puzzle-streak" title={t("puzzle-streak-about")}>
          {t("puzzle-streak", { days: streak })}
        </span>
      )}
    </a>
  );
}

/** One after another: the theme that is looked for is that of an endless run. */
function Runs({ theme }: { theme: string }) {
  return (
    <div class="cells puzzle-runs">
      <a class="row-link under" {...leadTo(`/puzzle/endless${theme && `?theme=${theme}`}`)}>
        <Sign name="again" />
        <span>
          <b>{t("run", { kind: "endless" })}</b>
          <small>{theme ? t("puzzle-theme", { theme }) : t("run-about", { kind: "endless" })}</small>
        </span>
      </a>
      <a class="row-link under" {...leadTo("/puzzle/clock")}>
        <Sign name="clock" />
        <span>
          <b>{t("run", { kind: "clock" })}</b>
          <small>{t("run-about", { kind: "clock" })}</small>
        </span>
      </a>
    </div>
  );
}

function Row({ one }: { one: PuzzleListing }) {
  return (
    <li>
      <a class="puzzle-row row-link under" title={rateText(one)} {...leadTo(`/puzzle/${one.number}`)}>
        <b>{one.number}</b>
        <span>
          {t("puzzle-kind", { kind: one.kind })}
          <small>
            {t("puzzle-theme", { theme: one.theme })} · {t("puzzle-players", { count: one.players })}
            {levelOf(one) !== "unknown" && ` · ${t("puzzle-level", { level: levelOf(one) })}`}
          </small>
          {optionsText(one) && <small>{optionsText(one)}</small>}
        </span>
        {one.yours && (
          <span class={`puzzle-mark m-${one.yours}`} title={t("puzzle-yours", { state: one.yours })}>
            <span class="for-readers">{t("puzzle-yours", { state: one.yours })}</span>
            <Sign name={SIGNS[one.yours]} />
          </span>
        )}
      </a>
    </li>
  );
}

interface FiltersProps {
  themes: PuzzleListing["theme"][];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

function Filters({ themes, wanted, onChange }: FiltersProps) {
  return (
    <search class="game-filters cells" aria-label={t("puzzles")}>
      <label>
        {t("puzzle-kind-label")}
        <select
          value={wanted.kind}
          onChange={({ currentTarget }) => onChange({ ...wanted, kind: currentTarget.value })}
        >
          <option value="">{t("puzzle-any")}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t("puzzle-kind", { kind })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("puzzle-theme-label")}
        <select
          value={wanted.theme}
          onChange={({ currentTarget }) => onChange({ ...wanted, theme: currentTarget.value })}
        >
          <option value="">{t("puzzle-any")}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {t("puzzle-theme", { theme })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("puzzle-level-label")}
        <select
          value={wanted.level}
          onChange={({ currentTarget }) => onChange({ ...wanted, level: currentTarget.value })}
        >
          <option value="">{t("puzzle-any")}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t("puzzle-level", { level })}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

export function PuzzleList() {
  const [all, setAll] = useState<All | null>(null);
  const [mine, setMine] = useState<PuzzleProgress | null>(null);
  const [problem, setProblem] = useState("");
  const [wanted, setWanted] = useState<Wanted>({ kind: "", theme: "", level: "", open: false });
  useEffect(() => {
    getPuzzles().then(setAll, (error: Error) => setProblem(error.message));
    getStanding().then(setMine, () => undefined); // what is missing is said above
  }, [me.value?.id]);
  const found = all?.puzzles.filter((one) => isWanted(wanted, one)) ?? [];
  return (
    <>
      <Banner />
      <main class="page broad">
        <section class="panel" aria-label={t("puzzles")}>
          <h1>{t("puzzles")}</h1>
          <p class="empty">{t("puzzles-about")}</p>
          {problem && <p role="alert">{problem}</p>}
          {!all && !problem && <p role="status">{t("loading")}</p>}
          {all && (
            <>
              <Today all={all} />
              <Runs theme={wanted.theme} />
              {mine && (
                <More title={t("my-rating")}>
                  <Standing mine={mine} />
                </More>
              )}
              <Filters themes={themesOf(all.puzzles)} wanted={wanted} onChange={setWanted} />
              <Switch
                label={t("puzzle-open-only")}
                on={wanted.open}
                onChange={(open) => setWanted({ ...wanted, open })}
              />
              {found.length === 0 && <p class="empty">{t("puzzle-none")}</p>}
              <ul class="cells">
                {found.map((one) => (
                  <Row key={one.number} one={one} />
                ))}
              </ul>
            </>
          )}
        </section>
      </main>
    </>
  );
}
