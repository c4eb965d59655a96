"""Games that are over: added with the entry that ended them, found by id, listed by person, removed by consent."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import (
    Connection,
    Executable,
    LargeBinary,
    Text,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    null,
    select,
    update,
)

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.schema import (
    deal_people,
    deals,
    exercises,
    game_people,
    games,
    keys,
    listings,
    people,
    reviews,
)

CLOCK = "clock"  # the key of what it said
DELETED = "game-deleted "  # the beginning of the key which says that a game of a table was deleted
NO_BOX = "none"  # the edition of games without a box, to search by
NO_POINTS = -1  # the score of games that are only won or lost


class NewGame(NamedTuple):
    """A game to be added to the archive. The first fields are its row."""

    id: str
    kind: str  # table, file or branch
    table_id: str | None
    parent: str | None
    at: int | None
    ended: float | None  # None: now, by the clock of whoever stores it
    moves: int
    summary: bytes
    body: bytes
    deal: bytes  # the same for games with the same cards and rules
    people: tuple[str, ...]  # whose game it is
    private: bool
    edition: str  # or NO_BOX
    players: int
    score: int  # or NO_POINTS
    outcome: str  # "" while it goes on
    names: tuple[str, ...]
    most: int = 0  # points that could be reached
    hints: int = 0  # that all players gave

    def row(self, now: float) -> dict[str, object]:
        """What goes into `games`."""
        values: dict[str, object] = dict(zip(_GAME_COLUMNS, self, strict=False))
        return values | {"ended": self.ended or now}

    def people_rows(self, now: float) -> list[dict[str, object]]:
        """What goes into `game_people`."""
        shared = {
            "ended": self.ended or now,
            "game_id": self.id,
            "kind": self.kind,
            "edition": self.edition,
            "players": self.players,
            "score": self.score,
            "outcome": self.outcome,
            "most": self.most,
            "hints": self.hints,
            "names": "".join(f"\n{name.lower()}" for name in self.names),
            "wants_private": self.private,
            "wants_deletion": False,
        }
        return [{"person_id": person, **shared} for person in dict.fromkeys(self.people)]


class StoredGame(NamedTuple):
    """A game of the archive."""

    id: str
    kind: str
    table_id: str | None
    parent: str | None
    at: int | None
    ended: float
    moves: int
    summary: bytes
    body: bytes


class ListedGame(NamedTuple):
    """A game as lists have it."""

    id: str
    ended: float
    summary: bytes
    private: bool


class Owner(NamedTuple):
    """Somebody whose game it is, and what they want."""

    person: str
    wants_private: bool
    wants_deletion: bool


class GameFilter(NamedTuple):
    """What somebody is looking for among their games."""

    edition: str = ""
    players: int = 0
    least: int | None = None
    most: int | None = None
    outcome: str = ""
    name: str = ""  # the beginning of a fellow player's name
    before: tuple[float, str] | None = None  # older than this: when it ended, and its id


_GAME_COLUMNS = [column.name for column in games.columns]


def adding_texts(mark: Callable[[str], str]) -> tuple[str, str]:
    """The statements that add a game and its owners, for a driver with such placeholders. A game that is already there
    stays as it is: what follows from a log is the same, whoever adds it."""
    return tuple(  # type: ignore[return-value]
        f"INSERT INTO {table.name} ({', '.join(table.columns.keys())})"
        f" VALUES ({', '.join(map(mark, table.columns.keys()))}) ON CONFLICT DO NOTHING"
        for table in (games, game_people)
    )


class Games(DatabasePart):
    """The part of a database that knows games."""

    # ---- Writing -----------------------------------------------------------------------------------------------------

    def add_games(self, new: Sequence[NewGame], now: float) -> None:
        """Add games; those that are already there stay as they are."""
        owners = [row for game in new for row in game.people_rows(now)]
        with self._writing.begin() as connection:
            if new:
                connection.execute(self._upsert(games).on_conflict_do_nothing(), [game.row(now) for game in new])
            if owners:
                connection.execute(self._upsert(game_people).on_conflict_do_nothing(), owners)

    def brought_before(self, person: str, deals: Sequence[bytes]) -> list[tuple[str, bytes]]:
        """The games of these deals that somebody has imported: id and content."""
        mine = game_people.c.game_id == games.c.id, game_people.c.person_id == person, games.c.kind == "file"
        query = select(games.c.id, games.c.body).where(games.c.deal.in_(deals), *mine)
        return [(id, bytes(body)) for id, body in self._all(lambda *row: row, query)]

    def write_anew(self, bodies: Mapping[str, bytes]) -> None:
        """These games have more notes now."""
        with self._writing.begin() as connection:
            for id, body in bodies.items():
                connection.execute(update(games).where(games.c.id == id).values(body=body))

    def continue_game(self, game: NewGame, before: int, now: float) -> bool:
        """Store how a branch has gone on; False unless it had this many moves before."""
        with self._writing.begin() as connection:
            changing = update(games).where(games.c.id == game.id, games.c.moves == before)
            changed = connection.execute(changing.values(game.row(now))).rowcount == 1
            if changed:
                facts = {"ended": now, "score": game.score, "outcome": game.outcome, "hints": game.hints}
                connection.execute(update(game_people).where(game_people.c.game_id == game.id).values(facts))
            return changed

    def want_private(self, game: str, person: str, on: bool) -> None:
        """An owner wants nobody else to see a game, or no longer minds."""
        own = game_people.c.game_id == game, game_people.c.person_id == person
        self._change(update(game_people).where(*own).values(wants_private=on))

    def want_deletion(self, game: str, person: str, on: bool) -> list[str]:
        """An owner wants a game deleted, or no longer does; once all of them want it, delete it with its branches and
        return what was deleted. Owners who are no longer known are not asked."""
        own = game_people.c.game_id == game, game_people.c.person_id == person
        against = exists().where(
            game_people.c.game_id == game, ~game_people.c.wants_deletion, people.c.id == game_people.c.person_id
        )
        with self._writing.begin() as connection:
            connection.execute(select(games.c.id).where(games.c.id == game).with_for_update())  # one answer at a time
            wants = connection.execute(update(game_people).where(*own).values(wants_deletion=on)).rowcount
            if not wants or not on or connection.scalar(select(against)):
                return []
            return delete_games(connection, [game])

    def delete_old_games(self, before: float, most: int) -> int:
        """Delete some of the games that ended before then; how many."""
        with self._writing.begin() as connection:
            old = list(connection.scalars(select(games.c.id).where(games.c.ended < before).limit(most)))
            delete_games(connection, old)
            return len(old)

    def note_clock(self, seen: float, steady: float) -> None:
        """Remember what the clock says, and since when it has run without a jump."""
        self._change(self._put(keys), {"name": CLOCK, "value": f"{seen} {steady}".encode()})

    # ---- Reading -----------------------------------------------------------------------------------------------------

    def clock(self) -> tuple[float, float]:
        """What the clock said at the last look, and since when it had run without a jump; at first, when something last
        happened at a table."""
        with self._reading.connect() as connection:
            noted: bytes | None = connection.scalar(select(keys.c.value).where(keys.c.name == CLOCK))
            if noted is None:
                return connection.scalar(select(func.max(listings.c.updated))) or 0.0, 0.0
        seen, steady = map(float, noted.split())
        return seen, steady

    def game(self, id: str) -> StoredGame | None:
        """The game with this id."""
        return self._first(StoredGame, _GAME, {"game": id})

    def listed(self, ids: Sequence[str]) -> list[ListedGame]:
        """These games, as lists have them."""
        return self._all(ListedGame, _LISTED.where(games.c.id.in_(ids)))

    def owners_of(self, game: str) -> list[Owner]:
        """Whose game it is."""
        return self._all(Owner, _OWNERS, {"game": game})

    def may_see(self, game: str, person: str) -> bool:
        """Whether somebody may see a game: none of it and the games that it left is private, except those that are
        theirs."""
        with self._reading.connect() as connection:
            while game:
                row = connection.execute(_PRIVACY, {"game": game, "person": person}).first()
                if row is None or (row.private and not row.own):
                    return False
                game = row.parent
        return True

    def family_of(self, game: str) -> list[str]:
        """A game, the branches that left it, and those that left these."""
        with self._reading.connect() as connection:
            return _families(connection, [game])

    def branches_of(self, game: str, person: str, most: int) -> list[ListedGame]:
        """The branches that left a game and that somebody may see, the oldest first."""
        query = _LISTED.where(games.c.parent == game, ~_PRIVATE | _OWN).order_by(games.c.ended, games.c.id).limit(most)
        return self._all(ListedGame, query, {"person": person})

    def same_deal(self, game: str, person: str, most: int) -> list[ListedGame]:
        """Other games of the same deal that are over and that somebody may see, the newest first. Branches do not
        count: whoever leaves a game knows its cards."""
        deal = select(games.c.deal).where(games.c.id == game).scalar_subquery()
        query = _LISTED.where(games.c.deal == deal, games.c.id != game, games.c.kind != "branch", ~_PRIVATE | _OWN)
        newest = query.order_by(games.c.ended.desc(), games.c.id.desc()).limit(most)
        return self._all(ListedGame, newest, {"person": person})

    def count_branches(self, game: str, person: str) -> int:
        """How often somebody has left a game."""
        query = select(func.count()).select_from(games).where(games.c.parent == game, _OWN)
        return self._value(query, {"person": person}) or 0

    def games_of(self, person: str, wanted: GameFilter, most: int) -> list[ListedGame]:
        """The newest of somebody's games that match. Branches belong to the games that they left."""
        mine = game_people.c
        query = select(mine.game_id).where(mine.person_id == person, mine.kind != "branch")
        for column, value in ((mine.edition, wanted.edition), (mine.players, wanted.players)):
            if value:
                query = query.where(column == value)
        if wanted.outcome:
            query = query.where(mine.outcome == wanted.outcome)
        if wanted.least is not None:
            query = query.where(mine.score >= wanted.least)
        if wanted.most is not None:
            query = query.where(mine.score.between(0, wanted.most))
        if wanted.name:
            find = func.instr if self._reading.dialect.name == "sqlite" else func.strpos
            query = query.where(find(mine.names, "\n" + wanted.name.lower()) > 0)
        if wanted.before is not None:
            ended, id = wanted.before
            query = query.where(mine.ended <= ended, (mine.ended < ended) | (mine.game_id < id))
        ids = query.order_by(mine.ended.desc(), mine.game_id.desc()).limit(most)
        with self._reading.connect() as connection:
            found = list(connection.scalars(ids))
            rows = [ListedGame(*row) for row in connection.execute(_LISTED.where(games.c.id.in_(found)))]
        return sorted(rows, key=lambda row: (row.ended, row.id), reverse=True)

    def games_at(self, table: str) -> list[str]:
        """The games that were played at a table and are over, the oldest first."""
        query = select(games.c.id).where(games.c.table_id == table).order_by(games.c.ended, games.c.id)
        return self._column(query)

    def last_game(self, table: str) -> str | None:
        """The game after which a table came to rest."""
        at_rest = exists().where(listings.c.table_id == table, listings.c.phase == "over")
        query = select(games.c.id).where(games.c.table_id == table, at_rest)
        return next(iter(self._column(query.order_by(games.c.ended.desc(), games.c.id.desc()).limit(1))), None)

    def count_games(self) -> int:
        """How many there are."""
        return self._value(select(func.count()).select_from(games)) or 0


