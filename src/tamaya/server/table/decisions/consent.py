"""Decisions that need consent: undo, an early end, a replacement for somebody who left."""

from tamaya.server.table import entries as log
from tamaya.server.table.decisions.game import running_game, seat_in_game
from tamaya.server.table.decisions.seats import chair
from tamaya.server.table.people import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_page import Propose, Vote
from tamaya.server.wire.parts import Person


def propose(
    table: Table, person: Person, command: Propose, present: dict[str, Person], bots: tuple[str, ...]
) -> log.Proposed:
    """A player asks the others. Bots always agree, and those who left are not asked."""
    by = seat_in_game(table, person)
    running_game(table)
    if any((one.asked.what, one.asked.seat) == (command.what, command.seat) for one in table.proposals):
        raise refuse("already-proposed")
    others = [seat for seat in table.humans() if _device(table, seat) != _device(table, by)]  # those decide aloud
    if command.what == "undo":
        point = table.undo_point()
        if point is None:
            raise refuse("undo-revealed")
        if point == len(table.moves):
            raise refuse("nothing-to-undo")
        return log.Proposed("undo", by, others)  # of all, also of those who are away for a moment
    here = [seat for seat in others if _is_present(table, seat, present)]
    if command.what == "end":
        return log.Proposed("end", by, here)
    return _propose_replacement(table, by, here, command, present, bots)


def _propose_replacement(
    table: Table, by: int, here: list[int], command: Propose, present: dict[str, Person], bots: tuple[str, ...]
) -> log.Proposed:
    seat = -1 if command.seat is None else command.seat
    if seat < 0:
        raise refuse("no-such-chair", chair=seat)
    place = chair(table, seat)
    if place.person is None or seat == by or (not place.left and _is_present(table, seat, present)):
        raise refuse("still-there")
    needed = [other for other in here if other != seat]
    if command.person is None:
        bot = command.bot or "cautious"
        if bot not in bots:
            raise refuse("unknown-bot", name=bot[:40])
        return log.Proposed("replace", by, needed, seat=seat, bot=bot)
    successor = present.get(command.person)
    if successor is None or table.seat_of(command.person) is not None:
        raise refuse("no-such-person")
    if table.looked.get(successor.id, frozenset()) - {seat}:
        raise refuse("has-seen-cards")
    return log.Proposed("replace", by, needed, seat=seat, person=successor)


def vote(table: Table, person: Person, command: Vote) -> log.Voted | None:
    """A player answers a proposal."""
    seat = seat_in_game(table, person)
    proposal = next((one for one in table.proposals if one.id == command.proposal), None)
    if proposal is None:
        raise refuse("no-such-proposal")
    if seat not in proposal.needed:
        raise refuse("not-asked")
    if seat in proposal.yes or seat in proposal.no:
        return None
    return log.Voted(proposal.id, seat, command.yes)


def _device(table: Table, seat: int) -> str | None:
    """Whose device somebody plays on."""
    person = table.places[seat].person
    return None if person is None else owner_of(person.id) or person.id


def _is_present(table: Table, seat: int, present: dict[str, Person]) -> bool:
    return _device(table, seat) in present
