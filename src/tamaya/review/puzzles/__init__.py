"""Puzzles from games, each with one answer that is proven: the only way to keep the perfect show (by the
solver), the only safe discard (by counting), what a hint meant (at all levels of conventions).

`puzzles_in` finds those of a game, `collection` gives the ones that come with Tamaya."""

from tamaya.review.puzzles.finding import from_games, is_proven, puzzles_in
from tamaya.review.puzzles.puzzle import KINDS, Puzzle, collection, collection_lines, read_puzzle, write_puzzle
from tamaya.review.puzzles.puzzle_plan import from_self_play

__all__ = [
    "KINDS",
    "Puzzle",
    "collection",
    "collection_lines",
    "from_games",
    "from_self_play",
    "is_proven",
    "puzzles_in",
    "read_puzzle",
    "write_puzzle",
]
