/** What a bot says about a move: why it made it, and where there is room (`whole`) how it understood the others before, how
 * those who got a hint read it, and in a replay what was written on cards then. */
import { explanations, type Naming, nameOf, readings, understood } from "../game/reasons.ts";
import { beside, sentences } from "../i18n.ts";
import type { Move } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

/** Notes written before the first move stand beside it. */
function Written({ move, names }: { move: Move; names: Naming }) {
  const { kind, written } = useTable();
  const now = written.value.filter(({ after, text }) => text && Math.max(after, 1) === move.place + 1);
  if (kind.value !== "replay") return null;
  return (
    <>
      {now.map(({ seat, card, text }) => (
        <small key={`${seat} ${card}`} class="why">
          ✎ {beside([names.names[seat], nameOf(names, card)])}: {text}
        </small>
      ))}
    </>
  );
}

export function Explanation({ move, whole = false }: { move: Move | undefined; whole?: boolean }) {
  const { naming } = useTable();
  const names = naming();
  if (!move || !names) return null;
  const texts = [
    ...explanations(move, names),
    ...(whole ? [...understood(move, names), ...readings(move, names)] : []),
  ];
  return (
    <>
      {texts.length > 0 && <small class="why">{sentences(texts)}</small>}
      {whole && <Written move={move} names={names} />}
    </>
  );
}
