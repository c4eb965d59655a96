"""What the hat player does, decided on a row as its seat may know it and on the public table.

Two promises make what it does readable: it never discards while it could give a hint that somebody needs, and the
hints and discards themselves always say what the code says. Within that it is free, and looks ahead near the end.
"""

from tamaya.bots.compiled.ending import best_ahead
from tamaya.bots.compiled.facts import (
    announced_play,
    known_slots,
    likeliest,
    next_in_firework,
    own_hand,
    seen_elsewhere,
)
from tamaya.bots.compiled.policy import IRREPLACEABLE, MOST_IN_HAND, PLAYABLE, USELESS, Ints
from tamaya.bots.compiled.sets import Copies, count_copies, which
from tamaya.bots.compiled.tile_choices import decide_tile
from tamaya.bots.hat.hints import best_hint, discard_useless, somebody_needs_a_hint
from tamaya.core.action_numbers import is_play, slot_of
from tamaya.core.cards import VALUES
from tamaya.core.kernel import pile_size
from tamaya.core.row import (
    ACTOR,
    HINTS,
    MISTAKES,
    NONE,
    NOTHING,
    PENDING,
    PLACED,
    SIZE,
    TURNS_LEFT,
)
from tamaya.core.tables import Tables
from tamaya.fast.native import scratchpad

SURE_PLAY, GAMBLE, NEEDED_HINT, SPARE_HINT, USELESS_DISCARD, CHEAPEST_DISCARD, ONLY_CHOICE, TILE, AHEAD = range(9)

# Tuned by self-play, by number of players from two on.
LEAST_PACE = (2, 4, 4, 4)  # with less to spare there are no discards while hints can be given
DEAREST = (0.45, 0.1, 0.1, 0.1)  # what a discard may cost while hints can be given
LOOK_AHEAD = (10, 5, 5, 5)  # this many cards before the end of the pile
MANY_HINTS = 6
GOOD_CHANCE = 0.75


def choose(row: Ints, t: Tables, memory: Ints, why: Ints, notes: Ints) -> int:
    """The number of the action for the seat that decides; `why` gets the reason's number."""
    if row[PENDING] != NOTHING:
        action = decide_tile(row, t, memory)
        why[0] = TILE if action >= t.take else SPARE_HINT
        return action
    seat = row[ACTOR]
    size = row[SIZE + seat]
    own = scratchpad(MOST_IN_HAND)
    free = own_hand(row, t, memory, seat, own)
    sure = _best_play(t, own, size, memory[PLAYABLE], seen_elsewhere(row, t, seat))
    near_the_end = pile_size(row, t) <= LOOK_AHEAD[t.players - 2] and row[TURNS_LEFT] == NONE
    if sure != NONE and not near_the_end:
        why[0] = SURE_PLAY
        return announced_play(row, t, own[sure], sure)
    can_hint = row[HINTS] > 0
    needed = can_hint and somebody_needs_a_hint(row, t, memory, seat)
    hint = NONE  # worked out only if it may be given: that takes longer than all else
    if can_hint and (needed or near_the_end or row[HINTS] == t.max_hints):
        hint = best_hint(row, t, memory, seat, notes)
        needed = needed and hint != NONE
    can_discard = size > 0 and (row[HINTS] < t.max_hints or t.discard_when_full)
    if near_the_end:
        public, dead = _useless_slots(row, t, memory, own)
        discard = which(dead) if dead and can_discard and not needed else NONE
        best = best_ahead(row, t, memory, own, free, sure, hint, discard)
        if best != NONE:
            why[0] = AHEAD
            if best == discard:
                return discard_useless(row, t, memory, seat, public, dead, notes)
            return announced_play(row, t, own[slot_of(t, best)], slot_of(t, best)) if is_play(t, best) else best
    if sure != NONE:
        why[0] = SURE_PLAY
        return announced_play(row, t, own[sure], sure)
    if needed or (hint != NONE and row[HINTS] == t.max_hints):
        why[0] = NEEDED_HINT if needed else SPARE_HINT
        return hint
    return _when_nothing_is_sure(row, t, memory, own, free, can_discard, why, notes)


