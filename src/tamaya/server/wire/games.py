"""Games of the archive, looking at one together, and deals that several teams play without knowing them."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.from_page import Text
from tamaya.server.wire.http import AsMessage
from tamaya.server.wire.parts import ActionText, Person, Remark, Settings, Struct

GameKind = Literal["table", "file", "branch"]
MoveNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
AsViewText = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "View"})]  # encoded already


class GameListing(Struct):
    """A game of the archive as lists show it."""

    id: str
    kind: GameKind
    ended: float  # seconds since 1970; of a branch, when it last went on
    edition: str
    options: dict[str, str | int | bool | None]  # those in which it differs from its edition
    names: list[str]  # by seat
    bots: list[int]  # the seats of bots
    score: int
    max_score: int
    outcome: str | None  # None: stopped before its end, or a branch that can go on
    impression: int | None  # the band of the edition's scale (E5)
    stopped: bool  # the players ended it early
    moves: int
    private: bool = False  # only those whose game it is see it
    parent: str | None = None  # the game that a branch left
    at: int | None = None  # after this many moves
    by: str | None = None  # who made the branch, or brought the file
    box: bool = True  # whether they had that box; else it only lent them its rules
    date: str | None = None  # the day on which a game of a file was played, if it says so, such as "2026-12-24"
    scored: bool = True  # False: a masterpiece, which is won or lost and has no points (X3)


class MyGames(Struct):
    """GET /api/games: your own games, the newest first."""

    games: list[GameListing]
    next: str | None  # what `before` has to be for older ones; None: there are none


class PlayedHere(Struct):
    """GET /api/tables/{id}/games: what was played at a table that is not there any more, the newest first."""

    games: list[GameListing]


class Brought(Struct):
    """POST /api/games/files, with the text of a file or a link: the games that came in."""

    games: list[str]  # their ids, in the order of the file
    ignored: list[str]  # the fields of another format's file that mean nothing here
    unread: int  # games of the file that could not be read


class GameNote(Struct):
    """A note that was written on a card."""

    after: int  # this many moves
    seat: int  # of the writer
    card: int
    text: str  # "": it was removed


class Player(Struct):
    """Who sat at a seat: a person, a bot, or somebody of whom only the name is known."""

    name: str
    person: str | None = None
    bot: str | None = None


class GameHeader(Struct):
    """What was played, and by whom."""

    settings: Settings
    players: list[Player]  # by seat
    over: bool  # False: a branch that can go on
    stopped: bool = False  # the players ended it early
    practice: bool = False  # a move was taken back that had shown a card
    seeded_by: str | None = None  # who chose the seed and so could know the cards


class Seen(Struct):
    """GET /api/games/{id}/seen?seat=N: the game as a seat saw it, or (without a seat) with open cards."""

    seat: int | None
    game: AsMessage  # a GameState, whose moves have no gestures among them
    views: list[AsViewText]  # after 0, 1, 2 … moves; `legal` is what whose turn it is could do


class GamePage(Struct):
    """GET /api/games/{id}?seat=N: all about a game. If there is no such seat, it is seen with open cards."""

    game: GameListing
    played: GameHeader
    seen: Seen
    seats: list[int]  # your own
    own: bool  # whether it is your game: you played it, imported it or made the branch
    wants_private: bool  # what you have said
    wants_deletion: bool
    deletion_waits_for: list[str]  # the names of those whose consent is missing, once somebody has asked for it
    table_id: str | None  # where it was played, for those who played there
    notes: list[GameNote]
    parent: GameListing | None
    branches: list[GameListing]
    same_deal: list[GameListing]  # other games with the same cards, the newest first
    beaten: float | None  # the share of their results that this one beats, ties half
    deal: str | None  # the id of the deal, if others are to play it


class Wish(Struct):
    """POST /api/games/{id}/private and /api/games/{id}/delete: what somebody wants whose game it is."""

    on: bool


class Wished(Struct):
    """The answer to that."""

    private: bool
    deleted: bool


class BranchOff(Struct):
    """POST /api/games/{id}/branches: leave the game after this many moves, with an action, with several of them one
    after the other, or with a bot at all seats."""

    at: MoveNumber
    action: ActionText | None = None
    bot: str | None = None
    line: Annotated[list[ActionText], msgspec.Meta(max_length=200)] | None = None


class GoOn(Struct):
    """POST /api/games/{id}/moves: go on with your own branch; bots go on for a moment, and are asked again."""

    at: MoveNumber  # how many moves it has
    action: ActionText | None = None
    bot: str | None = None


class AdviceWish(Struct):
    """POST /api/games/{id}/advice: what a good player would do after this many moves, or what speaks for and against an
    action, from what the seat knew whose turn it was."""

    at: MoveNumber
    action: ActionText | None = None


class Branch(Struct):
    """The answer to both: the branch as it is now."""

    game: GameListing
    over: bool


DealState = Literal["open", "begun", "over", "known"]


class DealResults(Struct):
    """How teams did, for those who may know it."""

    scores: list[tuple[int, int]]  # each score, and how many teams have it, the highest first
    games: list[GameListing]  # yours and those of people you have played with; of a passed-on deal, all
    own: str | None  # the id of your own game
    matchpoints: float | None  # the share of the others' results that it beats, ties half
    solution: str | None  # the game that shows how the deal is won


class DealPage(Struct):
    """GET /api/deals/{id}: a deal; "today" is that of the day."""

    id: str
    day: str | None  # such as "2026-12-24"
    settings: Settings
    max_score: int
    state: DealState  # it may be played; you are playing; its day is over; you have played it, or looked at it
    table: str | None  # where you play it
    teams: int  # that have played it
    streak: int  # days in a row on which you have played the deal of the day
    before: str | None  # the deal of the day before
    results: DealResults | None  # None: you may not know them


class PlayDeal(Struct):
    """POST /api/deals/{id}/tables: play it alone with bots, which begins at once, or with others. The answer is
    `Created`."""

    alone: bool


# ---- Looking at a replay together: the socket /ws/game/{id}. One leads, the others follow and talk -------------------


class Spot(Struct):
    """Where somebody looks: after this many moves, from a seat or (None) at open cards, perhaps pointing at a card; or
    the other game to which they have gone from there."""

    move: MoveNumber
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    card: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Lead(Struct, tag_field="type", tag="lead"):
    """Show the game to the others, or stop that."""

    on: bool
    spot: Spot


class Point(Struct, tag_field="type", tag="point"):
    """Whoever leads goes to another moment, or points at a card."""

    spot: Spot


class Remarked(Struct, tag_field="type", tag="remark"):
    """Say something to all who look on."""

    text: Text


class Here(Struct, tag_field="type", tag="here"):
    """Are you there?"""


FromReplay = Lead | Point | Remarked | Here


class Company(Struct, tag_field="type", tag="company"):
    """Who looks at the replay, and who leads: sent on arrival and when it changes."""

    you: Person | None
    people: list[Person]
    unnamed: int  # others without a name
    leader: Person | None
    spot: Spot | None  # where the leader is


class ReplayTalk(Struct, tag_field="type", tag="talk"):
    """What was said: all of it on arrival (`whole`), else what is new."""

    whole: bool
    remarks: list[Remark]
