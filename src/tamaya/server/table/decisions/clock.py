"""Decisions of the clock: when somebody's time begins and when it is over. What time it is comes in from outside."""

from tamaya.server.table import entries as log
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_page import PauseClock
from tamaya.server.wire.from_server import ClockFace
from tamaya.server.wire.parts import Person

WARNING = 12 * 3600.0  # seconds
GRACE = 15.0  # seconds for each turn, for a player who has used up all their time


def stamp(table: Table, now: float) -> float | None:
    """The time to store with an action: none at a table without a clock."""
    return None if table.settings.clock == "none" else now


def seconds_left(table: Table, now: float) -> float | None:
    """How long whoever is to act still has; None if no time runs: nobody plays, a bot thinks, or it has run out."""
    if not _runs(table) or not table.turn_since or table.time_up:
        return None
    assert table.game is not None
    return table.turn_since + _allowance(table, table.game.actor) - now


def due(table: Table) -> float | None:
    """When somebody has been silent for too long at a table over days; None if no time runs."""
    left = seconds_left(table, 0.0)
    return left if table.over_days else None


def reminds_at(table: Table, due: float) -> float:
    """When somebody who is silent over days is reminded: when their time is up, or some hours before that if a bot acts
    for them then, or the game ends."""
    settings = table.settings
    waits = not (settings.clock_bot or settings.clock_ends)
    return due if waits else due - min(WARNING, settings.clock_seconds / 2)


def is_unset(table: Table) -> bool:
    """Whether the time of this turn has yet to begin."""
    return _runs(table) and not table.turn_since and table.paused is None


def pause(table: Table, person: Person, command: PauseClock, now: float) -> log.ClockPaused | None:
    """A player stops the clock while somebody's time runs, or lets it go on."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse("not-seated")
    if table.over_days:
        raise refuse("no-clock-runs")
    if command.on == (table.paused is not None):
        return None
    if command.on and (not _runs(table) or not table.turn_since or table.time_up):
        raise refuse("no-clock-runs")
    return log.ClockPaused(seat, command.on, now)


def set_clock(table: Table, now: float) -> log.ClockSet | None:
    """Start the time of this turn, unless it is running."""
    return log.ClockSet(now) if is_unset(table) else None


def set_again(table: Table, now: float) -> log.ClockSet | None:
    """Somebody comes to an empty table: time that ran out meanwhile starts afresh."""
    left = seconds_left(table, now)
    return log.ClockSet(now) if is_unset(table) or (left is not None and left <= 0) else None


def run_out(table: Table, now: float) -> log.TimeUp | None:
    """The time of whoever is to act has run out."""
    left = seconds_left(table, now)
    if left is None or left > 0:
        return None
    assert table.game is not None
    return log.TimeUp(table.game.actor)


def face(table: Table, now: float) -> ClockFace | None:
    """The clock as everybody sees it."""
    game = table.game
    if table.settings.clock == "none" or table.phase != "playing" or game is None:
        return None
    left = [_allowance(table, seat) for seat in range(len(table.places))]
    if _runs(table) and table.turn_since:
        left[game.actor] = max(0.0, left[game.actor] - max(0.0, now - table.turn_since))
    if table.paused is not None:
        left[game.actor] = max(0.0, left[game.actor] - table.paused)
    seat = game.actor if _runs(table) and table.paused is None else None
    return ClockFace(seat, [round(one, 1) for one in left], table.time_up, table.paused is not None)


def _runs(table: Table) -> bool:
    """Whether a person is to act at a table with a clock."""
    game = table.game
    return (
        table.settings.clock != "none"
        and table.phase == "playing"
        and game is not None
        and table.places[game.actor].bot is None
    )


def _allowance(table: Table, seat: int) -> float:
    """How long a seat has for a turn."""
    seconds = float(table.settings.clock_seconds)
    return max(GRACE, seconds - table.used[seat]) if table.settings.clock == "player" else seconds
