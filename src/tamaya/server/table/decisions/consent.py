"""Decisions that need consent: undo, an early end, a replacement for somebody who left, a new key for a bot."""

import math
from collections.abc import Callable
from typing import NamedTuple

from tamaya.server.table import entries as log
from tamaya.server.table.decisions.gameplay import running_game, seat_in_game
from tamaya.server.table.decisions.seats import chair, need_host
from tamaya.server.table.places import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import STAND_IN, OpenProposal, Table
from tamaya.server.wire.from_page import InviteBot, Propose, Vote, Withdraw
from tamaya.server.wire.parts import Person

Awaited = Callable[[str], float]  # for how many seconds somebody who is away still counts, by id


class WhoIsHere(NamedTuple):
    """Who is at the table."""

    present: dict[str, Person]  # by id
    awaited: Awaited
    bots: frozenset[str]  # from elsewhere, by the seals of their keys


def propose(table: Table, person: Person, command: Propose, here: WhoIsHere, bots: tuple[str, ...]) -> log.Proposed:
    """A player asks the others. Bots always agree; those who left, or have been away for long, are not asked."""
    by = seat_in_game(table, person)
    running_game(table)
    about = command.seat if command.what == "replace" else None
    _need_new(table, command.what, about)
    others = [
        seat
        for seat in table.humans()
        if _device(table, seat) != _device(table, by)  # people sharing one device decide aloud
        and (_is_present(table, seat, here.present) or _awaited(table, seat, here.awaited))
    ]
    if command.what == "undo":
        point = table.undo_point()
        if point is None:
            raise refuse("undo-revealed")
        if point == len(table.moves):
            raise refuse("nothing-to-undo")
        return log.Proposed("undo", by, others)
    if command.what == "end":
        return log.Proposed("end", by, others)
    if command.person is not None and table.settings.deal:
        raise refuse("deal-fixed")
    seat = _seat_to_replace(table, by, command.seat, here)
    return _propose_replacement(table, by, seat, [one for one in others if one != seat], command, here.present, bots)


def propose_key(table: Table, person: Person, command: InviteBot, seal: str) -> log.Proposed:
    """In a running game the host asks for a new key for a bot from elsewhere. Whoever has it can see what the bot sees,
    so all players are asked, also those who are away or have left, for they may come back."""
    need_host(table, person)
    by = seat_in_game(table, person)
    if not chair(table, command.chair).seal:
        raise refuse("not-waiting")
    _need_new(table, "key", command.chair)
    others = [
        seat
        for seat, place in enumerate(table.places)
        if place.person is not None and _device(table, seat) != _device(table, by)
    ]
    return log.Proposed("key", by, others, seat=command.chair, seal=seal, waits=command.waits)


def _need_new(table: Table, what: str, seat: int | None) -> None:
    if any((one.asked.what, one.asked.seat) == (what, seat) for one in table.proposals):
        raise refuse("already-proposed")


def _seat_to_replace(table: Table, by: int, wanted: int | None, here: WhoIsHere) -> int:
    """The seat, if its player has left or has been away for long, or if its bot, from elsewhere, is away."""
    seat = -1 if wanted is None else wanted
    if seat < 0:
        raise refuse("no-such-chair", chair=seat)
    place = chair(table, seat)
    if place.seal and place.seal not in here.bots:
        return seat
    if place.person is None or seat == by:
        raise refuse("still-there")
    if not place.left:
        if _is_present(table, seat, here.present):
            raise refuse("still-there")
        if seconds := _awaited(table, seat, here.awaited):
            raise refuse("just-away", seconds=math.ceil(seconds))
    return seat


def _propose_replacement(
    table: Table,
    by: int,
    seat: int,
    needed: list[int],
    command: Propose,
    present: dict[str, Person],
    bots: tuple[str, ...],
) -> log.Proposed:
    if command.person is None:
        bot = command.bot or STAND_IN
        if bot not in bots:
            raise refuse("unknown-bot", name=bot[:40])
        return log.Proposed("replace", by, needed, seat=seat, bot=bot)
    successor = present.get(command.person)
    if successor is None or table.seat_of(command.person) is not None:
        raise refuse("no-such-person")
    if successor.id in table.removed:
        raise refuse("was-removed")
    # Where all hands are open a spectator may have been told of them by another.
    if table.settings.all_hands or table.looked.get(successor.id, frozenset()) - {seat}:
        raise refuse("has-seen-cards")
    return log.Proposed("replace", by, needed, seat=seat, person=successor)


def absences(table: Table, proposal: OpenProposal, present: dict[str, Person], awaited: Awaited) -> list[float]:
    """For how many seconds a proposal waits for each of those who were asked and are away, unless it waits for ever."""
    waits_for = proposal.waits_for() if proposal.goes_on else []
    away = [seat for seat in waits_for if not _is_present(table, seat, present)]
    return [_awaited(table, seat, awaited) for seat in away]


def go_on(table: Table, present: dict[str, Person], awaited: Awaited) -> log.WentOn | None:
    """Proposals no longer wait for those who have been away for long."""
    asked = {seat for proposal in table.proposals if proposal.goes_on for seat in proposal.waits_for()}
    away = [seat for seat in asked if not _is_present(table, seat, present) and not _awaited(table, seat, awaited)]
    return log.WentOn(sorted(away)) if away else None


def vote(table: Table, person: Person, command: Vote) -> log.Voted | None:
    """A player answers a proposal."""
    seat = seat_in_game(table, person)
    proposal = _open_one(table, command.proposal)
    if seat not in proposal.needed:
        raise refuse("not-asked")
    if seat in proposal.yes or seat in proposal.no:
        return None
    return log.Voted(proposal.id, seat, command.yes)


def withdraw(table: Table, person: Person, command: Withdraw) -> log.Withdrawn:
    """A proposal is withdrawn by whoever made it."""
    if _open_one(table, command.proposal).asked.by != seat_in_game(table, person):
        raise refuse("not-proposed-by-you")
    return log.Withdrawn(command.proposal)


def _open_one(table: Table, id: int) -> OpenProposal:
    proposal = next((one for one in table.proposals if one.id == id), None)
    if proposal is None:
        raise refuse("no-such-proposal")
    return proposal


def _device(table: Table, seat: int) -> str | None:
    """On whose device somebody plays."""
    person = table.places[seat].person
    return None if person is None else owner_of(person.id) or person.id


def _awaited(table: Table, seat: int, awaited: Awaited) -> float:
    device = _device(table, seat)
    return 0.0 if device is None else awaited(device)


def _is_present(table: Table, seat: int, present: dict[str, Person]) -> bool:
    return _device(table, seat) in present
