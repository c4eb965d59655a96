/** Between two turns on one device: nobody's cards are on the page until the next player has it. */

import { Avatar } from "../art/Avatar.tsx";
import { turnsOf } from "../game/actions.ts";
import { chairOf } from "../game/counting.ts";
import { chairName, lampOf } from "../game/describe.ts";
import { sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { MenuCorner } from "../lobby/MenuCorner.tsx";
import type { TableState, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Fireworks } from "../table/Fireworks.tsx";
import { Tokens } from "../table/Tokens.tsx";

function Next({ table, view }: { table: TableState; view: View }) {
  const { ask, seatName } = useTable();
  const seat = view.actor ?? 0;
  const chair = table.chairs[seat];
  const who = seatName(seat);
  if (!chair?.shares) return <p role="status">{t("pass-bot", { who })}</p>;
  return (
    <>
      <Avatar name={chairName(chair)} lamp={lampOf(table, seat)} />
      <h1>{t("pass-to", { who })}</h1>
      <p>{t("pass-away", { who })}</p>
      <button type="button" class="primary large" onClick={() => ask({ type: "hold", chair: chairOf(seat) })}>
        {t("pass-here", { who })}
      </button>
    </>
  );
}

/** What has happened since, the last move first in mind. */
function News({ count }: { count: number }) {
  const { game, people } = useTable();
  const moves = turnsOf(game.value?.moves ?? []).slice(-count);
  return (
    <ol class="pass-news stack tight">
      {moves.map((move) => (
        <li key={move.place}>{sentence(move, people.value)}</li>
      ))}
    </ol>
  );
}

export function PassScreen({ table, view }: { table: TableState; view: View }) {
  return (
    <main class="page narrow pass-screen">
      <MenuCorner />
      <section class="stack" aria-label={t("fireworks")}>
        <Tokens view={view} />
        <Fireworks view={view} />
      </section>
      <News count={Math.max(1, view.players - 1)} />
      <section class="panel pass-next">
        <Next table={table} view={view} />
      </section>
    </main>
  );
}
