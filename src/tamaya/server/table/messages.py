"""What visitors are sent about a table besides the running game, as bytes for their sockets."""

import math
from collections.abc import Callable

import msgspec

from tamaya.core.errors import TamayaError
from tamaya.core.game import Game
from tamaya.core.view_maker import ViewMaker
from tamaya.server.table.decisions import clock
from tamaya.server.table.decisions.consent import absences
from tamaya.server.table.eyes import Eyes, eyes_of, may_read, sees_all
from tamaya.server.table.picture import seen_events, seen_move
from tamaya.server.table.places import Place, owner_of
from tamaya.server.table.table import Table
from tamaya.server.wire.from_server import Explained, Past, Refused, Remarks, TableState
from tamaya.server.wire.http import Invitation, TableListing
from tamaya.server.wire.parts import Chair, Person, Proposal, Remark, Settings

encode = msgspec.json.Encoder().encode


def always(bot: str) -> bool:  # noqa: ARG001
    """A bot that is always ready to move."""
    return True


def not_at_all(person: str) -> float:  # noqa: ARG001
    """Nobody who is away counts."""
    return 0.0


def listing(table: Table, awaits: str | None = None, due: float | None = None) -> TableListing:
    """The table as the lobby shows it; whom the game awaits, and until when, is known outside."""
    return TableListing(
        id=table.id,
        settings=msgspec.structs.replace(table.settings, seed=None),
        seeded_by=table.seeded_by,
        phase=table.phase,
        host=table.host,
        taken=sum(place.taken for place in table.places),
        key=table.key,
        game=table.last_game if table.phase == "over" else "",
        people=tuple(place.person for place in table.places if place.person is not None),
        bots=sum(place.bot is not None for place in table.places),
        awaits=awaits,
        due=due,
    )


def invitation(
    table: Table, present: dict[str, Person], person: str, is_ready: Callable[[str], bool] = always
) -> Invitation:
    """The table for somebody who is invited and has no name yet."""
    return Invitation(
        host=table.host,
        settings=msgspec.structs.replace(table.settings, seed=None),
        seeded_by=table.seeded_by,
        phase=table.phase,
        chairs=[
            msgspec.structs.replace(chair, address=None) for chair in _chairs(table, present, is_ready, not_at_all)
        ],
        turned=table.turned,
        yours=table.has_place_for(person),
    )


def settings_for(table: Table, person: Person) -> Settings:
    """The settings. The seed tells the cards, so until the game is over only the person who chose it gets it."""
    may_know = table.phase == "over" or (table.seeded_by is not None and table.seeded_by.id == person.id)
    return table.settings if may_know else msgspec.structs.replace(table.settings, seed=None)


def table_state(
    table: Table,
    present: dict[str, Person],
    person: Person,
    is_ready: Callable[[str], bool] = always,
    awaited: Callable[[str], float] = not_at_all,
    now: float = 0.0,
) -> bytes:
    """The table around the game, for this person."""
    seated = {owner_of(place.person.id) or place.person.id for place in table.places if place.person is not None}
    may_look = eyes_of(table, person, None) is not None
    return encode(
        TableState(
            id=table.id,
            settings=settings_for(table, person),
            seeded_by=table.seeded_by,
            phase=table.phase,
            host=table.host,
            chairs=_chairs(table, present, is_ready, awaited),
            turned=table.turned,
            spectators=[visitor for visitor in present.values() if visitor.id not in seated],
            sees_all=[one for one in present if one not in seated and sees_all(table, one)],
            proposals=[
                Proposal(
                    id=one.id,
                    what=one.asked.what,
                    by=one.asked.by,
                    yes=sorted(one.yes),
                    needed=one.waits_for(),
                    seat=one.asked.seat,
                    bot=one.asked.bot,
                    person=one.asked.person,
                    seconds=_seconds(absences(table, one, present, awaited)),
                )
                for one in table.proposals
            ],
            settled=list(table.settled) if may_look else [],
            arrivals=list(table.arrivals),
            games=table.games,
            again_by=table.again_by,
            you=person,
            chair=table.seat_of(person.id),
            stopped=table.stopped,
            practice=table.taken_back > 0,
            clock=clock.face(table, now),
            removed=list(table.removed.values()),
            master=table.master,
            key=table.key,
            relinked=table.relinked,
            last_game=table.last_game if table.last_game and may_look else None,
        )
    )


def _chairs(
    table: Table, present: dict[str, Person], is_ready: Callable[[str], bool], awaited: Callable[[str], float]
) -> list[Chair]:
    return [
        Chair(
            kind="person" if place.person else "bot" if place.bot else "empty",
            person=place.person,
            bot=place.bot,
            speed=place.speed if place.bot else None,
            present=is_ready(place.seal or place.bot)
            if place.bot is not None
            else place.person is not None and _is_here(place.person, present),
            left=place.left,
            shows=place.shows,
            shows_notes=place.shows_notes,
            shares=place.person is not None and owner_of(place.person.id) is not None,
            name=place.name or None,
            waits=place.waits,
            asked_by=place.asked_by,
            address=place.address or None,
            awaited=_awaited(place, present, awaited),
        )
        for place in table.places
    ]


def explained(table: Table, seat: int, request: int) -> bytes:
    """Why the bots have done what they did since the last turn of a seat."""
    last = max((number for number, move in enumerate(table.moves) if move.seat == seat), default=-1)
    new = list(enumerate(table.moves))[last + 1 :]
    moves = [seen_move(move, number, seen_events(move, seat), True) for number, move in new]
    return encode(Explained(request, moves))


def past(game: Game, eyes: Eyes, request: int, table: Table) -> bytes:
    """A game of the past as these eyes saw it, at a memory table without any hint; with all cards open once it is
    over."""
    maker = ViewMaker(game, forgotten=len(game.log) if table.forgets else 0)
    if eyes.all_hands and table.phase == "playing":
        view = maker.open_view()._replace(pile_cards=None)
    else:
        view = maker.open_view() if table.phase == "over" else maker.view(eyes.seat)
    return encode(Past(request=request, version=len(game.history), view=view.to_dict()))


def remarks(table: Table, person: Person) -> bytes:
    """Everything said that this person may read."""
    return encode(Remarks(whole=True, remarks=[remark for remark in table.remarks if may_read(table, person, remark)]))


def new_remark(remark: Remark) -> bytes:
    """What was just said."""
    return encode(Remarks(whole=False, remarks=[remark]))


def refused(request: int | None, error: TamayaError) -> bytes:
    """The answer to something that cannot be done."""
    return encode(Refused(request=request, code=error.code, message=error.message, details=error.details))


def _seconds(absences: list[float]) -> int | None:
    return math.ceil(max(absences)) if absences else None


def _awaited(place: Place, present: dict[str, Person], awaited: Callable[[str], float]) -> int:
    """For how many seconds whoever sits there is still waited for."""
    if place.person is None or place.left or _is_here(place.person, present):
        return 0
    return math.ceil(awaited(owner_of(place.person.id) or place.person.id))


def _is_here(person: Person, present: dict[str, Person]) -> bool:
    return (owner_of(person.id) or person.id) in present
