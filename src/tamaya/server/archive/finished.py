"""What is stored of a game: its record, and what the table knew besides."""

import hashlib

import msgspec

from tamaya.core.commitment import deal_text
from tamaya.core.game import Game
from tamaya.formats import write_game
from tamaya.server.archive.record import names_of, recorded
from tamaya.server.storage.games import NO_BOX, NO_POINTS, NewGame
from tamaya.server.table.people import owner_of
from tamaya.server.table.places import Place
from tamaya.server.table.story import impression
from tamaya.server.table.table import Table
from tamaya.server.wire.games import GameKind, GameListing, GameNote
from tamaya.server.wire.parts import Explanation, Person, Settings


class Player(msgspec.Struct, omit_defaults=True):
    """Who sat at a seat: a person, a bot, or somebody of whom only the name is known."""

    name: str
    person: str | None = None
    bot: str | None = None


class Told(msgspec.Struct, omit_defaults=True):
    """What a bot said about a move."""

    move: int
    fallback: bool = False
    reason: Explanation | None = None
    heard: list[Explanation] = []


class FinishedGame(msgspec.Struct, omit_defaults=True):
    """A game as the archive keeps it. Fields may be added with a default; nothing here may change its meaning."""

    record: msgspec.Raw  # as a file has it
    settings: Settings
    players: list[Player]  # by seat
    stopped: bool = False
    notes: list[GameNote] = []
    told: list[Told] = []
    by: Person | None = None  # who made the branch, or brought the file


_decoder = msgspec.json.Decoder(FinishedGame)
_encode = msgspec.json.Encoder().encode


def read_finished(body: bytes) -> FinishedGame:
    """The game that was stored so."""
    return _decoder.decode(body)


def finish(table: Table) -> NewGame:
    """The game of a table that is over, for the archive. Where nobody may look on, nobody else sees it afterwards."""
    finished = FinishedGame(
        record=msgspec.Raw(write_game(recorded(table)).encode()),
        settings=table.settings,
        players=[_player(*both) for both in zip(names_of(table), table.places, strict=True)],
        stopped=table.stopped,
        notes=[GameNote(*note) for note in table.noted],
        told=told(table),
    )
    seated = [place.person.id for place in table.places if place.person is not None]
    people = tuple(owner_of(person) or person for person in seated)
    return to_store(finished, table, "table", people, private=not table.settings.spectators)


def to_store(
    finished: FinishedGame,
    table: Table,
    kind: GameKind,
    people: tuple[str, ...],
    *,
    private: bool = False,
    parent: str | None = None,
    at: int | None = None,
    date: str | None = None,
) -> NewGame:
    """A game with all by which it is found; the table is it as it stands."""
    game = table.game
    assert game is not None
    names = [player.name for player in finished.players]
    summary = GameListing(
        id=table.last_game,
        kind=kind,
        ended=0.0,
        edition=table.settings.edition,
        options=table.settings.options,
        names=names,
        bots=[seat for seat, player in enumerate(finished.players) if player.bot is not None],
        score=game.score,
        max_score=game.rules.max_score,
        outcome=game.outcome,
        impression=None if finished.stopped else impression(table),
        stopped=finished.stopped,
        moves=len(game.history),
        parent=parent,
        at=at,
        by=finished.by.name if finished.by else None,
        box=table.settings.box,
        date=date,
    )
    return NewGame(
        id=table.last_game,
        kind=kind,
        table_id=table.id if kind == "table" else None,
        parent=parent,
        at=at,
        ended=None,
        moves=len(game.history),
        summary=_encode(summary),
        body=_encode(finished),
        deal=deal_of(game),
        people=people,
        private=private,
        edition=table.settings.edition if table.settings.box else NO_BOX,
        players=game.players,
        score=NO_POINTS if game.rules.masterpiece else game.score,
        outcome="stopped" if finished.stopped else game.outcome or "",
        names=tuple(names),
    )


def deal_of(game: Game) -> bytes:
    """The same for games with the same cards and rules. The seed counts only where something is left to chance."""
    same = Game.deal(
        game.rules, game.players, game.seed if game.rules.bonus_tiles else 0, deck=game.deck, tiles=game.tiles
    )
    return hashlib.sha256(deal_text(same, "").encode()).digest()


def told(table: Table) -> list[Told]:
    """What the bots of a table said about their moves."""
    return [
        Told(number, move.fallback, move.reason, list(move.heard))
        for number, move in enumerate(table.moves)
        if move.fallback or move.reason is not None or move.heard
    ]


def _player(name: str, place: Place) -> Player:
    return Player(name, person=place.person.id if place.person else None, bot=place.name or place.bot)
