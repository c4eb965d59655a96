"""Which database file a command is about."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tamaya.cli.voice import say
from tamaya.core.errors import TamayaError

if TYPE_CHECKING:
    from tamaya.server.storage.upkeep import Content


def add_database(parser: argparse.ArgumentParser) -> None:
    """Let it be given, as for `tamaya serve`."""
    parser.add_argument("--database", metavar="PLACE", help=say("help-database"))


def database_place(args: argparse.Namespace) -> str:
    """The file or address that `tamaya serve` would use."""
    try:
        from tamaya.server.config import from_environment
    except ModuleNotFoundError as error:
        raise TamayaError("storage-not-installed", error.msg) from None
    return from_environment(database=args.database).database_place


def existing_place(args: argparse.Namespace) -> str:
    """The same, if there is a database: a file would be made."""
    place = database_place(args)
    from tamaya.server.storage.opening import is_postgres, sqlite_path
    from tamaya.server.storage.upkeep import BadFile

    if not is_postgres(place) and not sqlite_path(place).is_file():
        raise BadFile("no-file", file=place)
    return place


def database_file(args: argparse.Namespace) -> Path:
    """The file that `tamaya serve` would use."""
    place = database_place(args)
    from tamaya.server.storage.opening import sqlite_path

    return sqlite_path(place)


def warn_of_damage(content: "Content") -> None:
    """Say what of a database is damaged."""
    if content.trouble is not None:
        print(f"tamaya: {say('backup-damaged-file', why=content.trouble)}", file=sys.stderr)
    if content.damaged:
        print(f"tamaya: {say('backup-damaged-tables', tables=', '.join(content.damaged))}", file=sys.stderr)
