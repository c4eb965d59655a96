"""Looking ahead near the end: deal the unseen cards in some ways that are possible, let everybody go on with open
cards, and see what is scored after each thing that could be done now."""

from typing import Any

from tamaya.bots.compiled.dealing import deal_unseen, fill_in
from tamaya.bots.compiled.policy import MOST_IN_HAND, PLAYABLE, Ints
from tamaya.bots.compiled.sets import Copies, by_identity
from tamaya.bots.compiled.tile_choices import decide_tile
from tamaya.core.action_numbers import hint_action, seat_after, value_hint_of
from tamaya.core.cards import IDENTITIES, MOST_CARDS, VALUES
from tamaya.core.kernel import fits, pile_size, score, step
from tamaya.core.prospects import copies_left
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    HINTS,
    MOST_WORDS,
    NONE,
    NOTHING,
    OUTCOME,
    PENDING,
    RUNNING,
    SIZE,
    TURN,
    face_of,
    hand_start,
)
from tamaya.core.tables import Tables
from tamaya.fast.native import notepad

SAMPLES = 8
MOST_OPTIONS_AHEAD = MOST_IN_HAND + 2


def best_ahead(row: Ints, t: Tables, memory: Ints, own: Ints, free: Copies, sure: int, hint: int, discard: int) -> int:
    """Of a sure play and others like it, a hint and a discard (NONE if there is none), the action that promises most;
    NONE if there is no choice."""
    options = notepad(MOST_OPTIONS_AHEAD)
    count = 0
    if sure != NONE:
        options[0] = t.play + sure
        count = 1
    for slot in range(row[SIZE + row[ACTOR]]):
        if slot != sure and own[slot] & ~memory[PLAYABLE] == 0 and own[slot] != own[sure]:
            options[count] = t.play + slot
            count += 1
    for action in (hint, discard):
        if action != NONE:
            options[count] = action
            count += 1
    if count < 2:
        return NONE
    scores = notepad(MOST_OPTIONS_AHEAD)
    if not look_ahead(row, t, memory, own, free, options, count, scores):
        return NONE
    best = 0
    for option in range(1, count):
        if scores[option] > scores[best]:
            best = option
    return int(options[best])


def look_ahead(
    row: Ints, t: Tables, memory: Ints, own: Ints, free: Copies, options: Ints, count: int, scores: Ints
) -> bool:
    """Add up what is scored in the end after each of this many options, over all samples; return whether there were
    any."""
    seat = row[ACTOR]
    cards = pile_size(row, t)
    pile = notepad(MOST_CARDS)
    hand = notepad(MOST_IN_HAND)
    world = notepad(MOST_WORDS)
    going_on: Any = notepad(MOST_WORDS)
    unseen = notepad(IDENTITIES)
    by_identity(free, unseen)
    x = row[TURN] + 1
    for sample in range(SAMPLES):
        x = deal_unseen(own, row[SIZE + seat], unseen, pile, cards, x, hand)
        if x == NONE:
            return sample > 0
        fill_in(row, t, seat, hand, pile, x, world)
        for option in range(count):
            for word in range(t.row_size):
                going_on[word] = world[word]
            scores[option] += play_on(going_on, t, memory, options[option])
    return True


def play_on(row: Any, t: Tables, memory: Ints, action: int) -> int:
    """The score in the end if the actor does this now and everybody then goes on with open cards."""
    step(row, t, action)
    while row[OUTCOME] == RUNNING:
        step(row, t, open_choice(row, t, memory))
    return score(row, t)


def open_choice(row: Any, t: Tables, memory: Ints) -> int:
    """What a seat does with open cards: play the lowest that fits, else hint, else discard what is missed least."""
    if row[PENDING] != NOTHING:
        return decide_tile(row, t, memory)
    slot = lowest_that_fits(row, t)
    if slot != NONE:
        return t.play + slot
    hint = any_hint(row, t) if row[HINTS] > 0 else NONE
    if hint != NONE:
        return hint
    may_discard = row[HINTS] < t.max_hints or t.discard_when_full
    return least_missed(row, t) + (0 if may_discard else t.play)


def lowest_that_fits(row: Any, t: Tables) -> int:
    """The slot of the actor's lowest card that fits; NONE if none does."""
    best, lowest = NONE, VALUES
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        identity = face_of(row[first + slot])
        if fits(row, t, identity) and t.place[identity] < lowest:
            best, lowest = slot, t.place[identity]
    return best


def any_hint(row: Any, t: Tables) -> int:
    """A hint that can be given, to the next player who holds cards; NONE if nobody does."""
    for further in range(1, t.players):
        seat = seat_after(t, row[ACTOR], further)
        if row[SIZE + seat] > 0:
            return hint_action(t, further, value_hint_of(t, face_of(row[hand_start(t, seat)])))
    return NONE


def least_missed(row: Any, t: Tables) -> int:
    """The slot of the actor's card that is missed least: a useless one, or a late one of which there are more."""
    best, least = 0, 1000
    first = hand_start(t, row[ACTOR])
    for slot in range(row[SIZE + row[ACTOR]]):
        identity = face_of(row[first + slot])
        place = t.place[identity]
        loss = 0
        if row[FIREWORK + identity // VALUES] <= place:
            loss = (20 if copies_left(row, t, identity) > 1 else 100) - place
        if loss < least:
            best, least = slot, loss
    return best
