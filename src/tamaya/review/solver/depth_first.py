"""The search: depth first, until a line reaches the target or nothing is left to try. Failures are remembered."""

from typing import Any

from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.kernel import pile_size, score, step
from tamaya.core.prospects import best_score, best_show, copies_left
from tamaya.core.row import (
    FIREWORK,
    HINTS,
    MISTAKES,
    NONE,
    NOTHING,
    OUTCOME,
    PENDING,
    PLACED,
    RUNNING,
    TILES_DRAWN,
    TILES_IN_ALL,
    TURNS_LEFT,
    tile_at,
)
from tamaya.core.tables import Tables
from tamaya.review.solver.candidates import find_moves
from tamaya.review.solver.keys import BITS, EVERYTHING, PROBES, first_place, key_of, place_for
from tamaya.review.solver.one_hand import is_lost_in_one_hand
from tamaya.review.solver.space import Space
from tamaya.review.solver.upper_bound import most_to_come, survey, too_much_to_hold

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
