"""What the smart player does, decided on a row as its seat may know it and on the public table."""

from tamaya.bots.compiled.ending import best_ahead
from tamaya.bots.compiled.facts import (
    announced_play,
    foresee_until,
    known_slots,
    likeliest,
    next_in_firework,
    own_hand,
    seen_elsewhere,
    touched_by,
)
from tamaya.bots.compiled.policy import IRREPLACEABLE, MOST_IN_HAND, PLAYABLE, USELESS, Ints
from tamaya.bots.compiled.sets import Copies, count_bits, weigh, which
from tamaya.bots.compiled.tile_choices import decide_tile
from tamaya.bots.smart.hearing import meaning, next_discard, pointed_at
from tamaya.core.action_numbers import hint_action, hint_of, hinted_seat, is_play, seat_after, slot_of, value_hint_of
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
    face_of,
    hand_places,
    hand_start,
    id_of,
)
from tamaya.core.tables import Tables
from tamaya.fast.native import scratchpad

PLAY, GAMBLE, WARNING, PLAY_HINT, SPARE_HINT, SPARE_DISCARD, OLDEST_DISCARD, ONLY_CHOICE, TILE, AHEAD = range(10)

FALSE = -1_000_000  # the score of a hint that would be read wrongly
A_PLAY = 1000

# Tuned by self-play
LOOK_AHEAD = 5
RISK = 0.3  # with more the own discard is put off as long as there is a true hint


def choose(row: Ints, t: Tables, memory: Ints, why: Ints, notes: Ints) -> int:  # noqa: ARG001
    """The number of the action for the seat that decides; `why` gets the reason's number."""
    if row[PENDING] != NOTHING:
        action = decide_tile(row, t, memory)
        why[0] = TILE if action >= t.take else SPARE_HINT
        return action
    seat = row[ACTOR]
    size = row[SIZE + seat]
    own = scratchpad(MOST_IN_HAND)
    free = own_hand(row, t, memory, seat, own)
    warning = _warning_to_give(row, t, memory) if row[HINTS] > 0 else NONE
    sure = _lowest_play(t, own, size, memory[PLAYABLE], seen_elsewhere(row, t, seat))
    near_the_end = pile_size(row, t) <= LOOK_AHEAD and row[TURNS_LEFT] == NONE
    if sure != NONE and warning == NONE and not near_the_end:
        why[0] = PLAY
        return announced_play(row, t, own[sure], sure)
    hint, gain = NONE, FALSE
    if row[HINTS] > 0:
        hint, gain = best_hint(row, t, memory, seat, warning != NONE)
    if warning != NONE:
        if gain >= A_PLAY:
            return _point_out(row, t, memory, hint, why)
        following = seat_after(t, seat, 1)
        why[0] = WARNING
        why[1] = id_of(row[hand_start(t, following) + next_discard(row, t, memory, following)]) + 1
        return warning
    can_discard = size > 0 and (row[HINTS] < t.max_hints or t.discard_when_full)
    if near_the_end:
        dead = _known_useless(own, size, memory[USELESS]) if can_discard else NONE
        best = best_ahead(row, t, memory, own, free, sure, hint if gain > FALSE else NONE, dead)
        if best != NONE:
            why[0] = AHEAD
            return announced_play(row, t, own[slot_of(t, best)], slot_of(t, best)) if is_play(t, best) else best
    if sure != NONE:
        why[0] = PLAY
        return announced_play(row, t, own[sure], sure)
    if gain >= A_PLAY:
        return _point_out(row, t, memory, hint, why)
    if hint != NONE and not can_discard:
        why[0] = SPARE_HINT
        return hint
    return _when_nothing_is_sure(row, t, memory, own, free, hint if gain > FALSE else NONE, can_discard, why)


