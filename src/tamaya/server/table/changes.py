"""What an entry changed, and so what has to be told."""

from enum import Flag, auto


class Change(Flag):
    """The parts of a table that visitors are told about."""

    NOTHING = 0
    TABLE = auto()  # settings, chairs, proposals, phase
    MOVES = auto()  # the game went on
    GAME = auto()  # the game has to be shown anew
    REMARKS = auto()
    NOTES = auto()
    REACTION = auto()
