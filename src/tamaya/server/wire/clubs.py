"""Clubs: people who play a series of deals, in teams, and compare."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.http import TableListing
from tamaya.server.wire.parts import Settings, Struct

ClubTitle = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
RoundState = Literal["coming", "open", "begun", "known", "over"]


class ClubPlan(Struct):
    """POST /api/clubs: what a club plays, and when. The answer is `ClubPage`."""

    name: ClubTitle
    settings: Settings
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)]
    minutes: Annotated[int, msgspec.Meta(ge=10, le=60 * 24 * 31)]  # of each round
    start: float  # of the first, in seconds since 1970; what is past is now
    drawn: bool = False  # teams are drawn anew for each round; else people find together

    def opens(self, number: int) -> float:
        """When a round begins, and the one before it ends."""
        return self.start + (number - 1) * self.minutes * 60

    def round_at(self, now: float) -> int:
        """The round that is open then; 0 before the first, one more than there are after the last."""
        passed = now - self.start
        return 0 if passed < 0 else min(int(passed // (self.minutes * 60)) + 1, self.rounds + 1)


def deal_of_round(club: str, number: int) -> str:
    """The id of the deal that a round of a club plays."""
    return f"{club}-{number}"


class ClubName(Struct):
    """POST /api/clubs/{id}/name: who founded a club calls it otherwise. The answer is `ClubPage`."""

    name: ClubTitle


class ClubResult(Struct):
    """What a team reached in a round."""

    names: list[str]
    game: str
    score: int  # negative: a masterpiece, won or lost
    max_score: int
    matchpoints: float | None  # the share of the others' results that it beats, ties half


class ClubRound(Struct):
    """A round, as far as you may know it."""

    number: int
    opens: float
    closes: float
    state: RoundState  # you have played it: known; it has closed: over
    deal: str  # its id
    team: list[str]  # with whom you play, if that is drawn
    table: str | None  # where
    teams: int  # that have played it
    results: list[ClubResult]  # the best first; none while you may still play it
    waiting: list[TableListing]  # where you can join a team that has not begun, if none are drawn


class ClubStanding(Struct):
    """How a member stands, in the rounds that you know."""

    name: str
    rounds: int
    points: int
    matchpoints: float | None  # the mean


class ClubListing(Struct):
    """A club in a list."""

    id: str
    name: str
    round: int  # 0: it has not begun; one more than there are: it is over
    rounds: int
    waits: bool  # a round is open, and you have not begun with it


class MyClubs(Struct):
    """GET /api/clubs: your clubs, the newest first."""

    clubs: list[ClubListing]


class ClubPage(Struct):
    """GET /api/clubs/{id}: a club. Those who do not belong to it see what it plays, and not who is in it."""

    id: str
    name: str
    settings: Settings
    drawn: bool
    member: bool
    yours: bool  # you founded it
    members: int
    names: list[str]
    round: int  # that is open; 0: it has not begun; one more than there are: it is over
    rounds: list[ClubRound]
    standings: list[ClubStanding]  # the best first
