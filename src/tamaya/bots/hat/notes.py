"""What was worked out about the hands for one action: by whoever decides on it, and then by each seat that hears it.

Most hands look the same to most seats, and say the same. The notes of a hand hold for whoever knows exactly as much of
it; they are made only of what the maker of the notes sees, and only used where the same would be found out again.
"""

from tamaya.bots.compiled.policy import NOTED, NOTES, Ints
from tamaya.bots.compiled.sets import Copies
from tamaya.bots.hat.questions import question_hand
from tamaya.core.cards import MOST_CARDS
from tamaya.core.row import face_of, hand_places, hand_start
from tamaya.core.rules import PLAYERS
from tamaya.core.tables import Tables

# The word NOTED has the seats with notes about their hands, as bits. After it come the words about each seat.
(
    LETTERED,  # 1 if the next two are known
    TARGET_NOTED,
    KINDS_NOTED,
    ASKED,  # 1 if the hand was asked, in the situation that the next words describe
    MODULUS,
    PLAYABLE_THEN,
    USELESS_THEN,
    FREE_ONCE,
    FREE_TWICE,
    FREE_THRICE,
    NUMBER,  # and this is what it said
    CONCERNED,  # the identities that have to do with the hand: what its cards are, or could be
) = range(NOTED + 1, NOTED + 13)
A_SEAT = CONCERNED - NOTED
BEFORE = NOTED + 1 + PLAYERS[-1] * A_SEAT  # from here by place in the hands: what was known of a card
AFTER = BEFORE + MOST_CARDS  # and what is known then
assert AFTER + MOST_CARDS <= NOTES


def note_hands(row: Ints, t: Tables, known: Ints, giver: int, me: int, notes: Ints) -> int:
    """The receivers, as bits by seat, with notes about a hand of which just as much is known. Who first sees a hand
    begins the notes about it."""
    hands = hand_start(t, 0)
    noted = 0
    for seat in range(t.players):
        if seat == giver:
            continue
        if not notes[NOTED] >> seat & 1:
            if seat != me:
                _begin_notes(row, t, known, seat, notes)
                noted |= 1 << seat
            continue
        differs = 0
        for place in hand_places(row, t, seat):
            differs |= notes[BEFORE + place - hands] ^ known[place]
        if not differs:
            noted |= 1 << seat
    return noted


def _begin_notes(row: Ints, t: Tables, known: Ints, seat: int, notes: Ints) -> None:
    """Begin notes about a hand."""
    first, hands = seat * A_SEAT, hand_start(t, 0)
    notes[NOTED] |= 1 << seat
    notes[first + LETTERED] = notes[first + ASKED] = 0
    concerned = 0
    for place in hand_places(row, t, seat):
        notes[BEFORE + place - hands] = known[place]
        concerned |= known[place] | 1 << face_of(row[place])
    notes[first + CONCERNED] = concerned


def ask_hand(
    row: Ints,
    t: Tables,
    seat: int,
    number: int,
    modulus: int,
    playable: int,
    useless: int,
    free: Copies,
    known: Ints,
    noted: int,
    notes: Ints,
) -> int:
    """`question_hand`, unless the notes have the answer; `noted` says whether there are notes about this hand."""
    first, hands = seat * A_SEAT, hand_start(t, 0)
    same = noted and _was_asked(notes, first, modulus, playable, useless, free)
    if same and number in (modulus, notes[first + NUMBER]):
        for place in hand_places(row, t, seat):
            known[place] = notes[AFTER + place - hands]
        return int(notes[first + NUMBER])
    value = question_hand(row, t, seat, number, modulus, playable, useless, free, known)
    if noted and number == modulus and not notes[first + ASKED]:  # another number is a secret of that seat
        notes[first + ASKED] = 1
        notes[first + MODULUS] = modulus
        notes[first + PLAYABLE_THEN], notes[first + USELESS_THEN] = playable, useless
        notes[first + FREE_ONCE], notes[first + FREE_TWICE], notes[first + FREE_THRICE] = free
        notes[first + NUMBER] = value
        for place in hand_places(row, t, seat):
            notes[AFTER + place - hands] = known[place]
    return value


def _was_asked(notes: Ints, first: int, modulus: int, playable: int, useless: int, free: Copies) -> bool:
    """Whether a hand was asked in this situation, as far as it is concerned."""
    differs = notes[first + PLAYABLE_THEN] ^ playable | notes[first + USELESS_THEN] ^ useless
    differs |= notes[first + FREE_ONCE] ^ free[0]
    differs |= notes[first + FREE_TWICE] ^ free[1]
    differs |= notes[first + FREE_THRICE] ^ free[2]
    differs = differs & notes[first + CONCERNED] | notes[first + MODULUS] ^ modulus
    return bool(notes[first + ASKED] and differs == 0)
