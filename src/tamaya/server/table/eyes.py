"""Who may see what of a table."""

from typing import NamedTuple

from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Person, Remark


class Eyes(NamedTuple):
    """Through whose eyes somebody sees the game: a seat's (one's own, or one that is watched), or the public's."""

    seat: int | None
    watching: bool = False


def eyes_of(table: Table, person: Person, watching: int | None) -> Eyes | None:
    """How this person may see the game; None if not at all."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return Eyes(seat)
    if table.is_closed() and not table.has_guests(person.id):
        return None
    if watching is not None and watching < len(table.places) and table.places[watching].shows:
        return Eyes(watching, True)
    return Eyes(None)


def may_read(table: Table, person: Person, remark: Remark) -> bool:
    """Players see what spectators say only after the game; those who may not look on see neither."""
    seated = table.seat_of(person.id) is not None
    if not seated and table.phase != "waiting" and table.is_closed():
        return False
    if remark.channel == "table" or not seated or table.phase != "playing":
        return True
    return remark.number < table.begun
