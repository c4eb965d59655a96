"""`tamaya backup`: copy all games into one file, also while the server runs."""

import argparse
from pathlib import Path

from tamaya.cli.database import add_database, database_file, warn_of_damage
from tamaya.cli.voice import say


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("help-backup-file"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Make a backup and say what is in it."""
    database = database_file(args)
    from tamaya.server.storage.upkeep import back_up

    content = back_up(database, args.file)
    is_whole = content.trouble is None and not content.damaged
    print(say("backup-made" if is_whole else "backup-made-damaged", file=args.file, **content._asdict()))
    warn_of_damage(content)
    return 0
