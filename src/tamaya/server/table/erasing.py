"""What is left of a log when a game in it was deleted: who sat where, and what was said at the table."""

from collections.abc import Sequence

from tamaya.server.table import entries as log
from tamaya.server.table.fold import fold
from tamaya.server.table.table import Table

STAYS = (log.Said, log.Renamed, log.Relinked, log.Readmitted)  # of the table, not of the game


def erase(id: str, stored: Sequence[bytes], game: str) -> dict[int, bytes]:
    """The entries that take the place of those of a game, by their numbers. From when the table is set up again, they
    give the same table; until then nothing is erased."""
    begun: int | None = None
    since: dict[int, bytes] = {}  # the game began
    is_it = False
    table = Table(id)
    for number, body in enumerate(stored):
        entry = log.read_entry(body)
        before, (table, _) = table, fold(table, entry)
        if isinstance(entry, log.SetUpAgain):
            if is_it:
                return since
            begun, since = None, {}
        if isinstance(entry, log.Started):
            begun = number
        if begun is not None and not isinstance(entry, STAYS):
            since[number] = log.write_entry(_without(entry, before, table))
        is_it = table.phase == "over" and table.last_game == game
    return {}


def _without(entry: log.AnyEntry, before: Table, after: Table) -> log.Erased:
    """What an entry changed around the game."""
    return log.Erased(
        begins=isinstance(entry, log.Started),
        places=list(after.places) if after.places != before.places else None,
        host=after.host if after.host != before.host else None,
        turned=after.turned if after.turned != before.turned else None,
    )
