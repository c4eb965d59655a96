"""What to try in a position, the most promising first.

With open cards a hint is only a way to pass, so one is enough; of equal cards only one is tried. A mistake on
purpose never does better than a discard where both are possible (docs/decisions has the proof): it is tried only where
nobody may discard.
"""

from typing import Any

from tamaya.core.action_numbers import announced_action, hint_action, value_hint_of
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.kernel import fits, legal
from tamaya.core.row import (
    ACTOR,
    HINTS,
    NEXT,
    NONE,
    NOTHING,
    PENDING,
    SIZE,
    TURNS_LEFT,
    face_in_deck,
    face_of,
    hand_start,
)
from tamaya.core.tables import Tables
from tamaya.review.solver.space import Space
from tamaya.review.solver.upper_bound import FAR

# Ranks: what places a card comes first, what loses something last
PLACE, USELESS, PASS, COPY, COMES_AGAIN, MISTAKE, NEVER = 1000, 500, 460, 450, 300, 60, 0


def find_moves(
    row: Any, t: Tables, space: Space, depth: int, useful: int, spare: int, exactly: bool, shake: int, noise: int
) -> int:
    """Write what is worth trying into the moves of this depth, best first; return how many there are. This many turns
    are `spare`: they need not place a card. Where losing may be the aim, or bonus tiles can turn things round, nothing
    is left out (`exactly`). `noise` shakes the order up, another way for each `shake`."""
    moves = space.moves[depth]
    if row[PENDING] != NOTHING:
        return find_decisions(row, t, moves)
    count = 0
    seat = row[ACTOR]
    first = hand_start(t, seat)
    may_discard = row[HINTS] < t.max_hints or t.discard_when_full
    seen = 0
    for slot in range(row[SIZE + seat]):
        identity = face_of(row[first + slot])
        is_useless = useful >> identity & 1 == 0
        kind = IDENTITIES if is_useless and not exactly else identity
        if seen >> kind & 1:
            continue
        seen |= 1 << kind
        if fits(row, t, identity):
            rank = rank_play(row, t, space, identity)
            count = insert(moves, space.ranks, count, t.play + slot, shaken(rank, slot, shake, noise))
            if t.announce and row[HINTS] < t.max_hints:  # A2
                action = announced_action(t, slot, identity // VALUES)
                count = insert(moves, space.ranks, count, action, shaken(rank + 1, slot, shake, noise))
            wrong = another_colour(t, identity // VALUES)
            if t.announce and wrong != NONE and (exactly or not may_discard):  # A3: so that it is discarded
                count = insert(moves, space.ranks, count, announced_action(t, slot, wrong), NEVER)
        elif exactly or not may_discard:
            count = insert(moves, space.ranks, count, t.play + slot, MISTAKE if is_useless else NEVER)
        if may_discard:
            rank = USELESS + 20 * min(spare, 10) if is_useless else rank_discard(row, t, space, identity)
            count = insert(moves, space.ranks, count, slot, shaken(rank, t.hand_size + slot, shake, noise))
    hint = a_hint(row, t) if row[HINTS] > 0 else NONE
    if hint != NONE:
        rank = PASS + (35 * row[HINTS] if row[TURNS_LEFT] == NONE else PASS)
        count = insert(moves, space.ranks, count, hint, shaken(rank, 2 * t.hand_size, shake, noise))
    return count


def another_colour(t: Tables, colour: int) -> int:
    """A colour in the game that is not this one; NONE if there is none."""
    for other in range(len(COLOURS)):
        if other != colour and t.copies[other * VALUES]:
            return other
    return NONE


def insert(moves: Any, ranks: Any, count: int, action: int, rank: int) -> int:
    """Put an action in its place by rank; return how many there are now."""
    place = count
    while place > 0 and ranks[place - 1] < rank:
        moves[place] = moves[place - 1]
        ranks[place] = ranks[place - 1]
        place -= 1
    moves[place] = action
    ranks[place] = rank
    return count + 1


def shaken(rank: int, number: int, shake: int, noise: int) -> int:
    """A rank with chance in it."""
    return rank + (shake & 0xFFFFFF) * (2 * number + 1) % 65521 % noise if noise else rank


def rank_play(row: Any, t: Tables, space: Space, identity: int) -> int:
    """Low cards first, and those that somebody can build on."""
    place = t.place[identity]
    rank = PLACE - 10 * place
    for later in range(place + 1, VALUES):
        if space.arrives[t.in_order[identity // VALUES * VALUES + later]] > 0:
            break
        rank += 20
    if place == VALUES - 1 and row[HINTS] < t.max_hints:
        rank += 15
    return rank


def rank_discard(row: Any, t: Tables, space: Space, identity: int) -> int:
    """Copies of what is in a hand first, then what comes again soon."""
    copies = 0
    for seat in range(t.players):
        first = hand_start(t, seat)
        for place in range(first, first + row[SIZE + seat]):
            if face_of(row[place]) == identity:
                copies += 1
    if copies > 1:
        return COPY
    again = space.soonest[row[NEXT] * IDENTITIES + identity]
    return NEVER if again == FAR else COMES_AGAIN + 5 * t.place[identity] - 3 * (again - row[NEXT])


def a_hint(row: Any, t: Tables) -> int:
    """A hint that can be given, to the next player who holds cards; NONE if nobody does."""
    for further in range(1, t.players):
        seat = (row[ACTOR] + further) % t.players
        if row[SIZE + seat] > 0:
            return hint_action(t, further, value_hint_of(t, face_of(row[hand_start(t, seat)])))
    return NONE


def find_decisions(row: Any, t: Tables, moves: Any) -> int:
    """The choices that a bonus tile offers: of equal ones, only one."""
    count = legal(row, t, moves)
    if moves[0] < t.take:
        return 1  # a free hint, and any will do
    seen = 0
    kept = 0
    for number in range(count):
        identity = face_in_deck(row, moves[number] - t.take)
        if seen >> identity & 1 == 0:
            seen |= 1 << identity
            moves[kept] = moves[number]
            kept += 1
    return kept
