"""`tamaya dataset`: games as tables of positions, for learning."""

import argparse
import sys

from tamaya.cli.many import INTERRUPTED, ProgressLine, ending_in_order
from tamaya.cli.voice import say
from tamaya.review.dataset import ENDINGS, LAYOUTS, Dataset, DatasetPlan, make_dataset

MOST_TOLD = 5  # games that are left out
USUAL = DatasetPlan(())


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    add = parser.add_argument
    add("folder", metavar="FOLDER", help=say("help-dataset-folder"))
    add("file", metavar="FILE", nargs="+", help=say("help-dataset-file"))
    add("--layout", choices=LAYOUTS, default=USUAL.layout, help=say("help-dataset-layout"))
    add("--worlds", type=int, default=USUAL.worlds, metavar="N", help=say("help-dataset-worlds", worlds=USUAL.worlds))
    add("--bot", default=USUAL.bot, metavar="BOT", help=say("help-dataset-bot", bot=USUAL.bot))
    add("--format", choices=ENDINGS, default=USUAL.ending, help=say("help-dataset-format"))
    add("--workers", type=int, metavar="N", help=say("help-workers"))


def run(args: argparse.Namespace) -> int:
    """Write the tables, and say what is in them."""
    wanted = DatasetPlan(tuple(args.file), args.layout, args.worlds, args.bot, args.format)
    line: ProgressLine | None = None

    def progress(made: Dataset) -> None:
        nonlocal line
        line = line or ProgressLine(args.folder, made.games, made.done)
        line.update(made.done)

    with ending_in_order():
        made = make_dataset(args.folder, wanted, workers=args.workers, progress=progress)
    if line:
        line.clear()
    for one in made.skipped[:MOST_TOLD]:
        print(f"tamaya: {say('dataset-skipped', **one._asdict())}", file=sys.stderr)
    if more := len(made.skipped[MOST_TOLD:]):
        print(f"tamaya: {say('dataset-skipped-more', games=more)}", file=sys.stderr)
    print(say("dataset-made", folder=args.folder, positions=made.positions, games=made.done, skipped=len(made.skipped)))
    return INTERRUPTED if made.interrupted else 0
