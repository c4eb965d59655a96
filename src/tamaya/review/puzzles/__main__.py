"""`python -m tamaya.review.puzzles FOLDER GAMES… > src/tamaya/review/puzzles/collection.jsonl`: makes the puzzles that
come with Tamaya, those that `puzzle_plan` lists and those in given games of people; the folder keeps what is found."""

import sys
from pathlib import Path

from tamaya.review.puzzles.puzzle_plan import make

if __name__ == "__main__":
    print(*make(Path(sys.argv[1]), map(Path, sys.argv[2:])), sep="\n")
