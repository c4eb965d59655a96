"""The parts of a round of compiled bots beside a learner, each in all lanes before the next, so that it can be timed.
In earnest (`bots.compiled.in_lanes`) a game's round is played at once."""

from tamaya.bots.compiled.in_lanes import choose_at, hear_at, settle_at
from tamaya.bots.compiled.policy import NOTES, Ints
from tamaya.core.row import NONE
from tamaya.fast.lanes import Arrays, Lanes
from tamaya.fast.native import notepad, pointer


def choose_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> int:
    """Write the action for each lane in which this bot decides; return how many these are."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    count = 0
    for lane in range(first, last):
        row = pointer(lanes.rows, lane)
        action = choose_at(row, t, memories, lane * owners, owners, pointer(seated, lane), mine, notepad(NOTES))
        if action != NONE:
            actions[lane] = action
            count += 1
    return count


def hear_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Let the bot's seats draw their conclusions from the action that is about to be carried out in each lane."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    for lane in range(first, last):
        if actions[lane] != NONE:
            row, seats = pointer(lanes.rows, lane), pointer(seated, lane)
            hear_at(row, t, memories, lane * owners, owners, seats, mine, actions[lane], notepad(NOTES))


def settle_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Bring the memories up to date after the action in each lane."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners = len(memories) // len(lanes.rows)
    for lane in range(first, last):
        if actions[lane] != NONE:
            row, seats = pointer(lanes.rows, lane), pointer(seated, lane)
            settle_at(row, t, memories, lane * owners, owners, seats, mine)
