"""`tamaya picture`: a moment of a game as SVG, or as PNG."""

import argparse
from pathlib import Path

from tamaya.cli.files import configure_file, read_game, write_bytes
from tamaya.cli.voice import say
from tamaya.core.errors import BadNotation
from tamaya.formats.picture import picture_of, png_of
from tamaya.formats.picture.moment import WIDTH

WIDTHS = range(100, 8001)


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    configure_file(parser)
    parser.add_argument("--move", type=int, metavar="N", help=say("help-move"))
    viewer = parser.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="S", help=say("help-seat"))
    viewer.add_argument("--open", action="store_true", help=say("help-open"))
    parser.add_argument("--width", type=int, metavar="PIXELS", default=WIDTH, help=say("help-width", width=WIDTH))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=say("help-picture-output"))


def run(args: argparse.Namespace) -> int:
    """Draw it."""
    if args.width not in WIDTHS:
        raise BadNotation("picture-width", width=args.width, least=WIDTHS[0], most=WIDTHS[-1])
    ending = Path(args.output).suffix.lower()
    if ending not in ("", ".svg", ".png"):
        raise BadNotation("picture-ending", ending=ending)
    svg = picture_of(read_game(args), args.move, args.seat, True if args.open else None)
    write_bytes(args.output, png_of(svg, args.width) if ending == ".png" else svg.encode())
    return 0
