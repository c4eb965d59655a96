"""Deals that several teams play: who has begun which, who knows its cards, and the results."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, update

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.kept.finished_games import ListedGame, NewGame
from tamaya.server.storage.schema import deal_people, deals, game_people, games, listings

PLAYING = "playing"


class StoredDeal(NamedTuple):
    """A deal that teams play without knowing it."""

    id: str
    deal: bytes  # as games have it
    day: int | None  # whose deal it is
    until: float | None  # from then on everybody may know it; None: only whoever has played it
    game: str | None  # the game it was taken from, or the one that solves it
    body: bytes
    club: str | None = None  # whose members play it


class Standing(NamedTuple):
    """How somebody stands to a deal."""

    knows: bool  # they have played it, or have looked
    table: str | None  # where they have begun
    playing: bool  # and still play


UNKNOWN = Standing(knows=False, table=None, playing=False)


class DealStore(DatabasePart):
    """The part of a database that knows deals."""

    # ---- Writing -----------------------------------------------------------------------------------------------------

    def add_deal(self, new: StoredDeal, solution: NewGame | None, now: float) -> StoredDeal:
        """Add a deal with the game that solves it, unless there is one with the same cards; return the one that is
        kept. The deal of a day takes the place of one that somebody had passed on."""
        with self._writing.begin() as connection:
            if new.day is not None:
                passed_on = deals.c.deal == new.deal, deals.c.day.is_(None)
                same = deal_people.c.deal_id.in_(select(deals.c.id).where(*passed_on))
                connection.execute(update(deal_people).where(same).values(deal_id=new.id))
                connection.execute(delete(deals).where(*passed_on))
            adding = self._upsert(deals).values(new._asdict()).on_conflict_do_nothing()
            if connection.execute(adding).rowcount and solution is not None:
                connection.execute(self._upsert(games).on_conflict_do_nothing(), [solution.row(now)])
            return StoredDeal(*connection.execute(_DEALS.where(deals.c.deal == new.deal)).one())

    def claim_deal(self, deal: StoredDeal, people: Sequence[str], table: str, now: float) -> str | None:
        """Let these people begin a deal at a table, all or none; return the first who cannot, because they know it or
        have begun it elsewhere."""
        with self._writing.begin() as connection:
            rows = [{"deal_id": deal.id, "person_id": person, "table_id": table, "at": now} for person in people]
            connection.execute(self._upsert(deal_people).on_conflict_do_nothing(), sorted(rows, key=_by_person))
            for person in people:
                found = _standing(connection, deal, person)
                if found.knows or found.table != table:
                    connection.rollback()
                    return person
        return None

    def look_at_deal(self, deal: StoredDeal, person: str, now: float) -> None:
        """Note that somebody looks at a deal without playing it; whoever has begun may go on."""
        row = {"deal_id": deal.id, "person_id": person, "table_id": None, "at": now}
        self._change(self._upsert(deal_people).values(row).on_conflict_do_nothing())

    # ---- Reading -----------------------------------------------------------------------------------------------------

    def deal(self, id: str) -> StoredDeal | None:
        """The deal with this id."""
        return self._first(StoredDeal, _DEALS.where(deals.c.id == id))

    def deal_of_game(self, game: str) -> StoredDeal | None:
        """The deal that a game plays, if others are to play it too."""
        with self._reading.connect() as connection:
            return _of_game(connection, game)

    def standing(self, deal: StoredDeal, person: str) -> Standing:
        """How somebody stands to a deal."""
        with self._reading.connect() as connection:
            return _standing(connection, deal, person)

    def is_sealed(self, game: str, person: str, now: float) -> bool:
        """Whether nothing of a game may reach somebody, because they may still play its deal, or are playing it."""
        with self._reading.connect() as connection:
            deal = _of_game(connection, game)
            return deal is not None and is_sealed_for(deal, _standing(connection, deal, person), now)

    def results_of(self, deal: StoredDeal, most: int) -> list[ListedGame]:
        """The newest games of teams that played a deal without knowing it, and the one that it was taken from."""
        private = exists().where(game_people.c.game_id == games.c.id, game_people.c.wants_private)
        query = (
            select(games.c.id, games.c.ended, games.c.summary, private)
            .where(games.c.deal == deal.deal, _counts(deal))
            .order_by(games.c.ended.desc(), games.c.id.desc())
        )
        return self._all(ListedGame, query.limit(most))

    def count_results(self, deal: StoredDeal) -> int:
        """How many teams have played it."""
        query = select(func.count()).select_from(games).where(games.c.deal == deal.deal, _counts(deal))
        return self._value(query) or 0

    def days_played(self, person: str, most: int) -> list[int]:
        """The last days whose deal somebody has played, the newest first."""
        mine = exists().where(
            games.c.deal == deals.c.deal,
            games.c.table_id == deal_people.c.table_id,
            game_people.c.game_id == games.c.id,
            game_people.c.person_id == person,
            game_people.c.outcome != "stopped",
        )
        query = select(deals.c.day).join(deal_people, deal_people.c.deal_id == deals.c.id)
        query = query.where(deal_people.c.person_id == person, deals.c.day.is_not(None), mine)
        return self._column(query.order_by(deals.c.day.desc()).limit(most))

    def games_with(self, person: str, of: Sequence[str]) -> set[str]:
        """Which of these games were played by this person, or by somebody with whom they have played."""
        mates = select(game_people.c.person_id).where(
            game_people.c.game_id.in_(select(game_people.c.game_id).where(game_people.c.person_id == person))
        )
        query = select(game_people.c.game_id).where(game_people.c.game_id.in_(of), game_people.c.person_id.in_(mates))
        return set(self._column(query))

    def own_games(self, person: str, of: Sequence[str]) -> set[str]:
        """Which of these games are this person's."""
        query = select(game_people.c.game_id).where(game_people.c.game_id.in_(of), game_people.c.person_id == person)
        return set(self._column(query))


