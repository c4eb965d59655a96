"""The observation layout `hle`: bit for bit the canonical encoding of the Hanabi Learning Environment.

For the base game (no multicolour, black powder, tiles, announcing or masterpiece). Colours are counted in the order of
the rules; HLE calls the fourth and fifth of them white and blue, we call them blue and white: an agent that learnt with
one reads the other without change. The sections:

    hands        the others' cards, next seat first, one-hot; then for each seat whether a card is missing
    board        pile and tokens as thermometers, fireworks one-hot
    discards     a thermometer for each identity
    last action  who, what, whom, colour, value, touched, slot, card, whether it fitted and brought a token
    knowledge    for each card, own ones first: what hints allow, the colour and the value that were named (not in
                 `MINIMAL`; in `SEER` everything is known)

Plain functions in the subset that Numba compiles.
"""

from tamaya.core.action_numbers import slot_of
from tamaya.core.cards import VALUES
from tamaya.core.kernel import draw, pile_size, regain
from tamaya.core.row import (
    ACTOR,
    DID_ACTION,
    DID_CARD,
    DID_FACE,
    DID_FIT,
    DID_HINT,
    DID_REGAIN,
    DID_SEAT,
    DID_TARGET,
    DID_TOUCHED,
    FIREWORK,
    HINTS,
    MISTAKES,
    NONE,
    OUTCOME,
    PERFECT,
    RUNNING,
    SIZE,
    Row,
    copies_gone_of,
    face_of,
    hand_start,
    known_of,
    marks_of,
)
from tamaya.core.tables import Tables
from tamaya.env.bits import further_on, put, put_one, put_ones, put_slots

MINIMAL, CARD_KNOWLEDGE, SEER = range(3)


def hle_bits(t: Tables, kind: int) -> int:
    """How many bits an observation has."""
    card = t.colours * t.values
    hands = (t.players - 1) * t.hand_size * card + t.players
    board = t.deck_size - t.players * t.hand_size + card + t.max_hints + t.max_mistakes
    last = 2 * t.players + 4 + t.colours + t.values + 2 * t.hand_size + card + 2
    knowledge = 0 if kind == MINIMAL else t.players * t.hand_size * (card + t.colours + t.values)
    return hands + board + t.deck_size + last + knowledge


def encode_hle(row: Row, t: Tables, seat: int, kind: int, out: Row) -> None:
    """Write what a seat observes."""
    at = _hands(row, t, seat, out, 0)
    at = _board(row, t, out, at)
    at = _discards(row, t, out, at)
    at = _last_action(row, t, seat, out, at)
    if kind != MINIMAL:
        _knowledge(row, t, seat, kind, out, at)


def _bit(t: Tables, identity: int) -> int:
    """The place of a card among the bits for all cards: HLE leaves out the values that a small game does not have."""
    return identity if t.values == VALUES else identity // VALUES * t.values + identity % VALUES


def _hands(row: Row, t: Tables, seat: int, out: Row, at: int) -> int:
    card = t.colours * t.values
    missing = 1 if row[SIZE + seat] < t.hand_size else 0
    holder = seat
    for further in range(1, t.players):
        holder = holder + 1 if holder + 1 < t.players else 0
        hand = hand_start(t, holder)
        size = row[SIZE + holder]
        for slot in range(size):
            put_one(out, at + slot * card + _bit(t, face_of(row[hand + slot])))
        if size < t.hand_size:
            missing |= 1 << further
        at += t.hand_size * card
    put(out, at, missing)
    return at + t.players


def _board(row: Row, t: Tables, out: Row, at: int) -> int:
    put_ones(out, at, pile_size(row, t))
    at += t.deck_size - t.players * t.hand_size
    for colour in range(t.colours):
        if row[FIREWORK + colour] > 0:
            put_one(out, at + row[FIREWORK + colour] - 1)
        at += t.values
    put_ones(out, at, row[HINTS])
    at += t.max_hints
    put_ones(out, at, t.max_mistakes - row[MISTAKES])
    return at + t.max_mistakes


def _discards(row: Row, t: Tables, out: Row, at: int) -> int:
    for colour in range(t.colours):
        bits = 0
        width = 0
        for value in range(VALUES):
            bits |= (1 << copies_gone_of(row, colour, value)) - 1 << width
            width += t.copies[colour * VALUES + value]
        put(out, at, bits)
        at += width
    return at


def _last_action(row: Row, t: Tables, seat: int, out: Row, at: int) -> int:
    whom = at + t.players + 4
    colour = whom + t.players
    touched = colour + t.colours + t.values
    slot = touched + t.hand_size
    card = slot + t.hand_size
    result = card + t.colours * t.values
    action = row[DID_ACTION]
    if row[DID_TARGET] != NONE:
        put_one(out, at + further_on(t, seat, row[DID_SEAT]))
        put_one(out, at + t.players + (2 if row[DID_HINT] < t.colours else 3))
        put_one(out, whom + further_on(t, seat, row[DID_TARGET]))
        put_one(out, colour + row[DID_HINT])
        put_slots(out, touched, row[DID_TOUCHED])
    elif row[DID_CARD] != NONE:
        put_one(out, at + further_on(t, seat, row[DID_SEAT]))
        put_one(out, card + _bit(t, row[DID_FACE]))
        put_one(out, slot + slot_of(t, action))
        if action < t.play:
            put_one(out, at + t.players + 1)
        else:
            put_one(out, at + t.players)
            put(out, result, row[DID_FIT] | row[DID_REGAIN] << 1)
    return result + 2


def _knowledge(row: Row, t: Tables, seat: int, kind: int, out: Row, at: int) -> None:
    card = t.colours * t.values
    named = t.colours + t.values
    holder = seat
    for _ in range(t.players):
        hand = hand_start(t, holder)
        for slot in range(row[SIZE + holder]):
            place = at + slot * (card + named)
            held = row[hand + slot]
            identity = face_of(held)
            if kind == SEER:
                put_one(out, place + _bit(t, identity))
                put_one(out, place + card + identity // VALUES)
                put_one(out, place + card + t.colours + identity % VALUES)
            else:
                _put_known(t, out, place, known_of(held))
                put(out, place + card, marks_of(held))
        at += t.hand_size * (card + named)
        holder = holder + 1 if holder + 1 < t.players else 0


def _put_known(t: Tables, out: Row, at: int, known: int) -> None:
    if t.values == VALUES:
        put(out, at, known)
        return
    for colour in range(t.colours):
        put(out, at + colour * t.values, known >> colour * VALUES & (1 << t.values) - 1)


def play_past_the_end(row: Row, t: Tables) -> None:
    """HLE's last observation shows what our rules leave out: after the action that ended the game the last firework
    still brings its token, the player still draws, and the turn passes on."""
    if row[OUTCOME] == RUNNING:
        return
    if row[OUTCOME] == PERFECT:
        row[DID_REGAIN] = regain(row, t)
    if row[DID_CARD] != NONE and pile_size(row, t) > 0:
        draw(row, t)
    row[ACTOR] = row[ACTOR] + 1 if row[ACTOR] + 1 < t.players else 0
    row[OUTCOME] = RUNNING
