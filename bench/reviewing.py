"""What reviews say of games when hints are read by an agreement, and when nothing was agreed.

    python -m bench.reviewing GAMES…

For each agreement: how many moments counted, by what they were, and how many hints meant more than their words.
"""

import argparse
import time
from collections import Counter
from pathlib import Path

from tamaya.formats import read_all
from tamaya.review.possible import what_was_possible
from tamaya.review.reviewing import Review

AGREEMENTS = ("none", "beginner", "club", "expert")
NODES = 20_000


def main() -> None:
    """Review and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    games = [one.game for file in parser.parse_args().files for one in read_all(file.read_bytes())]
    moments: dict[str, Counter[str]] = {agreement: Counter() for agreement in AGREEMENTS}
    hints: dict[str, Counter[bool]] = {agreement: Counter() for agreement in AGREEMENTS}
    began = time.monotonic()
    for game in games:
        steps = what_was_possible(game, NODES)
        for agreement in AGREEMENTS:
            review = Review(game, steps, agreement)
            moments[agreement].update(moment.nature for moment in review.moments)
            hints[agreement].update(meaning.kind != "words" for meaning in review.meanings)
    print(f"{len(games)} games in {time.monotonic() - began:.0f} s")
    for agreement in AGREEMENTS:
        print(f"{agreement}: {dict(moments[agreement])}, {hints[agreement][True]} of {hints[agreement].total()} hints")


if __name__ == "__main__":
    main()
