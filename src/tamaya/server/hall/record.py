"""The game of a table as a record, once it is over and all its cards are open."""

from tamaya.core.record import LONGEST_NAME
from tamaya.formats import RecordedGame, write_game
from tamaya.server.table.eyes import eyes_of
from tamaya.server.table.places import Place
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Person


def record_for(table: Table, person: Person) -> str:
    """The record of a table's game for somebody who may see the game."""
    if table.game is None or eyes_of(table, person, None) is None:
        raise refuse("not-playing")
    if table.phase != "over":
        raise refuse("not-over")
    return write_game(
        RecordedGame(
            table.game,
            names=tuple(map(_name, table.places)),
            edition=table.settings.edition,
            seeded_by=table.seeded_by.name if table.seeded_by else None,
            commitment=table.commitment,
        )
    )


def _name(place: Place) -> str:
    return (place.person.name if place.person else place.bot or "?")[:LONGEST_NAME]
