"""The search: depth first, until a line reaches the target or nothing is left to try. Failures are remembered."""

from typing import Any

from tamaya.core.action_numbers import announced_action, hint_action, value_hint_of
from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.kernel import fits, legal, pile_size, score, step
from tamaya.core.prospects import best_score, best_show, copies_left
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    HINTS,
    MISTAKES,
    NEXT,
    NONE,
    NOTHING,
    OUTCOME,
    PENDING,
    PLACED,
    RUNNING,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    TURNS_LEFT,
    face_in_deck,
    face_of,
    hand_start,
    tile_at,
)
from tamaya.core.tables import Tables
from tamaya.review.solver.keys import BITS, EVERYTHING, PROBES, first_place, key_of, place_for
from tamaya.review.solver.one_hand import is_lost_in_one_hand
from tamaya.review.solver.space import Space
from tamaya.review.solver.upper_bound import FAR, most_to_come, survey, too_much_to_hold

REACHED, FAILED, OPEN = 1, 0, -1
NO_DEAL = 0  # instead of a deal's number: do not look into what is lost even in one hand
MANY = 32  # more than any number of mistakes


def search(
    t: Tables, target: int, limit: int, space: Space, deal: int, salt: int, shake: int, noise: int, spent: Any
) -> int:
    """Whether this score or more can be reached from `space.rows[0]`: REACHED, FAILED, or OPEN after this many
    positions. `spent` counts the positions, then says how long the line is: the move tried last at each depth. What
    failed under one `salt` is not searched again under it. Each `deal` has a number of its own."""
    depth = 0
    spent[0] = 0
    verdict = look(t, target, space, 0, deal, salt, shake, noise)
    while True:
        spent[0] += 1
        if verdict == REACHED:
            spent[1] = depth
            return REACHED
        if verdict == FAILED:
            depth -= 1
        elif spent[0] >= limit:
            return OPEN
        while depth >= 0 and space.tried[depth] == space.counts[depth]:
            remember(space, space.rows[depth], space.keys[depth])
            depth -= 1
        if depth < 0:
            return FAILED
        here = space.rows[depth]
        after = space.rows[depth + 1]
        for word in range(t.row_size):
            after[word] = here[word]
        step(after, t, space.moves[depth][space.tried[depth]])
        space.tried[depth] += 1
        depth += 1
        verdict = look(t, target, space, depth, deal, salt, shake, noise)


def look(t: Tables, target: int, space: Space, depth: int, deal: int, salt: int, shake: int, noise: int) -> int:
    """Come to a position: REACHED, FAILED, or OPEN if it has to be searched; then the moves to try are written down."""
    row = space.rows[depth]
    if row[OUTCOME] != RUNNING:
        return REACHED if score(row, t) >= target else FAILED
    exactly = bool(t.bonus_tiles) or target <= 0
    needed = target - t.worth_of_nothing - row[PLACED]
    useful = survey(row, t, space)
    if target <= 0 or cards_may_come_back(row, t):
        for identity in range(IDENTITIES):
            space.left[identity] = copies_left(row, t, identity)
        if best_score(row, t, best_show(row, t, space.left, 0)) < target:
            return FAILED
    elif most_to_come(row, t, space, useful) < needed or (
        needed == t.to_place - row[PLACED]
        and (too_much_to_hold(row, t, space) or (deal != NO_DEAL and is_lost_in_one_hand(row, t, space, deal)))
    ):
        return FAILED
    turns = row[TURNS_LEFT] if row[TURNS_LEFT] != NONE else pile_size(row, t) + t.players
    key = (key_of(row, t, space.lots, EVERYTHING if exactly else useful) + salt) & BITS
    if is_known(space, t, key, row, exactly, turns - needed):
        return FAILED
    space.keys[depth] = key
    space.tried[depth] = 0
    space.counts[depth] = find_moves(row, t, space, depth, useful, turns - needed, exactly, key ^ shake, noise)
    return OPEN


def cards_may_come_back(row: Any, t: Tables) -> bool:
    """Whether bonus tile 5 or 6 may still do something, or tile 5 has changed the pile. Each firework but the last
    brings a tile when it is complete."""
    if not t.bonus_tiles:
        return False
    if row[PENDING] != NOTHING:
        return True
    unfinished = 0
    for colour in range(len(COLOURS)):
        if t.copies[colour * VALUES] and row[FIREWORK + colour] < VALUES:
            unfinished += 1
    for number in range(min(row[TILES_DRAWN] + unfinished - 1, TILES_IN_ALL)):
        if tile_at(row, number) == 5 or (tile_at(row, number) == 6 and number >= row[TILES_DRAWN]):
            return True
    return False


def is_known(space: Space, t: Tables, key: int, row: Any, exactly: bool, spare: int) -> bool:
    """Whether a position has failed before, or the same with no more mistakes and no fewer tokens. More tokens are not
    always better: once they are full nobody may discard (D2). Each spare turn and each firework brings one at most."""
    place = first_place(space.table, key)
    for probe in range(place, place + PROBES):
        if space.table[probe] == key:
            hints = space.marks[probe] // MANY
            mistakes = space.marks[probe] % MANY
            if hints == row[HINTS] and (mistakes == row[MISTAKES] or (mistakes < row[MISTAKES] and not exactly)):
                return True
            never_full = hints + spare + len(COLOURS) <= t.max_hints and not t.announce and not t.masterpiece
            if hints > row[HINTS] and mistakes <= row[MISTAKES] and never_full and not exactly:
                return True
    return False


def remember(space: Space, row: Any, key: int) -> None:
    """Remember that a position has failed; if there is no room, another is forgotten."""
    kept = place_for(space.table, key)
    space.table[kept] = key
    space.marks[kept] = row[HINTS] * MANY + row[MISTAKES]


# ---- What to try in a position, the most promising first -------------------------------------------------------------


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
