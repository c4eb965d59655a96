/** For screen readers: what happens, politely; that it is your turn, at once. */

import { useRef } from "preact/hooks";
import { turnsOf } from "../game/actions.ts";
import { sentence } from "../game/sentences.ts";
import { settledSentence } from "../game/settled.ts";
import { lastTold } from "../game/told.ts";
import { list, t } from "../i18n.ts";
import type { Move } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { remarkText } from "./TalkBox.tsx";

/** Where the cards lie that a hint touched, as it was when this was first said: what was said is not said anew. Who comes
 * when one of them has left the hand is not told where the others are: it would sound as if the hint had touched no more. */
function placesOf(store: TableStore, places: Map<string, string>, move: Move): string {
  const { game, table } = store;
  const key = `${table.value?.games} ${move.place} ${move.action}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  const told = lastTold([move]);
  const hand = told ? (game.value?.view.hands[told.to] ?? []) : [];
  const found = hand.flatMap((card, index) => (told?.touched.includes(card.id) ? [String(index + 1)] : []));
  const all = found.length > 0 && found.length === told?.touched.length;
  const text = all ? ` ${t("hint-places", { count: found.length, places: list(found) })}` : "";
  places.set(key, text);
  return text;
}

/** Several, for bots are quick: a reader says what is new. */
const RECENT = 5;

export function Announcer() {
  const places = useRef(new Map<string, string>());
  const store = useTable();
  const {
    game,
    myTurn,
    people,
    seatName,
    table,
    requests: { waitsAside },
    talk: { made, remarks },
  } = store;
  const moves = turnsOf(game.value?.moves ?? []).filter((move) => !move.forgotten); // said when it was given
  return (
    <>
      <div class="for-readers announcer" role="log" aria-live="polite">
        {moves.slice(-RECENT).map((move) => (
          <p key={move.place}>{sentence(move, people.value) + placesOf(store, places.current, move)}</p>
        ))}
        {made.value.map(({ id, seat, reaction }) => (
          <p key={`face ${id}`}>{t("reaction-said", { who: seatName(seat), reaction })}</p>
        ))}
        {table.value?.settled.slice(-RECENT).map((one) => (
          <p key={`settled ${one.id}`}>{settledSentence(one, table.value?.you.id)}</p>
        ))}
        {remarks.value.slice(-RECENT).map((one) => (
          <p key={`said ${one.number}`}>
            {one.by.name}: {remarkText(one)}
          </p>
        ))}
      </div>
      <div class="for-readers announcer" role="alert" aria-live="assertive">
        {myTurn.value ? t("your-turn") : ""}
        {waitsAside.value && (
          <p>
            {seatName(waitsAside.value.by)}: {t("asks-you", { what: waitsAside.value.what })}
          </p>
        )}
      </div>
    </>
  );
}
