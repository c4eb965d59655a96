"""`tamaya convert`: a game from one format into another."""

import argparse
import sys

from tamaya.cli.files import read_file
from tamaya.formats import FORMATS, write_as


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("file", metavar="FILE", help="a game in any known format; - is the standard input")
    parser.add_argument("--to", required=True, choices=FORMATS, metavar="FORMAT", help=" or ".join(FORMATS))
    parser.add_argument("-o", "--output", metavar="OUT", help="the file to write; otherwise the standard output")


def run(args: argparse.Namespace) -> int:
    """Convert the game."""
    data = write_as(args.to, read_file(args.file)).encode()
    if args.output is None:
        sys.stdout.buffer.write(data)
    else:
        with open(args.output, "wb") as file:
            file.write(data)
    return 0