def delete_games(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Delete games and their reviews, with the branches that left them: those begin with the same moves. Return all
    that were deleted. The logs of their tables may still have them: a note for the tidying says that these are no
    longer needed."""
    played = select(DELETED + games.c.table_id, literal(b"", LargeBinary)).distinct()
    noted = select(keys.c.name).where(keys.c.name == DELETED + games.c.table_id).correlate(games)
    at_tables = played.where(games.c.id.in_(ids), games.c.table_id.is_not(None), ~exists(noted))
    connection.execute(insert(keys).from_select(["name", "value"], at_tables))
    _remember_who_knows(connection, ids)
    gone = _families(connection, ids)
    for of_game in (game_people, reviews, exercises):
        connection.execute(delete(of_game).where(of_game.c.game_id.in_(gone)))
    connection.execute(delete(games).where(games.c.id.in_(gone)))
    return gone


def _remember_who_knows(connection: Connection, ids: Sequence[str]) -> None:
    """Whoever has played a deal that others play too still knows it when the game is gone."""
    of_deal = games.c.deal == deals.c.deal, games.c.id.in_(ids)
    began = deals.c.id == deal_people.c.deal_id, games.c.table_id == deal_people.c.table_id
    connection.execute(update(deal_people).where(exists().where(*of_deal, *began)).values(table_id=None))
    played = (games.c.kind == "table") | (games.c.id == deals.c.game)
    there = exists().where(deal_people.c.deal_id == deals.c.id, deal_people.c.person_id == game_people.c.person_id)
    knowing = (
        select(deals.c.id, game_people.c.person_id, cast(null(), Text), func.max(games.c.ended))
        .select_from(
            games.join(deals, games.c.deal == deals.c.deal).join(game_people, game_people.c.game_id == games.c.id)
        )
        .where(
            games.c.id.in_(ids),
            played,
            game_people.c.person_id.in_(select(people.c.id)),
            ~there.correlate(deals, game_people),
        )
        .group_by(deals.c.id, game_people.c.person_id)
    )
    connection.execute(insert(deal_people).from_select(["deal_id", "person_id", "table_id", "at"], knowing))


def _families(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Games with all branches that left them, and those that left these."""
    found, new = [*ids], [*ids]
    while new:
        new = list(connection.scalars(select(games.c.id).where(games.c.parent.in_(new))))
        found += new
    return found


_GAME: Executable = select(*[games.c[name] for name in StoredGame._fields]).where(games.c.id == bindparam("game"))
_PRIVATE = exists().where(game_people.c.game_id == games.c.id, game_people.c.wants_private)
_OWN = exists().where(game_people.c.game_id == games.c.id, game_people.c.person_id == bindparam("person"))
_PRIVACY: Executable = select(games.c.parent, _PRIVATE.label("private"), _OWN.label("own")).where(
    games.c.id == bindparam("game")
)
_LISTED = select(games.c.id, games.c.ended, games.c.summary, _PRIVATE)
_OWNERS: Executable = select(game_people.c.person_id, game_people.c.wants_private, game_people.c.wants_deletion).where(
    game_people.c.game_id == bindparam("game")
)
