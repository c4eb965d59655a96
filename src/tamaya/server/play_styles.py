"""How bots take somebody to play, going by their last games. Where nothing is agreed on, bots begin with that."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from tamaya.bots.conventions.partner_models import Style, style_name
from tamaya.server.archive.finished import FinishedGame, read_finished
from tamaya.server.bots.workers import BotWorkers
from tamaya.server.logs import logger
from tamaya.server.storage.kept.finished_games import GameFilter
from tamaya.server.storage.store import Store
from tamaya.server.table.table import Table
from tamaya.server.wire.people import PlayStyle

GAMES = 3  # that count
AMONG = 12  # of the newest: not all are without an agreement
MOST = 1000  # people and games of tables that are remembered
BOTS = "bots"  # who can be made to forget somebody, as a person can
Key = TypeVar("Key")
Value = TypeVar("Value")


class KnownStyle(NamedTuple):
    """What bots know of somebody."""

    style: Style | None  # None: there is no game to go by
    games: int


NOTHING = KnownStyle(None, 0)


class PlayStyles:
    """Everybody's styles. Nothing of them is stored: they follow from the games."""

    def __init__(self, store: Store, workers: BotWorkers) -> None:
        self._store = store
        self._workers = workers
        self._known: OrderedDict[tuple[str, ...], KnownStyle] = OrderedDict()  # by the ids of the games
        self._at: OrderedDict[tuple[str, int], Mapping[int, Style]] = OrderedDict()  # by table and game

    async def at(self, table: Table) -> Mapping[int, Style]:
        """What bots know of the people at a table, by seat; the same throughout a game."""
        if table.settings.agreement != "none":
            return {}
        key = table.id, table.games
        if key not in self._at:
            people = {seat: place.person.id for seat, place in enumerate(table.places) if place.person is not None}
            try:
                known = {seat: await self._of(person) for seat, person in people.items()}
            except Exception as error:  # bots play without it
                logger.warning("no styles", extra={"table": table.id, "error": repr(error)})
                return {}
            _keep(self._at, key, {seat: one.style for seat, one in known.items() if one.style is not None})
        return self._at[key]

    async def of(self, person: str) -> PlayStyle:
        """What bots take somebody to play, for themselves."""
        style, games = await self._of(person)
        return PlayStyle(None if style is None else style_name(style), games)

    async def forget(self, person: str, now: float) -> None:
        """Let games until now count no longer."""
        await self._store.change(lambda database: database.forget_companion(person, BOTS, now))

    async def _of(self, person: str) -> KnownStyle:
        played = await self._played(person)
        key = tuple([id for id, _, _ in played])
        if key not in self._known:
            records = [(bytes(game.record), seat) for _, game, seat in played]
            _keep(
                self._known, key, KnownStyle(await self._workers.watch(records), len(records)) if records else NOTHING
            )
        return self._known[key]

    async def _played(self, person: str) -> Sequence[tuple[str, FinishedGame, int]]:
        """The last games that somebody played themselves, without an agreement: id, game and seat."""
        since = await self._store.ask(lambda database: database.forgotten_since(person, BOTS))
        listed = await self._store.ask(lambda database: database.games_of(person, GameFilter(), AMONG))
        played: list[tuple[str, FinishedGame, int]] = []
        for one in listed:
            found = await self._store.ask(lambda database: database.game(one.id))  # noqa: B023  # awaited here
            if found is None or found.kind != "table" or found.ended <= since or len(played) == GAMES:
                continue
            game = read_finished(found.body)
            seat = next((seat for seat, player in enumerate(game.players) if player.person == person), None)
            if seat is not None and game.settings.agreement == "none":
                played.append((found.id, game, seat))
        return played


def _keep(kept: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    kept[key] = value
    if len(kept) > MOST:
        kept.popitem(last=False)