def _point_out(row: Ints, t: Tables, memory: Ints, action: int, why: Ints) -> int:
    """Give a hint that shows a card to play; `why` gets the card, if the hint points at one."""
    seat = row[ACTOR]
    target = hinted_seat(t, seat, action)
    then, _ = foresee_until(row, t, memory, seat, target)
    hint = hint_of(t, action)
    slot = pointed_at(row, t, memory, target, hint, touched_by(row, t, target, hint), then)
    why[0] = PLAY_HINT
    if slot != NONE:
        why[1] = id_of(row[hand_start(t, target) + slot]) + 1
    return action


def _warning_to_give(row: Ints, t: Tables, memory: Ints) -> int:
    """The hint that warns the next player, if one is needed: then no other seat gets one. NONE if not."""
    following = seat_after(t, row[ACTOR], 1)
    risky = next_discard(row, t, memory, following)
    if risky == NONE:
        return NONE
    at_risk = face_of(row[hand_start(t, following) + risky])
    if not memory[IRREPLACEABLE] >> at_risk & 1:
        return NONE
    return hint_action(t, 1, value_hint_of(t, at_risk))


def _when_nothing_is_sure(
    row: Ints, t: Tables, memory: Ints, own: Ints, free: Copies, hint: int, can_discard: bool, why: Ints
) -> int:
    """A guess in the last round, a hint that tells little, a discard: what costs least. `hint` is true, or NONE."""
    size = row[SIZE + row[ACTOR]]
    likely, chance = likeliest(own, size, memory[PLAYABLE], free)
    if row[MISTAKES] < t.max_mistakes - 1 and row[TURNS_LEFT] != NONE and chance > 0.0:
        why[0] = GAMBLE
        return t.play + likely
    pace = pile_size(row, t) + t.players - (t.to_place - row[PLACED])
    if hint != NONE and (pace <= 0 or row[TURNS_LEFT] != NONE):
        why[0] = SPARE_HINT
        return hint
    if can_discard:
        return _discard_or_wait(row, t, memory, own, free, hint, why)
    why[0] = ONLY_CHOICE
    following = seat_after(t, row[ACTOR], 1)
    if row[HINTS] > 0 and row[MISTAKES] == t.max_mistakes - 1 and row[SIZE + following] > 0:
        newest = hand_start(t, following) + row[SIZE + following] - 1  # any hint is better than the last mistake
        return hint_action(t, 1, value_hint_of(t, face_of(row[newest])))
    return t.play + likely


def _discard_or_wait(row: Ints, t: Tables, memory: Ints, own: Ints, free: Copies, hint: int, why: Ints) -> int:
    """Discard what is useless or doubled, else what is least likely to be needed, unless a hint can put that off."""
    size = row[SIZE + row[ACTOR]]
    slot = _known_useless(own, size, memory[USELESS])
    if slot != NONE:
        why[0] = SPARE_DISCARD
        return slot
    slot = _duplicate(row, t, own, size, row[ACTOR])
    if slot != NONE:
        why[0] = SPARE_DISCARD
        return slot
    slot, risk = _safest(own, size, memory[IRREPLACEABLE], memory[PLAYABLE], free)
    why[0] = SPARE_HINT if risk > RISK and hint != NONE else OLDEST_DISCARD
    return hint if why[0] == SPARE_HINT else slot


def _lowest_play(t: Tables, own: Ints, size: int, playable: int, visible: int) -> int:
    """The lowest of the cards that are sure to be playable; of equals the one that somebody waits for."""
    best, best_score = NONE, 1000
    for slot in range(size):
        if own[slot] & ~playable == 0:
            score = 0
            bits = own[slot]
            while bits:
                identity = which(bits)
                score = max(score, 2 * t.place[identity] - (1 if visible & next_in_firework(t, identity) else 0))
                bits &= bits - 1
            if score < best_score:
                best, best_score = slot, score
    return best


