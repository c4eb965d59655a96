"""What is done to all games of a batch, one after the other: loops around the kernel's functions, for Numba.

A *lane* is the place of one game in a batch. Each function works on the lanes from `first` to before `last`, so that
several threads can share a batch; lanes know nothing of each other. `scratch` is memory of the calling thread.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tamaya.core import kernel
from tamaya.core.kernel import deal, lay_out, legal, score, shuffle_tiles, step, swap_two
from tamaya.core.randomness import FOR_DECK, advance, key_for, start
from tamaya.core.row import (
    ACTOR,
    MOST_WORDS,
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
from tamaya.fast import legal_bits
from tamaya.fast.compiler import Compiled, compile_functions, linked_once
from tamaya.fast.legal_bits import WORD, find_bit, write_bytes
from tamaya.fast.native import count_bits, notepad, pointer, scratchpad

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Mask = npt.NDArray[np.uint8]
Record = npt.NDArray[np.void]

AT_ONCE = 8  # decks that are shuffled together
SCRATCH = (AT_ONCE + 1, MOST_WORDS)  # for decks and tiles, or for rows


class Lanes(NamedTuple):
    """The arrays of a batch as the loops take them, an entry for each lane. `Batch` says what they are."""

    tables: Record  # one record, for all lanes
    rows: Ints
    mask: Mask  # the legal actions
    bits: Ints  # the same, packed
    actors: Ints
    scores: Ints
    over: Bools


# The same as a plain tuple, which Numba takes from Python in half the time.
Arrays = tuple[Record, Ints, Mask, Ints, Ints, Ints, Bools]


def deal_lanes(
    arrays: Arrays, scratch: Ints, seeds: Ints, chosen: Bools, following: bool, first: int, last: int
) -> None:
    """Begin a new game in each chosen lane, with the lane's seed or with the one following it."""
    lanes = Lanes(*arrays)
    waiting = scratchpad(AT_ONCE)
    count = 0
    for lane in range(first, last):
        if chosen[lane]:
            if following:
                seeds[lane] = next_seed(seeds[lane])
            waiting[count] = lane
            count += 1
            if count == AT_ONCE:
                deal_waiting(lanes, scratch, seeds, waiting, count)
                count = 0
    deal_waiting(lanes, scratch, seeds, waiting, count)


def deal_waiting(lanes: Lanes, scratch: Ints, seeds: Ints, waiting: Ints, count: int) -> None:
    """Begin a new game in some lanes: their decks are shuffled together, as one number takes long to follow from the
    one before it."""
    t = lanes.tables[0]
    tiles = pointer(scratch, AT_ONCE)
    numbers, keys = notepad(AT_ONCE), notepad(AT_ONCE)
    for place in range(count):
        seed = seeds[waiting[place]]
        numbers[place] = start(seed)
        keys[place] = key_for(seed, FOR_DECK)
        lay_out(t, pointer(scratch, place))
    for card in range(t.deck_size - 1, 0, -2):
        for place in range(AT_ONCE):
            numbers[place] = advance(numbers[place], keys[place])
        for place in range(count):
            swap_two(pointer(scratch, place), card, numbers[place])
    for place in range(count):
        lane = waiting[place]
        if t.bonus_tiles:
            shuffle_tiles(tiles, seeds[lane])
        deal(pointer(lanes.rows, lane), t, pointer(scratch, place), tiles, seeds[lane])
        refresh(lanes, t, lane)


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
    bits = pointer(lanes.bits, lane)
    mask = pointer(lanes.mask, lane)
    words = lanes.bits.shape[1]
    for word in range(1, words):
        bits[word] = 0
    bits[0] = legal(row, t, bits)
    for word in range(words):
        write_bytes(bits[word], word * WORD, min(t.actions, word * WORD + WORD), mask)
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


def step_lanes(arrays: Arrays, scratch: Ints, seeds: Ints, actions: Ints, redeal: bool, first: int, last: int) -> None:
    """Carry out each lane's action, with `redeal` begin the next game where one is over, and note what is legal."""
    lanes = Lanes(*arrays)
    t = lanes.tables[0]
    waiting = scratchpad(AT_ONCE)
    count = 0
    for lane in range(first, last):
        row = pointer(lanes.rows, lane)
        if actions[lane] != NONE:
            step(row, t, actions[lane])
        if redeal and row[OUTCOME] != RUNNING:
            seeds[lane] = next_seed(seeds[lane])
            waiting[count] = lane
            count += 1
            if count == AT_ONCE:
                deal_waiting(lanes, scratch, seeds, waiting, count)
                count = 0
        else:
            refresh(lanes, t, lane)
    deal_waiting(lanes, scratch, seeds, waiting, count)


def choose_lanes(bits: Ints, dice: Ints, actions: Ints, first: int, last: int) -> None:
    """Choose a legal action at random in each lane, NONE where the game is over."""
    for lane in range(first, last):
        dice[lane] = advance(dice[lane], 0x3C6EF373)
    if bits.shape[1] == 1:  # several lanes at a time
        words = pointer(bits, 0)
        for lane in range(first, last):
            word = words[lane]
            action = find_bit(word, dice[lane] * count_bits(word) >> 32)
            actions[lane] = action if word else NONE
    else:
        for lane in range(first, last):
            actions[lane] = choose_among(pointer(bits, lane), bits.shape[1], dice[lane])


def choose_among(bits: Row, words: int, x: int) -> int:
    """Choose one of the actions in several words; NONE if there is none."""
    count = 0
    for word in range(words):
        count += count_bits(bits[word])
    number = x * count >> 32
    for word in range(words):
        here = count_bits(bits[word])
        if number < here:
            return word * WORD + find_bit(bits[word], number)
        number -= here
    return NONE


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
    as_bits: dict[Callable[..., object], Callable[..., object]] = {
        kernel.note_slots: legal_bits.note_slots,
        kernel.note_hints: legal_bits.note_hints,
        kernel.note_action: legal_bits.note_action,
    }
    return compile_functions(*filling, find_illegal, choose_lanes, find_clash, instead=as_bits)
