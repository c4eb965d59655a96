/** The story of the game in a few numbers, and the turn that decided it. */

import { cardName } from "../game/describe.ts";
import { sentence } from "../game/sentences.ts";
import { list, t } from "../i18n.ts";
import type { GameState, Move, Story } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

interface StoryProps {
  story: Story;
  game: GameState;
  /** Show a moment; null where a review names the moments that counted, by more than what everybody can see. */
  onLook: ((move: Move) => void) | null;
}

export function StoryPanel({ story, game, onLook }: StoryProps) {
  const { people } = useTable();
  const decisive = onLook && game.moves.find((move) => move.number === story.decided);
  const numbers = [
    ["turns", story.turns],
    ["hints", story.hints],
    ["discards", story.discards],
    ["mistakes", story.mistakes],
    ...(story.forgiven > 0 ? [["forgiven", story.forgiven] as const] : []),
    ...(game.view.rules.announce ? [["announced", story.announced] as const] : []),
  ] as const;
  return (
    <section class="panel" aria-label={t("story")}>
      <h2>{t("story")}</h2>
      <dl class="figures cells">
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t("story-number", { name, count })}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>
        {story.lost.length > 0 ? t("story-lost", { cards: list(story.lost.map(cardName)) }) : t("story-nothing-lost")}
      </p>
      {decisive && (
        <p class="decisive">
          {t("story-decided", {
            number: decisive.number ?? 0,
            cost: story.cost,
            scored: game.view.rules.masterpiece ? "no" : "yes",
          })}{" "}
          <q>{sentence(decisive, people.value)}</q>{" "}
          <button type="button" class="quiet in-text" onClick={() => onLook(decisive)}>
            {t("show-moment")}
          </button>
        </p>
      )}
    </section>
  );
}
