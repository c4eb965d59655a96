"""Who may see what of a table: its players, spectators, and, some moves later, spectators of all hands."""

from typing import Literal, NamedTuple

from tamaya.core.game import Game
from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Person, Remark


class Eyes(NamedTuple):
    """Through whose eyes somebody sees the game: a seat's (their own, or one they watch), or the public's; or with
    all hands open."""

    seat: int | None
    watching: bool = False
    all_hands: bool = False


Watching = int | Literal["all"] | None  # what a spectator has asked to see: a seat's view, all hands, or what is public


def eyes_of(table: Table, person: Person, watching: Watching) -> Eyes | None:
    """How this person may see the game; None if not at all."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return Eyes(seat)
    if table.is_closed() and not table.has_guests(person.id):
        return None
    if watching == "all":
        return Eyes(None, True, True) if sees_all(table, person.id) else Eyes(None)
    if watching is not None and watching < len(table.places) and table.places[watching].shows:
        return Eyes(watching, True)
    return Eyes(None)


def may_read(table: Table, person: Person, remark: Remark) -> bool:
    """Players see what spectators say only after the game; those who may not watch see neither."""
    seated = table.seat_of(person.id) is not None
    if not seated and table.phase != "waiting" and table.is_closed():
        return False
    if remark.channel == "table" or not seated or table.phase != "playing":
        return True
    return remark.number < table.begun


def shown_entries(table: Table, earlier: int = 0) -> int:
    """How many entries of the game's history they see now, or saw some entries `earlier`: with a delay, all before the
    first move that they may not see yet."""
    if table.settings.spectator_delay == 0:
        return len(table.moves)
    shown = table.move_count - table.settings.spectator_delay - earlier
    if shown <= 0:
        return 0
    return next(number for number, move in enumerate(table.moves) if move.takes_turn and move.moves > shown)


def shown_game(table: Table) -> Game:
    """The game as they see it."""
    assert table.game is not None
    entries = shown_entries(table)
    return table.game if entries == len(table.moves) else table.replay(entries)


def shown_notes(table: Table) -> list[dict[str, str]]:
    """The notes of those who let spectators read them, by seat, as they were then."""
    moves = table.move_count - table.settings.spectator_delay
    found: list[dict[str, str]] = [{} for _ in table.places]
    for note in table.noted:
        if table.places[note.seat].shows_notes and (note.after <= moves or not table.settings.spectator_delay):
            found[note.seat][str(note.card)] = note.text
    return [{card: text for card, text in notes.items() if text} for notes in found]


def sees_all(table: Table, person: str) -> bool:
    """Whether somebody has asked to see all hands of this game, which everybody is told."""
    return table.settings.all_hands and len(table.looked.get(person, ())) == len(table.places)
