/** The game so far, in sentences; each leads back to its moment. */

import { useEffect, useRef } from "preact/hooks";
import { readAction } from "../game/actions.ts";
import { sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { Move } from "../messages.gen.ts";
import { people } from "../state/people.ts";
import { seedSentence } from "../state/seeded.ts";
import { sheet } from "../state/selection.ts";
import { game, look, past, table } from "../state/table.ts";
import { Explanation } from "./Explanation.tsx";

function Entry({ move, shown }: { move: Move; shown: boolean }) {
  const minor = readAction(move.action).kind === "arrange";
  return (
    <li class={`${minor ? "minor" : ""} ${shown ? "shown" : ""}`}>
      <button
        type="button"
        aria-current={shown}
        onClick={() => {
          look(move.number + 1);
          sheet.value = null;
        }}
      >
        <span class="move-number">{move.number + 1}</span>
        <span>
          {sentence(move, people.value)}
          {move.fallback && <small> {t("log-fallback")}</small>}
          <Explanation move={move} />
        </span>
      </button>
    </li>
  );
}

export function History() {
  const all = useRef<HTMLOListElement>(null);
  const moves = game.value?.moves ?? [];
  const at = past.value?.version ?? moves.length;
  useEffect(() => {
    if (!past.value) all.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [moves.length]);
  const seed = table.value && seedSentence(table.value);
  if (moves.length === 0) return <p class={seed ? "notice" : "empty"}>{seed ?? t("history-empty")}</p>;
  return (
    <ol class="history" ref={all}>
      {seed && <li class="notice">{seed}</li>}
      {moves.map((move) => (
        <Entry key={move.number} move={move} shown={move.number + 1 === at} />
      ))}
    </ol>
  );
}
