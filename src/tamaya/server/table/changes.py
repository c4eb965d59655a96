"""What an entry changed, and so what has to be told besides the entry itself."""

from typing import NamedTuple


class Change(NamedTuple):
    """The parts of a table that visitors are told about."""

    table: bool = False  # settings, chairs, proposals, phase
    moves: bool = False  # the game went on
    game: bool = False  # the game has to be shown anew
    remarks: bool = False  # others may be read now

    def __or__(self, other: "Change") -> "Change":
        return Change(*[one or also for one, also in zip(self, other, strict=True)])


NOTHING = Change()
TABLE = Change(table=True)
MOVES = Change(moves=True)
GAME = Change(game=True)
REMARKS = Change(remarks=True)
