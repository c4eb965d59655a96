"""What is done to all games of a batch, one after the other: loops around the kernel's functions, for Numba.

A *lane* is the place of one game in a batch. Each function works on the lanes from `first` to before `last`, so that
several threads can share a batch; lanes know nothing of each other. `scratch` is memory of the calling thread.
"""

from typing import Any

from tamaya.core.kernel import deal, legal, score, shuffle_deck, shuffle_tiles, step
from tamaya.core.randomness import advance
from tamaya.core.row import ACTOR, NONE, OUTCOME, RUNNING, face_in_deck, known_of, place_of, set_face_in_deck, with_face
from tamaya.fast.pointers import pointer

ENTRIES = (
    "deal_lanes",
    "refresh_lanes",
    "find_illegal",
    "step_lanes",
    "choose_lanes",
    "find_clash",
    "read_cards",
    "set_cards",
)
SCRATCH = (2, 512)  # rows × words


def deal_lanes(
    tables: Any,
    rows: Any,
    scratch: Any,
    seeds: Any,
    chosen: Any,
    following: bool,
    mask: Any,
    choices: Any,
    counts: Any,
    actors: Any,
    scores: Any,
    over: Any,
    first: int,
    last: int,
) -> None:
    """Begin a new game in each chosen lane, with the lane's seed or with the one following it."""
    t = tables[0]
    for lane in range(first, last):
        if chosen[lane]:
            if following:
                seeds[lane] = next_seed(seeds[lane])
            row = pointer(rows, lane)
            deal_row(row, t, scratch, seeds[lane])
            refresh(t, row, mask, choices, counts, actors, scores, over, lane)


def deal_row(row: Any, t: Any, scratch: Any, seed: int) -> None:
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


def refresh_lanes(
    tables: Any,
    rows: Any,
    mask: Any,
    choices: Any,
    counts: Any,
    actors: Any,
    scores: Any,
    over: Any,
    first: int,
    last: int,
) -> None:
    """Note what is legal in each lane, who decides, the score and whether the game is over."""
    t = tables[0]
    for lane in range(first, last):
        refresh(t, pointer(rows, lane), mask, choices, counts, actors, scores, over, lane)


def refresh(
    t: Any, row: Any, mask: Any, choices: Any, counts: Any, actors: Any, scores: Any, over: Any, lane: int
) -> None:
    """The same for one lane."""
    allowed = pointer(mask, lane)
    actions = pointer(choices, lane)
    for action in range(t.actions):
        allowed[action] = 0
    count = legal(row, t, actions)
    for place in range(count):
        allowed[actions[place]] = 1
    counts[lane] = count
    actors[lane] = row[ACTOR]
    scores[lane] = score(row, t)
    over[lane] = row[OUTCOME] != RUNNING


def find_illegal(mask: Any, actions: Any) -> int:
    """The first lane whose action is not legal; NONE if all are. The action NONE leaves a lane as it is."""
    for lane in range(len(actions)):
        action = actions[lane]
        if action != NONE and (action < 0 or action >= mask.shape[1] or not mask[lane, action]):
            return lane
    return NONE


def step_lanes(
    tables: Any,
    rows: Any,
    actions: Any,
    mask: Any,
    choices: Any,
    counts: Any,
    actors: Any,
    scores: Any,
    over: Any,
    first: int,
    last: int,
) -> None:
    """Carry out each lane's action and note what then is legal."""
    t = tables[0]
    for lane in range(first, last):
        if actions[lane] != NONE:
            row = pointer(rows, lane)
            step(row, t, actions[lane])
            refresh(t, row, mask, choices, counts, actors, scores, over, lane)


def choose_lanes(choices: Any, counts: Any, dice: Any, actions: Any, first: int, last: int) -> None:
    """Choose a legal action at random in each lane, NONE where the game is over."""
    for lane in range(first, last):
        dice[lane] = advance(dice[lane], 0x3C6EF373)
        actions[lane] = choices[lane, dice[lane] * counts[lane] >> 32] if counts[lane] > 0 else NONE


def find_clash(tables: Any, rows: Any, lanes: Any, cards: Any, faces: Any) -> int:
    """The first entry whose new faces contradict a hint: a card in a hand that cannot be what it is said to be."""
    t = tables[0]
    for entry in range(len(lanes)):
        row = pointer(rows, lanes[entry])
        for number in range(cards.shape[1]):
            place = place_of(row, t, cards[entry, number])
            if place != NONE and not known_of(row[place]) >> faces[entry, number] & 1:
                return entry
    return NONE


def read_cards(rows: Any, lanes: Any, cards: Any, faces: Any) -> None:
    """Write the faces of cards, wherever they are."""
    for entry in range(len(lanes)):
        row = pointer(rows, lanes[entry])
        for number in range(cards.shape[1]):
            faces[entry, number] = face_in_deck(row, cards[entry, number])


def set_cards(tables: Any, rows: Any, lanes: Any, cards: Any, faces: Any) -> None:
    """Give cards new faces, wherever they are."""
    t = tables[0]
    for entry in range(len(lanes)):
        row = pointer(rows, lanes[entry])
        for number in range(cards.shape[1]):
            card = cards[entry, number]
            set_face_in_deck(row, card, faces[entry, number])
            place = place_of(row, t, card)
            if place != NONE:
                row[place] = with_face(row[place], faces[entry, number])
