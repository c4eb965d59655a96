"""Looking at a replay together: the socket /ws/game/{id}. One leads, the others follow and talk."""

from typing import Annotated

import msgspec

from tamaya.server.wire.from_page import Text
from tamaya.server.wire.games import MoveNumber
from tamaya.server.wire.parts import Person, Remark, Struct


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
