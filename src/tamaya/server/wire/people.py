"""People you have played with, what you have done so far, and what you are told while you are away."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.parts import Struct
from tamaya.server.wire.review import ExerciseGroup

Id = Annotated[str, msgspec.Meta(max_length=100)]


class Acquaintance(Struct):
    """Somebody you have played with."""

    id: str
    name: str
    games: int
    blocked: bool  # you do not want to be asked by them
    here: bool  # now, if they want that to be known


class Acquaintances(Struct):
    """GET /api/people: those with whom you have played most."""

    people: list[Acquaintance]
    seen: bool  # they may know when you are here


class AskPeople(Struct):
    """POST /api/people/ask: come to this table. The answer is `PeopleAsked`."""

    table: Id
    people: Annotated[list[Id], msgspec.Meta(max_length=10)]


class PeopleAsked(Struct):
    """What came of it. It does not say who does not want to be asked."""

    table: str


class AnswerAsked(Struct):
    """POST /api/people/answer: no, not to this table. The answer is `Lobby`."""

    table: Id


class BlockPerson(Struct):
    """POST /api/people/block: you do not want to be asked by somebody any more, or do again. The answer is
    `Acquaintances`."""

    person: Id
    on: bool


class ForgetPerson(Struct):
    """POST /api/people/forget: somebody is to vanish from your list, until you play with them again. The answer is
    `Acquaintances`."""

    person: Id


class BeSeen(Struct):
    """POST /api/people/seen: whether people you have played with may know when you are here. The answer is
    `Acquaintances`."""

    on: bool


class PlayStyle(Struct):
    """GET /api/style: what bots take you to play where nothing is agreed on. POST /api/style/forget: they forget it."""

    part: str | None  # an agreement with a name, or "few": play hints alone; None: there is no game to go by
    games: int  # that they go by


Honour = Literal["together", "perfect", "twenty", "full-table", "boxes", "faithful", "puzzles", "week"]


class ProgressGame(Struct):
    """A game in the course of time."""

    id: str
    ended: float
    score: int  # negative: a masterpiece, won or lost
    max_score: int
    outcome: str
    hints: int  # that all players gave


class BestResult(Struct):
    """What was reached with a box and a number of players."""

    edition: str  # "none": without a box
    players: int
    games: int
    best: int  # negative: only won or lost
    max_score: int
    perfect: int


class Mate(Struct):
    """Somebody you have played with."""

    id: str
    name: str
    games: int
    perfect: int


class Lapse(Struct):
    """How often you could have known better, as the reviews of your games have found."""

    group: ExerciseGroup
    count: int


class Progress(Struct):
    """GET /api/progress?with=ID&with=ID: your own games, counted; with people: those played with all of them."""

    games: int
    perfect: int
    lost: int
    hints_per_point: float | None  # None: no points yet
    recent: list[ProgressGame]  # the oldest first
    best: list[BestResult]
    mates: list[Mate]
    lapses: list[Lapse]  # the most frequent first
    puzzles: int  # solved
    puzzles_first: int  # at the first try
    streak: int  # the most days in a row whose deal you have played
    honours: list[Honour]  # for all of your games


# ---- What people who are away are told, and when ---------------------------------------------------------------------


MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
KeyText = Annotated[str, msgspec.Meta(max_length=200)]


class NoticeSettings(Struct):
    """GET /api/notices, and the answer to all others."""

    key: str | None  # with which a device asks its browser's service for an address; None: this server pushes nothing
    here: bool  # the device that asks is told
    quiet_from: int  # in minutes of your day
    quiet_until: int  # the same: never
    feed: str  # the secret address of your feed, on this server


class PushDevice(Struct):
    """POST /api/notices/device: tell the device that asks, at this address. The answer is `NoticeSettings`."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: KeyText
    secret: KeyText
    language: Annotated[str, msgspec.Meta(max_length=10)]


class SetCalm(Struct):
    """POST /api/notices/quiet: when you want to be left alone. The answer is `NoticeSettings`."""

    quiet_from: MinuteOfDay
    quiet_until: MinuteOfDay
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class Nudged(Struct):
    """The answer to POST /api/tables/{id}/nudge: whoever is to act at a table over days hears that one waits."""

    table: Id
