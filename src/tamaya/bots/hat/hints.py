"""The hat player's hints and discards that speak."""

from tamaya.bots.compiled.facts import copies_left_over, known_slots, touched_by
from tamaya.bots.compiled.policy import PLAYABLE, Ints
from tamaya.bots.compiled.sets import count_bits, which
from tamaya.bots.hat.alphabet import ALPHABET, FIRST, make_alphabet, number_of
from tamaya.bots.hat.code import known_by_place, tell
from tamaya.bots.hat.notes import note_hands
from tamaya.core.action_numbers import hint_action, seat_after
from tamaya.core.cards import VALUES
from tamaya.core.row import MOST_WORDS, NONE, SIZE, face_of, hand_places, hand_start
from tamaya.core.tables import Tables
from tamaya.fast.native import scratchpad


def somebody_needs_a_hint(row: Ints, t: Tables, memory: Ints, seat: int) -> bool:
    """Whether another seat holds a playable card and nobody can tell any there."""
    playable = memory[PLAYABLE]
    for other in range(t.players):
        if other != seat and not known_slots(row, t, memory, other, playable):
            for place in hand_places(row, t, other):
                if playable >> face_of(row[place]) & 1:
                    return True
    return False


def best_hint(row: Ints, t: Tables, memory: Ints, seat: int, notes: Ints) -> int:
    """The hint that says what has to be said; of several the one that narrows the hand most."""
    alphabet = scratchpad(ALPHABET)
    known = scratchpad(MOST_WORDS)
    known_by_place(row, t, memory, known)
    noted = note_hands(row, t, known, seat, seat, notes)
    modulus = make_alphabet(row, t, copies_left_over(memory), known, seat, alphabet, noted, notes)
    if modulus == 0:
        return NONE
    total, _, _ = tell(row, t, memory, seat, modulus, seat, known, noted, notes)
    number = total % modulus
    further = 1
    while number >= alphabet[FIRST + further + 1]:
        further += 1
    other = seat_after(t, seat, further)
    best, best_score = NONE, -1
    for hint in range(t.colours + VALUES):
        touched = touched_by(row, t, other, hint)
        if touched == 0 and not t.empty_hints:
            continue
        if number_of(t, alphabet, further, hint, touched) == number:
            score = _news(row, t, known, other, hint, touched)
            if score > best_score:
                best, best_score = hint_action(t, further, hint), score
    return best


def _news(row: Ints, t: Tables, known: Ints, seat: int, hint: int, touched: int) -> int:
    """How many possibilities a hint excludes by itself, after what it says by its number."""
    first = hand_start(t, seat)
    count = 0
    for slot in range(row[SIZE + seat]):
        before = known[first + slot]
        count += count_bits(before & ~t.touches[hint] if touched >> slot & 1 else before & t.touches[hint])
    return count


def discard_useless(row: Ints, t: Tables, memory: Ints, seat: int, slots: int, known: int, notes: Ints) -> int:
    """Discard a useless card; of several that everybody knows (`slots`), the one whose place says what has to be
    said; otherwise one that the seat itself knows."""
    count = count_bits(slots)
    if count > 1:
        possible = scratchpad(MOST_WORDS)
        known_by_place(row, t, memory, possible)
        noted = note_hands(row, t, possible, seat, seat, notes)
        total, _, _ = tell(row, t, memory, seat, count, seat, possible, noted, notes)
        for _ in range(total % count):
            slots &= slots - 1
    return which(slots if slots else known)
