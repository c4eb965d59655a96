/** All puzzles: that of the day first, and ways to find one among the others. */
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { PuzzleList as All, PuzzleListing } from "../messages.gen.ts";
import { go } from "../route.ts";
import { me } from "../state/me.ts";
import { Switch } from "../ui/Switch.tsx";
import { getPuzzles } from "./requests.ts";
import { dayText, type Level, levelOf, rateText } from "./words.ts";

const KINDS = ["show", "discard", "meaning"] as const;
const LEVELS: Level[] = ["easy", "medium", "hard", "unknown"];
const SIGNS = { first: "tick", solved: "tick", seen: "eye", tried: "again" } as const;

interface Wanted {
  kind: string;
  level: string;
  open: boolean;
}

function isWanted({ kind, level, open }: Wanted, one: PuzzleListing): boolean {
  const done = one.yours !== null && one.yours !== "tried";
  return (!kind || one.kind === kind) && (!level || levelOf(one) === level) && !(open && done);
}

/** Somewhere else on the page: also in a tab of its own. */
function leadTo(href: string) {
  return {
    href,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(href);
    },
  };
}

function Today({ all: { day, today, streak, puzzles } }: { all: All }) {
  const one = puzzles[today - 1]!;
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

function Row({ one }: { one: PuzzleListing }) {
  return (
    <li>
      <a class="puzzle-row" title={rateText(one)} {...leadTo(`/puzzle/${one.number}`)}>
        <b>{one.number}</b>
        <span>
          {t("puzzle-kind", { kind: one.kind })}
          <small>
            {t("puzzle-players", { count: one.players })}
            {levelOf(one) !== "unknown" && ` · ${t("puzzle-level", { level: levelOf(one) })}`}
          </small>
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

function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <search class="game-filters" aria-label={t("puzzles")}>
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
  const [problem, setProblem] = useState("");
  const [wanted, setWanted] = useState<Wanted>({ kind: "", level: "", open: false });
  useEffect(() => {
    getPuzzles().then(setAll, (error: Error) => setProblem(error.message));
  }, [me.value?.id]);
  const found = all?.puzzles.filter((one) => isWanted(wanted, one)) ?? [];
  return (
    <>
      <Banner />
      <main class="page puzzles">
        <section class="panel" aria-label={t("puzzles")}>
          <h1>{t("puzzles")}</h1>
          <p class="empty">{t("puzzles-about")}</p>
          {problem && <p role="alert">{problem}</p>}
          {!all && !problem && <p role="status">{t("loading")}</p>}
          {all && (
            <>
              <Today all={all} />
              <Filters wanted={wanted} onChange={setWanted} />
              <Switch
                label={t("puzzle-open-only")}
                on={wanted.open}
                onChange={(open) => setWanted({ ...wanted, open })}
              />
              {found.length === 0 && <p class="empty">{t("puzzle-none")}</p>}
              <ul class="puzzle-rows">
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
