"""Tables without a server: commands in, a table and its log out."""

import random

import msgspec
import pytest

from tamaya.core.actions import Arrange, Entry, Pose
from tamaya.core.cards import Card
from tamaya.core.errors import TamayaError
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.chance import Deal
from tamaya.server.table.decisions import DecisionContext, decide
from tamaya.server.table.entries import AnyEntry, Opened, read_entry, write_entry
from tamaya.server.table.eyes import Eyes
from tamaya.server.table.fold import fold, fold_log
from tamaya.server.table.picture import Picture
from tamaya.server.table.table import Change, Table
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import USUAL_BOT, Explanation, Person, Settings

ANN, BOB, CAT, DAN, EVE = (Person(id=name.lower(), name=name) for name in ("Ann", "Bob", "Cat", "Dan", "Eve"))
EVERYBODY = (ANN, BOB, CAT, DAN, EVE)


class KnownChance:
    """Chance that a test can foresee."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self._ids = 0

    def new_id(self) -> str:
        """The next of a row of ids."""
        self._ids += 1
        return f"id{self._ids:06d}"

    def deal(self, rules: Rules, players: int) -> Deal:
        """The next deal."""
        cards = [str(Card.of(identity)) for identity in compile_tables(rules, players).deck]
        tiles = [1, 2, 3, 4, 5, 6]
        self._random.shuffle(cards)
        self._random.shuffle(tiles)
        return Deal(self._random.randrange(1 << 53), cards, tiles)

    def salt(self) -> str:
        """The next salt."""
        return f"{self._random.getrandbits(256):064x}"

    def first(self, players: int) -> int:
        """The next choice of a chair."""
        return self._random.randrange(players)


class TryTable:
    """A table with its log, and those who are there."""

    def __init__(self, settings: Settings, host: Person = ANN, seed: int = 1) -> None:
        self.table = Table("t")
        self.log: list[AnyEntry] = []
        self.present = {person.id: person for person in EVERYBODY}
        self.just_left: set[str] = set()
        self.seal = "seal"  # of the next key for a bot from elsewhere
        self.bots_here: set[str] = set()
        self.now = 1_000_000.0  # seconds since 1970
        self.chance = KnownChance(seed)
        self.take(Opened(host, settings))

    def do(self, person: Person, command: from_page.Command) -> Change | None:
        """Carry out a command; raises why it cannot be done."""
        bots = ("cautious", USUAL_BOT)
        here = frozenset(self.bots_here)
        context = DecisionContext(
            self.present, self.awaited, bots, self.chance, bots_here=here, seal=self.seal, now=self.now
        )
        entry = decide(self.table, person, command, context)
        return None if entry is None else self.take(entry)

    def awaited(self, person: str) -> float:
        """A minute for those who have just left."""
        return 60.0 if person in self.just_left else 0.0

    def take(self, entry: AnyEntry) -> Change:
        """Let something happen."""
        self.log.append(entry)
        self.table, change = fold(self.table, read_entry(write_entry(entry)))  # as it will be read from the store
        return change

    def folded_again(self) -> Table:
        """The table that the log alone gives."""
        return fold_log("t", [read_entry(write_entry(entry)) for entry in self.log])


def started(players: int = 3, seed: int | None = 7, **settings: object) -> TryTable:
    """A table where Ann, Bob, Cat … play."""
    trial = TryTable(msgspec.convert({"edition": "norwegian", "players": players, "seed": seed, **settings}, Settings))
    for chair, person in enumerate(EVERYBODY[:players]):
        trial.do(person, from_page.Sit(request=0, chair=chair))
    trial.do(ANN, from_page.Start(request=0))
    return trial


def table_for(game: Game, **settings: object) -> TryTable:
    """A table at which this game is about to begin."""
    options = game.rules.to_dict()
    given = {"edition": "danish", "players": game.players, "options": options, **settings}
    trial = TryTable(msgspec.convert(given, Settings))
    for chair, person in enumerate(EVERYBODY[: game.players]):
        trial.do(person, from_page.Sit(1, chair))
    trial.take(log.Started(0, options, game.seed, [str(card) for card in game.deck], list(game.tiles), "00" * 32))
    return trial


def enter(trial: TryTable, entry: Entry, reason: Explanation | None = None) -> None:
    """Let an action or a gesture of a game's history happen at its table."""
    assert trial.table.game is not None
    if isinstance(entry, Arrange):
        trial.take(log.Arranged(entry.seat, list(entry.cards)))
    elif isinstance(entry, Pose):
        trial.take(log.Posed(entry.seat, *map(list, entry[1:])))
    else:
        at = trial.now if trial.table.settings.clock != "none" else None
        trial.take(log.Acted(trial.table.game.actor, str(entry), reason=reason, at=at))


def act(trial: TryTable, person: Person, action: str) -> Change | None:
    """Somebody acts at the present version."""
    return trial.do(person, from_page.Act(request=0, version=trial.table.version, action=action))


def refused(trial: TryTable, person: Person, command: from_page.Command) -> str:
    """The code with which a command is refused."""
    with pytest.raises(TamayaError) as error:
        trial.do(person, command)
    return error.value.code


def snapshot(table: Table) -> bytes:
    """Everything about a table that anybody can see, and what it keeps for itself."""
    here = {person.id: person for person in EVERYBODY}
    parts = [
        repr((table.last, table.version, table.begun, table.phase, table.looked, table.notes, table.reacted)).encode()
    ]
    for person in EVERYBODY:
        parts.append(messages.table_state(table, here, person))
        parts.append(messages.remarks(table, person))
    if table.game is not None:
        parts.append(repr(table.game.record()).encode())
        for seat in (None, *range(len(table.places))):
            parts.append(Picture(table).game_state(Eyes(seat)))
    return b"\n".join(parts)
