"""The doors between Python and a compiled bot. They are few so that the bot is compiled once or twice, not once for
each of the things that Python asks of it; `linking.Policy` is their friendly face."""

from typing import Any

from tamaya.bots.compiled.policy import Ints, begin, choose, hear, settle
from tamaya.bots.compiled.rollouts import true_options, try_options
from tamaya.bots.compiled.selfplay import play_games
from tamaya.bots.compiled.worlds import deal_worlds
from tamaya.core.row import NONE

TO_WAIT, TO_BEGIN, TO_HEAR, TO_SETTLE, TO_CHOOSE, TO_PLAY = range(6)
TO_DEAL, TO_LIST, TO_TRY = range(3)  # TO_TRY + moves


def work(tables: Any, job: int, row: Ints, memory: Ints, numbers: Ints, table: Ints) -> int:
    """Play; what `numbers` and `table` mean depends on the job."""
    t = tables[0]
    if job == TO_BEGIN:
        begin(row, t, memory)
    elif job == TO_HEAR:
        hear(row, t, memory, numbers[0], numbers[1], numbers[2], numbers[3])
    elif job == TO_SETTLE:
        settle(row, t, memory)
    elif job == TO_CHOOSE:
        return choose(row, t, memory, numbers)
    elif job == TO_PLAY:
        play_games(t, numbers, memory, table)
    return NONE


def think(tables: Any, job: int, row: Ints, memory: Ints, numbers: Ints, one: Ints, two: Ints, three: Ints) -> int:
    """Search."""
    t = tables[0]
    if job == TO_DEAL:
        return deal_worlds(t, row, memory, numbers[0], one, two, numbers[1], numbers[2], three)
    if job == TO_LIST:
        return true_options(t, row, memory, numbers)
    try_options(t, one, memory, numbers, job - TO_TRY, two)
    return NONE
