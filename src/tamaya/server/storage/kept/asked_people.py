"""Who invites whom to a table, from whom somebody does not want to hear, whom they forget, and who wants to be seen.
Only people who have played together may invite each other."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select

from tamaya.server.storage.kept.part import DatabasePart
from tamaya.server.storage.schema import (
    blocks,
    forgotten,
    game_people,
    invitations,
    listings,
    people,
    seats,
    wishes,
)


class StoredInvitation(NamedTuple):
    """Somebody is invited to a table."""

    by: str
    name: str  # of whoever invites
    at: float
    updated: float
    body: bytes  # the table, as the lobby has it


class InvitationStore(DatabasePart):
    """The part of a database that knows who is invited."""

    def ask_people(self, by: str, whom: Sequence[str], table: str, now: float) -> list[str]:
        """Invite those to a table who have played with this person and want to hear from them; return whom."""
        mine = select(game_people.c.game_id).where(game_people.c.person_id == by)
        known = select(game_people.c.person_id).where(
            game_people.c.game_id.in_(mine), game_people.c.person_id.in_(whom), game_people.c.person_id != by
        )
        deaf = select(blocks.c.person_id).where(blocks.c.other_id == by)
        query = select(people.c.id).where(people.c.id.in_(known), people.c.id.not_in(deaf))
        with self._writing.begin() as connection:
            rows = [{"person_id": one, "table_id": table, "by_id": by, "at": now} for one in connection.scalars(query)]
            if rows:
                connection.execute(self._put(invitations), rows)
            return [row["person_id"] for row in rows]

    def invitations_for(self, person: str, since: float, most: int) -> list[StoredInvitation]:
        """Invitations to tables that still wait for players, the newest first."""
        sits = select(seats.c.table_id).where(seats.c.person_id == person)
        query = (
            select(invitations.c.by_id, people.c.name, invitations.c.at, listings.c.updated, listings.c.body)
            .join(people, people.c.id == invitations.c.by_id)
            .join(listings, listings.c.table_id == invitations.c.table_id)
            .where(invitations.c.person_id == person, invitations.c.at > since, listings.c.phase == "waiting")
            .where(invitations.c.table_id.not_in(sits))
            .order_by(invitations.c.at.desc())
            .limit(most)
        )
        return self._all(StoredInvitation, query)

    def decline(self, person: str, table: str) -> None:
        """Somebody declines."""
        mine = invitations.c.person_id == person, invitations.c.table_id == table
        self._change(delete(invitations).where(*mine))

    def block(self, person: str, other: str, on: bool) -> None:
        """Somebody does not want another's invitations any more, or does again."""
        with self._writing.begin() as connection:
            if on:
                row = {"person_id": person, "other_id": other}
                connection.execute(self._upsert(blocks).values(row).on_conflict_do_nothing())
                asked = invitations.c.person_id == person, invitations.c.by_id == other
                connection.execute(delete(invitations).where(*asked))
            else:
                connection.execute(delete(blocks).where(blocks.c.person_id == person, blocks.c.other_id == other))

    def blocked_by(self, person: str) -> set[str]:
        """From whom somebody does not want to hear."""
        return set(self._column(select(blocks.c.other_id).where(blocks.c.person_id == person)))

    def forget_companion(self, person: str, other: str, now: float) -> None:
        """Somebody takes another off their list, until they play together again."""
        self._change(self._put(forgotten), {"person_id": person, "other_id": other, "at": now})

    def want_to_be_seen(self, person: str, on: bool) -> None:
        """Whether those who have played with somebody may know when they are here."""
        self._change(self._put(wishes), {"person_id": person, "seen": on})

    def seen_by(self, person: str, whom: Sequence[str]) -> set[str]:
        """Which of these want to be seen, by this person too."""
        hiding = select(blocks.c.person_id).where(blocks.c.other_id == person)
        query = select(wishes.c.person_id).where(wishes.c.person_id.in_(whom), wishes.c.seen)
        return set(self._column(query.where(wishes.c.person_id.not_in(hiding))))


def forget_invitations(connection: Connection, whom: Sequence[str]) -> None:
    """Forget whom these people asked, who asked them, whom they blocked or forgot, and what they chose."""
    both = or_(invitations.c.person_id.in_(whom), invitations.c.by_id.in_(whom))
    connection.execute(delete(invitations).where(both))
    for table in (blocks, forgotten):
        connection.execute(delete(table).where(or_(table.c.person_id.in_(whom), table.c.other_id.in_(whom))))
    connection.execute(delete(wishes).where(wishes.c.person_id.in_(whom)))
