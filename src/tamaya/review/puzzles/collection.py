"""The puzzles that come with Tamaya, a line each, as `python -m tamaya.review.puzzles` wrote them."""

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tamaya.review.puzzles.puzzle import BOTS, Puzzle, read_puzzle

QUESTION = ("kind", "rules", "players", "seed", "deck", "actions")  # what makes it another puzzle
ID_LENGTH = 12


class Listed(NamedTuple):
    """A puzzle of the collection as a list has it: its game need not be replayed for that.

    Attributes:
        id: that of its question, which stays whatever is said about it, and wherever it stands
        kind: one of KINDS
        theme: one of THEMES
        source: one of SOURCES
        rules: the options that are not those of the base game
        players: how many play
        line: the puzzle, as `read_puzzle` takes it
    """

    id: str
    kind: str
    theme: str
    source: str
    rules: dict[str, str | int | bool]
    players: int
    line: str


@cache
def listed() -> tuple[Listed, ...]:
    """All of them, in their order."""
    return tuple(map(listed_puzzle, collection_lines()))


def listed_puzzle(line: str) -> Listed:
    """The puzzle in a line as a list has it."""
    data = json.loads(line)
    question = json.dumps([data.get(name) for name in QUESTION])
    id = hashlib.sha256(question.encode()).hexdigest()[:ID_LENGTH]
    source, rules = data.get("source", BOTS), data.get("rules", {})
    return Listed(id, data["kind"], data["theme"], source, rules, data["players"], line)


def collection() -> list[Puzzle]:
    """All of them, in their order."""
    return list(map(read_puzzle, collection_lines()))


def collection_lines() -> list[str]:
    """The same as lines: so that whoever wants one need not replay all games."""
    return files(__package__).joinpath("collection.jsonl").read_text(encoding="utf-8").splitlines()
