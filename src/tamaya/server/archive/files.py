"""Games that somebody brings in as files, and takes with them as files."""

import msgspec

from tamaya.core.editions import EDITIONS
from tamaya.core.game import Game
from tamaya.formats import Note, RecordedGame, read_game, write_game
from tamaya.server.archive.finished import FinishedGame, Player, to_store
from tamaya.server.archive.record import with_notes
from tamaya.server.archive.replay import as_table
from tamaya.server.storage.games import NewGame
from tamaya.server.wire.games import GameNote
from tamaya.server.wire.parts import Person, Settings


def from_file(id: str, file: RecordedGame, person: Person) -> NewGame:
    """A game that somebody brought in as a file, for the archive."""
    names = file.names or tuple(f"{seat + 1}" for seat in range(file.game.players))
    bots = file.bots or (None,) * file.game.players
    finished = FinishedGame(
        record=msgspec.Raw(write_game(file).encode()),
        settings=settings_of(file),
        players=[Player(name, bot=bot) for name, bot in zip(names, bots, strict=True)],
        stopped=file.game.outcome is None,
        notes=[GameNote(_moment(note, file), note.seat, note.card, note.text) for note in file.notes],
        by=person,
    )
    return to_store(finished, as_table(id, finished), "file", (person.id,))


def to_file(finished: FinishedGame) -> RecordedGame:
    """A game of the archive as a file has it, with all notes."""
    return with_notes(read_game(bytes(finished.record)), finished.notes)


def _moment(note: Note, file: RecordedGame) -> int:
    """After how many moves a note was written; if nobody knows, as soon as somebody held the card."""
    if note.move is not None:
        return note.move
    game = file.game
    twin = Game.deal(game.rules, game.players, game.seed, game.deck, game.tiles)
    for number, entry in enumerate(game.history):
        if any(note.card in hand for hand in twin.hands):
            return number
        twin.enter(entry)
    return len(game.history)


def settings_of(file: RecordedGame) -> Settings:
    """The settings of a table that would play such a game: of its box, or else of the one that needs least changed."""
    rules = file.game.rules.to_dict()
    boxes = {name: edition.rules.to_dict() for name, edition in EDITIONS.items()}

    def changed(name: str) -> dict[str, str | int | bool | None]:
        return {option: value for option, value in rules.items() if value != boxes[name][option]}

    edition = file.edition or min(boxes, key=lambda name: len(changed(name)))
    return Settings(edition=edition, players=file.game.players, options=changed(edition))
