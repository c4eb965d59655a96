/** From one kind of number to another: moments and moves, chairs and seats. */
import type { ChairNumber, MoveNumber, Seat, Version } from "../messages.gen.ts";

/** The moment before a move, in a game of the archive: it has no gestures between its moves. */
export const before = (move: MoveNumber): Version => move - 1;

/** The moment after it. */
export const after = (move: MoveNumber): Version => move as number;

/** While a game is played, chairs and seats are the same. */
export const seatOf = (chair: ChairNumber): Seat => chair as number;
export const chairOf = (seat: Seat): ChairNumber => seat as number;
