"""The game of a table as a record, once it is over and all its cards are open."""

from collections.abc import Sequence
from datetime import UTC, datetime

from tamaya.core.record import LONGEST_NAME, MOST_NOTES
from tamaya.formats import Note, RecordedGame
from tamaya.formats.record_text import tidy
from tamaya.server.table.eyes import eyes_of
from tamaya.server.table.moves import WrittenNote
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.games import GameNote
from tamaya.server.wire.parts import Person


def record_for(table: Table, person: Person) -> RecordedGame:
    """The record of a table's game for somebody who may see the game."""
    if table.game is None or eyes_of(table, person, None) is None:
        raise refuse("not-playing")
    if table.phase != "over":
        raise refuse("not-over")
    return with_notes(recorded(table), table.noted)


def with_notes(recorded: RecordedGame, written: Sequence[WrittenNote | GameNote]) -> RecordedGame:
    """A game with notes, as a file has them; the last ones, if there are very many."""
    last = len(recorded.game.history)
    notes = [Note(note.seat, note.card, tidy(note.text), min(note.after, last)) for note in written[-MOST_NOTES:]]
    return recorded._replace(notes=tuple(notes))


def recorded(table: Table) -> RecordedGame:
    """The game of a table with what a file says about it besides."""
    assert table.game is not None
    bots = tuple([place.name or place.bot for place in table.places])
    return RecordedGame(
        table.game,
        names=names_of(table),
        edition=table.settings.edition,
        seeded_by=table.seeded_by.name if table.seeded_by else None,
        commitment=table.commitment,
        bots=bots if any(bots) else None,
        date=day_at(table.begun_at) if table.begun_at else None,
        ended_early=table.stopped,
        taken_back=table.taken_back,
    )


def names_of(table: Table) -> tuple[str, ...]:
    """Who sits at each seat, as the page calls them: those of the same name are numbered."""
    names = [place.person.name if place.person else "Bot" for place in table.places]
    return tuple(
        [
            f"{name} {names[: seat + 1].count(name)}"[:LONGEST_NAME] if names.count(name) > 1 else name[:LONGEST_NAME]
            for seat, name in enumerate(names)
        ]
    )


def day_at(moment: float) -> str:
    """The day of a moment in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


SUFFIXES = {"tamaya": ".json", "hanab-live": "-hanab-live.json", "hanab-live-link": "-hanab-live.txt"}


def file_name(game: RecordedGame, format: str = "tamaya") -> str:
    """What the file with the record of a game is called: by its day, if that is known, and those who played."""
    day = [] if game.date is None else [game.date]
    people = ["".join(letter if letter.isalnum() else "_" for letter in name) for name in game.names or ()]
    return "-".join(["hanabi", *day, *people]) + SUFFIXES[format]
