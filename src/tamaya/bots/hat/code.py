"""The code that all seats share: what an action says to everybody else, and how the public table changes by it.

Each receiver has a number, the answers to the questions about that hand. The sum of all receivers' numbers, modulo the
size of the alphabet, is what the actor says; a receiver sees the others' hands, subtracts their numbers and has the
own one. `me` is the seat whose cards are blank in the row, or the giver if all receivers' cards are open.
"""

from tamaya.bots.compiled.facts import (
    begin_facts,
    copies_left_over,
    foresee,
    known_slots,
    settle_facts,
    unclaimed,
)
from tamaya.bots.compiled.policy import CHANGED, PLAYABLE, USELESS, Ints
from tamaya.bots.compiled.sets import count_bits
from tamaya.bots.hat.alphabet import ALPHABET, make_alphabet, number_of
from tamaya.bots.hat.notes import ask_hand, note_hands
from tamaya.core.action_numbers import further_of, hint_of, is_hint, seat_after
from tamaya.core.row import HINTS, MOST_WORDS, NONE, NOTHING, PENDING, all_places, hand_places, id_of
from tamaya.core.tables import Tables
from tamaya.fast.native import scratchpad


def begin(row: Ints, t: Tables, memory: Ints) -> None:
    """The memory of a game that begins."""
    begin_facts(row, t, memory)


def settle(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring the memory up to date with the row after an action."""
    settle_facts(row, t, memory)


def known_by_place(row: Ints, t: Tables, memory: Ints, known: Ints) -> None:
    """Write down what everybody can tell of the cards, by their place in the hands."""
    for place in all_places(t):
        known[place] = memory[id_of(row[place])]


def tell(
    row: Ints, t: Tables, memory: Ints, giver: int, modulus: int, me: int, known: Ints, noted: int, notes: Ints
) -> tuple[int, int, int]:
    """The sum of the numbers of all receivers but `me`, and what will be playable and useless when it is `me`'s turn.
    What is `known` by place in the hands becomes what everybody then knows of their cards."""
    free = unclaimed(memory)
    playable, useless = memory[PLAYABLE], memory[USELESS]
    my_playable, my_useless = playable, useless
    total = 0
    for further in range(1, t.players):
        seat = seat_after(t, giver, further)
        if seat == me:
            my_playable, my_useless = playable, useless
        else:
            has_notes = noted >> seat & 1
            total += ask_hand(row, t, seat, modulus, modulus, playable, useless, free, known, has_notes, notes)
        if further < t.players - 1:
            playable, useless = foresee(row, t, memory, seat, playable, useless)
    return total, my_playable, my_useless


def listen(
    row: Ints,
    t: Tables,
    memory: Ints,
    giver: int,
    modulus: int,
    me: int,
    sent: int,
    known: Ints,
    noted: int,
    notes: Ints,
) -> None:
    """Let everybody know what the giver says; `me` takes the own number from what was `sent`."""
    others, playable, useless = tell(row, t, memory, giver, modulus, me, known, noted, notes)
    if me != giver:
        free = unclaimed(memory)
        mine, has_notes = (sent - others) % modulus, noted >> me & 1
        ask_hand(row, t, me, mine, modulus, playable, useless, free, known, has_notes, notes)
    for place in all_places(t):
        if row[place]:
            memory[id_of(row[place])] = known[place]
    memory[CHANGED] = 1


def hear(row: Ints, t: Tables, memory: Ints, seat: int, action: int, touched: int, me: int, notes: Ints) -> None:
    """Change the public table by what an action says. The row is that before the action; `touched` is what a hint
    touches, as bits by slot."""
    if row[PENDING] != NOTHING:
        return
    if action < t.play:
        _hear_discard(row, t, memory, seat, action, me, notes)
    elif is_hint(t, action):
        _hear_hint(row, t, memory, seat, action, touched, me, notes)


def _hear_discard(row: Ints, t: Tables, memory: Ints, seat: int, slot: int, me: int, notes: Ints) -> None:
    """Of several cards that everybody knows to be useless, the one that is discarded says something."""
    number, count = _rank(known_slots(row, t, memory, seat, memory[USELESS]), slot)
    if count > 1 and number != NONE:
        known = scratchpad(MOST_WORDS)
        known_by_place(row, t, memory, known)
        noted = note_hands(row, t, known, seat, me, notes)
        listen(row, t, memory, seat, count, me, number, known, noted, notes)
    if row[HINTS] > 0:
        _nobody_needed_a_hint(row, t, memory, seat)


def _hear_hint(row: Ints, t: Tables, memory: Ints, seat: int, action: int, touched: int, me: int, notes: Ints) -> None:
    """A hint says its number."""
    known = scratchpad(MOST_WORDS)
    alphabet = scratchpad(ALPHABET)
    known_by_place(row, t, memory, known)
    noted = note_hands(row, t, known, seat, me, notes)
    modulus = make_alphabet(row, t, copies_left_over(memory), known, seat, alphabet, noted, notes)
    number = number_of(t, alphabet, further_of(t, action), hint_of(t, action), touched)
    if number != NONE:
        listen(row, t, memory, seat, modulus, me, number, known, noted, notes)


def _nobody_needed_a_hint(row: Ints, t: Tables, memory: Ints, seat: int) -> None:
    """Who discards instead of giving a hint says that those who know no playable card have none."""
    playable = memory[PLAYABLE]
    for other in range(t.players):
        if other != seat and not known_slots(row, t, memory, other, playable):
            for place in hand_places(row, t, other):
                if memory[id_of(row[place])] & playable:
                    memory[id_of(row[place])] &= ~playable
                    memory[CHANGED] = 1


def _rank(slots: int, slot: int) -> tuple[int, int]:
    """The place of a slot among these (NONE if it is none of them), and how many they are."""
    if not slots >> slot & 1:
        return NONE, count_bits(slots)
    return count_bits(slots & (1 << slot) - 1), count_bits(slots)
