/** How the game goes on, by what the server tells of its moves. */
import type { GameState, Move, Moved } from "../messages.gen.ts";

/** The game after new moves. */
export function continued(now: GameState, moved: Moved): GameState {
  const first = moved.moves[0]?.number ?? now.moves.length;
  return {
    ...now,
    version: moved.version,
    view: moved.view,
    may_react: moved.may_react,
    may_undo: moved.may_undo,
    moves: [...now.moves.filter((move) => move.number < first), ...moved.moves],
  };
}

/** The same game, some moves of which were told again. */
export function retold(now: GameState, again: Move[]): GameState {
  return { ...now, moves: now.moves.map((move) => again.find((one) => one.number === move.number) ?? move) };
}
