/** For screen readers: what happens, politely; that it is one's turn, at once. */

import { turnsOf } from "../game/actions.ts";
import { sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { made } from "../state/faces.ts";
import { people, seatName } from "../state/people.ts";
import { game, myTurn, remarks } from "../state/table.ts";
import { remarkText } from "./TalkBox.tsx";

/** Several, for bots are quick: a reader says what is new. */
const RECENT = 5;

export function Announcer() {
  const moves = turnsOf(game.value?.moves ?? []);
  return (
    <>
      <div class="for-readers announcer" role="log" aria-live="polite">
        {moves.slice(-RECENT).map((move) => (
          <p key={move.number}>{sentence(move, people.value)}</p>
        ))}
        {made.value.map(({ id, seat, reaction }) => (
          <p key={`face ${id}`}>{t("reaction-said", { who: seatName(seat), reaction })}</p>
        ))}
        {remarks.value.slice(-RECENT).map((one) => (
          <p key={`said ${one.number}`}>
            {one.by.name}: {remarkText(one)}
          </p>
        ))}
      </div>
      <div class="for-readers announcer" role="alert" aria-live="assertive">
        {myTurn.value ? t("your-turn") : ""}
      </div>
    </>
  );
}
