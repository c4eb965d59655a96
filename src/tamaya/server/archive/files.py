"""Games that somebody brings in as files."""

import msgspec

from tamaya.core.editions import EDITIONS
from tamaya.formats import RecordedGame, write_game
from tamaya.server.archive.finished import FinishedGame, Player, to_store
from tamaya.server.archive.replay import as_table
from tamaya.server.storage.games import NewGame
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
        by=person,
    )
    return to_store(finished, as_table(id, finished), "file", (person.id,))


def settings_of(file: RecordedGame) -> Settings:
    """The settings of a table that would play such a game: of its box, or else of the one that needs least changed."""
    rules = file.game.rules.to_dict()
    boxes = {name: edition.rules.to_dict() for name, edition in EDITIONS.items()}

    def changed(name: str) -> dict[str, str | int | bool | None]:
        return {option: value for option, value in rules.items() if value != boxes[name][option]}

    edition = file.edition or min(boxes, key=lambda name: len(changed(name)))
    return Settings(edition=edition, players=file.game.players, options=changed(edition))
