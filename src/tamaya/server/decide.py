"""Whether something may happen at a table: a command and who gives it in; the entry for the log, or a refusal, out.

`None` means that it is so already: nothing to store. Pure, like the table itself: who is present and what is left to
chance come in from outside.
"""

from collections.abc import Callable
from typing import NamedTuple

from tamaya.server import decide_game, decide_seats, decide_talk, decide_together, messages
from tamaya.server.chance import Chance
from tamaya.server.entries import AnyEntry
from tamaya.server.messages import Person
from tamaya.server.refusals import refuse
from tamaya.server.table import Table

MOST_ENTRIES = 20_000  # far beyond any evening at one table


class Context(NamedTuple):
    """What a decision depends on besides the table."""

    present: dict[str, Person]  # by id
    bots: tuple[str, ...]
    chance: Chance


def decide(table: Table, person: Person, command: messages.FromPage, context: Context) -> AnyEntry | None:
    """What follows from a command."""
    if table.last >= MOST_ENTRIES:
        raise refuse("too-many-entries")
    match command:
        case messages.Start():
            return decide_game.start(table, person, command, context.chance)
        case messages.AddBot():
            return decide_seats.add_bot(table, person, command, context.bots)
        case messages.Propose():
            return decide_together.propose(table, person, command, context.present, context.bots)
        case messages.Leave():
            return decide_seats.leave(table, person, context.present)
        case _:
            return _SIMPLE[type(command)](table, person, command)


_SIMPLE: dict[type, Callable[..., AnyEntry | None]] = {
    messages.Sit: decide_seats.sit,
    messages.Stand: decide_seats.stand,
    messages.SeatGuest: decide_seats.seat_guest,
    messages.Remove: decide_seats.remove,
    messages.Readmit: decide_seats.readmit,
    messages.Configure: decide_seats.configure,
    messages.Again: decide_seats.again,
    messages.Act: decide_game.act,
    messages.ArrangeHand: decide_game.arrange,
    messages.WriteNote: decide_game.note,
    messages.Vote: decide_together.vote,
    messages.Say: decide_talk.say,
    messages.React: decide_talk.react,
    messages.Show: decide_talk.show,
    messages.Watch: decide_talk.watch,
}
