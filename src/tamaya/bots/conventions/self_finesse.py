"""Prompt and finesse on oneself.

Meaning: you are told a card that cannot fit, and nobody else has the missing one: you have it yourself, among your
touched cards or as newest untouched card. Play that first.
When: no simpler reading is left, and the hint makes no other card known that fits.
"""

from collections.abc import Collection, Sequence

from tamaya.bots.conventions.board import Board, Held, Step, Wait, cards_of
from tamaya.bots.conventions.connection import link_oneself
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.habits import TRUSTED, Habits
from tamaya.core.cards import VALUES

EXAMPLE = Example(
    hands=("w4 b4 y4 r4 g3", "y3 g4 r2 b3 r1", "y4 g3 b4 w3 w4"),
    moves=("hint 1 2",),
    then="play r1",
    because="answer-finesse",
)


def shows_another(
    board: Board, hand: Sequence[Held], focus: Held, before: Sequence[int], now: Sequence[int], touched: Collection[int]
) -> bool:
    """Whether a hint makes sense without its focus: now another card that it touches is known to fit."""
    return any(
        held.id in touched and held is not focus and was & ~board.playable != 0 and bits & ~board.playable == 0
        for held, was, bits in zip(hand, before, now, strict=True)
    )


def on_oneself(
    board: Board,
    giver: int,
    target: int,
    focus: Held,
    bits: int,
    ready: int,
    habits: Habits,
    touched: Collection[int],
) -> tuple[list[Wait], tuple[Step, ...]]:
    """The readings in which the target itself plays one missing card, and the cards that it plays."""
    if habits.reliability(giver) < TRUSTED:
        return [], ()
    t = board.t
    waits: list[Wait] = []
    own: list[Step] = []
    for identity in cards_of(bits & ~board.useless):
        first = identity // VALUES * VALUES
        missing = [
            t.in_order[first + place]
            for place in range(board.placed[identity // VALUES], t.place[identity])
            if not ready >> t.in_order[first + place] & 1
        ]
        if len(missing) != 1 or not board.playable >> missing[0] & 1:
            continue
        step = link_oneself(board, target, missing[0], [focus.id, *touched])
        if step is not None:
            waits.append(Wait(identity, (step,)))
            own.append(step)
    if len({step.card for step in own}) > 1:
        return [], ()
    return waits, tuple(own)
