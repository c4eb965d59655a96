"""`tamaya tidy`: remove tables that were abandoned, people without a game or a puzzle and, if asked for, old games.
Without --yes it only says what it would remove."""

import argparse

from tamaya.cli.database import add_database, database_place
from tamaya.cli.voice import say
from tamaya.core.errors import TamayaError

LEAST_DAYS = 1.0  # what happens today is not abandoned


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("--days", type=float, default=90, help=say("help-days"))
    parser.add_argument("--games", type=float, metavar="DAYS", help=say("help-tidy-games"))
    parser.add_argument("--yes", action="store_true", help=say("help-yes"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Say what nobody needs any more, or remove it."""
    for name, days in (("--days", args.days), ("--games", args.games)):
        if days is not None and not days >= LEAST_DAYS:
            raise TamayaError("at-least", option=name, value=f"{days:g}", least=f"{LEAST_DAYS:g}")
    place = database_place(args)
    from tamaya.server.storage.tidying import find_untidy, tidy

    found = (tidy if args.yes else find_untidy)(place, args.days, args.games)
    numbers = {"tables": len(found.tables), "people": len(found.people), "days": f"{args.days:g}"}
    print(say("tidied" if args.yes else "tidy-would", **numbers))
    if args.games is not None:
        print(say("tidied-games" if args.yes else "tidy-games", games=len(found.games), days=f"{args.games:g}"))
    return 0
