"""What the fireworks can still become: which cards fit, which are useless, which must not be lost, and the best score.

All of it follows from what everybody sees: fireworks, discards, bonus tiles, the sizes of the pile and of the hands.
Plain functions in the subset that Numba compiles; `prospects` brings them together for a view. `left` is an array that
has, from the word `first` on, how many copies of each identity are neither placed nor discarded.
"""

from typing import NamedTuple

from tamaya.core.cards import ALL_VALUES, COLOURS, VALUES, CardSet
from tamaya.core.kernel import pile_size, score
from tamaya.core.knowledge import counts, unseen
from tamaya.core.row import (
    FIREWORK,
    MISTAKES,
    NONE,
    NOTHING,
    OUTCOME,
    PENDING,
    PLACED,
    PLAY_DISCARDED,
    RESHUFFLE,
    RUNNING,
    SIZE,
    TILES_DRAWN,
    TURNS_LEFT,
    Row,
    Words,
    copies_gone,
    tile_at,
)
from tamaya.core.tables import Tables
from tamaya.core.values import described


@described
class Prospects(NamedTuple):
    """Sets of identities, as everybody can work them out, and the best score.

    Attributes:
        playable: what fits now (P1, K2)
        useless: what can never be added any more (C4)
        irreplaceable: what is still of use, and the last copy that is not discarded (X3)
        best: no way to go on brings more points than this
    """

    playable: CardSet
    useless: CardSet
    irreplaceable: CardSet
    best: int


def prospects(row: Row, t: Tables) -> Prospects:
    """The prospects of a position."""
    left = counts(unseen(row, t))
    playable = useless = irreplaceable = 0
    for colour in range(len(COLOURS)):
        fits, never, last = outlook(t, colour, row[FIREWORK + colour], left, 0, 0)
        playable |= fits
        useless |= never
        irreplaceable |= last
    show = row[PLACED] + (t.all_cards & ~useless).bit_count()
    if t.bonus_tiles and show < t.to_place:  # some cards are lost, but may come back
        show = best_show(row, t, left, 0)
        for colour in range(len(COLOURS)):
            rescued = most_rescued(row, t, left, 0, colour)
            if rescued:
                _, never, last = outlook(t, colour, row[FIREWORK + colour], left, 0, rescued)
                useless = useless & ~(ALL_VALUES << colour * VALUES) | never
                irreplaceable |= last
    return Prospects(CardSet(playable), CardSet(useless), CardSet(irreplaceable), best_score(row, t, show))


