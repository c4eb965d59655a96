/** What a bot says about a move. */
import { explanations } from "../game/reasons.ts";
import type { Move } from "../messages.gen.ts";
import { naming } from "../state/people.ts";

export function Explanation({ move }: { move: Move | undefined }) {
  const names = naming();
  const texts = move && names ? explanations(move, names) : [];
  return texts.length === 0 ? null : <small class="why">{texts.join(" ")}</small>;
}
