"""Puzzles: lists of them, a question with its table, tips, answers and what is told when it is over."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.games import ActionText, Played, Seen
from tamaya.server.wire.parts import Explanation, Struct
from tamaya.server.wire.review import Face

PuzzleKind = Literal["show", "discard", "meaning", "call", "trust", "play", "announce", "tile"]
PuzzleTheme = Literal[
    "prompt",
    "finesse",
    "save",
    "chop",
    "focus",
    "good-touch",
    "counting",
    "silence",
    "pace",
    "last-round",
    "announced-play",
    "multicolour",
    "black-powder",
    "bonus-tiles",
]
PuzzleSource = Literal["bots", "people"]  # whose game it is from
# How far one has come with a puzzle: solved at the first try and without tips, solved, looked up, tried.
PuzzleState = Literal["first", "solved", "seen", "tried"]


class PuzzleListing(Struct):
    """A puzzle as lists show it."""

    number: int  # from 1
    kind: PuzzleKind
    theme: PuzzleTheme  # what it is practice for
    source: PuzzleSource
    options: dict[str, str | int | bool]  # in which it differs from the base game
    players: int
    tried: int  # how many people have answered it
    solved: int  # how many of them were right at the first try, without tips
    yours: PuzzleState | None


class PuzzleList(Struct):
    """GET /api/puzzles."""

    day: str  # such as 2026-11-17, by Greenwich time
    today: int  # the number of the puzzle of this day
    streak: int  # days in a row on which one solved the puzzle of the day
    puzzles: list[PuzzleListing]


class PuzzlePage(Struct):
    """GET /api/puzzles/{id}, or /api/puzzles/today: a question, with the table as whoever is asked sees it."""

    listing: PuzzleListing
    of: int  # how many there are
    day: str | None  # if it is the puzzle of the day, which day that is
    streak: int
    tips: list[Explanation]  # those that one has asked for
    all_tips: int
    pile: list[Face] | None  # next card first, where all cards are open
    played: Played
    seen: Seen


class AskTips(Struct):
    """POST /api/puzzles/{id}/tips: the first so many tips."""

    count: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Tips(Struct):
    """The answer to that."""

    tips: list[Explanation]


class PuzzleAnswer(Struct):
    """POST /api/puzzles/{id}/answer. An action in notation; "hint" is any hint; for a meaning "play 7" or "keep 7".
    None gives up."""

    answer: ActionText | None


class Solved(Struct):
    """Why it is so, for those who were right or gave up."""

    solution: str
    reasons: list[Explanation]
    at: int  # after so many moves the question was asked
    seen: Seen  # with open cards, and with the moves that prove it


class PuzzleVerdict(Struct):
    """The answer to that."""

    right: bool
    streak: int
    listing: PuzzleListing
    solved: Solved | None
