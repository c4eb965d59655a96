"""Games as files: Tamaya's own record and hanab.live's JSON."""

from tamaya.formats.any_format import FORMATS, read_any, write_as
from tamaya.formats.record import RecordedGame, read_game, write_game

__all__ = ["FORMATS", "RecordedGame", "read_any", "read_game", "write_as", "write_game"]
