"""The numbers of actions, from seats, slots and hints, and back; `tables` says how they are counted.

Plain functions in the subset that Numba compiles; `numbering` does the same for actions as values.
"""

from tamaya.core.cards import COLOURS, VALUES
from tamaya.core.row import NONE
from tamaya.core.tables import Tables


def hint_action(t: Tables, further: int, hint: int) -> int:
    """The action that gives a hint to the seat so much further."""
    if hint < t.colours:
        return t.colour_hint + (further - 1) * t.colours + hint
    return t.value_hint + (further - 1) * t.values + hint - t.colours


def value_hint_of(t: Tables, identity: int) -> int:
    """The number of the hint that names the value of a card."""
    return t.colours + identity % VALUES


def announced_action(t: Tables, slot: int, colour: int) -> int:
    """The action that plays a card and announces its colour."""
    return t.announced + slot * len(COLOURS) + colour


def is_hint(t: Tables, action: int) -> bool:
    """Whether an action is a hint."""
    return t.colour_hint <= action < t.announced


def is_play(t: Tables, action: int) -> bool:
    """Whether an action plays a card of the own hand, its colour announced or not."""
    return t.play <= action < t.colour_hint or t.announced <= action < t.take


def hint_of(t: Tables, action: int) -> int:
    """The number of the hint that an action gives."""
    return t.hint_number[action - t.colour_hint]


def further_of(t: Tables, action: int) -> int:
    """How many seats further its receiver sits."""
    return t.hint_seat[action - t.colour_hint]


def seat_after(t: Tables, seat: int, further: int) -> int:
    """The seat so much further than another; a division would take as long as all that is asked about a hand."""
    other = seat + further
    return other if other < t.players else other - t.players


def hinted_seat(t: Tables, seat: int, action: int) -> int:
    """The seat that gets the hint which a seat gives by an action."""
    return seat_after(t, seat, further_of(t, action))


def slot_of(t: Tables, action: int) -> int:
    """The slot that an action plays or discards."""
    if action < t.play:
        return action
    return action - t.play if action < t.colour_hint else (action - t.announced) // len(COLOURS)


def announced_colour(t: Tables, action: int) -> int:
    """The colour that an action announces; NONE if it announces none."""
    return (action - t.announced) % len(COLOURS) if t.announced <= action < t.take else NONE
