/** What a bot says about a move: why it made it, and where there is room (`whole`) how it understood the others before. */
import { explanations, understood } from "../game/reasons.ts";
import { sentences } from "../i18n.ts";
import type { Move } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

export function Explanation({ move, whole = false }: { move: Move | undefined; whole?: boolean }) {
  const { naming } = useTable();
  const names = naming();
  if (!move || !names) return null;
  const texts = [...explanations(move, names), ...(whole ? understood(move, names) : [])];
  return texts.length === 0 ? null : <small class="why">{sentences(texts)}</small>;
}
