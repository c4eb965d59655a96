/** How teams did with the same deal: how often each score was reached, matchpoints, and moves side by side. */
import { useState } from "preact/hooks";
import { briefSentence } from "../game/sentences.ts";
import { list, t } from "../i18n.ts";
import type { GameListing, GameState, Move, DealResults as Results, Seen } from "../messages.gen.ts";
import { getSeen } from "../net/api.ts";
import { percent } from "../review/percent.ts";
import { gamePath } from "../route.ts";
import { toast } from "../state/toasts.ts";
import { PageLink } from "../ui/PageLink.tsx";
import { namesOf, resultText } from "./listed.ts";
import { type Pair, parting } from "./parting.ts";

interface SpreadProps {
  scores: Results["scores"];
  own: number | null;
  /** A masterpiece has no points (X3): it is won or lost. */
  scored: boolean;
}

/** A bar for each score, with its number: it is read without colours, too. */
function Spread({ scores, own, scored }: SpreadProps) {
  const most = Math.max(...scores.map(([, teams]) => teams));
  return (
    <ul class="spread stack tight">
      {scores.map(([score, teams]) => (
        <li key={score}>
          <b>{scored ? score : score > 0 ? "★" : "×"}</b>
          <span class="spread-bar" style={{ "--share": teams / most }} />
          <span>
            {!scored && `${t("progress-mark", { mark: score > 0 ? "perfect" : "lost" })} · `}
            {t("deal-score-teams", { teams })}
            {score === own && ` · ${t("deal-score-yours")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SideBySide({ pairs, names }: { pairs: Pair[]; names: [string, string] }) {
  return (
    <table class="lined side-by-side">
      <thead>
        <tr>
          <th scope="col">#</th>
          {names.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ number, same, told }) => (
          <tr key={number} class={same ? "" : "parted"}>
            <th scope="row">{number}</th>
            {same ? <td colSpan={2}>{told[0]}</td> : told.map((one, place) => <td key={place}>{one}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DealResultsProps {
  results: Results;
  scored: boolean;
}

export function DealResults({ results: { scores, games, own, matchpoints }, scored }: DealResultsProps) {
  const [compared, setCompared] = useState<{ pairs: Pair[]; names: [string, string] } | null>(null);
  const mine = games.find(({ id }) => id === own) ?? null;
  const compare = async (other: GameListing) => {
    if (!mine) return;
    try {
      const [here, there] = await Promise.all([getSeen(mine.id, null), getSeen(other.id, null)]);
      const movesOf = (seen: Seen) => (seen.game as GameState).moves;
      const tell =
        ({ names }: GameListing) =>
        (move: Move) =>
          briefSentence(move, { names, me: null });
      setCompared({
        pairs: parting(movesOf(here), movesOf(there), tell(mine), tell(other)),
        names: [t("deal-yours"), list(namesOf(other))],
      });
    } catch (error) {
      toast((error as Error).message, "problem");
    }
  };
  return (
    <section class="panel" aria-label={t("deal-results")}>
      <h2>{t("deal-results")}</h2>
      {matchpoints !== null && <p>{t("same-deal-beaten", { share: percent(matchpoints) })}</p>}
      {scores.length > 0 ? (
        <Spread scores={scores} own={mine?.score ?? null} scored={scored} />
      ) : (
        <p>{t("deal-nobody")}</p>
      )}
      <ul class="stack tight lines">
        {games.map((game) => (
          <li key={game.id}>
            <PageLink to={gamePath(game.id)} text={list(namesOf(game))} />
            <small>{resultText(game)}</small>
            {mine && game !== mine && (
              <button type="button" class="quiet" onClick={() => void compare(game)}>
                {t("deal-compare")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {compared && <SideBySide {...compared} />}
    </section>
  );
}
