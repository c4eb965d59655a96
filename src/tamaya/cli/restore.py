"""`tamaya restore`: bring a backup back. The server must not run; what is there now is kept under another name."""

import argparse
from pathlib import Path

from tamaya.cli.database import add_database, database_file, warn_of_damage
from tamaya.cli.voice import say


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("help-restore-file"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Check the backup, put it in place and say where the old database is."""
    database = database_file(args)
    from tamaya.server.storage.upkeep import restore

    content, old = restore(args.file, database)
    print(say("backup-restored", file=database, **content._asdict()))
    if old is not None:
        print(say("backup-old", file=old))
    warn_of_damage(content)
    return 0
