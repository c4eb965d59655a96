"""Two kinds of compiled bots at the tables of many games at once: `in_lanes.play_in_lanes` for both."""

from tamaya.bots.compiled.policy import NOTED, NOTES, Ints
from tamaya.bots.compiled.two_kinds import (
    one_chooses,
    one_hears,
    one_settles,
    other_chooses,
    other_hears,
    other_settles,
)
from tamaya.core.kernel import step
from tamaya.core.row import NONE, OUTCOME, RUNNING
from tamaya.fast.lanes import Arrays, Lanes
from tamaya.fast.notepad import scratchpad
from tamaya.fast.pointers import pointer


def play_mixed_lanes(
    arrays: Arrays,
    ones: Ints,
    others: Ints,
    seated: Ints,
    one: int,
    other: int,
    actions: Ints,
    first: int,
    last: int,
) -> None:
    """Carry out the action of each lane (NONE is none), and go on as long as a bot decides. `ones` and `others` are the
    memories of the two kinds, `one` and `other` their numbers."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    owners, other_owners = len(ones) // len(lanes.rows), len(others) // len(lanes.rows)
    for lane in range(first, last):
        row, seats = pointer(lanes.rows, lane), pointer(seated, lane)
        whose, other_whose = lane * owners, lane * other_owners
        action = actions[lane]
        while row[OUTCOME] == RUNNING:
            notes, other_notes = scratchpad(NOTES), scratchpad(NOTES)
            notes[NOTED] = other_notes[NOTED] = 0
            if action == NONE:
                action = one_chooses(row, t, ones, whose, owners, seats, one, notes)
            if action == NONE:
                action = other_chooses(row, t, others, other_whose, other_owners, seats, other, other_notes)
            if action == NONE:
                break
            one_hears(row, t, ones, whose, owners, seats, one, action, notes)
            other_hears(row, t, others, other_whose, other_owners, seats, other, action, other_notes)
            step(row, t, action)
            if row[OUTCOME] == RUNNING:
                one_settles(row, t, ones, whose, owners, seats, one)
                other_settles(row, t, others, other_whose, other_owners, seats, other)
            action = NONE
