"""Puzzles, and lessons: a list of them, and one with the game that was prepared for it."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.games import GameHeader, Seen
from tamaya.server.wire.http import AsMessage
from tamaya.server.wire.parts import ActionText, Explanation, Struct
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
# How far you have come with a puzzle: solved at the first try and without tips, solved, looked up, tried.
PuzzleState = Literal["first", "solved", "seen", "tried"]

RunKind = Literal["endless", "clock"]


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
    rating: int | None  # how hard it is, once that is known well enough
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
    tips: list[Explanation]  # those that you asked for
    all_tips: int
    pile: list[Face] | None  # next card first, where all cards are open
    played: GameHeader
    seen: Seen


class AskTips(Struct):
    """POST /api/puzzles/{id}/tips: the first tips, up to this many."""

    count: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Tips(Struct):
    """The answer to that."""

    tips: list[Explanation]


class PuzzleAnswer(Struct):
    """POST /api/puzzles/{id}/answer. An action in notation; "hint" is any hint; for a meaning "play 7" or "keep 7".
    None gives up."""

    answer: ActionText | None
    run: RunKind | None = None  # in which it was asked


class PuzzleRun(Struct):
    """GET /api/puzzles/runs/{kind}: a run, one puzzle after another."""

    kind: RunKind
    theme: PuzzleTheme | None  # of all its puzzles
    puzzle: int | None  # the number of that which is asked now; None before it begins and when the time is over
    right: int  # in a row, or since it began
    best: int  # of all runs of this kind
    left: float | None  # seconds; None: as many as you like


class BeginRun(Struct):
    """POST /api/puzzles/runs/{kind}: begin anew."""

    theme: PuzzleTheme | None = None


class PuzzleRating(Struct):
    """How well somebody solves puzzles (Glicko-2)."""

    rating: int
    low: int  # it is at least that in 39 of 40 cases
    high: int
    results: int  # first answers that it is made of


class ThemeCount(Struct):
    """How far you have come with the puzzles of a theme."""

    theme: PuzzleTheme
    puzzles: int
    answered: int
    first: int  # right at the first try


class RatingPoint(Struct):
    """A rating after an answer."""

    at: float
    rating: int


class PuzzleProgress(Struct):
    """GET /api/puzzles/mine: how far you have come with puzzles."""

    rating: PuzzleRating | None
    course: list[RatingPoint]  # the last ones, the oldest first
    endless: int  # the best runs
    clock: int
    themes: list[ThemeCount]


class Solved(Struct):
    """Why it is so, for those who were right or gave up."""

    solution: str
    reasons: list[Explanation]
    at: int  # after this many moves the question was asked
    seen: Seen  # with open cards, and with the moves that prove it


class PuzzleVerdict(Struct):
    """The answer to that."""

    right: bool
    streak: int
    listing: PuzzleListing
    solved: Solved | None
    rating: PuzzleRating | None  # your own
    change: int | None  # of it, if this answer has changed it
    run: PuzzleRun | None  # how it goes on, if it was asked in one


LessonWait = Literal["next", "card", "seat", "act", "end"]


class LessonStep(Struct):
    """Something that the guide says, and what it waits for: reading on, a card or a seat to pick, or the prepared
    action."""

    key: str  # the text is `lesson-KEY`
    beat: int  # how many beats of the lesson have passed
    wait: LessonWait = "next"
    pick: int | None = None  # the card or the seat
    spots: list[str] = msgspec.field(default_factory=list)  # what to look at: the first of these that is there
    nudges: dict[str, str] = msgspec.field(
        default_factory=dict
    )  # what is said about other actions: the text is `nudge-…`


class Lesson(Struct):
    """GET /api/lessons/{id}: a prepared game as the learner's seat is told it. The first beat is the arrival; each
    other one is a move, or several that pass by at once."""

    name: str
    beats: list[list[AsMessage]]
    steps: list[LessonStep]
    puzzles: list[int]  # the numbers of puzzles of its kind
    next: str | None  # the lesson after it


class LessonListing(Struct):
    """A lesson as the list shows it."""

    name: str
    puzzles: list[int]
    solved: int  # how many of these you have solved


class LessonList(Struct):
    """GET /api/lessons."""

    lessons: list[LessonListing]
