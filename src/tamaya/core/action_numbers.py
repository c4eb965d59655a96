"""The numbers of actions, from seats, slots and hints or from actions as values, and back; `tables` says how they are
counted."""

from functools import cache

from tamaya.core.actions import Action, Discard, Hint, Play, Take
from tamaya.core.cards import COLOURS, VALUES, Colour
from tamaya.core.knowledge import hand
from tamaya.core.row import ACTOR, ID, NONE, Row, hand_start
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


# A few hundred different actions exist: each is made once.
_play, _discard, _take, _hint = cache(Play), cache(Discard), cache(Take), cache(Hint)


@cache
def _hints(players: int, named: tuple[int, ...], actor: int) -> tuple[Hint, ...]:
    """All hints of an actor, in the order of their numbers."""
    others = [(actor + offset) % players for offset in range(1, players)]
    return (
        *(_hint(seat, COLOURS[colour]) for seat in others for colour in named),
        *(_hint(seat, value) for seat in others for value in range(1, VALUES + 1)),
    )


def number_of(action: Action, row: Row, t: Tables) -> int:
    """The number of an action in this position (`tables` says how they are counted); −1 if it has none at all."""
    actor = row[ACTOR]
    if isinstance(action, Hint):
        further = (action.seat - actor) % t.players
        hint = hint_number(action.what, t)
        possible = 0 <= action.seat < t.players and further > 0 and hint != NONE
        return hint_action(t, further, hint) if possible else NONE
    if isinstance(action, Take):
        return t.take + action.card if action.card >= 0 else NONE
    held = hand(row, t, actor)
    if action.card not in held:
        return NONE
    slot = held.index(action.card)
    if isinstance(action, Discard):
        return slot
    if action.announced is None:
        return t.play + slot
    return announced_action(t, slot, action.announced.index_) if t.announce else NONE


def hint_number(what: Colour | int, t: Tables) -> int:
    """The number of the hint that names this; NONE if no hint may."""
    if isinstance(what, Colour):
        return t.named.index(what.index_) if what.index_ in t.named else NONE
    return t.colours + what - 1 if 1 <= what <= VALUES else NONE


def actions_of(numbers: list[int], row: Row, t: Tables) -> list[Action]:
    """The actions with these numbers, legal or not."""
    actor = row[ACTOR]
    first = hand_start(t, actor)
    slots = [held >> ID for held in row[first : first + t.hand_size]]
    ordinary: list[Action] = [*map(_discard, slots), *map(_play, slots), *_hints(t.players, t.named, actor)]
    if t.actions == t.announced:
        return [ordinary[number] for number in numbers]
    return [ordinary[number] if number < t.announced else _special(number, slots, t) for number in numbers]


def _special(number: int, slots: list[int], t: Tables) -> Action:
    """The action with a number that the base game does not have."""
    if number >= t.take:
        return _take(number - t.take)
    return _play(slots[slot_of(t, number)], COLOURS[announced_colour(t, number)])
