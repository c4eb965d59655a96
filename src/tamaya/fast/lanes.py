"""What is done to all games of a batch, one after the other: loops around the kernel's functions, for Numba.

A *lane* is the place of one game in a batch. Each function works on the lanes from `first` to before `last`, so that
several threads can share a batch; lanes know nothing of each other. `scratch` is memory of the calling thread.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tamaya.core.kernel import deal, legal, score, shuffle_deck, shuffle_tiles, step
from tamaya.core.randomness import advance
from tamaya.core.row import (
    ACTOR,
    NONE,
    OUTCOME,
    RUNNING,
    Row,
    face_in_deck,
    known_of,
    place_of,
    set_face_in_deck,
    with_face,
)
from tamaya.core.tables import Tables
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.native import pointer

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Mask = npt.NDArray[np.uint8]
Choices = npt.NDArray[np.int16]
Record = npt.NDArray[np.void]

SCRATCH = (2, 512)  # rows × words


class Lanes(NamedTuple):
    """The arrays of a batch as the loops take them, an entry for each lane. `Batch` says what they are."""

    tables: Record  # one record, for all lanes
    rows: Ints
    mask: Mask  # the legal actions
    choices: Choices
    counts: Ints
    actors: Ints
    scores: Ints
    over: Bools


# The same as a plain tuple, which Numba takes from Python in half the time.
Arrays = tuple[Record, Ints, Mask, Choices, Ints, Ints, Ints, Bools]


def deal_lanes(
    arrays: Arrays, scratch: Ints, seeds: Ints, chosen: Bools, following: bool, first: int, last: int
) -> None:
    """Begin a new game in each chosen lane, with the lane's seed or with the one following it."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if chosen[lane]:
            if following:
                seeds[lane] = next_seed(seeds[lane])
            deal_row(pointer(lanes.rows, lane), t, scratch, seeds[lane])
            refresh(lanes, t, lane)


def deal_row(row: Row, t: Tables, scratch: Ints, seed: int) -> None:
    """Begin a new game in a row."""
    deck = pointer(scratch, 0)
    tiles = pointer(scratch, 1)
    shuffle_deck(t, deck, seed)
    if t.bonus_tiles:
        shuffle_tiles(tiles, seed)
    deal(row, t, deck, tiles, seed)


def next_seed(seed: int) -> int:
    """The seed of the next game in a lane: a walk in equal steps that meets every seed once."""
    return seed + 0x13C6EF372FE94F & (1 << 53) - 1


def refresh_lanes(arrays: Arrays, chosen: Bools, first: int, last: int) -> None:
    """Note what is legal in each chosen lane, who decides, the score and whether the game is over."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if chosen[lane]:
            refresh(lanes, t, lane)


def refresh(lanes: Lanes, t: Tables, lane: int) -> None:
    """The same for one lane."""
    row = pointer(lanes.rows, lane)
    allowed = pointer(lanes.mask, lane)
    actions = pointer(lanes.choices, lane)
    for action in range(t.actions):
        allowed[action] = 0
    count = legal(row, t, actions)
    for place in range(count):
        allowed[actions[place]] = 1
    lanes.counts[lane] = count
    lanes.actors[lane] = row[ACTOR]
    lanes.scores[lane] = score(row, t)
    lanes.over[lane] = row[OUTCOME] != RUNNING


def find_illegal(mask: Mask, actions: Ints) -> int:
    """The first lane whose action is not legal; NONE if all are. The action NONE leaves a lane as it is."""
    for lane in range(len(actions)):
        action = actions[lane]
        if action != NONE and (action < 0 or action >= mask.shape[1] or not mask[lane, action]):
            return lane
    return NONE


def step_lanes(arrays: Arrays, actions: Ints, first: int, last: int) -> None:
    """Carry out each lane's action and note what then is legal."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for lane in range(first, last):
        if actions[lane] != NONE:
            step(pointer(lanes.rows, lane), t, actions[lane])
            refresh(lanes, t, lane)


def choose_lanes(choices: Choices, counts: Ints, dice: Ints, actions: Ints, first: int, last: int) -> None:
    """Choose a legal action at random in each lane, NONE where the game is over."""
    for lane in range(first, last):
        dice[lane] = advance(dice[lane], 0x3C6EF373)
        actions[lane] = choices[lane, dice[lane] * counts[lane] >> 32] if counts[lane] > 0 else NONE


def find_clash(arrays: Arrays, chosen: Ints, cards: Ints, faces: Ints) -> int:
    """The first of the chosen lanes, by its place among them, whose new faces contradict a hint: a card in a hand that
    cannot be what it is said to be."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for entry in range(len(chosen)):
        row = pointer(lanes.rows, chosen[entry])
        for number in range(cards.shape[1]):
            place = place_of(row, t, cards[entry, number])
            if place != NONE and not known_of(row[place]) >> faces[entry, number] & 1:
                return entry
    return NONE


def read_cards(arrays: Arrays, chosen: Ints, cards: Ints, faces: Ints) -> None:
    """Write the faces of cards of the chosen lanes, wherever they are."""
    lanes = Lanes(*arrays)
    for entry in range(len(chosen)):
        row = pointer(lanes.rows, chosen[entry])
        for number in range(cards.shape[1]):
            faces[entry, number] = face_in_deck(row, cards[entry, number])


def set_cards(arrays: Arrays, chosen: Ints, cards: Ints, faces: Ints) -> None:
    """Give cards of the chosen lanes new faces, wherever they are."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    for entry in range(len(chosen)):
        row = pointer(lanes.rows, chosen[entry])
        for number in range(cards.shape[1]):
            card = cards[entry, number]
            set_face_in_deck(row, card, faces[entry, number])
            place = place_of(row, t, card)
            if place != NONE:
                row[place] = with_face(row[place], faces[entry, number])


@linked_once
def engine() -> Compiled:
    """These loops and the kernel's functions, compiled when they are first called."""
    filling = (deal_lanes, step_lanes, refresh_lanes, read_cards, set_cards)
    return compile_functions(*filling, find_illegal, choose_lanes, find_clash)
