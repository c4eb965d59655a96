"""What compiled bots decide when a bonus tile asks them (B2): a free hint, or a card of the discard pile."""

from tamaya.bots.compiled.facts import touched_by
from tamaya.bots.compiled.policy import PLAYABLE, Ints
from tamaya.bots.compiled.sets import count_bits
from tamaya.core.action_numbers import hint_of, hinted_seat
from tamaya.core.cards import VALUES
from tamaya.core.row import (
    ACTOR,
    COLOUR_HINT,
    FIREWORK,
    NONE,
    PENDING,
    RESHUFFLE,
    SIZE,
    VALUE_HINT,
    copies_gone,
    face_in_deck,
    hand_start,
    id_of,
    is_discarded,
)
from tamaya.core.tables import Tables


def decide_tile(row: Ints, t: Tables, memory: Ints) -> int:
    """The number of the action."""
    if row[PENDING] == COLOUR_HINT:
        return _free_hint(row, t, memory, t.colour_hint, t.value_hint)
    if row[PENDING] == VALUE_HINT:
        return _free_hint(row, t, memory, t.value_hint, t.announced)
    return _discarded_card(row, t)


def _free_hint(row: Ints, t: Tables, memory: Ints, first_action: int, last_action: int) -> int:
    """The hint by which most is learnt: playable cards above all."""
    playable = memory[PLAYABLE]
    best, best_score = NONE, -1
    for action in range(first_action, last_action):
        other = hinted_seat(t, row[ACTOR], action)
        hint = hint_of(t, action)
        touched = touched_by(row, t, other, hint)
        if row[SIZE + other] == 0 or (touched == 0 and not t.empty_hints):
            continue
        score = 0
        for slot in range(row[SIZE + other]):
            known = memory[id_of(row[hand_start(t, other) + slot])]
            narrowed = known & t.touches[hint] if touched >> slot & 1 else known & ~t.touches[hint]
            score += count_bits(known) - count_bits(narrowed)
            if narrowed & ~playable == 0 and known & ~playable:
                score += 20
        if score > best_score:
            best, best_score = action, score
    return best


def _discarded_card(row: Ints, t: Tables) -> int:
    """The discarded card that is missed most: the last copy of one that is needed, and the lowest of several."""
    best, best_score = NONE, -1
    for card in range(t.deck_size):
        if not is_discarded(row, card):
            continue
        identity = face_in_deck(row, card)
        if row[PENDING] != RESHUFFLE and row[FIREWORK + identity // VALUES] != t.place[identity]:
            continue
        score = 0
        if row[FIREWORK + identity // VALUES] <= t.place[identity]:
            score = 1 + VALUES - t.place[identity]
            if copies_gone(row, identity) == t.copies[identity]:
                score += 10
        if score > best_score:
            best, best_score = t.take + card, score
    return best
