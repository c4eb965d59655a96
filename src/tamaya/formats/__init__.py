"""Games as files: Tamaya's own record, hanab.live's JSON and its links; pictures of any moment."""

from tamaya.formats.any_format import FORMATS, GameInFile, read_all, read_any, read_games, write_all, write_as
from tamaya.formats.record_text import Comment, Note, RecordedGame, Variation, read_game, write_game

__all__ = [
    "FORMATS",
    "Comment",
    "GameInFile",
    "Note",
    "RecordedGame",
    "Variation",
    "read_all",
    "read_any",
    "read_game",
    "read_games",
    "write_all",
    "write_as",
    "write_game",
]
