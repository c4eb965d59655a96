/** What a bot says about a move. */
import { explanations } from "../game/reasons.ts";
import type { Move } from "../messages.gen.ts";

export function Explanation({ move }: { move: Move | undefined }) {
  const texts = move ? explanations(move) : [];
  return texts.length === 0 ? null : <small class="why">{texts.join(" ")}</small>;
}
