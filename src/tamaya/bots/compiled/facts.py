"""What compiled bots ask of a row again and again: the fireworks, how many copies are left, what cards can be.

What everybody knows is in the memory (`policy` names its words), so that it is worked out once an action.
"""

from typing import Any

from tamaya.bots.compiled.policy import (
    CHANGED,
    CLAIMED,
    FREE,
    IRREPLACEABLE,
    LEFT,
    MEMORY,
    PLAYABLE,
    USELESS,
    Ints,
)
from tamaya.bots.compiled.sets import NO_COPIES, Copies, count_copies, is_one, one_more, weigh, which, without
from tamaya.core.action_numbers import announced_action, seat_after
from tamaya.core.cards import ALL_VALUES, COLOURS, MOST_CARDS, VALUES
from tamaya.core.prospects import copies_left, outlook
from tamaya.core.row import (
    DID_ACTION,
    DID_CARD,
    DID_DRAW,
    DID_FACE,
    DID_TARGET,
    FIREWORK,
    HINTS,
    NONE,
    SIZE,
    all_places,
    face_of,
    hand_places,
    hand_start,
    id_of,
    known_of,
)
from tamaya.core.tables import Tables
from tamaya.fast.native import scratchpad

# ---- What everybody knows, in the memory -----------------------------------------------------------------------------


def begin_facts(row: Ints, t: Tables, memory: Ints) -> None:
    """The memory when a game begins: cards may be anything."""
    for word in range(MEMORY):
        memory[word] = t.all_cards if word < LEFT else 0
    for colour in range(len(COLOURS)):
        look_at(row, t, memory, colour)
    memory[FREE], memory[FREE + 1], memory[FREE + 2] = copies_left_over(memory)
    memory[CHANGED] = 1  # others may have begun the game


