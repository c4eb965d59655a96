"""Games from files, standard input and links; and what becomes a file."""

import argparse
import sys

from tamaya import formats
from tamaya.cli.voice import say, speech
from tamaya.core.errors import BadNotation, BadRecord, shown
from tamaya.formats import GameInFile, RecordedGame, read_all
from tamaya.formats.any_format import MOST_BYTES
from tamaya.formats.hanab_live.link import is_link


def configure_file(parser: argparse.ArgumentParser) -> None:
    """What can be said of the file to read."""
    parser.add_argument("file", metavar="FILE", help=say("help-file"))
    parser.add_argument("--game", type=int, metavar="N", help=say("help-game"))


def read_games(args: argparse.Namespace) -> list[RecordedGame]:
    """The games that are meant, of a file with one or several. Games that cannot be read are told and left out; fields
    that mean nothing here are told once."""
    found = _all_in(args.file)
    if args.game is not None:
        if not 1 <= args.game <= len(found):
            raise BadNotation("no-game-number", file=_name(args.file), game=args.game, games=len(found))
        found = [found[args.game - 1]]
    games = [one.recorded for one in found if one.recorded is not None]
    for one in found:
        if one.error is not None:
            if not games:
                raise _in_file(args.file, one.error)
            print(say("files-unreadable", file=_name(args.file), why=speech().error(one.error)), file=sys.stderr)
    ignored = dict.fromkeys(field for recorded in games for field in recorded.ignored)
    if ignored:
        print(say("files-ignored", file=_name(args.file), fields=", ".join(ignored)), file=sys.stderr)
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
    try:
        return _only(path, read_all(data))
    except BadRecord as error:
        raise _in_file(path, error) from error


def _all_in(path: str) -> list[GameInFile]:
    """All games of a file, however many there are."""
    try:
        if _is_address(path):
            return [*formats.read_games(path)]
        with sys.stdin.buffer if path == "-" else open(path, "rb") as file:
            return [*formats.read_games(file)]
    except BadRecord as error:
        raise _in_file(path, error) from error


def _in_file(path: str, error: BadRecord) -> BadRecord:
    """The error with the name of its file."""
    if _is_address(path):
        return error
    where = (_name(path), *(str(error.details[name]) for name in ("where",) if name in error.details))
    return BadRecord(error.code, **{**error.details, "where": ": ".join(where)})


def _only(path: str, games: list[RecordedGame]) -> RecordedGame:
    if len(games) > 1:
        raise BadRecord("which-game", file=_name(path), games=len(games))
    return games[0]


def _name(path: str) -> str:
    return "<stdin>" if path == "-" else shown(path) if _is_address(path) else path


def _is_address(path: str) -> bool:
    return is_link(path) or path.startswith(("http://", "https://"))
