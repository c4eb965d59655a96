"""A compiled bot at some seats of many games at once: loops over the lanes of a batch (`fast.lanes`).

`seated` has, by lane and seat, the number of the bot that sits there; `mine` is the number of this one. Others at the
table may say things that mean nothing in the bot's code, and then its seats can come to different conclusions: each
has a memory of its own, [lanes, seats, words]. Of a bot whose conclusions are the same for everybody, whatever is said,
one memory serves all seats, [lanes, 1, words].
"""

import numpy as np

from tamaya.bots.compiled.facts import touched_by
from tamaya.bots.compiled.masking import mask_row
from tamaya.bots.compiled.policy import Ints, begin, choose, hear, settle
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint
from tamaya.core.row import ACTOR, NONE, OUTCOME, RUNNING
from tamaya.fast.lanes import Arrays, Bools, Lanes


def begin_in_lanes(arrays: Arrays, memories: Ints, chosen: Bools, first: int, last: int) -> None:
    """Begin in the chosen lanes, in which a game has just been dealt."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if chosen[lane]:
            for owner in range(memories.shape[1]):
                begin(lanes.rows[lane], t, memories[lane, owner])


def choose_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> int:
    """Write the action for each lane in which this bot decides; return how many these are."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    masked = np.zeros(t.row_size, np.int64)
    why = np.zeros(2, np.int64)
    count = 0
    for lane in range(first, last):
        row = lanes.rows[lane]
        seat = row[ACTOR]
        if row[OUTCOME] == RUNNING and seated[lane, seat] == mine:
            mask_row(row, t, seat, masked)
            owner = seat if memories.shape[1] > 1 else 0
            actions[lane] = choose(masked, t, memories[lane, owner], why)
            count += 1
    return count


def hear_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Let the bot's seats draw their conclusions from the action that is about to be carried out in each lane."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        action = actions[lane]
        if action != NONE:
            row = lanes.rows[lane]
            seat = row[ACTOR]
            touched = 0
            if is_hint(t, action):
                touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
            if memories.shape[1] == 1:
                hear(row, t, memories[lane, 0], seat, action, touched, seat)
            else:
                for me in range(t.players):
                    if seated[lane, me] == mine:
                        hear(row, t, memories[lane, me], seat, action, touched, me)


def settle_in_lanes(
    arrays: Arrays, memories: Ints, seated: Ints, mine: int, actions: Ints, first: int, last: int
) -> None:
    """Bring the memories up to date after the action in each lane."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if actions[lane] != NONE:
            for owner in range(memories.shape[1]):
                if memories.shape[1] == 1 or seated[lane, owner] == mine:
                    settle(lanes.rows[lane], t, memories[lane, owner])