def best_hint(row: Ints, t: Tables, memory: Ints, seat: int, only_next: bool) -> tuple[int, int]:
    """The hint that brings most (to the next player only, if that is asked), and what it brings: A_PLAY for each card
    that becomes known to be playable. FALSE if all that could be said would be read wrongly."""
    best, best_score = NONE, FALSE
    for further in range(1, 2 if only_next else t.players):
        other = seat_after(t, seat, further)
        if row[SIZE + other] == 0 or _believes_what_is_false(row, t, memory, other):
            continue
        then, _ = foresee_until(row, t, memory, seat, other)
        risky = next_discard(row, t, memory, other) if further == 1 else NONE
        can_play = known_slots(row, t, memory, other, then) != 0
        first = hand_start(t, other)
        for hint in range(t.colours + VALUES):
            touched = touched_by(row, t, other, hint)
            if touched == 0 and not t.empty_hints:
                continue
            about, is_then, _ = meaning(row, t, memory, other, hint, touched, then, risky)
            if about != NONE and not is_then >> face_of(row[first + about]) & 1:
                continue
            score = _hint_score(row, t, memory, other, hint, touched, about, is_then, then, can_play)
            if score > best_score:
                best, best_score = hint_action(t, further, hint), score
    return best, best_score


def _believes_what_is_false(row: Ints, t: Tables, memory: Ints, seat: int) -> bool:
    """Whether a hand has a card that everybody takes for something else: then no hint to it leads to the truth."""
    for place in hand_places(row, t, seat):
        if memory[id_of(row[place])] >> face_of(row[place]) & 1 == 0:
            return True
    return False


def _hint_score(
    row: Ints,
    t: Tables,
    memory: Ints,
    seat: int,
    hint: int,
    touched: int,
    about: int,
    is_then: int,
    playable: int,
    can_play: bool,
) -> int:
    """What a hand learns by a hint, about a slot that `is_then` one of these. `can_play`: it already knows a card to
    play."""
    first = hand_start(t, seat)
    touches = t.touches[hint]
    useless = memory[USELESS]
    score = 0
    new = 0
    for slot in range(row[SIZE + seat]):
        held = row[first + slot]
        before = memory[id_of(held)]
        known = before & touches if touched >> slot & 1 else before & ~touches
        known &= is_then if slot == about else known
        if known & ~playable == 0 and before & ~playable:
            face = face_of(held)
            if _known_elsewhere(row, t, memory, face, id_of(held), playable) or new >> face & 1:
                continue
            new |= 1 << face
            score += A_PLAY + 20 * (VALUES - t.place[face]) - (300 if can_play else 0)
            can_play = True
        elif known & ~useless == 0 and before & ~useless:
            score += 8
        score += count_bits(before) - count_bits(known)
    return score


def _known_elsewhere(row: Ints, t: Tables, memory: Ints, face: int, card: int, playable: int) -> bool:
    """Whether another copy in a hand is already known to be playable."""
    for seat in range(t.players):
        for place in hand_places(row, t, seat):
            held = row[place]
            if id_of(held) != card and face_of(held) == face and memory[id_of(held)] & ~playable == 0:
                return True
    return False


def _known_useless(own: Ints, size: int, useless: int) -> int:
    """The oldest card that is sure to be useless; NONE if there is none."""
    for slot in range(size):
        if own[slot] & ~useless == 0:
            return slot
    return NONE


def _duplicate(row: Ints, t: Tables, own: Ints, size: int, seat: int) -> int:
    """A card that is sure to have a copy in another hand or further on in the own one; NONE if there is none."""
    seen = seen_elsewhere(row, t, seat)
    for slot in range(size):
        if own[slot] & ~seen == 0:
            return slot
        for later in range(slot + 1, size):
            if own[later] == own[slot] and own[slot] & (own[slot] - 1) == 0:
                return slot
    return NONE


def _safest(own: Ints, size: int, irreplaceable: int, playable: int, free: Copies) -> tuple[int, float]:
    """The card that is least likely to be needed, the oldest of several, and how likely it is irreplaceable, about."""
    best, best_risk = 0, 2.0
    for slot in range(size):
        risk = weigh(own[slot], irreplaceable, free) + 0.3 * weigh(own[slot], playable, free)
        if risk < best_risk - 1e-9:
            best, best_risk = slot, risk
    return best, best_risk
