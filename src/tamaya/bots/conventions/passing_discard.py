"""Discard that passes information.

Meaning: who discards a card that is known to be useful says: you have the same one, play yours.
When: everybody knows what the discarded card was, it is still needed, and another hand has a touched card that may be
it. If there is none and the discarded card fitted, it is the newest untouched card of whoever has it there.
"""

from tamaya.bots.conventions.board import UNKNOWN, Board, Held
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.finesse import finesse_position
from tamaya.bots.conventions.good_touch import beliefs

EXAMPLE = Example(
    hands=("r2 b4 y4 w4 g3", "r2 g3 b3 y1 w3", "y4 g4 b4 w3 r1"),
    moves=("hint 2 1", "hint 0 red", "play r1", "hint 1 2", "discard g3", "discard y4", "discard r2"),
    then="play r2",
    because="hinted-playable",
)


def passed_on(board: Board, seat: int, held: Held, identity: int) -> Held | None:
    """The card that is the same as a discarded one, to be asked before the discard is carried out."""
    if not held.touched or board.useless >> identity & 1:
        return None
    place = board.hands[seat].index(held)
    if beliefs(board, seat)[place] != 1 << identity:
        return None
    mine: Held | None = None
    has_told = False
    for other in board.after(seat):
        for card, bits in zip(reversed(board.hands[other]), reversed(beliefs(board, other)), strict=True):
            if not card.touched or not card.told >> identity & 1:
                continue
            if card.face == identity:
                return card
            has_told |= other == board.me
            if other == board.me and card.face == UNKNOWN and mine is None and bits & (bits - 1):
                mine = card
    return mine if has_told or not board.playable >> identity & 1 else _newest(board, seat, identity)


def _newest(board: Board, seat: int, identity: int) -> Held | None:
    """The newest untouched card of whoever is seen to have the same one there; one's own, if nobody is seen to have
    it anywhere."""
    for other in board.after(seat):
        held = finesse_position(board.hands[other], ())
        if held is not None and held.face == identity:
            return held
    held = finesse_position(board.hands[board.me], ())
    is_seen = any(card.face == identity for other in board.after(seat) for card in board.hands[other])
    may_be = held is not None and board.possible(held) >> identity & 1
    return held if may_be and not is_seen and seat != board.me else None