def settle_facts(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring the memory up to date with the row after an action."""
    if row[DID_CARD] != NONE:
        look_at(row, t, memory, row[DID_FACE] // VALUES)
    settle_cards(row, t, memory)


def settle_cards(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring what cards can be up to date with the row after an action, once it is known how things stand."""
    if row[DID_DRAW] != NONE:
        memory[row[DID_DRAW]] = t.all_cards
    said_nothing = not memory[CHANGED] and row[DID_TARGET] == NONE and row[DID_ACTION] < t.take
    if not (said_nothing and _counts_stay(row, t, memory)):
        narrow(row, t, memory)


def look_at(row: Ints, t: Tables, memory: Ints, colour: int) -> None:
    """Work out how things stand with a colour: the copies left; what is playable, useless, irreplaceable, unless a
    bonus tile brings lost cards back."""
    first = colour * VALUES
    others = ~(ALL_VALUES << first)
    for word in range(LEFT, FREE):
        memory[word] &= others
    left: Any = (  # as many as there are VALUES
        copies_left(row, t, first),
        copies_left(row, t, first + 1),
        copies_left(row, t, first + 2),
        copies_left(row, t, first + 3),
        copies_left(row, t, first + 4),
    )
    for value in range(VALUES):
        for number in range(left[value]):
            memory[LEFT + number] |= 1 << first + value
    playable, useless, irreplaceable = outlook(t, colour, row[FIREWORK + colour], left, -first, 0)
    memory[PLAYABLE] |= playable
    memory[USELESS] |= useless
    memory[IRREPLACEABLE] |= irreplaceable


def _counts_stay(row: Ints, t: Tables, memory: Ints) -> bool:
    """Whether the card that left a hand, without a word, changes nothing about what the others can be, because the same
    identities are still to be found. If so, the memory is brought up to date."""
    claimed = memory[CLAIMED], memory[CLAIMED + 1], memory[CLAIMED + 2]
    taken_for = memory[row[DID_CARD]]
    if is_one(taken_for):
        if taken_for & claimed[2]:
            return False  # three cards or more are taken for the same
        claimed = without(claimed, (taken_for, 0, 0))
    free = without(copies_left_over(memory), claimed)
    new_card = t.all_cards & free[0]
    if free[0] != memory[FREE] or new_card == 0 or is_one(new_card):
        return False
    if row[DID_DRAW] != NONE:
        memory[row[DID_DRAW]] = new_card
    _count_cards(memory, claimed, free)
    return True


def narrow(row: Ints, t: Tables, memory: Ints) -> None:
    """Bring what cards can be up to date with the hints and the counts: an identity whose copies are all accounted for
    is nobody else's."""
    first, cards = hand_start(t, 0), t.players * t.hand_size
    known = scratchpad(MOST_CARDS)
    for place in range(cards):  # an empty place is nothing
        told = known_of(row[first + place])
        can_be = memory[id_of(row[first + place])] & told
        known[place] = can_be if can_be else told  # a partner broke the code: believe the hints
    claimed, others = _claims(known, cards)
    free = without(copies_left_over(memory), claimed)
    while others & ~free[0]:
        changed = 0
        for place in range(cards):
            before = known[place]
            can_be = before & free[0]
            after = before if (can_be == 0) | (before & (before - 1) == 0) else can_be
            known[place] = after
            changed |= before ^ after
        if changed == 0:
            break
        claimed, others = _claims(known, cards)
        free = without(copies_left_over(memory), claimed)
    for place in range(cards):
        if row[first + place]:
            memory[id_of(row[first + place])] = known[place]
    _count_cards(memory, claimed, free)


def _claims(known: Ints, cards: int) -> tuple[Copies, int]:
    """The copies that cards are known to be, and all that the other cards can be."""
    claimed = NO_COPIES
    others = 0
    for place in range(cards):
        certain = known[place] if known[place] & (known[place] - 1) == 0 else 0  # one identity, or nothing
        claimed = one_more(claimed, certain)
        others |= known[place] ^ certain
    return claimed, others


def _count_cards(memory: Ints, claimed: Copies, free: Copies) -> None:
    """Note which copies cards are known to be and which nobody knows; the memory is up to date."""
    memory[CLAIMED], memory[CLAIMED + 1], memory[CLAIMED + 2] = claimed
    memory[FREE], memory[FREE + 1], memory[FREE + 2] = free
    memory[CHANGED] = 0


def copies_left_over(memory: Ints) -> Copies:
    """The copies that are neither placed nor discarded."""
    return memory[LEFT], memory[LEFT + 1], memory[LEFT + 2]


def unclaimed(memory: Ints) -> Copies:
    """The copies left that no card is publicly known to be."""
    return memory[FREE], memory[FREE + 1], memory[FREE + 2]


def known_slots(row: Ints, t: Tables, memory: Ints, seat: int, wanted: int) -> int:
    """The cards of a hand that everybody knows to be among the wanted, as bits by slot."""
    first = hand_start(t, seat)
    slots = 0
    for slot in range(row[SIZE + seat]):
        if memory[id_of(row[first + slot])] & ~wanted == 0:
            slots |= 1 << slot
    return slots


def foresee(row: Ints, t: Tables, memory: Ints, seat: int, playable: int, useless: int) -> tuple[int, int]:
    """What will be playable and useless after the turn of a seat, if it publicly knows what playable card it has."""
    if memory[CLAIMED] & playable == 0:  # nobody does
        return playable, useless
    for place in hand_places(row, t, seat):
        known = memory[id_of(row[place])]
        if is_one(known) and known & playable:
            further = next_in_firework(t, which(known))
            return playable & ~known | further & ~useless, useless | known
    return playable, useless


def foresee_until(row: Ints, t: Tables, memory: Ints, giver: int, receiver: int) -> tuple[int, int]:
    """What will be playable and useless when the receiver's turn comes."""
    playable, useless = memory[PLAYABLE], memory[USELESS]
    seat = seat_after(t, giver, 1)
    while seat != receiver:
        playable, useless = foresee(row, t, memory, seat, playable, useless)
        seat = seat_after(t, seat, 1)
    return playable, useless


def next_in_firework(t: Tables, identity: int) -> int:
    """The card that comes after this one in its firework, as a bit; none after the last."""
    place = t.place[identity] + 1
    return 1 << t.in_order[identity // VALUES * VALUES + place] if place < VALUES else 0


# ---- What one seat sees ----------------------------------------------------------------------------------------------


def own_hand(row: Ints, t: Tables, memory: Ints, seat: int, own: Ints) -> Copies:
    """What a seat can tell of its own cards, seeing the others' hands; and the copies that it cannot see."""
    first = hand_start(t, seat)
    size = row[SIZE + seat]
    seen = NO_COPIES
    for place in all_places(t):
        if row[place] and not first <= place < first + size:
            seen = one_more(seen, 1 << face_of(row[place]))
    free = without(copies_left_over(memory), seen)
    for slot in range(size):
        known = memory[id_of(row[first + slot])]
        own[slot] = known & free[0] if known & free[0] else known
    changed = True
    while changed:
        changed = False
        for slot in range(size):
            if is_one(own[slot]) and count_copies(own[slot], free) <= _count_equal(own, size, slot):
                for other in range(size):
                    if own[other] & own[slot] and own[other] != own[slot]:
                        own[other] &= ~own[slot]
                        changed = True
    return free


def _count_equal(own: Ints, size: int, slot: int) -> int:
    """How many cards of a hand can be the same as that of a slot."""
    count = 0
    for other in range(size):
        if own[other] == own[slot]:
            count += 1
    return count


def seen_elsewhere(row: Ints, t: Tables, seat: int) -> int:
    """The identities in the other hands, as bits."""
    seen = 0
    for other in range(t.players):
        if other != seat:
            for place in hand_places(row, t, other):
                seen |= 1 << face_of(row[place])
    return seen


def likeliest(own: Ints, size: int, wanted: int, free: Copies) -> tuple[int, float]:
    """The own card that is most likely to be one of the wanted, and how likely that is."""
    best, best_chance = 0, -1.0
    for slot in range(size):
        chance = weigh(own[slot], wanted, free)
        if chance > best_chance:
            best, best_chance = slot, chance
    return best, best_chance


# ---- Actions ---------------------------------------------------------------------------------------------------------


def touched_by(row: Ints, t: Tables, seat: int, hint: int) -> int:
    """The cards of a hand that a hint touches, as bits by slot."""
    first = hand_start(t, seat)
    touched = 0
    for slot in range(row[SIZE + seat]):
        if t.touches[hint] >> face_of(row[first + slot]) & 1:
            touched |= 1 << slot
    return touched


def announced_play(row: Ints, t: Tables, known: int, slot: int) -> int:
    """Play a card that is sure to fit, its colour announced if that is known and brings a token (A2)."""
    if t.announce and row[HINTS] < t.max_hints:
        for colour in range(len(COLOURS)):
            if known & ~(ALL_VALUES << colour * VALUES) == 0:
                return announced_action(t, slot, colour)
    return t.play + slot
