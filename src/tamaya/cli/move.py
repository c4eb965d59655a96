"""`tamaya move`: copy everything into a database that has nothing, as from SQLite to PostgreSQL. The server must not
run; what was copied stays where it was."""

import argparse
import contextlib

from tamaya.cli.database import add_database, existing_place
from tamaya.cli.voice import say


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("target", metavar="TARGET", help=say("help-move-target"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Copy it and say how much it was."""
    place = existing_place(args)
    from tamaya.server.storage.opening import open_database

    with contextlib.closing(open_database(place)) as source, contextlib.closing(open_database(args.target)) as target:
        source.copy_to(target)
        print(say("moved", games=target.count_games(), people=len(target.people_called(""))))
    return 0