def _when_nothing_is_sure(
    row: Ints, t: Tables, memory: Ints, own: Ints, free: Copies, can_discard: bool, why: Ints, notes: Ints
) -> int:
    """A good guess, a discard, a hint that nobody needs: what costs least."""
    seat = row[ACTOR]
    size = row[SIZE + seat]
    likely, chance = likeliest(own, size, memory[PLAYABLE], free)
    if row[MISTAKES] < t.max_mistakes - 1 and (chance > GOOD_CHANCE or (row[TURNS_LEFT] != NONE and chance > 0.0)):
        why[0] = GAMBLE
        return t.play + likely
    pace = pile_size(row, t) + t.players - (t.to_place - row[PLACED])
    most = MANY_HINTS if pace >= LEAST_PACE[t.players - 2] else 0
    public, dead = _useless_slots(row, t, memory, own)
    slot, cost = 0, 0.0
    if not (can_discard and dead):
        visible = seen_elsewhere(row, t, seat)
        slot, cost = _cheapest_discard(t, own, size, memory[USELESS], memory[IRREPLACEABLE], visible, free)
    if row[HINTS] > 0 and (row[HINTS] > most or cost > DEAREST[t.players - 2] or not can_discard):
        hint = best_hint(row, t, memory, seat, notes)
        if hint != NONE:
            why[0] = SPARE_HINT
            return hint
    if can_discard and dead:
        why[0] = USELESS_DISCARD
        return discard_useless(row, t, memory, seat, public, dead, notes)
    if can_discard:
        why[0] = CHEAPEST_DISCARD
        return slot
    why[0] = ONLY_CHOICE
    return t.play + likely


def _useless_slots(row: Ints, t: Tables, memory: Ints, own: Ints) -> tuple[int, int]:
    """The actor's cards that everybody knows to be useless, and all that the actor does, as bits by slot."""
    public = known_slots(row, t, memory, row[ACTOR], memory[USELESS])
    useless = public
    for slot in range(row[SIZE + row[ACTOR]]):
        if own[slot] & ~memory[USELESS] == 0:
            useless |= 1 << slot
    return public, useless


def _best_play(t: Tables, own: Ints, size: int, playable: int, visible: int) -> int:
    """The best of the cards that are sure to be playable: low ones first, and those that others wait for."""
    best, best_score = NONE, -1000.0
    for slot in range(size):
        if own[slot] & ~playable == 0:
            score = 0.0
            count = 0
            bits = own[slot]
            while bits:
                identity = which(bits)
                count += 1
                score -= t.place[identity]
                if visible & next_in_firework(t, identity):
                    score += 1.5
                if visible >> identity & 1:
                    score -= 0.5
                bits &= bits - 1
            score /= count
            if score > best_score:
                best, best_score = slot, score
    return best


def _cheapest_discard(
    t: Tables, own: Ints, size: int, useless: int, irreplaceable: int, visible: int, free: Copies
) -> tuple[int, float]:
    """The card whose loss costs least, and about how many points that is."""
    best, best_cost = 0, 1e9
    for slot in range(size):
        cost = 0.0
        bits = own[slot] & free[0] & ~useless
        while bits:
            identity = which(bits)
            copies = count_copies(bits & -bits, free)
            place = t.place[identity]
            if irreplaceable >> identity & 1:
                cost += copies * (1.0 + (VALUES - 1 - place) * 0.5)
            elif visible >> identity & 1:
                cost += copies * 0.05
            else:
                cost += copies * (0.2 + 0.02 * (VALUES - place))
            bits &= bits - 1
        total = count_copies(own[slot], free)
        if total:
            cost /= total
        if cost < best_cost:
            best, best_cost = slot, cost
    return best, best_cost
