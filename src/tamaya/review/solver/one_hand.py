"""As if all hands were one: a simpler game, in which nobody waits for their turn and tokens do not matter. What cannot
be won even so is lost.

A position is the cards drawn, the fireworks, and which of the useful cards are at hand: a second copy is as good as a
useless card. A card that fits is always played, a useless one goes before a useful one: neither is ever worse
(docs/decisions has the proof). So there is little to choose from, and most positions are known already.
"""

from typing import Any

from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.row import FIREWORK, NEXT, NONE, PLACED, SIZE, TURNS_LEFT, face_of, hand_start
from tamaya.core.tables import Tables
from tamaya.review.solver.space import Space

PLACED_BITS = 3  # for each firework
FIREWORKS_AT = IDENTITIES  # a position as one number: the cards at hand, then the fireworks
DRAWN_AT = FIREWORKS_AT + PLACED_BITS * len(COLOURS)  # and the cards drawn
NOTHING_USEFUL = 1 << IDENTITIES  # to choose from: a useless card, or a second copy
MOST_POSITIONS = 2_000  # that are looked at to find out about one
LIVES, DIES, UNKNOWN = 1, 0, -1
SCATTERING = 625_341_585  # an odd number that spreads similar keys over distant places
SCATTERED = 1 << 31


def is_lost_in_one_hand(row: Any, t: Tables, space: Space, deal: int) -> bool:
    """Whether not every card that is missing can be placed, even if all hands were one. What was found out is kept for
    the same number of `deal`."""
    if row[TURNS_LEFT] != NONE or row[NEXT] == t.deck_size:
        return False
    at_hand = room = fireworks = 0
    for seat in range(t.players):
        first = hand_start(t, seat)
        room += row[SIZE + seat]
        for place in range(first, first + row[SIZE + seat]):
            at_hand |= 1 << face_of(row[place])
    for colour in range(len(COLOURS)):
        fireworks |= row[FIREWORK + colour] << PLACED_BITS * colour
    space.one_hand[0] = at_hand
    space.one_fireworks[0] = fireworks
    space.one_needed[0] = t.to_place - row[PLACED]
    depth = positions = 0
    verdict = look_at(t, space, 0, row[NEXT], room, deal)
    while True:
        positions += 1
        if verdict == LIVES or positions > MOST_POSITIONS:
            for above in range(depth + 1):
                keep_verdict(space, key_at(space, above, row[NEXT] + above), deal, LIVES)
            return False
        if verdict == DIES:
            depth -= 1
        while depth >= 0 and space.one_choices[depth] == 0:
            keep_verdict(space, key_at(space, depth, row[NEXT] + depth), deal, DIES)
            depth -= 1
        if depth < 0:
            return True
        choose(space, depth, row[NEXT] + depth)
        depth += 1
        verdict = look_at(t, space, depth, row[NEXT] + depth, room, deal)


def look_at(t: Tables, space: Space, depth: int, drawn: int, room: int, deal: int) -> int:
    """Come to a position: LIVES or DIES, or UNKNOWN, and then the cards to choose from are found."""
    fireworks = space.one_fireworks[depth]
    useful = fitting = 0
    for colour in range(len(COLOURS)):
        placed = fireworks >> PLACED_BITS * colour & (1 << PLACED_BITS) - 1
        if t.copies[colour * VALUES] and placed < VALUES:
            useful |= space.above[colour * VALUES + placed]
            fitting |= 1 << t.in_order[colour * VALUES + placed]
    at_hand = space.one_hand[depth] & useful
    space.one_hand[depth] = at_hand
    needed = space.one_needed[depth]
    pile = t.deck_size - drawn
    if (at_hand | space.ahead[drawn]) & useful != useful or (needed > pile + t.players and not t.masterpiece):
        return DIES
    if pile == 0 or needed == 0:
        return LIVES
    verdict = verdict_on(space, key_at(space, depth, drawn), deal)
    if verdict != UNKNOWN:
        return verdict
    if at_hand & fitting:
        space.one_choices[depth] = at_hand & fitting
        space.one_plays[depth] = 1
    else:
        space.one_plays[depth] = 0
        has_room = cards_in(at_hand) < room
        space.one_choices[depth] = NOTHING_USEFUL if has_room else at_hand & space.ahead[drawn]
    return UNKNOWN


def choose(space: Space, depth: int, drawn: int) -> None:
    """Lay down the next of the cards to choose from and draw."""
    choices = space.one_choices[depth]
    card = choices & -choices
    space.one_choices[depth] = choices ^ card
    fireworks = space.one_fireworks[depth]
    needed = space.one_needed[depth]
    if space.one_plays[depth]:
        identity = 0
        while card >> identity > 1:
            identity += 1
        fireworks += 1 << PLACED_BITS * (identity // VALUES)
        needed -= 1
    space.one_hand[depth + 1] = space.one_hand[depth] & ~card | 1 << space.faces[drawn]
    space.one_fireworks[depth + 1] = fireworks
    space.one_needed[depth + 1] = needed


def cards_in(cards: int) -> int:
    """How many cards a set has."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


# ---- What is known ---------------------------------------------------------------------------------------------------


def key_at(space: Space, depth: int, drawn: int) -> int:
    """A position as one number."""
    return int(space.one_hand[depth] | space.one_fireworks[depth] << FIREWORKS_AT | drawn << DRAWN_AT)


def place_of_key(space: Space, key: int) -> int:
    """Where a position is kept, if it is."""
    mixed = (key ^ key >> 29) * SCATTERING % SCATTERED
    return int((mixed ^ mixed >> 15) % len(space.one_keys))


def verdict_on(space: Space, key: int, deal: int) -> int:
    """LIVES or DIES, UNKNOWN if it is not known."""
    place = place_of_key(space, key)
    mark = space.one_marks[place]
    return int(mark & 1) if space.one_keys[place] == key and mark >> 1 == deal else UNKNOWN


def keep_verdict(space: Space, key: int, deal: int, verdict: int) -> None:
    """Keep what was found out; what was kept there is forgotten."""
    place = place_of_key(space, key)
    space.one_keys[place] = key
    space.one_marks[place] = deal << 1 | verdict
