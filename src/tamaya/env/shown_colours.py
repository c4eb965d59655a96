"""Games in other colours for each seat: loops over the lanes of a batch, for Numba. Which colours a seat sees follows
from the seed of the game and the seat, and from nothing else."""

from tamaya.extras import need

need("fast", __name__)

import numpy as np

from tamaya.core.cards import COLOURS
from tamaya.core.randomness import FOR_COLOURS, advance, key_for, start
from tamaya.core.recolouring import alike, recolour_action, recolour_row
from tamaya.core.row import ACTOR, NONE
from tamaya.core.tables import Tables
from tamaya.fast.lanes import Arrays, Bools, Ints, Lanes


def draw_colours(t: Tables, seed: int, seat: int, colours: Ints, meant: Ints) -> None:
    """Write, by colour, the one that a seat sees in its place, and the other way round."""
    for colour in range(len(COLOURS)):
        colours[colour] = colour
    x = start(seed)
    key = key_for(seed, FOR_COLOURS + seat)
    for hint in range(alike(t) - 1, 0, -1):
        x = advance(x, key)
        one = t.named[hint]
        other = t.named[x * (hint + 1) >> 32]
        kept = colours[one]
        colours[one] = colours[other]
        colours[other] = kept
    for colour in range(len(COLOURS)):
        meant[colours[colour]] = colour


def show_rows(arrays: Arrays, shown: Arrays, seeds: Ints, seats: Ints, chosen: Bools, first: int, last: int) -> None:
    """Write the rows of the chosen lanes as a seat of each sees their colours."""
    lanes, others = Lanes(*arrays), Lanes(*shown)
    t = lanes.tables[0]
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    for lane in range(first, last):
        if chosen[lane]:
            draw_colours(t, seeds[lane], seats[lane], colours, meant)
            recolour_row(lanes.rows[lane], t, colours, others.rows[lane])


def show_legal(arrays: Arrays, shown: Arrays, seeds: Ints, chosen: Bools, first: int, last: int) -> None:
    """Write which actions are legal in the chosen lanes, by their numbers in the colours that the acting seat sees, and
    whether the game is over."""
    lanes, others = Lanes(*arrays), Lanes(*shown)
    t = lanes.tables[0]
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    for lane in range(first, last):
        if chosen[lane]:
            draw_colours(t, seeds[lane], lanes.rows[lane, ACTOR], colours, meant)
            others.over[lane] = lanes.over[lane]
            for action in range(t.actions):
                others.mask[lane, recolour_action(t, action, colours)] = lanes.mask[lane, action]


def find_meant(arrays: Arrays, seeds: Ints, actions: Ints, out: Ints) -> None:
    """Write the actions that are meant by those in the colours that the acting seats see."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    for lane in range(len(actions)):
        out[lane] = actions[lane]
        if actions[lane] != NONE:
            draw_colours(t, seeds[lane], lanes.rows[lane, ACTOR], colours, meant)
            out[lane] = recolour_action(t, actions[lane], meant)
