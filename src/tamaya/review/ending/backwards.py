"""How far the end of a game can be worked out: from its last move back to where a second is no longer enough."""

import time
from collections.abc import Callable
from typing import NamedTuple

from tamaya.core.game import Game
from tamaya.review.ending.judging import NODES, EndGame, Judge, JudgedMove


class WorkedOut(NamedTuple):
    """The end of a game, as far as it was worked out."""

    moves: list[JudgedMove]  # all from the first one that was, in order
    pile: int  # cards in the pile before that one
    stopped: bool  # whether the move before it takes too long


def work_out_end(
    game: Game, nodes: int = NODES, seconds: float = float("inf"), tell: Callable[[float], None] = lambda _: None
) -> WorkedOut:
    """Judge the moves of a game from the last one on backwards, until one takes more than so many positions, or all of
    them more than so many seconds of processor time; `tell` hears which share is done."""
    positions = [(move.number, before.copy(), str(move.action)) for before, move in game.walk()]
    until = time.process_time() + seconds
    judge = Judge(game.tables)
    found: list[JudgedMove] = []
    pile = 0
    for number, before, action in reversed(positions):
        ahead = judge.judge(before, nodes)
        if not is_settled(ahead) or time.process_time() > until:
            return WorkedOut(found[::-1], pile, True)
        found.append(JudgedMove(number, before.actor, action, ahead))
        pile = len(before.pile)
        tell(len(found) / len(positions))
    return WorkedOut(found[::-1], pile, False)


def is_settled(ahead: EndGame) -> bool:
    """Whether what counts is known of every option: the chance of a perfect show, or the score where there is none."""
    if any(option.perfect_bound > 0 for option in ahead.options):
        return all(option.perfect == option.perfect_bound for option in ahead.options)
    return all(option.score == option.score_bound for option in ahead.options)
