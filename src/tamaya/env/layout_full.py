"""The observation layout `full`: our own, for all options of the rules. docs/env.md lists its sections.

Plain functions in the subset that Numba compiles.
"""

from tamaya.core.action_numbers import announced_colour, slot_of
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.kernel import pile_size
from tamaya.core.row import (
    ACTOR,
    DID_ACTION,
    DID_CARD,
    DID_DRAW,
    DID_FACE,
    DID_FIT,
    DID_HINT,
    DID_REGAIN,
    DID_SEAT,
    DID_TARGET,
    DID_TILE,
    DID_TOUCHED,
    FIREWORK,
    HINT_NUMBERS,
    HINTS,
    MISTAKES,
    NONE,
    NOTHING,
    PENDING,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    TURNS_LEFT,
    Row,
    copies_gone,
    face_of,
    hand_start,
    known_of,
    marks_of,
    tile_at,
)
from tamaya.core.tables import Tables
from tamaya.env.bits import further_on, put, put_one, put_ones, put_slots

FIREWORKS = len(COLOURS)
HALF_WIDTH = 20  # what is known of a card is too long for one `put`
HALF = (1 << HALF_WIDTH) - 1
DECISIONS = 4
KINDS = 5  # discard, play, colour hint, value hint, take


def full_bits(t: Tables) -> int:
    """How many bits an observation has."""
    hands = (t.players - 1) * t.hand_size * IDENTITIES + t.players * t.hand_size
    board = t.deck_size + FIREWORKS * VALUES + t.max_hints + t.max_mistakes + t.deck_size
    moment = 2 * t.players + DECISIONS + TILES_IN_ALL
    knowledge = t.players * t.hand_size * (IDENTITIES + HINT_NUMBERS)
    last = 2 * t.players + KINDS + FIREWORKS + HINT_NUMBERS + 2 * t.hand_size + IDENTITIES + 3 + TILES_IN_ALL
    return hands + board + moment + knowledge + last


def encode_full(row: Row, t: Tables, seat: int, out: Row) -> None:
    """Write what a seat observes."""
    at = _full_hands(row, t, seat, out, 0)
    at = _full_board(row, t, out, at)
    at = _full_moment(row, t, seat, out, at)
    at = _full_knowledge(row, t, seat, out, at)
    _full_last_action(row, t, seat, out, at)


def _full_hands(row: Row, t: Tables, seat: int, out: Row, at: int) -> int:
    holder = seat
    for _ in range(t.players - 1):
        holder = holder + 1 if holder + 1 < t.players else 0
        hand = hand_start(t, holder)
        for slot in range(row[SIZE + holder]):
            put_one(out, at + slot * IDENTITIES + face_of(row[hand + slot]))
        at += t.hand_size * IDENTITIES
    for _ in range(t.players):
        holder = holder + 1 if holder + 1 < t.players else 0
        put_ones(out, at, row[SIZE + holder])
        at += t.hand_size
    return at


def _full_board(row: Row, t: Tables, out: Row, at: int) -> int:
    put_ones(out, at, pile_size(row, t))
    at += t.deck_size
    for colour in range(FIREWORKS):
        put_ones(out, at, row[FIREWORK + colour])
        at += VALUES
    put_ones(out, at, row[HINTS])
    at += t.max_hints
    put_ones(out, at, row[MISTAKES])
    at += t.max_mistakes
    for identity in range(IDENTITIES):
        put_ones(out, at, copies_gone(row, identity))
        at += t.copies[identity]
    return at


def _full_moment(row: Row, t: Tables, seat: int, out: Row, at: int) -> int:
    put_one(out, at + further_on(t, seat, row[ACTOR]))
    at += t.players
    if row[TURNS_LEFT] != NONE:
        put_ones(out, at, row[TURNS_LEFT])
    at += t.players
    if row[PENDING] != NOTHING:
        put_one(out, at + row[PENDING] - 1)
    at += DECISIONS
    for number in range(row[TILES_DRAWN]):
        put_one(out, at + tile_at(row, number) - 1)
    return at + TILES_IN_ALL


def _full_knowledge(row: Row, t: Tables, seat: int, out: Row, at: int) -> int:
    holder = seat
    for _ in range(t.players):
        hand = hand_start(t, holder)
        for slot in range(row[SIZE + holder]):
            held = row[hand + slot]
            place = at + slot * (IDENTITIES + HINT_NUMBERS)
            known = known_of(held)
            put(out, place, known & HALF)
            put(out, place + HALF_WIDTH, known >> HALF_WIDTH)
            put(out, place + IDENTITIES, marks_of(held))
        at += t.hand_size * (IDENTITIES + HINT_NUMBERS)
        holder = holder + 1 if holder + 1 < t.players else 0
    return at


def _full_last_action(row: Row, t: Tables, seat: int, out: Row, at: int) -> None:
    if row[DID_TARGET] == NONE and row[DID_CARD] == NONE:
        return
    kind = at + t.players
    announced = kind + KINDS
    whom = announced + FIREWORKS
    hint = whom + t.players
    touched = hint + HINT_NUMBERS
    slot = touched + t.hand_size
    card = slot + t.hand_size
    result = card + IDENTITIES
    action = row[DID_ACTION]
    put_one(out, at + further_on(t, seat, row[DID_SEAT]))
    if row[DID_TARGET] != NONE:
        put_one(out, kind + (2 if row[DID_HINT] < t.colours else 3))
        put_one(out, whom + further_on(t, seat, row[DID_TARGET]))
        put_one(out, hint + row[DID_HINT])
        put_slots(out, touched, row[DID_TOUCHED])
    else:
        put_one(out, card + row[DID_FACE])
        if action < t.play:
            put_one(out, kind)
            put_one(out, slot + slot_of(t, action))
        elif action < t.take:
            put_one(out, kind + 1)
            put_one(out, slot + slot_of(t, action))
            if action >= t.announced:
                put_one(out, announced + announced_colour(t, action))
        else:
            put_one(out, kind + 4)
    put(out, result, row[DID_FIT] | (row[DID_REGAIN] > 0) << 1 | (row[DID_DRAW] != NONE) << 2)
    if row[DID_TILE]:
        put_one(out, result + 2 + row[DID_TILE])
