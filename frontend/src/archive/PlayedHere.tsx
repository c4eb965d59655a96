/** A table that was tidied away: its games are kept, and its link leads to them. */
import { useEffect, useState } from "preact/hooks";
import { list, t } from "../i18n.ts";
import type { GameListing } from "../messages.gen.ts";
import { getPlayedHere } from "../net/api.ts";
import { gamePath, instead } from "../route.ts";
import { PageLink } from "../ui/PageLink.tsx";
import { dayText, namesOf } from "./listed.ts";

export function PlayedHere({ table }: { table: string }) {
  const [games, setGames] = useState<GameListing[]>([]);
  useEffect(() => {
    getPlayedHere(table).then(
      ({ games: [first, ...more] }) => {
        if (first && more.length === 0) instead(gamePath(first.id));
        else setGames(first ? [first, ...more] : []);
      },
      () => undefined, // then there is only what the page says anyway
    );
  }, [table]);
  if (games.length === 0) return null;
  return (
    <>
      <p>{t("played-here")}</p>
      <ul class="stack tight lines">
        {games.map((game) => (
          <li key={game.id}>
            <PageLink to={gamePath(game.id)} text={list(namesOf(game))} />
            <small>{dayText(game.ended)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
