"""Games imported from files, and exported to files."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from tamaya.bots import Agreement
from tamaya.core.editions import EDITIONS
from tamaya.core.record import MOST_NOTES
from tamaya.formats import Note, RecordedGame, write_game
from tamaya.formats.record_text import tidy_note
from tamaya.server.archive.finished import FinishedGame, ReadGame, read_finished, to_store
from tamaya.server.storage.kept.finished_games import NewGame
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.games import GameNote, Player
from tamaya.server.wire.parts import Person, Settings

NAMELESS = "ABCDE"  # names for people without one: numbers would look like the values of cards
MOST_ENTRIES = 1_000  # a game at a table has about 70 moves, and some gestures
SUFFIXES = {"tamaya": ".json", "hanab-live": "-hanab-live.json", "hanab-live-link": "-hanab-live.txt"}


def from_file(id: str, file: RecordedGame, person: Person) -> NewGame:
    """A game imported from a file, for the archive."""
    game = file.game
    if len(game.history) > MOST_ENTRIES:
        raise refuse("too-many-moves", most=MOST_ENTRIES, moves=len(game.history))
    names = file.names or NAMELESS[: game.players]
    bots = file.bots or (None,) * game.players
    finished = FinishedGame(
        record=msgspec.Raw(write_game(file).encode()),
        settings=settings_of(file),
        players=[Player(name, bot=bot) for name, bot in zip(names, bots, strict=True)],
        stopped=not game.is_over,
        notes=list(_notes(file)),
        by=person,
    )
    return to_store(finished, game, id, "file", (person.id,), date=file.date)


class BroughtAgain(NamedTuple):
    """Games that somebody brings, some of them perhaps not for the first time."""

    ids: list[str]  # of all of them
    new: list[NewGame]
    noted: dict[str, bytes]  # the content of those that have more notes now


def brought_again(before: Sequence[tuple[str, bytes]], games: Sequence[NewGame]) -> BroughtAgain:
    """Which games somebody has brought before, these by id and content: all is the same but for the notes."""
    known = {without_notes(body): (id, body) for id, body in before}
    found = BroughtAgain([], [], {})
    for game in games:
        key = without_notes(game.body)
        id, body = known.setdefault(key, (game.id, game.body))
        found.ids.append(id)
        if id == game.id:
            found.new.append(game)
        elif more := _with_notes_of(body, game.body):
            found.noted[id] = more
            known[key] = id, more
    first = {game.id: game for game in found.new}
    for id in found.noted.keys() & first.keys():  # twice in one file
        found.new[found.new.index(first[id])] = first[id]._replace(body=found.noted.pop(id))
    return found


def without_notes(body: bytes) -> bytes:
    """What of the content of a game does not change when somebody writes a note."""
    finished = read_finished(body)
    record = msgspec.json.decode(finished.record)
    record.pop("notes", None)
    return msgspec.json.encode(
        msgspec.structs.replace(finished, record=msgspec.Raw(msgspec.json.encode(record)), notes=[])
    )


def _with_notes_of(body: bytes, again: bytes) -> bytes | None:
    """The content of a game with those notes that only the same game has that comes again; None if there are none."""
    finished = read_finished(body)
    fresh = [note for note in read_finished(again).notes if note not in finished.notes]
    notes = sorted([*finished.notes, *fresh], key=lambda note: note.after)
    return msgspec.json.encode(msgspec.structs.replace(finished, notes=notes)) if fresh else None


def to_file(stored: ReadGame) -> RecordedGame:
    """A game of the archive as a file has it, with all notes."""
    return with_notes(stored.file, stored.finished.notes)


def with_notes(recorded: RecordedGame, written: Sequence[GameNote]) -> RecordedGame:
    """A game with notes, as a file has them; the last ones, if there are very many."""
    last = len(recorded.game.moves)
    notes = [Note(note.seat, note.card, tidy_note(note.text), min(note.after, last)) for note in written[-MOST_NOTES:]]
    return recorded._replace(notes=tuple(notes))


def file_name(game: RecordedGame, format: str) -> str:
    """The name of a game's file: the day, if that is known, and who played."""
    day = [] if game.date is None else [game.date]
    people = ["".join(letter if letter.isalnum() else "_" for letter in name) for name in game.names or ()]
    return "-".join(["hanabi", *day, *people]) + SUFFIXES[format]


def _notes(file: RecordedGame) -> Iterator[GameNote]:
    """The notes with their moments: if nobody knows when one was written, as soon as the card was in a hand."""
    held: dict[int, int] = {}
    for before, move in file.game.walk() if any(note.move is None for note in file.notes) else ():
        for card in chain.from_iterable(before.hands):
            held.setdefault(card, move.number - 1)
    last = len(file.game.moves)
    for note in file.notes:
        after = held.get(note.card, last) if note.move is None else note.move
        yield GameNote(after, note.seat, note.card, note.text)


def settings_of(file: RecordedGame) -> Settings:
    """The settings of a table that would play such a game: those of its box, or else of the box whose rules need the
    fewest changes."""
    rules = file.game.rules.to_dict()
    boxes = {name: edition.rules.to_dict() for name, edition in EDITIONS.items()}

    def changed(name: str) -> dict[str, str | int | bool | None]:
        return {option: value for option, value in rules.items() if value != boxes[name][option]}

    edition = file.edition or min(boxes, key=lambda name: len(changed(name)))
    box = file.edition is not None
    agreement = str(Agreement.tagged(file.tags))
    return Settings(edition, file.game.players, changed(edition), agreement=agreement, box=box)
