"""The review of a game that is over: what was possible."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.parts import Struct

Depth = Literal["first"]
ReviewStatus = Literal["none", "working", "done", "failed"]
AsReview = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "FirstReview | null"})]  # encoded already


class Reach(Struct):
    """What could still be reached with open cards."""

    best: int  # there is a way to it
    bound: int  # no way leads to more


class Fall(Struct):
    """A move after which less could be reached than before."""

    move: int  # its number
    cost: int  # so much less, at least
    line: list[str]  # the actions, instead of it, that reach the most


class FirstReview(Struct):
    """What can be said at once."""

    reach: list[Reach]  # after 0, 1, 2 … moves
    gone: int | None  # the number of the move after which the perfect show could not be reached any more
    falls: list[Fall]  # the dearest first


class ReviewState(Struct):
    """GET /api/games/{id}/review?depth=D: the review, or how far it is."""

    status: ReviewStatus
    progress: float  # from 0 to 1
    yours: bool  # whether one has asked for it, and so can stop it
    review: AsReview = msgspec.Raw(b"null")


class ReviewWish(Struct):
    """POST /api/games/{id}/review: begin with it, or stop what one has begun."""

    depth: Depth
    on: bool
