"""`tamaya convert`: games from one format into another."""

import argparse

from tamaya.cli.files import configure_file, read_games, write_bytes
from tamaya.cli.voice import say
from tamaya.formats import FORMATS, write_all


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    configure_file(parser)
    parser.add_argument(
        "--to",
        required=True,
        choices=FORMATS,
        metavar="FORMAT",
        help=say("help-to", formats=", ".join(FORMATS)),
    )
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=say("help-output"))


def run(args: argparse.Namespace) -> int:
    """Convert the games."""
    data = write_all(args.to, read_games(args)).encode()
    write_bytes(args.output, data)
    return 0
