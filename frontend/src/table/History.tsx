/** The game so far: in symbols, a row for each round and a column for each player, or in sentences. Each move leads back to
 * its moment. */

import { Fragment } from "preact";
import { useRef } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { readAction, takesTurn } from "../game/actions.ts";
import { seedSentence } from "../game/disclosed.ts";
import { roundsOf } from "../game/rounds.ts";
import { sentence } from "../game/sentences.ts";
import { sentences, t } from "../i18n.ts";
import type { Move } from "../messages.gen.ts";
import { inSentences } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { useInSight } from "../ui/useInSight.ts";
import { Explanation } from "./Explanation.tsx";
import { Lantern, MoveSigns } from "./MoveSigns.tsx";

function goTo(store: TableStore, move: Move): void {
  const {
    look,
    picking: { sheet },
  } = store;
  look(move.place + 1);
  sheet.value = null;
}

const ANNOUNCED: ReadonlySet<string> = new Set(["hint", "discard", "play"]);

/** What is announced to the master before it is done, as the booklets with a master have it (S6, C2). */
function toMaster(store: TableStore, move: Move): string | null {
  const { master, people, seatName } = store;
  const seat = master.value;
  const { kind } = readAction(move.action);
  if (seat === null || seat === move.seat || !ANNOUNCED.has(kind)) return null;
  return t("log-to-master", { kind, master: seatName(seat), to: seat === people.value.me ? "you" : "other" });
}

const GLYPHS: Record<string, string> = { "very-good": "!", inaccurate: "?!", mistake: "?", "bad-luck": "~" };

/** What a review calls a move. */
function MoveMark({ move, whole = false }: { move: Move; whole?: boolean }) {
  const { commentary } = useTable().playback;
  const mark = move.number === null ? null : commentary.value?.mark?.(move.number);
  if (!mark) return null;
  return (
    <>
      <span class={`move-mark ${mark.kind}`} title={`${mark.name}: ${mark.why}`}>
        <span aria-hidden="true">{GLYPHS[mark.kind]}</span>
        <span class="for-readers">{mark.name}</span>
      </span>
      {whole && (
        <small>
          {mark.name}: {mark.why}
        </small>
      )}
    </>
  );
}

function Entry({ move, shown }: { move: Move; shown: boolean }) {
  const store = useTable();
  const { people } = store;
  const minor = !takesTurn(move);
  const announced = toMaster(store, move);
  return (
    <li class={`${minor ? "minor" : ""} ${shown ? "shown" : ""}`}>
      <button type="button" aria-current={shown} onClick={() => goTo(store, move)}>
        <span class="move-number">{move.number}</span>
        <span>
          {announced && <small>{announced}</small>}
          {sentence(move, people.value)} <MoveMark move={move} />
          {move.fallback && <small> {t("log-fallback")}</small>}
          <Explanation move={move} whole />
        </span>
      </button>
    </li>
  );
}

function Sentences({ moves }: { moves: Move[] }) {
  const {
    playback: { at },
  } = useTable();
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, [moves, at.value]);
  return (
    <ol class="history" ref={list}>
      {moves.map((move) => (
        <Entry key={move.place} move={move} shown={move.place + 1 === at.value} />
      ))}
    </ol>
  );
}

function Cell({ move, shown }: { move: Move; shown: boolean }) {
  const store = useTable();
  const { people } = store;
  const text = sentences([toMaster(store, move), sentence(move, people.value)]);
  return (
    <button type="button" aria-current={shown} title={text} onClick={() => goTo(store, move)}>
      <span class="for-readers">
        {move.number} {text}
      </span>
      <MoveSigns move={move} />
      <MoveMark move={move} />
    </button>
  );
}

function Rounds({ moves, players }: { moves: Move[]; players: number }) {
  const {
    people,
    seatName,
    playback: { at },
  } = useTable();
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, [moves, at.value]);
  const turns = roundsOf(moves);
  const shown = turns.findLast(({ move }) => move.place < at.value)?.move;
  return (
    <div class="rounds" style={{ "--seats": players }}>
      <div class="rounds-head" aria-hidden="true">
        {Array.from({ length: players }, (_, seat) => (
          <span key={seat} style={{ gridColumn: seat + 2 }} title={seatName(seat)}>
            <Lantern seat={seat} />
          </span>
        ))}
      </div>
      <ol class="rounds-list" ref={list}>
        {turns.map(({ move, row, first }) => (
          <Fragment key={move.place}>
            {first && (
              <li class="move-number" style={{ gridArea: `${row + 1} / 1` }} aria-hidden="true">
                {move.number}
              </li>
            )}
            <li style={{ gridArea: `${row + 1} / ${move.seat + 2}` }}>
              <Cell move={move} shown={move === shown} />
            </li>
          </Fragment>
        ))}
      </ol>
      {shown && (
        <p class="shown-move">
          {sentence(shown, people.value)} <MoveMark move={shown} whole /> <Explanation move={shown} whole />
        </p>
      )}
    </div>
  );
}

export function History() {
  const { game, table } = useTable();
  const moves = game.value?.moves ?? [];
  const seed = table.value && seedSentence(table.value);
  if (moves.length === 0) return <p class={seed ? "notice" : "empty"}>{seed ?? t("history-empty")}</p>;
  return (
    <>
      {seed && <p class="notice">{seed}</p>}
      {inSentences.value ? (
        <Sentences moves={moves} />
      ) : (
        <Rounds moves={moves} players={game.value?.view.players ?? 0} />
      )}
      <button
        type="button"
        class="quiet history-mode"
        aria-pressed={inSentences.value}
        onClick={() => (inSentences.value = !inSentences.value)}
      >
        {inSentences.value && <Sign name="tick" />}
        {t("in-sentences")}
      </button>
    </>
  );
}
