"""A position at a glance: which cards are still of use, when they come to hand, and how many can be placed at most."""

from typing import Any

from tamaya.core.cards import COLOURS, IDENTITIES, VALUES
from tamaya.core.row import ACTOR, FIREWORK, NEXT, NONE, SIZE, TURNS_LEFT, face_in_deck, face_of, hand_start
from tamaya.core.tables import Tables
from tamaya.review.solver.space import MOST_COPIES, Space

FAR = 1 << 20  # where a card lies that is not in the pile


def survey_deal(row: Any, t: Tables, space: Space) -> None:
    """Find where in the deck each card lies, and what belongs on what."""
    soonest, copies_at = space.soonest, space.copies_at
    for identity in range(IDENTITIES):
        soonest[t.deck_size * IDENTITIES + identity] = FAR
    for copy in range(IDENTITIES * MOST_COPIES):
        copies_at[copy] = FAR
    for card in range(t.deck_size - 1, -1, -1):
        here = card * IDENTITIES
        for identity in range(IDENTITIES):
            soonest[here + identity] = soonest[here + IDENTITIES + identity]
        identity = face_in_deck(row, card)
        soonest[here + identity] = card
        space.faces[card] = identity
        space.ahead[card] = space.ahead[card + 1] | 1 << identity
        first = identity * MOST_COPIES
        for copy in range(first + MOST_COPIES - 1, first, -1):
            copies_at[copy] = copies_at[copy - 1]
        copies_at[first] = card
    for colour in range(len(COLOURS)):
        above = 0
        for place in range(VALUES - 1, -1, -1):
            above |= 1 << t.in_order[colour * VALUES + place]
            space.above[colour * VALUES + place] = above


def survey(row: Any, t: Tables, space: Space) -> int:
    """Find out when each card is at hand (`arrives`, `ready`, `coming`); return the useful identities, as bits: each
    firework up to the first card of which no copy is left."""
    ahead = row[NEXT] * IDENTITIES
    pile = t.deck_size - row[NEXT]
    for identity in range(IDENTITIES):
        space.arrives[identity] = space.soonest[ahead + identity] - row[NEXT] + 1
    for seat in range(t.players):
        first = hand_start(t, seat)
        for place in range(first, first + row[SIZE + seat]):
            space.arrives[face_of(row[place])] = 0
    for draw in range(pile + 2):
        space.coming[draw] = 0
    useful = 0
    for colour in range(len(COLOURS)):
        if t.copies[colour * VALUES] == 0:
            continue
        ready = 0
        for place in range(row[FIREWORK + colour], VALUES):
            identity = t.in_order[colour * VALUES + place]
            ready = max(ready, space.arrives[identity])
            if ready > pile:
                break
            space.ready[identity] = ready
            space.coming[ready] += 1
            useful |= 1 << identity
    for draw in range(pile - 1, -1, -1):
        space.coming[draw] += space.coming[draw + 1]
    return useful


def most_to_come(row: Any, t: Tables, space: Space, useful: int) -> int:
    """How many cards can still be placed, at most, if no bonus tile helps. A card drawn late has few turns left: all
    that comes with or after a draw must fit into the turns after it (E3)."""
    if t.masterpiece:  # X3: there is always another turn
        return int(space.coming[0])
    if row[TURNS_LEFT] != NONE:
        return most_in_last_round(row, t, useful)
    pile = t.deck_size - row[NEXT]
    most = 0
    for draw in range(pile, -1, -1):
        most = min(most + space.coming[draw] - space.coming[draw + 1], turns_after(t, pile, draw))
    return most


def turns_after(t: Tables, pile: int, draw: int) -> int:
    """In how many turns something can be placed that a draw brings; whoever draws the last card has the last turn."""
    return 1 if draw == pile and draw > 0 else pile - draw + t.players


def most_in_last_round(row: Any, t: Tables, useful: int) -> int:
    """How many of those who still have a turn hold a card that can be placed."""
    most = 0
    seat = row[ACTOR]
    for _ in range(row[TURNS_LEFT]):
        first = hand_start(t, seat)
        for place in range(first, first + row[SIZE + seat]):
            if useful >> face_of(row[place]) & 1:
                most += 1
                break
        seat = seat + 1 if seat + 1 < t.players else 0
    return most


def too_much_to_hold(row: Any, t: Tables, space: Space) -> bool:
    """Whether the hands will be too small if every card is needed: the last copy of a card whose turn has not come must
    be held, and whoever draws must have something else to lay down."""
    pile = t.deck_size - row[NEXT]
    if row[TURNS_LEFT] != NONE or pile == 0:
        return False
    for draw in range(pile + 1):
        space.waiting[draw] = 0
        space.settled[draw] = 0
    for colour in range(len(COLOURS)):
        if t.copies[colour * VALUES] == 0:
            continue
        its_turn = 0
        for place in range(row[FIREWORK + colour], VALUES):
            identity = t.in_order[colour * VALUES + place]
            last = last_in_time(row, t, space, colour, place)
            space.settled[last] += 1
            if last < its_turn:
                space.waiting[last] += 1
                space.waiting[its_turn] -= 1
            its_turn = space.ready[identity]
    room = 0
    for seat in range(t.players):
        room += row[SIZE + seat]
    waiting = settled = placed = 0
    for draw in range(pile):
        waiting += space.waiting[draw]
        settled += space.settled[draw]
        if draw > 0:
            placed = min(placed + 1, space.coming[0] - space.coming[draw])  # by then, at most
        if waiting >= room or settled - placed > room:
            return True
    return False


def last_in_time(row: Any, t: Tables, space: Space, colour: int, place: int) -> int:
    """The draw that brings the last copy of a card with which there is still time for it and all that follows."""
    pile = t.deck_size - row[NEXT]
    identity = t.in_order[colour * VALUES + place]
    last = space.arrives[identity]
    for copy in range(identity * MOST_COPIES, identity * MOST_COPIES + MOST_COPIES):
        draw = space.copies_at[copy] - row[NEXT] + 1
        if last < draw <= pile:
            delayed = 0
            for later in range(place, VALUES):
                if space.ready[t.in_order[colour * VALUES + later]] < draw:
                    delayed += 1
            if t.masterpiece or space.coming[draw] + delayed <= turns_after(t, pile, draw):
                last = draw
    return int(last)
