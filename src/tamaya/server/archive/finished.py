"""What is stored of a game: its record, and what else the table knew."""

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from tamaya.bots.conventions.agreement import TAG
from tamaya.core.actions import Hint
from tamaya.core.commitment import deal_text
from tamaya.core.game import Game
from tamaya.core.record import LONGEST_NAME, Watch
from tamaya.formats import RecordedGame, read_game, write_game
from tamaya.server.storage.kept.finished_games import NO_BOX, NO_POINTS, NewGame
from tamaya.server.table.places import Place, owner_of
from tamaya.server.table.story import impression
from tamaya.server.table.table import Table
from tamaya.server.wire.games import GameHeader, GameKind, GameListing, GameNote, Player
from tamaya.server.wire.parts import Explanation, Person, Settings


class Told(msgspec.Struct, omit_defaults=True):
    """What a bot said about a move."""

    move: int  # its number, from 1
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
    by: Person | None = None  # who made the branch, or imported the file


_decoder = msgspec.json.Decoder(FinishedGame)
_encode = msgspec.json.Encoder().encode


class ReadGame(NamedTuple):
    """A stored game, read and played again: the game and its people."""

    finished: FinishedGame
    file: RecordedGame

    @property
    def game(self) -> Game:
        """The game."""
        return self.file.game

    @property
    def over(self) -> bool:
        """Whether it has ended; a branch may still go on."""
        return self.finished.stopped or self.game.is_over

    def played(self) -> GameHeader:
        """What was played, and by whom."""
        finished = self.finished
        return GameHeader(
            settings=msgspec.structs.replace(finished.settings, memory=False),  # all of it is open now
            players=finished.players,
            over=self.over,
            stopped=finished.stopped,
            practice=self.file.taken_back > 0,
            seeded_by=self.file.seeded_by,
        )


def read_finished(body: bytes) -> FinishedGame:
    """The game in these bytes, its record unread."""
    return _decoder.decode(body)


def replayed(finished: FinishedGame, watch: Watch | None = None) -> ReadGame:
    """A stored game with its record played again; `watch` sees it move by move."""
    return ReadGame(finished, read_game(bytes(finished.record), watch))


def finish(table: Table) -> NewGame:
    """The game of a table that is over, for the archive. If nobody may watch the table, nobody else sees the game
    afterwards."""
    assert table.game is not None
    finished = FinishedGame(
        record=msgspec.Raw(write_game(recorded(table)).encode()),
        settings=table.settings,
        players=[_player(*both) for both in zip(names_of(table), table.places, strict=True)],
        stopped=table.stopped,
        notes=[GameNote(*note) for note in table.noted],
        told=told_by_bots(table),
    )
    seated = [place.person.id for place in table.places if place.person is not None]
    people = tuple(owner_of(person) or person for person in seated)
    private = not table.settings.spectators and not table.settings.deal  # a deal has a seal of its own
    return to_store(finished, table.game, table.last_game, "table", people, private=private, table=table.id)


def to_store(
    finished: FinishedGame,
    game: Game,
    id: str,
    kind: GameKind,
    people: tuple[str, ...],
    *,
    private: bool = False,
    table: str | None = None,
    parent: str | None = None,
    at: int | None = None,
    date: str | None = None,
) -> NewGame:
    """A game with everything that it can be found by."""
    settings, moves = finished.settings, len(game.moves)
    names = [player.name for player in finished.players]
    summary = GameListing(
        id=id,
        kind=kind,
        ended=0.0,
        edition=settings.edition,
        options=settings.options,
        names=names,
        bots=[seat for seat, player in enumerate(finished.players) if player.bot is not None],
        score=game.score,
        max_score=game.rules.max_score,
        outcome=game.outcome,
        impression=None if finished.stopped else impression(game, settings.edition),
        stopped=finished.stopped,
        moves=moves,
        parent=parent,
        at=at,
        by=finished.by.name if finished.by else None,
        box=settings.box,
        date=date,
    )
    return NewGame(
        id=id,
        kind=kind,
        table_id=table,
        parent=parent,
        at=at,
        ended=None,
        moves=moves,
        summary=_encode(summary),
        body=_encode(finished),
        deal=deal_of(game),
        people=people,
        private=private,
        edition=settings.edition if settings.box else NO_BOX,
        players=game.players,
        score=NO_POINTS if game.rules.masterpiece else game.score,
        outcome="stopped" if finished.stopped else game.outcome or "",
        names=tuple(names),
        most=game.rules.max_score,
        hints=sum(isinstance(move.action, Hint) for move in game.moves),
    )


def deal_of(game: Game) -> bytes:
    """The same for games with the same cards and rules. The seed counts only where something is left to chance."""
    same = Game.deal(
        game.rules, game.players, game.seed if game.rules.bonus_tiles else 0, deck=game.deck, tiles=game.tiles
    )
    return hashlib.sha256(deal_text(same, "").encode()).digest()


def told_by_bots(table: Table) -> list[Told]:
    """What the bots of a table said about their moves."""
    return [
        Told(move.moves, move.fallback, move.reason, list(move.heard))
        for move in table.moves
        if move.fallback or move.reason is not None or move.heard
    ]


# ---- The game of a table as a record ---------------------------------------------------------------------------------


def recorded(table: Table) -> RecordedGame:
    """The game of a table with everything else that a file says about it."""
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
        tags={} if table.settings.agreement == "none" else {TAG: table.settings.agreement},
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


def _player(name: str, place: Place) -> Player:
    return Player(name, person=place.person.id if place.person else None, bot=place.name or place.bot)


def matchpoints(own: int, others: Sequence[int]) -> float | None:
    """The share of the others' results that one beats, ties half; None if there is nothing to compare."""
    if not others:
        return None
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others) / len(others)


def compared(own: GameListing | None, others: Sequence[GameListing]) -> float | None:
    """The matchpoints of a game among others; stopped games do not count."""
    if own is None or own.stopped:
        return None
    return matchpoints(own.score, [game.score for game in others if not game.stopped])
