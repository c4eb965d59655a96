/** From one kind of number to another: moments and moves, chairs and seats. */
import type { ChairNumber, MoveNumber, Seat, Version } from "../messages.gen.ts";

/** The moment before a move. */
export const before = (move: MoveNumber): Version => move as number;

/** The moment after it. */
export const after = (move: MoveNumber): Version => move + 1;

/** While a game is played, chairs and seats are the same. */
export const seatOf = (chair: ChairNumber): Seat => chair as number;
export const chairOf = (seat: Seat): ChairNumber => seat as number;
