"""The puzzles that come with Tamaya, a line each, as `tamaya puzzles --make 200` wrote them."""

from importlib.resources import files

from tamaya.review.puzzles.puzzle import Puzzle, read_puzzle


def collection() -> list[Puzzle]:
    """All of them, in their order."""
    return list(map(read_puzzle, collection_lines()))


def collection_lines() -> list[str]:
    """The same as lines: whoever wants one of them need not replay all games."""
    return files(__package__).joinpath("collection.jsonl").read_text(encoding="utf-8").splitlines()
