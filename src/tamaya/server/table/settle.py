"""What happens when a proposal has got its answers, and what is told of it then."""

import base64
import hashlib
from typing import Literal, assert_never

from tamaya.core.commitment import deal_text
from tamaya.core.game import Game
from tamaya.server.table.entries import Proposed
from tamaya.server.table.places import Place
from tamaya.server.table.table import GAME, NOTHING, REMARKS, TABLE, Change, OpenProposal, Table
from tamaya.server.wire.parts import Settled

MOST_SETTLED = 20  # older ones are forgotten


def settle(table: Table) -> Change:
    """Carry out or drop what has been decided on; for `fold`, whose own the table is."""
    change = NOTHING
    while (proposal := next((one for one in table.proposals if one.verdict() is not None), None)) is not None:
        table.proposals = tuple([one for one in table.proposals if one.id != proposal.id])
        note_settled(table, proposal, "carried" if proposal.verdict() else "declined")
        if proposal.verdict():
            change |= _carry(table, proposal.asked)
    return change


def note_settled(
    table: Table, proposal: OpenProposal, how: Literal["carried", "declined", "withdrawn", "lapsed"]
) -> None:
    """Keep what became of a proposal, if anybody else was asked; before it is carried out."""
    asked = proposal.asked
    by = table.places[asked.by].person
    if by is None or not asked.needed:
        return
    no = [table.places[seat].person for seat in sorted(proposal.no)] if how == "declined" else []
    settled = Settled(
        id=proposal.id,
        number=table.last,
        what=asked.what,
        how=how,
        by=by,
        declined=[person for person in no if person is not None],
        whom=None if asked.seat is None else _name_at(table.places[asked.seat]),
        bot=asked.bot,
        person=asked.person,
    )
    table.settled = (*table.settled, settled)[-MOST_SETTLED:]


def keep_open(table: Table, kept: list[OpenProposal]) -> None:
    """The game has gone past all proposals but these."""
    stay = {one.id for one in kept}
    for proposal in table.proposals:
        if proposal.id not in stay:
            note_settled(table, proposal, "lapsed")
    table.proposals = tuple(kept)


def _name_at(place: Place) -> str:
    """Of a person, or of a bot from elsewhere that has told it."""
    return place.name if place.person is None else place.person.name


def put(table: Table, chair: int, place: Place) -> None:
    """Let a chair be as it says."""
    table.places = (*table.places[:chair], place, *table.places[chair + 1 :])


def end(table: Table) -> None:
    """The game is over, and has its place in the archive."""
    assert table.game is not None
    table.phase = "over"
    table.hidden = False
    table.last_game = game_id(table.id, table.begun, table.game, table.commitment.salt if table.commitment else "")


def _carry(table: Table, asked: Proposed) -> Change:
    match asked.what:
        case "undo":
            return _undo(table)
        case "end":
            return stop(table)
        case "replace":
            return _replace(table, asked)
        case "key":
            return _give_key(table, asked)
        case _:
            assert_never(asked.what)


def _undo(table: Table) -> Change:
    point = table.undo_point()
    assert point is not None
    if not all(move.shows_no_card for move in table.moves[point:]):
        table.taken_back += 1
    table.turn_since, table.paused, table.time_up = 0.0, None, False
    table.game = table.replay(point)
    table.moves = table.moves[:point]
    table.noted = tuple([note._replace(after=min(note.after, table.move_count)) for note in table.noted])
    table.moment = point  # at a memory table no hint is shown a second time
    table.version = table.last
    keep_open(table, [proposal for proposal in table.proposals if proposal.asked.what != "undo"])
    return GAME


def stop(table: Table) -> Change:
    """The game ends before its end."""
    end(table)
    table.stopped = True
    table.version = table.last
    table.proposals = ()
    return GAME | REMARKS


def _give_key(table: Table, asked: Proposed) -> Change:
    seat = asked.seat
    assert seat is not None
    asked_by = table.places[asked.by].person
    place = table.places[seat]._replace(seal=asked.seal, waits=asked.waits, asked_by=asked_by, address="")
    put(table, seat, place)
    return TABLE


def _replace(table: Table, asked: Proposed) -> Change:
    seat = asked.seat
    assert seat is not None
    kept = [one for one in table.proposals if one.asked.what != "undo" and seat not in (one.asked.by, one.asked.seat)]
    asks_anew = asked.person is not None
    keep_open(  # while it is known who asked
        table, [one.asking_anew(seat) if asks_anew and not one.goes_on else one.without(seat) for one in kept]
    )
    put(table, seat, Place(asked.person, asked.bot))
    if table.game is not None and table.game.actor == seat:  # whoever sits there now has time of their own
        table.turn_since, table.paused, table.time_up = 0.0, None, False
    table.used = tuple([0.0 if number == seat else used for number, used in enumerate(table.used)])
    table.notes = tuple([{} if number == seat else notes for number, notes in enumerate(table.notes)])  # private ones
    table.noted = tuple([note for note in table.noted if note.seat != seat])
    if asked.person is not None:
        seen = table.looked.get(asked.person.id, frozenset())
        table.looked = {**table.looked, asked.person.id: seen | {seat}}
    return GAME


def game_id(table: str, begun: int, game: Game, salt: str) -> str:
    """The id of a game, which follows from its log: whoever stores it, it is the same. While it goes on nobody can
    tell it, for the deal is in it; and a link to the table alone is none to its games."""
    text = f"{table} {begun}\n{deal_text(game, salt)}"
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:12]).decode()
