"""Trying options out: in each world do one thing, let everybody go on as the blueprint does, and see what it scores."""

from typing import Any

import numpy as np

from tamaya.bots.facts import touched_by
from tamaya.bots.policy import Facts, Ints, choose, hear, settle
from tamaya.core.kernel import legal, score, step
from tamaya.core.row import ACTOR, FACE, HAND, ID, NONE, OUTCOME, RUNNING, SIZE


def do_openly(row: Any, t: Facts, memory: Ints, action: int) -> None:
    """Carry out an action in a world, and let everybody draw their conclusions."""
    seat = row[ACTOR]
    touched = 0
    if t.colour_hint <= action < t.announced:
        place = action - t.colour_hint
        touched = touched_by(row, t, (seat + t.hint_seat[place]) % t.players, t.hint_number[place])
    hear(row, t, memory, seat, action, touched, NONE)
    step(row, t, action)
    settle(row, t, memory)


def true_options(t: Facts, row: Ints, memory: Ints, options: Ints) -> int:
    """The actions after which everything is true that the others then believe of the hands which the seat sees; so all
    partners may search and nobody is misled. Return how many there are. Announced plays are left out."""
    seat = row[ACTOR]
    codes: Any = np.zeros(t.actions, np.int64)
    after = np.empty_like(memory)
    count = 0
    for number in range(legal(row, t, codes)):  # type: ignore[arg-type]  # CPython's rows are lists
        action = codes[number]
        if action >= t.announced:
            break
        after[:] = memory
        touched = 0
        if action >= t.colour_hint:
            place = action - t.colour_hint
            target = (seat + t.hint_seat[place]) % t.players
            touched = touched_by(row, t, target, t.hint_number[place])
        hear(row, t, after, seat, action, touched, seat)
        if all_true(row, t, after, seat):
            options[count] = action
            count += 1
    return count


def all_true(row: Ints, t: Facts, table: Ints, seat: int) -> bool:
    """Whether the public table allows every card that the seat sees in the other hands."""
    for other in range(t.players):
        first = HAND + other * t.hand_size
        if other != seat:
            for place in range(first, first + row[SIZE + other]):
                if table[row[place] >> ID] >> (row[place] >> FACE & 63) & 1 == 0:
                    return False
    return True


def try_options(t: Facts, worlds: Ints, memory: Ints, options: Ints, scores: Ints) -> None:
    """The score of each option in each world, into `scores`."""
    row: Any = np.zeros(t.row_size, np.int64)
    known = np.empty_like(memory)
    why = np.zeros(2, np.int64)
    for world in range(len(worlds)):
        for option in range(len(options)):
            row[:] = worlds[world]
            known[:] = memory
            do_openly(row, t, known, options[option])
            while row[OUTCOME] == RUNNING:
                do_openly(row, t, known, choose(row, t, known, why))
            scores[world, option] = score(row, t)