def copies_left(row: Words, t: Tables, identity: int) -> int:
    """How many copies of an identity are neither placed nor discarded."""
    placed = 1 if t.place[identity] < row[FIREWORK + identity // VALUES] else 0
    return max(t.copies[identity] - copies_gone(row, identity) - placed, 0)


def tiles_drawn(row: Row) -> tuple[int, ...]:
    """The bonus tiles drawn so far, in order."""
    return tuple(tile_at(row, number) for number in range(row[TILES_DRAWN]))


# ---- One firework ----------------------------------------------------------------------------------------------------


def outlook(t: Tables, colour: int, placed: int, left: Words, first: int, rescued: int) -> tuple[int, int, int]:
    """The cards of a firework that has this many, as bits: what fits now; what can never be added any more; and the
    last copies of what can. This many of its lost cards come back by bonus tiles: 0 is what can be counted on."""
    playable = useless = irreplaceable = 0
    if t.copies[colour * VALUES] == 0:
        return playable, useless, irreplaceable
    for place in range(VALUES):
        identity = t.in_order[colour * VALUES + place]
        copies = left[first + identity]
        if place >= placed and copies == 0:
            rescued -= 1
        if place < placed or rescued < 0:
            useless |= 1 << identity
        elif copies > 0:
            if place == placed:
                playable |= 1 << identity
            if copies == 1:
                irreplaceable |= 1 << identity
    return playable, useless, irreplaceable


def reach(row: Words, t: Tables, left: Words, first: int, colour: int, rescued: int) -> int:
    """How many cards a firework can have in the end, if this many of its lost cards come back."""
    for place in range(row[FIREWORK + colour], VALUES):
        if left[first + t.in_order[colour * VALUES + place]] == 0:
            if rescued == 0:
                return place
            rescued -= 1
    return VALUES


def lost_cards(row: Words, t: Tables, left: Words, first: int, colour: int) -> int:
    """How many cards a firework still needs of which all copies are discarded."""
    lost = 0
    for place in range(row[FIREWORK + colour], VALUES):
        if left[first + t.in_order[colour * VALUES + place]] == 0:
            lost += 1
    return lost


# ---- What bonus tiles 5 and 6 can bring back (B2) --------------------------------------------------------------------


def tiles_to_come(row: Words, t: Tables) -> int:
    """How many of tiles 5 and 6 may still be drawn."""
    tiles = 2 if t.bonus_tiles else 0
    for number in range(row[TILES_DRAWN]):
        if tile_at(row, number) >= 5:
            tiles -= 1
    return tiles


def completable(row: Words, t: Tables, left: Words, first: int) -> int:
    """How many open fireworks need no lost card: each of them brings a tile."""
    count = 0
    for colour in range(len(COLOURS)):
        is_open = t.copies[colour * VALUES] > 0 and row[FIREWORK + colour] < VALUES
        if is_open and lost_cards(row, t, left, first, colour) == 0:
            count += 1
    return count


def is_asked(row: Words, t: Tables, left: Words, first: int, colour: int) -> bool:
    """Whether the tile that was just drawn can bring back a lost card of this firework."""
    if row[PENDING] == RESHUFFLE:
        return lost_cards(row, t, left, first, colour) > 0
    if row[PENDING] != PLAY_DISCARDED or row[FIREWORK + colour] == VALUES:
        return False
    return left[first + t.in_order[colour * VALUES + row[FIREWORK + colour]]] == 0


def most_rescued(row: Words, t: Tables, left: Words, first: int, colour: int) -> int:
    """How many lost cards of this firework can come back, at most."""
    if t.copies[colour * VALUES] == 0 or lost_cards(row, t, left, first, colour) == 0:
        return 0
    tiles = tiles_to_come(row, t)
    rescued = min(tiles, completable(row, t, left, first))
    if is_asked(row, t, left, first, colour):
        return rescued + 1
    if rescued == 0 and tiles > 0:  # a firework that gets its one lost card back now can bring the tile for this one
        for other in range(len(COLOURS)):
            if is_asked(row, t, left, first, other) and lost_cards(row, t, left, first, other) == 1:
                return 1
    return rescued


# ---- The best score --------------------------------------------------------------------------------------------------


def best_score(row: Words, t: Tables, show: int) -> int:
    """No way to go on brings more points than this, if the fireworks can have this many cards in the end at most."""
    if row[OUTCOME] != RUNNING:
        return score(row, t)
    if t.masterpiece:  # X3: won or lost
        return t.to_place + t.worth_of_nothing if show == t.to_place else 0
    turns = turns_to_come(row, t)
    if row[PLACED] + turns < show:
        turns += gifts(row, t, turns)
        show = min(show, row[PLACED] + turns)
    worth = show + t.worth_of_nothing
    if worth < 0 and t.max_mistakes - row[MISTAKES] <= turns:  # E1, K5: a lost game is worth more
        return 0
    return worth


def best_show(row: Words, t: Tables, left: Words, first: int) -> int:
    """How many cards the fireworks can have in the end, were there turns enough."""
    show = 0
    for colour in range(len(COLOURS)):
        if t.copies[colour * VALUES]:
            show += reach(row, t, left, first, colour, 0)
    if not t.bonus_tiles or show == t.to_place:
        return show
    tiles = tiles_to_come(row, t)
    complete = completable(row, t, left, first)
    best = show
    for colour in range(len(COLOURS)):
        lost = lost_cards(row, t, left, first, colour) if t.copies[colour * VALUES] else 0
        drawn = 0 if is_asked(row, t, left, first, colour) else 1  # tiles that the first rescue needs
        if lost == 0 or min(tiles, complete) < drawn:
            continue
        once = show + gain(row, t, left, first, colour, 1)
        best = max(best, once)
        if tiles > drawn and complete + (1 if lost == 1 else 0) > drawn:
            best = max(best, show + gain(row, t, left, first, colour, 2))
            for other in range(len(COLOURS)):
                if other != colour and t.copies[other * VALUES]:
                    best = max(best, once + gain(row, t, left, first, other, 1))
    return best


def gain(row: Words, t: Tables, left: Words, first: int, colour: int, rescued: int) -> int:
    """How many more cards a firework can have if this many of its lost cards come back."""
    return reach(row, t, left, first, colour, rescued) - reach(row, t, left, first, colour, 0)


def turns_to_come(row: Words, t: Tables) -> int:
    """In how many turns a card can still be played, at most: whoever plays draws, and after the last card everybody has
    one more turn (E3). A turn in which a tile asks for a decision has had its card."""
    cards = pile_size(row, t)
    turns = cards + t.players if row[TURNS_LEFT] == NONE else row[TURNS_LEFT]
    for seat in range(t.players):
        cards += row[SIZE + seat]
    return min(turns if row[PENDING] == NOTHING else turns - 1, cards)


def gifts(row: Words, t: Tables, turns: int) -> int:
    """How many cards bonus tiles can bring onto the fireworks beyond one in each of this many turns: tile 6 plays a
    card, tile 5 lengthens the game by a turn, or is tile 6 if the pile is empty."""
    cards = 1 if row[PENDING] == RESHUFFLE or row[PENDING] == PLAY_DISCARDED else 0
    for drawn in range(tiles_to_come(row, t)):
        if most_completed(row, t, turns + cards) <= drawn:
            return cards
        cards += 1
    return cards


def most_completed(row: Words, t: Tables, cards: int) -> int:
    """How many fireworks this many cards can complete, at most."""
    count = 0
    for missing in range(1, VALUES + 1):
        for colour in range(len(COLOURS)):
            if t.copies[colour * VALUES] and VALUES - row[FIREWORK + colour] == missing and missing <= cards:
                cards -= missing
                count += 1
    return count
