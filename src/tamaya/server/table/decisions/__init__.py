"""Whether something may happen at a table: in go a command and who gives it; out comes the entry for the log, or a
refusal.

The functions that `decide` calls each take the table, who asks and what for. `None` means that it already is so: there
is nothing to store. Pure, like the table itself: who is present and what is left to chance come in from outside.
"""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from tamaya.server.table.chance import Chance
from tamaya.server.table.decisions import clock, consent, gameplay, seats, talk
from tamaya.server.table.entries import AnyEntry
from tamaya.server.table.quotas import check_room
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Person


class DecisionContext(NamedTuple):
    """What a decision depends on besides the table."""

    present: dict[str, Person]  # by id
    awaited: Callable[[str], float]  # for how many seconds somebody who is away still counts, by id
    bots: tuple[str, ...]
    chance: Chance
    device: str = ""  # on which it is asked for
    bots_here: frozenset[str] = frozenset()  # the seals of bots from elsewhere that have come
    seal: str = ""  # of a new key for one
    to_remove: tuple[str, ...] = ()  # the devices of the person who is to be removed
    now: float = 0.0  # seconds since 1970


def decide(table: Table, person: Person, command: from_page.Command, context: DecisionContext) -> AnyEntry | None:
    """What follows from a command."""
    check_room(table, person, command)
    match command:
        case from_page.Act():  # by far the most frequent
            return gameplay.act(table, person, command, context.now)
        case from_page.Sit():
            return seats.sit(table, person, command, context.device)
        case from_page.Stand():
            return seats.stand(table, person)
        case from_page.Leave():
            return seats.leave(table, person, context.present)
        case from_page.AddBot():
            return seats.add_bot(table, person, command, context.bots)
        case from_page.InviteBot() if table.phase == "playing":
            return consent.propose_key(table, person, command, context.seal)
        case from_page.InviteBot():
            return seats.invite_bot(table, person, command, context.seal)
        case from_page.SeatGuest():
            return seats.seat_guest(table, person, command)
        case from_page.Remove():
            return seats.remove(table, person, command, context.to_remove)
        case from_page.Readmit():
            return seats.readmit(table, person, command)
        case from_page.NewLink():
            return seats.new_link(table, person, context.chance)
        case from_page.Configure():
            return seats.configure(table, person, command)
        case from_page.PauseClock():
            return clock.pause(table, person, command, context.now)
        case from_page.Again():
            return seats.again(table, person, context.present)
        case from_page.Start():
            return gameplay.start(table, person, command, context.chance, context.now)
        case from_page.ArrangeHand():
            return gameplay.arrange(table, person, command)
        case from_page.PoseHand():
            return gameplay.pose(table, person, command)
        case from_page.WriteNote():
            return gameplay.note(table, person, command)
        case from_page.Propose():
            here = consent.WhoIsHere(context.present, context.awaited, context.bots_here)
            return consent.propose(table, person, command, here, context.bots)
        case from_page.Vote():
            return consent.vote(table, person, command)
        case from_page.Withdraw():
            return consent.withdraw(table, person, command)
        case from_page.Say():
            return talk.say(table, person, command, context.device)
        case from_page.React():
            return talk.react(table, person, command)
        case from_page.Show():
            return talk.show(table, person, command)
        case from_page.Watch():
            return talk.watch(table, person, command)
        case _:
            assert_never(command)
