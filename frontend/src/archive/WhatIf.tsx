/** The branches that left a game, and of a branch where it left and how it went beside what happened. */
import { useEffect, useState } from "preact/hooks";
import { type People, sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { GameListing, GamePage, GameState, Seen } from "../messages.gen.ts";
import { getSeen } from "../net/api.ts";
import { gamePath } from "../route.ts";
import { useTable } from "../store/context.ts";
import { PageLink } from "../ui/PageLink.tsx";
import { resultText } from "./listed.ts";
import { useRoom } from "./room.ts";

export function Branches({ page: { branches } }: { page: GamePage }) {
  return (
    <section class="panel" aria-label={t("what-if")}>
      <h2>{t("what-if")}</h2>
      <p class="empty">{t("what-if-about")}</p>
      <ul class="stack tight lines">
        {branches.map((branch) => (
          <li key={branch.id}>
            <PageLink
              to={gamePath(branch.id)}
              text={t("branch-by", { name: branch.by ?? "", move: (branch.at ?? 0) + 1 })}
            />
            <small>{resultText(branch)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useParent(id: string): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let gone = false;
    getSeen(id, null).then(
      (found) => gone || setSeen(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return seen;
}

interface Told {
  text: string;
  score: number | null;
}

function told(people: People, seen: Seen | null, number: number): Told {
  const move = (seen?.game as GameState | undefined)?.moves[number];
  const after = seen?.views[number + 1];
  if (!move || !after) return { text: "", score: null };
  return { text: sentence(move, people), score: after.rules.masterpiece ? null : after.score };
}

function Cell({ told: { text, score } }: { told: Told }) {
  return (
    <td>
      {text}
      {score !== null && <small>{t("points-so-far", { score })}</small>}
    </td>
  );
}

/** Where a branch left the game, and the way there. */
export function LeftAt({ game: { at, parent } }: { game: GameListing }) {
  if (parent === null || at === null) return null;
  return (
    <p class="notice">
      {t("branch-left", { move: at + 1 })} <PageLink to={`${gamePath(parent)}?move=${at}`} text={t("branch-origin")} />
    </p>
  );
}

/** Move by move, side by side. */
export function Comparison({ page: { game, parent } }: { page: GamePage }) {
  const before = useParent(game.parent ?? "");
  const { people } = useTable();
  const now = useRoom().replay.seen.value;
  if (!parent || game.at === null) return null;
  const at = game.at;
  const count = before && now ? Math.max(before.views.length, now.views.length) - 1 - at : 0;
  return (
    <section class="panel" aria-label={t("comparison")}>
      <h2>{t("comparison")}</h2>
      <div class="comparison">
        <table class="lined under">
          <thead>
            <tr>
              <th scope="col">{t("move-column")}</th>
              <th scope="col">
                {t("what-happened")}
                <small>{resultText(parent)}</small>
              </th>
              <th scope="col">
                {t("what-if")}
                <small>{resultText(game)}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, index) => (
              <tr key={index}>
                <th scope="row">{at + index + 1}</th>
                <Cell told={told(people.value, before, at + index)} />
                <Cell told={told(people.value, now, at + index)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
