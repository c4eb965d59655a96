"""A kernel row as one seat knows it: made from the true row (`mask_row`), or kept up to date by the events that the
seat sees. Compiled policies decide on this and on nothing else.

A `SeatRow` is at every moment what `mask_row` makes of the true row, but made without it: what the seat does not know
is blank, and the kernel itself carries out each action once the events have said what it revealed.
"""

from typing import NamedTuple

from tamaya.bots.compiled.policy import Ints
from tamaya.core import kernel
from tamaya.core.action_numbers import actions_of, hint_of, number_of
from tamaya.core.actions import Action
from tamaya.core.cards import Card
from tamaya.core.events import (
    Dealt,
    Discarded,
    Drawn,
    Hinted,
    Misplayed,
    Played,
    Posed,
    Rearranged,
    SeenEvent,
    TileDrawn,
)
from tamaya.core.knowledge import hand
from tamaya.core.row import (
    BLANK,
    NEXT,
    NONE,
    RETURNED,
    SEED,
    SIZE,
    TILES_DRAWN,
    TILES_IN_ALL,
    Row,
    blank_in_deck,
    forget_tiles,
    hand_places,
    hand_start,
    id_of,
    known_of,
    place_of,
    set_face_in_deck,
    set_tile_at,
    with_face,
)
from tamaya.core.step_events import ActionEvent, action_of
from tamaya.core.tables import BLACK_CARDS, Tables


class PublicAction(NamedTuple):
    """An action as everybody saw it: who, its number, and what it touched if it was a hint, as bits by slot."""

    seat: int
    action: int
    touched: int


class SeatRow:
    """The row of one seat. `events` are those of one action together: first the one that tells of it."""

    def __init__(self, t: Tables, seat: int) -> None:
        self.tables = t
        self.seat = seat
        self.row: Row = [0] * t.row_size

    def deal(self, event: Dealt) -> None:
        """Begin: the hands that the seat sees, everything else blank."""
        deck = [BLANK] * self.tables.deck_size
        for ids, faces in zip(event.hands, event.faces, strict=True):
            for id, card in zip(ids, faces, strict=True):
                deck[id] = BLANK if card is None else card.identity
        kernel.deal(self.row, self.tables, deck, [0] * TILES_IN_ALL, 0)

    def describe(self, act: ActionEvent) -> PublicAction:
        """The action that an event tells of. To be asked before the action is carried out."""
        touched = 0
        if isinstance(act, Hinted):
            ids = hand(self.row, self.tables, act.target)
            touched = sum(1 << slot for slot, id in enumerate(ids) if id in act.touched)
        return PublicAction(act.seat, number_of(action_of(act), self.row, self.tables), touched)

    def do(self, done: PublicAction, events: list[SeenEvent]) -> None:
        """Carry out an action."""
        t, row = self.tables, self.row
        self._reveal(done, events)
        kernel.step(row, t, done.action)
        for event in events:
            if isinstance(event, Drawn):
                self._set_face(event.id, event.card)
        mask_row(list(row), t, self.seat, row)  # type: ignore[arg-type]  # CPython's rows are lists

    def rearrange(self, event: Rearranged) -> None:
        """Put a hand into a new order."""
        ids = hand(self.row, self.tables, event.seat)
        kernel.rearrange(self.row, self.tables, event.seat, [ids.index(card) for card in event.cards])

    def action(self, number: int) -> Action:
        """The action with this number, for the actor."""
        return actions_of([number], self.row, self.tables)[0]

    # ---- Inside ------------------------------------------------------------------------------------------------------

    def _reveal(self, done: PublicAction, events: list[SeenEvent]) -> None:
        """Give the kernel what it needs of the cards: those that the events show, and for the seat's own cards some
        faces that agree with what happened. They are blank again afterwards."""
        t, row = self.tables, self.row
        black = 0
        touches = 0
        for event in events:
            if isinstance(event, TileDrawn):
                set_tile_at(row, row[TILES_DRAWN], event.tile)
                black = 0 if event.decision == "colour hint" else BLACK_CARDS
            elif isinstance(event, Drawn) and event.card is not None:
                set_face_in_deck(row, event.id, event.card.identity)
            elif isinstance(event, Hinted) and event.target == self.seat:
                touches = t.touches[hint_of(t, done.action)]
        first = hand_start(t, self.seat)
        for slot in range(row[SIZE + self.seat]):
            told = known_of(row[first + slot])
            wanted = (touches if done.touched >> slot & 1 else ~touches) if touches else black or ~BLACK_CARDS
            face = lowest(told & wanted or told)
            row[first + slot] = with_face(row[first + slot], face)
        act = events[0]
        if isinstance(act, Played | Misplayed | Discarded) and done.action < t.take:
            self._set_face(act.id, act.card)

    def _set_face(self, id: int, card: Card | None) -> None:
        """Note the face of a card, in the deck and in the hand that holds it."""
        identity = BLANK if card is None else card.identity
        set_face_in_deck(self.row, id, identity)
        place = place_of(self.row, self.tables, id)
        if place != NONE:
            self.row[place] = with_face(self.row[place], identity)


class SeatFollower:
    """Keeps the row of a seat (`knows`) up to date with the events, as they come. An action is carried out when all
    that follows from it is known."""

    def __init__(self, t: Tables, seat: int) -> None:
        self.knows = SeatRow(t, seat)
        self._events: list[SeenEvent] = []  # of the last action, as far as they have come

    def see(self, event: SeenEvent) -> None:
        """Take note of an event."""
        if isinstance(event, ActionEvent | Dealt | Rearranged):
            self.catch_up()
        if isinstance(event, Dealt):
            self.knows.deal(event)
            self.begun()
        elif isinstance(event, Rearranged):
            self.knows.rearrange(event)
        elif not isinstance(event, Posed):  # how cards are held says nothing to it
            self._events.append(event)

    def catch_up(self) -> None:
        """Carry out the last action, all of whose events have come."""
        if not self._events:
            return
        events, self._events = self._events, []
        act = events[0]
        assert isinstance(act, ActionEvent)
        done = self.knows.describe(act)
        self.before(done)
        self.knows.do(done, events)
        self.after()

    def begun(self) -> None:
        """For those who do more: a game has been dealt."""

    def before(self, done: PublicAction) -> None:
        """For those who do more: an action is about to be carried out."""

    def after(self) -> None:
        """For those who do more: it has been carried out."""


def lowest(bits: int) -> int:
    """The lowest identity of a set."""
    return (bits & -bits).bit_length() - 1


def mask_row(row: Ints, t: Tables, seat: int, out: Ints) -> None:
    """Copy a row without what is hidden from a seat: its own cards, the pile, the tiles to come and the seed."""
    for word in range(t.row_size):
        out[word] = row[word]
    out[SEED] = 0
    forget_tiles(out)
    blank_in_deck(out, row[NEXT], t.deck_size)
    if row[RETURNED] != NONE:
        set_face_in_deck(out, row[RETURNED], BLANK)
    hide_hand(out, t, seat)


def hide_hand(row: Ints, t: Tables, seat: int) -> None:
    """Take the faces of a hand out of a row."""
    for place in hand_places(row, t, seat):
        row[place] = with_face(row[place], BLANK)
        set_face_in_deck(row, id_of(row[place]), BLANK)
