"""Whether something may happen at a table: a command and who gives it in; the entry for the log, or a refusal, out.

`None` means that it is so already: nothing to store. Pure, like the table itself: who is present and what is left to
chance come in from outside.
"""

from collections.abc import Callable
from typing import NamedTuple

from tamaya.server.table.chance import Chance
from tamaya.server.table.decisions import consent as decide_together
from tamaya.server.table.decisions import game as decide_game
from tamaya.server.table.decisions import seats as decide_seats
from tamaya.server.table.decisions import talk as decide_talk
from tamaya.server.table.entries import AnyEntry
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Person

MOST_ENTRIES = 20_000  # far beyond any evening at one table


class Context(NamedTuple):
    """What a decision depends on besides the table."""

    present: dict[str, Person]  # by id
    bots: tuple[str, ...]
    chance: Chance


def decide(table: Table, person: Person, command: from_page.FromPage, context: Context) -> AnyEntry | None:
    """What follows from a command."""
    if table.last >= MOST_ENTRIES:
        raise refuse("too-many-entries")
    match command:
        case from_page.Start():
            return decide_game.start(table, person, command, context.chance)
        case from_page.AddBot():
            return decide_seats.add_bot(table, person, command, context.bots)
        case from_page.Propose():
            return decide_together.propose(table, person, command, context.present, context.bots)
        case from_page.Leave():
            return decide_seats.leave(table, person, context.present)
        case _:
            return _SIMPLE[type(command)](table, person, command)


_SIMPLE: dict[type, Callable[..., AnyEntry | None]] = {
    from_page.Sit: decide_seats.sit,
    from_page.Stand: decide_seats.stand,
    from_page.SeatGuest: decide_seats.seat_guest,
    from_page.Remove: decide_seats.remove,
    from_page.Readmit: decide_seats.readmit,
    from_page.Configure: decide_seats.configure,
    from_page.Again: decide_seats.again,
    from_page.Act: decide_game.act,
    from_page.ArrangeHand: decide_game.arrange,
    from_page.WriteNote: decide_game.note,
    from_page.Vote: decide_together.vote,
    from_page.Say: decide_talk.say,
    from_page.React: decide_talk.react,
    from_page.Show: decide_talk.show,
    from_page.Watch: decide_talk.watch,
}
