"""Clubs: who belongs to them, and in which teams they play a round."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, exists, func, insert, select, update

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.kept.shared_deals import StoredDeal
from tamaya.server.storage.schema import club_people, club_teams, clubs, game_people, listings, people, seats


class StoredClub(NamedTuple):
    """A club."""

    id: str
    host: str
    made: float
    body: bytes


class Member(NamedTuple):
    """Somebody who belongs to a club."""

    id: str
    name: str


class TeamPlace(NamedTuple):
    """In which team somebody plays a round, and where."""

    person: str
    team: int
    table: str | None  # None: nobody has opened it


class ClubStore(DatabasePart):
    """The part of a database that knows clubs."""

    def add_club(self, club: StoredClub) -> None:
        """A new club, to which its host belongs."""
        with self._writing.begin() as connection:
            connection.execute(insert(clubs).values(dict(zip(clubs.c.keys(), club, strict=True))))
            connection.execute(insert(club_people).values(club_id=club.id, person_id=club.host, at=club.made))

    def club(self, id: str) -> StoredClub | None:
        """The club with this id."""
        return self._first(StoredClub, select(*clubs.c).where(clubs.c.id == id))

    def clubs_of(self, person: str, most: int) -> list[StoredClub]:
        """The clubs of somebody, the newest first."""
        mine = select(*clubs.c).join(club_people, club_people.c.club_id == clubs.c.id)
        return self._all(
            StoredClub, mine.where(club_people.c.person_id == person).order_by(clubs.c.made.desc()).limit(most)
        )

    def members(self, club: str) -> list[Member]:
        """Who belongs to a club, in the order in which they joined."""
        query = select(people.c.id, people.c.name).join(club_people, club_people.c.person_id == people.c.id)
        query = query.where(club_people.c.club_id == club).order_by(club_people.c.at, people.c.id)
        return self._all(Member, query)

    def is_member(self, club: str, person: str) -> bool:
        """Whether somebody belongs to a club."""
        mine = club_people.c.club_id == club, club_people.c.person_id == person
        return bool(self._value(select(exists().where(*mine))))

    def join_club(self, club: str, person: str, most: int, now: float) -> bool:
        """Add somebody to a club; False if it already has this many members."""
        with self._writing.begin() as connection:
            row = {"club_id": club, "person_id": person, "at": now}
            connection.execute(self._upsert(club_people).values(row).on_conflict_do_nothing())
            count = connection.scalar(select(func.count()).where(club_people.c.club_id == club)) or 0
            if count > most:
                connection.rollback()
            return count <= most

    def leave_club(self, club: str, person: str) -> None:
        """Take somebody out of a club."""
        self._change(delete(club_people).where(club_people.c.club_id == club, club_people.c.person_id == person))

    def change_club(self, club: str, body: bytes) -> None:
        """Change what a club plays from now on."""
        self._change(update(clubs).where(clubs.c.id == club).values(body=body))

    def remove_club(self, club: str) -> None:
        """Remove a club. Its games stay with those who played them, and its deals stay sealed as long as before."""
        with self._writing.begin() as connection:
            connection.execute(delete(clubs).where(clubs.c.id == club))
            for table in (club_people, club_teams):
                connection.execute(delete(table).where(table.c.club_id == club))

    # ---- Teams -------------------------------------------------------------------------------------------------------

    def draw_teams(self, club: str, round: int, teams: Sequence[Sequence[str]]) -> None:
        """Let these be the teams of a round, unless it already has some."""
        with self._writing.begin() as connection:
            here = exists().where(club_teams.c.club_id == club, club_teams.c.round == round)
            if not connection.scalar(select(here)):
                rows = [_place(club, round, person, team) for team, members in enumerate(teams) for person in members]
                connection.execute(self._upsert(club_teams).on_conflict_do_nothing(), rows)

    def join_team(self, club: str, round: int, person: str, most: int) -> None:
        """Somebody who came after the draw gets a place: in a team that has not begun and is not full, or in one of
        their own."""
        with self._writing.begin() as connection:
            of = club_teams.c.club_id == club, club_teams.c.round == round
            query = select(club_teams.c.team, func.count(), func.max(club_teams.c.table_id)).where(*of)
            teams = [tuple(row) for row in connection.execute(query.group_by(club_teams.c.team))]
            free = [team for team, count, table in sorted(teams) if count < most and table is None]
            team = free[0] if free else max((team for team, _, _ in teams), default=-1) + 1
            adding = self._upsert(club_teams).values(_place(club, round, person, team))
            connection.execute(adding.on_conflict_do_nothing())

    def teams(self, club: str, round: int) -> list[TeamPlace]:
        """The teams of a round."""
        columns = club_teams.c.person_id, club_teams.c.team, club_teams.c.table_id
        of = club_teams.c.club_id == club, club_teams.c.round == round
        return self._all(TeamPlace, select(*columns).where(*of).order_by(club_teams.c.team, club_teams.c.person_id))

    def leave_team(self, club: str, round: int, person: str) -> None:
        """Somebody's team has begun without them."""
        of = club_teams.c.club_id == club, club_teams.c.round == round, club_teams.c.person_id == person
        self._change(delete(club_teams).where(*of))

    def waiting_tables(self, club: str, since: float, most: int) -> list[tuple[float, bytes]]:
        """The newest tables that have waited for players since then and where members sit: when something last happened
        there, and the listing."""
        members = select(club_people.c.person_id).where(club_people.c.club_id == club)
        theirs = select(seats.c.table_id).where(seats.c.person_id.in_(members))
        query = select(listings.c.updated, listings.c.body).where(
            listings.c.table_id.in_(theirs), listings.c.phase == "waiting", listings.c.updated >= since
        )
        return self._all(lambda at, body: (at, body), query.order_by(listings.c.updated.desc()).limit(most))

    def open_for_team(self, club: str, round: int, team: int, table: str) -> str:
        """Let a team play at this table, or at the one that a teammate has already opened; return which."""
        of = club_teams.c.club_id == club, club_teams.c.round == round, club_teams.c.team == team
        with self._writing.begin() as connection:
            connection.execute(update(club_teams).where(*of, club_teams.c.table_id.is_(None)).values(table_id=table))
            return connection.scalar(select(func.min(club_teams.c.table_id)).where(*of)) or table

    def may_sit(self, deal: StoredDeal, person: str, table: str) -> bool:
        """Whether somebody may play the deal of a club at a table: a member, and where teams were drawn, one of its."""
        if deal.club is None or not self.is_member(deal.club, person):
            return deal.club is None
        teams = club_teams.c.club_id == deal.club, club_teams.c.table_id == table
        drawn = self._value(select(exists().where(*teams)))
        return not drawn or bool(self._value(select(exists().where(*teams, club_teams.c.person_id == person))))

    def players_of(self, games: Sequence[str]) -> dict[str, list[str]]:
        """Whose these games are."""
        found: dict[str, list[str]] = {}
        query = select(game_people.c.game_id, game_people.c.person_id).where(game_people.c.game_id.in_(games))
        for game, person in self._all(lambda *row: row, query):
            found.setdefault(game, []).append(person)
        return found


def _place(club: str, round: int, person: str, team: int) -> dict[str, object]:
    return {"club_id": club, "round": round, "person_id": person, "team": team, "table_id": None}
