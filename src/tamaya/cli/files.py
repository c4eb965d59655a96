"""Games from files, standard input and links; and what becomes a file."""

import argparse
import sys

from tamaya.cli.words import listed, say
from tamaya.core.errors import BadNotation, BadRecord
from tamaya.formats import RecordedGame, read_all
from tamaya.formats.any_format import MOST_BYTES
from tamaya.formats.hanab_live.link import is_link


def configure_file(parser: argparse.ArgumentParser) -> None:
    """What can be said of the file to read."""
    parser.add_argument(
        "file", metavar="FILE", help="games in any known format, or a link of hanab.live; - is the standard input"
    )
    parser.add_argument("--game", type=int, metavar="N", help="only this game of the file; games are counted from 1")


def read_games(args: argparse.Namespace) -> list[RecordedGame]:
    """The games that are meant, of a file with one or several. What was left out of them is told, once."""
    games = _all_from(args.file, read_bytes(args.file))
    if args.game is not None:
        if not 1 <= args.game <= len(games):
            message = say("files-no-such-game", file=_name(args.file), game=args.game, games=len(games))
            raise BadNotation("no-such-game", message)
        games = [games[args.game - 1]]
    ignored = dict.fromkeys(field for recorded in games for field in recorded.ignored)
    if ignored:
        print(say("files-ignored", file=_name(args.file), fields=listed(list(ignored))), file=sys.stderr)
    return games


def read_game(args: argparse.Namespace) -> RecordedGame:
    """The game that is meant: one of several has to be named."""
    return _only(args.file, read_games(args))


def read_bytes(path: str) -> bytes:
    """What is in a file, or a link itself; no more than games can have."""
    if _is_address(path):
        return path.encode()
    if path == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with open(path, "rb") as file:
        return file.read(MOST_BYTES + 1)


def write_bytes(path: str, data: bytes) -> None:
    """Write a file; - is the standard output."""
    if path == "-":
        sys.stdout.flush()  # what was printed before comes before it
        sys.stdout.buffer.write(data)
        return
    with open(path, "wb") as file:
        file.write(data)


def can_be_written(path: str) -> None:
    """Find out before the work is done whether its results can be kept, or raise an OSError."""
    if path and path != "-":
        open(path, "a").close()


def read_from(path: str, data: bytes) -> RecordedGame:
    """The one game in what was read from a file; an error names the file."""
    return _only(path, _all_from(path, data))


def _all_from(path: str, data: bytes) -> list[RecordedGame]:
    try:
        return read_all(data)
    except BadRecord as error:
        if _is_address(path):
            raise
        raise BadRecord(error.code, f"{_name(path)}: {error.message}", **error.details) from error


def _only(path: str, games: list[RecordedGame]) -> RecordedGame:
    if len(games) > 1:
        raise BadRecord("several-games", say("files-several", file=_name(path), games=len(games)))
    return games[0]


def _name(path: str) -> str:
    return say("files-standard-input") if path == "-" else say("files-link") if _is_address(path) else path


def _is_address(path: str) -> bool:
    return is_link(path) or path.startswith(("http://", "https://"))
