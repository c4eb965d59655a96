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
from tamaya.bots.compiled.policy import IRREPLACEABLE, MEMORY, MOST_IN_HAND, NOTES, PLAYABLE, USELESS, Ints
from tamaya.bots.compiled.rollouts import all_true
from tamaya.bots.compiled.sets import Copies, count_bits, which
from tamaya.bots.compiled.tile_choices import decide_tile
from tamaya.bots.smart.hearing import (
    ALIKE,
    MOST_RISK,
    hear,
    is_near_the_end,
    meaning,
    next_discard,
    precious,
    risk_of,
    style,
)
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
from tamaya.fast.native import notepad, scratchpad

PLAY, GAMBLE, WARNING, PLAY_HINT, SPARE_HINT, SPARE_DISCARD, OLDEST_DISCARD, ONLY_CHOICE, TILE, AHEAD = range(10)

FALSE = -1_000_000  # the score of a hint that would be read wrongly
A_PLAY = 1000
A_FURTHER_PLAY = 700  # for whoever knows already what to play

# Tuned by self-play
USELESS_TOO = 8  # what it is worth that a card becomes known as useless, in identities that a card can no longer be
PRECIOUS_TOO = 25  # the same for one that becomes known as precious
RISK = (0.35, 0.18, 0.45)  # by style: with more the own discard is put off as long as there is a true hint
STALLING_PACE = -9  # with so little time left, or less, a hint that tells little is better than a discard


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
    warns = row[HINTS] > 0 and _must_warn(row, t, memory)
    sure = _lowest_play(t, own, size, memory[PLAYABLE], seen_elsewhere(row, t, seat))
    near_the_end = is_near_the_end(row, t) and row[TURNS_LEFT] == NONE
    if sure != NONE and not warns and not near_the_end:
        why[0] = PLAY
        return announced_play(row, t, own[sure], sure)
    hint, gain = NONE, FALSE
    if row[HINTS] > 0:
        hint, gain = best_hint(row, t, memory, seat, warns)
    if warns and hint != NONE:
        return _tell(row, t, memory, hint, gain, why)
    can_discard = size > 0 and (row[HINTS] < t.max_hints or t.discard_when_full)
    if near_the_end:
        dead = _known_useless(own, size, memory[USELESS]) if can_discard else NONE
        best = best_ahead(row, t, memory, own, free, sure, hint, dead)
        if best != NONE:
            why[0] = AHEAD
            return announced_play(row, t, own[slot_of(t, best)], slot_of(t, best)) if is_play(t, best) else best
    if sure != NONE:
        why[0] = PLAY
        return announced_play(row, t, own[sure], sure)
    if gain >= A_FURTHER_PLAY:
        return _tell(row, t, memory, hint, gain, why)
    if hint != NONE and not can_discard:
        why[0] = SPARE_HINT
        return hint
    return _when_nothing_is_sure(row, t, memory, own, free, hint, can_discard, why)


def _tell(row: Ints, t: Tables, memory: Ints, action: int, gain: int, why: Ints) -> int:
    """Give a hint; `why` gets the card that it points at or warns of, if there is one."""
    target = hinted_seat(t, row[ACTOR], action)
    then, _ = foresee_until(row, t, memory, row[ACTOR], target)
    risky = next_discard(row, t, memory, target) if target == seat_after(t, row[ACTOR], 1) else NONE
    hint = hint_of(t, action)
    about, _, warned = meaning(row, t, memory, target, hint, touched_by(row, t, target, hint), then, risky)
    why[0] = PLAY_HINT if gain >= A_FURTHER_PLAY else SPARE_HINT
    if about != NONE:
        held = row[hand_start(t, target) + about]
        if warned and why[0] == SPARE_HINT and memory[IRREPLACEABLE] >> face_of(held) & 1:
            why[0] = WARNING
        why[1] = id_of(held) + 1
    return action


def _must_warn(row: Ints, t: Tables, memory: Ints) -> bool:
    """Whether the next player might discard a precious card: then no other seat gets a hint."""
    following = seat_after(t, row[ACTOR], 1)
    risky = next_discard(row, t, memory, following)
    return risky != NONE and precious(memory) >> face_of(row[hand_start(t, following) + risky]) & 1 != 0


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
    if hint != NONE and (pace <= STALLING_PACE or row[TURNS_LEFT] != NONE):
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
    slot, risk = _safest(t, own, size, memory, free)
    why[0] = SPARE_HINT if risk > RISK[style(t)] and hint != NONE else OLDEST_DISCARD
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
            action = hint_action(t, further, hint)
            if score > best_score and (score >= A_FURTHER_PLAY or _is_true(row, t, memory, action)):
                best, best_score = action, score
    return best, best_score


def _is_true(row: Ints, t: Tables, memory: Ints, action: int) -> bool:
    """Whether a hint lets nobody believe what is false of the cards that the giver sees."""
    seat = row[ACTOR]
    after = scratchpad(MEMORY)
    for word in range(MEMORY):
        after[word] = memory[word]
    touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    hear(row, t, after, seat, action, touched, seat, notepad(NOTES))
    return all_true(row, t, after, seat)


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
    kept = precious(memory) | playable
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
            score += A_FURTHER_PLAY if can_play else A_PLAY
            can_play = True
        elif known & ~useless == 0 and before & ~useless:
            score += USELESS_TOO
        elif known & ~kept == 0 and before & ~kept:
            score += PRECIOUS_TOO
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


def _safest(t: Tables, own: Ints, size: int, memory: Ints, free: Copies) -> tuple[int, float]:
    """The card that is least likely to be needed, the oldest of several, and how bad it would be to lose it."""
    best, best_risk = 0, MOST_RISK
    for slot in range(size):
        risk = risk_of(t, own[slot], memory, memory[IRREPLACEABLE], free)
        if risk < best_risk - ALIKE:
            best, best_risk = slot, risk
    return best, best_risk
