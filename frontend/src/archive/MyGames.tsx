/** Your own games, the newest first, and a way to find one among many. */
import { useEffect, useState } from "preact/hooks";
import { SaveGames } from "../end/Offers.tsx";
import { list, t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import { boxName, boxSeal } from "../lobby/options.ts";
import type { GameListing } from "../messages.gen.ts";
import { getMyGames } from "../net/api.ts";
import { gamePath } from "../route.ts";
import { theEditions } from "../state/me.ts";
import { BoxRow } from "../ui/BoxRow.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { BringIn } from "./BringIn.tsx";
import { namesOf, playedOn, SCORES } from "./listed.ts";

/** What you look for: the words of the request. */
type Wanted = Record<"edition" | "players" | "score" | "name", string>;

const ANY: Wanted = { edition: "", players: "", score: "", name: "" };
const NO_BOX = "none";
const PAUSE = 250;

function searchFor(wanted: Wanted, before: string | null): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of ["edition", "players", "name"] as const)
    if (wanted[key].trim()) search.set(key, wanted[key].trim());
  if (wanted.score === "many") search.set("least", "20");
  else if (wanted.score === "few") search.set("most", "19");
  else if (wanted.score) search.set("outcome", wanted.score);
  if (before !== null) search.set("before", before);
  return search;
}

/** The games that are wanted, part by part. */
function useGames(wanted: Wanted, brought: number) {
  const [games, setGames] = useState<GameListing[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const key = searchFor(wanted, null).toString();
  const fetchFrom = (before: string | null, alive: () => boolean) =>
    getMyGames(searchFor(wanted, before)).then(
      (found) => {
        if (!alive()) return;
        setGames((now) => (before === null ? found.games : [...(now ?? []), ...found.games]));
        setNext(found.next);
        setProblem("");
      },
      (error: Error) => alive() && setProblem(error.message),
    );
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => void fetchFrom(null, () => !gone), games === null ? 0 : PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key, brought]);
  return { games, problem, more: next === null ? null : () => void fetchFrom(next, () => true) };
}

/** The points; or whether it was won, for that is all of a masterpiece (X3). */
function Score({ game: { outcome, stopped, scored, score, max_score } }: { game: GameListing }) {
  const short = stopped ? t("game-stopped") : outcome === "lost" ? t("game-lost") : null;
  return (
    <span class={`game-score ${outcome === "perfect" ? "perfect" : ""}`}>
      {scored ? <b>{score}</b> : outcome === "perfect" && <b>{t("game-won")}</b>}
      {(short || scored) && <small>{short ?? `/ ${max_score}`}</small>}
    </span>
  );
}

function Row({ game }: { game: GameListing }) {
  const href = gamePath(game.id);
  const facts = [
    ...playedOn(game),
    boxName(game),
    ...(game.kind === "file" ? [t("game-from-file")] : []),
    ...(game.private ? [t("game-private-short")] : []),
  ];
  return (
    <BoxRow href={href} edition={game.edition} seal={boxSeal(game)} title={list(namesOf(game))} facts={facts}>
      <Score game={game} />
    </BoxRow>
  );
}

interface FilterProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

function Filters({ wanted, onChange }: FilterProps) {
  const { editions: boxes, players } = theEditions();
  const set = (key: keyof Wanted) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...wanted, [key]: event.currentTarget.value });
  return (
    <search class="game-filters cells" aria-label={t("games-filter")}>
      <label>
        {t("games-box")}
        <select value={wanted.edition} onChange={set("edition")}>
          <option value="">{t("games-all")}</option>
          <option value={NO_BOX}>{t("base-game")}</option>
          {boxes.map(({ name }) => (
            <option key={name} value={name}>
              {t(`edition-name-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("players")}
        <select value={wanted.players} onChange={set("players")}>
          <option value="">{t("games-all")}</option>
          {players.map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("games-score")}
        <select value={wanted.score} onChange={set("score")}>
          <option value="">{t("games-all")}</option>
          {SCORES.map((score) => (
            <option key={score} value={score}>
              {t("games-score-is", { score })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("games-with")}
        <input type="search" value={wanted.name} maxLength={24} onInput={set("name")} />
      </label>
    </search>
  );
}

export function MyGames() {
  const [wanted, setWanted] = useState(ANY);
  const [brought, setBrought] = useState(0);
  const { games, problem, more } = useGames(wanted, brought);
  const filtered = searchFor(wanted, null).toString() !== "";
  return (
    <>
      <Banner />
      <main class="page games">
        <section class="panel" aria-label={t("my-games")}>
          <h1>{t("my-games")}</h1>
          <p class="empty">{t("my-games-about")}</p>
          <p class="row wrap buttons">
            <PageLink to="/progress" text={t("my-progress")} />
            <PageLink to="/exercises" text={t("to-exercises")} />
            {games && games.length > 0 && !filtered && <SaveGames />}
          </p>
          <BringIn onBrought={() => setBrought(brought + 1)} />
          <Filters wanted={wanted} onChange={setWanted} />
          {problem && <p role="alert">{problem}</p>}
          {games === null && !problem && <p role="status">{t("loading")}</p>}
          {games?.length === 0 && <p class="empty">{t(filtered ? "games-none-found" : "games-none")}</p>}
          <ul class="table-list stack">
            {games?.map((game) => (
              <Row key={game.id} game={game} />
            ))}
          </ul>
          {more && (
            <button type="button" onClick={more}>
              {t("games-older")}
            </button>
          )}
        </section>
      </main>
    </>
  );
}
