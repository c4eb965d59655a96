"""Looking after people, for the server's administrator: finding, renaming, removing and merging them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, func, or_, select, update

from tamaya.core.errors import TamayaError
from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.kept.finished_games import delete_games
from tamaya.server.storage.schema import (
    blocks,
    calm,
    club_people,
    club_teams,
    clubs,
    deal_people,
    device_links,
    devices,
    entries,
    exercises,
    forgotten,
    game_people,
    games,
    invitations,
    listings,
    notices,
    people,
    puzzle_days,
    puzzle_runs,
    puzzle_tries,
    seats,
    solver_ratings,
    wishes,
)
from tamaya.server.storage.wholeness import checksum_of

# What belongs to one person besides games, and what tells their rows apart.
_OWN: tuple[tuple[Table, tuple[str, ...]], ...] = (
    (seats, ("table_id",)),
    (puzzle_tries, ("puzzle",)),
    (exercises, ("game_id", "move")),
    (puzzle_days, ("day",)),
    (puzzle_runs, ("kind",)),
    (solver_ratings, ()),
    (deal_people, ("deal_id",)),
    (invitations, ("table_id",)),
    (blocks, ("other_id",)),
    (forgotten, ("other_id",)),
    (wishes, ()),
    (notices, ("kind", "about")),
    (calm, ()),
    (club_people, ("club_id",)),
    (club_teams, ("club_id", "round")),
)


class KnownPerson(NamedTuple):
    """A person as the server's administrator sees them."""

    id: str
    name: str
    games: int
    seen: int  # when a device of theirs was last here; 0: they have none


class PeopleStore(DatabasePart):
    """The part of a database for the server's administrator."""

    def people_called(self, text: str) -> list[KnownPerson]:
        """Those with this id, or whose name has this in it."""
        played = select(func.count()).where(game_people.c.person_id == people.c.id).scalar_subquery()
        seen = select(func.max(devices.c.seen)).where(devices.c.person_id == people.c.id).scalar_subquery()
        query = select(people.c.id, people.c.name, played, func.coalesce(seen, 0)).order_by(people.c.name, people.c.id)
        named = func.lower(people.c.name).contains(text.lower(), autoescape=True)
        return self._all(KnownPerson, query.where(or_(people.c.id == text, named)))

    def remove_person(self, person: str) -> None:
        """Forget somebody. Games that they played with others stay with the others, as private as they were; games that
        are nobody else's go."""
        known = select(people.c.id)
        with self._writing.begin() as connection:
            connection.execute(delete(people).where(people.c.id == person))
            for table in (devices, device_links):
                connection.execute(delete(table).where(table.c.person_id == person))
            forget_people(connection, [person])
            mine = select(game_people.c.game_id).where(game_people.c.person_id == person)
            shared = select(game_people.c.game_id).where(
                game_people.c.game_id.in_(mine), game_people.c.person_id.in_(known)
            )
            delete_games(connection, list(connection.scalars(mine.where(game_people.c.game_id.not_in(shared)))))

    def merge_people(self, gone: str, stays: str) -> None:
        """Two people are one: what was the one's becomes the other's, at tables and in games too."""
        with self._writing.begin() as connection:
            self._refuse_both_at_table(connection, gone, stays)
            self._rewrite_tables(connection, gone, stays)
            self._rewrite_games(connection, gone, stays)
            own = ((game_people, ("game_id",)), *_OWN)
            for table, keys in own:
                other = table.alias()
                has = [table.c[key] == other.c[key] for key in keys]
                twice = select(other.c.person_id).where(other.c.person_id == stays, *has).correlate(table).exists()
                connection.execute(delete(table).where(table.c.person_id == gone, twice))
            for table in (*[table for table, _ in own], devices):
                connection.execute(update(table).where(table.c.person_id == gone).values(person_id=stays))
            connection.execute(update(clubs).where(clubs.c.host_id == gone).values(host_id=stays))
            for table in (invitations, notices):
                connection.execute(update(table).where(table.c.by_id == gone).values(by_id=stays))
            more = blocks.alias()  # somebody who does not want to hear from the one hears nothing from the other
            both = select(more.c.person_id).where(more.c.other_id == stays, more.c.person_id == blocks.c.person_id)
            connection.execute(delete(blocks).where(blocks.c.other_id == gone, both.correlate(blocks).exists()))
            connection.execute(update(blocks).where(blocks.c.other_id == gone).values(other_id=stays))
            connection.execute(delete(device_links).where(device_links.c.person_id == gone))
            connection.execute(delete(people).where(people.c.id == gone))

    def _refuse_both_at_table(self, connection: Connection, gone: str, stays: str) -> None:
        both = select(listings.c.table_id).where(
            listings.c.phase != "over",
            listings.c.table_id.in_(_tables_of(gone)),
            listings.c.table_id.in_(_tables_of(stays)),
        )
        if (table := connection.scalar(both)) is not None:
            raise TamayaError("both-at-table", table=table)

    def _rewrite_tables(self, connection: Connection, gone: str, stays: str) -> None:
        """Logs name people by their ids; where both sat, two stay two."""
        only_one = entries.c.table_id.in_(_tables_of(gone)), entries.c.table_id.not_in(_tables_of(stays))
        for table, number, body in connection.execute(
            select(entries.c.table_id, entries.c.number, entries.c.body).where(*only_one)
        ).all():
            new = _renamed(body, gone, stays)
            if new != body:
                row: ColumnElement[bool] = and_(entries.c.table_id == table, entries.c.number == number)
                values = {"body": new, "checksum": checksum_of(table, number, new)}
                connection.execute(update(entries).where(row).values(values))

        listed = select(listings.c.table_id, listings.c.body).where(listings.c.table_id.in_(_tables_of(gone)))
        for table, body in connection.execute(listed).all():
            row = listings.c.table_id == table
            connection.execute(update(listings).where(row).values(body=_renamed(body, gone, stays)))

    def _rewrite_games(self, connection: Connection, gone: str, stays: str) -> None:
        mine = select(game_people.c.game_id).where(game_people.c.person_id == gone)
        for id, body in connection.execute(select(games.c.id, games.c.body).where(games.c.id.in_(mine))).all():
            connection.execute(update(games).where(games.c.id == id).values(body=_renamed(body, gone, stays)))


def forget_people(connection: Connection, whom: Sequence[str]) -> None:
    """Forget what these people did and chose, and what others noted of them, but for their games."""
    for table, _ in _OWN:
        connection.execute(delete(table).where(table.c.person_id.in_(whom)))
    for column in (invitations.c.by_id, notices.c.by_id, blocks.c.other_id, forgotten.c.other_id):
        connection.execute(delete(column.table).where(column.in_(whom)))


def _tables_of(person: str) -> "Select[tuple[str]]":
    return select(seats.c.table_id).where(seats.c.person_id == person)


def _renamed(body: bytes, gone: str, stays: str) -> bytes:
    """What was written of one person, and of guests on their devices, is the other's. Ids are long and random."""
    for end in ('"', "."):
        body = body.replace(f'"{gone}{end}'.encode(), f'"{stays}{end}'.encode())
    return body
