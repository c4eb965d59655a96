"""How much each may add to a table's log. Nobody can fill it for the others, and whatever fills it, the game can be
played to its end: acting and ending are never refused for that."""

from typing import assert_never

from tamaya.server.table import entries as log
from tamaya.server.table.places import owner_of
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Person

MOST_ENTRIES = 20_000  # far beyond any evening at one table
OF_A_PLAYER = 1_500  # in one game, besides actions
OF_A_STRANGER = 200  # as long as the table exists
OF_ALL_STRANGERS = 3_000  # likewise; to sit down is allowed all the same

ALWAYS = (from_page.Act, from_page.Vote, from_page.Stand, from_page.Leave)


def check_room(table: Table, person: Person, command: from_page.Command) -> None:
    """Raise if somebody has added too much to the log for this to be added, too."""
    if isinstance(command, ALWAYS) or (isinstance(command, from_page.Propose) and command.what == "end"):
        return
    if table.last >= MOST_ENTRIES:
        raise refuse("too-many-entries")
    written = table.written.get(owner_of(person.id) or person.id, 0)
    if _plays(table, person.id):
        if written >= OF_A_PLAYER:
            raise refuse("too-much")
        return
    strangers = sum(number for one, number in table.written.items() if not _plays(table, one))
    if written >= OF_A_STRANGER or (strangers >= OF_ALL_STRANGERS and not isinstance(command, from_page.Sit)):
        raise refuse("too-much")


def note_author(table: Table, entry: log.AnyEntry) -> None:
    """Count an entry for whoever wrote it; before it is folded."""
    author = _author(table, entry)
    if author is not None:
        author = owner_of(author) or author
        table.written = {**table.written, author: table.written.get(author, 0) + 1}


def begin_anew(table: Table) -> None:
    """A game begins: its players may write as much as in the last one."""
    table.written = {one: number for one, number in table.written.items() if not _plays(table, one)}


def _plays(table: Table, person: str) -> bool:
    """Whether somebody is the host or has a seat in a game: those who only sit down come and go."""
    if person == table.host.id:
        return True
    return table.phase != "waiting" and (table.seat_of(person) is not None or table.has_guests(person))


def _author(table: Table, entry: log.AnyEntry) -> str | None:
    match entry:
        case log.Acted():  # by far the most frequent
            return None
        case log.Said():
            return entry.by.id
        case log.Sat() | log.Renamed():
            return entry.person.id
        case log.Watched():
            return entry.person
        case (
            log.Noted() | log.Arranged() | log.Posed() | log.Reacted() | log.Showed() | log.Voted() | log.ClockPaused()
        ):
            return _sitting(table, entry.seat)
        case log.Proposed():
            return _sitting(table, entry.by)
        case log.Withdrawn():
            return _sitting(table, next(one.asked.by for one in table.proposals if one.id == entry.proposal))
        case log.Stood():
            return _sitting(table, entry.chair)
        case log.BotCame():
            asked_by = table.places[entry.chair].asked_by
            return None if asked_by is None else asked_by.id
        case log.BotInvited():
            return table.host.id
        case log.SetUpAgain():
            return None if entry.by is None else entry.by.id
        case log.Configured() | log.BotSat() | log.Removed() | log.Readmitted() | log.Relinked():
            return table.host.id
        case log.Opened() | log.Started() | log.HostChanged() | log.WentOn():
            return None
        case log.ClockSet() | log.TimeUp() | log.Hid() | log.Erased():
            return None
        case _:
            assert_never(entry)


def _sitting(table: Table, seat: int) -> str | None:
    person = table.places[seat].person
    return None if person is None else person.id
