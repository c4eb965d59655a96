"""The same game with other colours: the base colours of a deck are alike, so that any order of them gives another game
of the same rules in which everything goes the same way. Multicolour and black are unlike all others and stay.

`colours` has, by colour, the one that takes its place. All functions are in the subset that Numba compiles.
"""

from tamaya.core.action_numbers import (
    announced_action,
    announced_colour,
    further_of,
    hint_action,
    hint_of,
    is_hint,
    slot_of,
)
from tamaya.core.cards import ALL_VALUES, COLOURS, VALUES
from tamaya.core.row import (
    BLANK,
    DID_ACTION,
    DID_FACE,
    DID_HINT,
    FIREWORK,
    GONE,
    MARKS,
    NONE,
    Words,
    all_places,
    face_in_deck,
    face_of,
    hold,
    id_of,
    known_of,
    marks_of,
    set_face_in_deck,
)
from tamaya.core.tables import MULTICOLOUR, Tables


def alike(t: Tables) -> int:
    """How many colours are alike: the hints that name them are the first."""
    count = 0
    while count < t.colours and t.named[count] < MULTICOLOUR:
        count += 1
    return count


def recolour_face(identity: int, colours: Words) -> int:
    """A card in its new colour; one that is not known stays so."""
    return identity if identity == BLANK else colours[identity // VALUES] * VALUES + identity % VALUES


def recolour_hint(t: Tables, hint: int, colours: Words) -> int:
    """The hint that names the new colour; hints of values stay."""
    if hint < t.colours:
        for other in range(t.colours):
            if t.named[other] == colours[t.named[hint]]:
                return other
    return hint


def recolour_action(t: Tables, action: int, colours: Words) -> int:
    """The action that does the same among the new colours."""
    if is_hint(t, action):
        return hint_action(t, further_of(t, action), recolour_hint(t, hint_of(t, action), colours))
    colour = announced_colour(t, action)
    return action if colour == NONE else announced_action(t, slot_of(t, action), colours[colour])


def recolour_held(t: Tables, held: int, colours: Words) -> int:
    """A card in a hand, with all that is known of it."""
    known = marks = 0
    for colour in range(len(COLOURS)):
        known |= (known_of(held) >> colour * VALUES & ALL_VALUES) << colours[colour] * VALUES
    for hint in range(t.colours + t.values):
        if marks_of(held) >> hint & 1:
            marks |= 1 << recolour_hint(t, hint, colours)
    return hold(id_of(held), recolour_face(face_of(held), colours), known) | marks << MARKS


def recolour_row(row: Words, t: Tables, colours: Words, out: Words) -> None:
    """Write the row of the same game with other colours."""
    for word in range(t.row_size):
        out[word] = row[word]
    for colour in range(len(COLOURS)):
        out[FIREWORK + colours[colour]] = row[FIREWORK + colour]
        out[GONE + colours[colour]] = row[GONE + colour]
    for card in range(t.deck_size):
        set_face_in_deck(out, card, recolour_face(face_in_deck(row, card), colours))
    for place in all_places(t):
        if row[place]:
            out[place] = recolour_held(t, row[place], colours)
    out[DID_ACTION] = recolour_action(t, row[DID_ACTION], colours)
    out[DID_FACE] = recolour_face(row[DID_FACE], colours)
    out[DID_HINT] = recolour_hint(t, row[DID_HINT], colours)
