"""Games that somebody brings in as files, and takes with them as files."""

from collections.abc import Iterator
from itertools import chain

import msgspec

from tamaya.core.editions import EDITIONS
from tamaya.formats import RecordedGame, read_game, write_game
from tamaya.server.archive.finished import FinishedGame, Player, to_store
from tamaya.server.archive.record import with_notes
from tamaya.server.archive.replay import as_table
from tamaya.server.storage.games import NewGame
from tamaya.server.table.refusals import refuse
from tamaya.server.wire.games import GameNote
from tamaya.server.wire.parts import Person, Settings

NAMELESS = "ABCDE"  # what people are called that nobody has named: numbers would be taken for values of cards
MOST_MOVES = 1_000  # a game at a table has about 70: rearranging costs no turn, yet each is shown


def from_file(id: str, file: RecordedGame, person: Person) -> NewGame:
    """A game that somebody brought in as a file, for the archive."""
    if len(file.game.history) > MOST_MOVES:
        raise refuse("too-many-moves", most=MOST_MOVES, moves=len(file.game.history))
    names = file.names or NAMELESS[: file.game.players]
    bots = file.bots or (None,) * file.game.players
    finished = FinishedGame(
        record=msgspec.Raw(write_game(file).encode()),
        settings=settings_of(file),
        players=[Player(name, bot=bot) for name, bot in zip(names, bots, strict=True)],
        stopped=file.game.outcome is None,
        notes=list(_notes(file)),
        by=person,
    )
    return to_store(finished, as_table(id, finished), "file", (person.id,), date=file.date)


def to_file(finished: FinishedGame) -> RecordedGame:
    """A game of the archive as a file has it, with all notes."""
    return with_notes(read_game(bytes(finished.record)), finished.notes)


def _notes(file: RecordedGame) -> Iterator[GameNote]:
    """The notes with their moments: if nobody knows when one was written, as soon as somebody held the card."""
    game = file.game
    twin = game.start()
    held: dict[int, int] = {}
    for number, entry in enumerate(game.history):
        for card in chain.from_iterable(twin.hands):
            held.setdefault(card, number)
        twin.enter(entry)
    for note in file.notes:
        after = held.get(note.card, len(game.history)) if note.move is None else note.move
        yield GameNote(after, note.seat, note.card, note.text)


def settings_of(file: RecordedGame) -> Settings:
    """The settings of a table that would play such a game: of its box, or else without one and by the rules of the one
    that needs least changed."""
    rules = file.game.rules.to_dict()
    boxes = {name: edition.rules.to_dict() for name, edition in EDITIONS.items()}

    def changed(name: str) -> dict[str, str | int | bool | None]:
        return {option: value for option, value in rules.items() if value != boxes[name][option]}

    edition = file.edition or min(boxes, key=lambda name: len(changed(name)))
    box = file.edition is not None
    return Settings(edition=edition, players=file.game.players, options=changed(edition), box=box)