def is_sealed_for(deal: StoredDeal, standing: Standing, now: float) -> bool:
    """Law 7: nothing of a deal reaches somebody who may still play it, or is playing it."""
    return not standing.knows and (deal.until is None or now < deal.until or standing.playing)


def _standing(connection: Connection, deal: StoredDeal, person: str) -> Standing:
    if not person:
        return UNKNOWN
    mine = (games.c.id == game_people.c.game_id, game_people.c.person_id == person, games.c.deal == deal.deal)
    played = exists().where(*mine, (games.c.kind == "table") | (games.c.id == deal.game))
    row = deal_people.c.deal_id == deal.id, deal_people.c.person_id == person
    begun = connection.execute(select(deal_people.c.table_id).where(*row)).first()
    if connection.scalar(select(played)) or (begun is not None and begun.table_id is None):
        return Standing(True, None if begun is None else begun.table_id, False)
    if begun is None:
        return UNKNOWN
    over = exists().where(games.c.deal == deal.deal, games.c.table_id == begun.table_id)
    if connection.scalar(select(over)):  # without them: they had left, and were replaced
        return Standing(True, begun.table_id, False)
    running = exists().where(listings.c.table_id == begun.table_id, listings.c.phase == PLAYING)
    return Standing(False, begun.table_id, bool(connection.scalar(select(running))))


def _of_game(connection: Connection, game: str) -> StoredDeal | None:
    cards = select(games.c.deal).where(games.c.id == game).scalar_subquery()
    row = connection.execute(_DEALS.where(deals.c.deal == cards)).first()
    return None if row is None else StoredDeal(*row)


def _counts(deal: StoredDeal) -> ColumnElement[bool]:
    tables = select(deal_people.c.table_id).where(deal_people.c.deal_id == deal.id)
    taken_from = (games.c.id == deal.game) & (games.c.kind == "table")
    return ((games.c.kind == "table") & games.c.table_id.in_(tables)) | taken_from


def _by_person(row: dict[str, object]) -> str:
    return str(row["person_id"])


_DEALS = select(*[deals.c[name] for name in StoredDeal._fields])
