"""Who invites whom to a table, from whom somebody does not want to hear, whom they forget, and who wants to be seen.
Only people who have played together may invite each other."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select

from tamaya.server.storage.kept.part import DatabasePart
from tamaya.server.storage.kept.told_people import StoredNotice, add_notices
from tamaya.server.storage.schema import (
    blocks,
    forgotten,
    game_people,
    invitations,
    listings,
    notices,
    people,
    seats,
    wishes,
)

ASK_PAUSE = 12 * 3600.0  # seconds between telling somebody twice of invitations to the same table,
ASKER_PAUSE = 600.0  # and between telling them of two by the same person


class Asking(NamedTuple):
    """Somebody invites others."""

    by: str
    whom: tuple[str, ...]


class StoredInvitation(NamedTuple):
    """Somebody is invited to a table."""

    by: str
    name: str  # of whoever invites
    at: float
    updated: float
    body: bytes  # the table, as the lobby has it


class InvitationStore(DatabasePart):
    """The part of a database that knows who is invited."""

    def ask_people(self, by: str, whom: Sequence[str], table: str, now: float) -> None:
        """Invite those to a table who have played with this person."""
        mine = select(game_people.c.game_id).where(game_people.c.person_id == by)
        known = select(game_people.c.person_id).where(
            game_people.c.game_id.in_(mine), game_people.c.person_id.in_(whom), game_people.c.person_id != by
        )
        with self._writing.begin() as connection:
            self._invite(connection, Asking(by, tuple(connection.scalars(known.distinct()))), table, now)

    def ask_teammates(self, asking: Asking, table: str, now: float) -> None:
        """Invite those with whom somebody was drawn into a team."""
        with self._writing.begin() as connection:
            self._invite(connection, asking, table, now)

    def _invite(self, connection: Connection, asking: Asking, table: str, now: float) -> None:
        """Invite people to a table, and tell them if they are away. Whoever does not want to hear from the person who
        invites is left out. Of several invitations by the same person only the last counts, and they tell of it once in
        a while."""
        deaf = select(blocks.c.person_id).where(blocks.c.other_id == asking.by)
        query = select(people.c.id).where(people.c.id.in_(asking.whom), people.c.id.not_in(deaf))
        whom = list(connection.scalars(query))
        if not whom:
            return
        before = invitations.c.by_id == asking.by, invitations.c.person_id.in_(whom)
        connection.execute(delete(invitations).where(*before))
        rows = [{"person_id": one, "table_id": table, "by_id": asking.by, "at": now} for one in whom]
        connection.execute(self._put(invitations), rows)
        told = notices.c.kind == "asked", notices.c.by_id == asking.by, notices.c.at > now - ASKER_PAUSE
        lately = set(connection.scalars(select(notices.c.person_id).where(*told, notices.c.person_id.in_(whom))))
        new = [StoredNotice(one, "asked", table, asking.by, now, now) for one in whom if one not in lately]
        add_notices(connection, self._upsert, new, ASK_PAUSE)

    def invitations_for(self, person: str, since: float, most: int) -> list[StoredInvitation]:
        """Invitations to tables that still wait for players, the newest first."""
        query = (
            select(invitations.c.by_id, people.c.name, invitations.c.at, listings.c.updated, listings.c.body)
            .join(people, people.c.id == invitations.c.by_id)
            .join(listings, listings.c.table_id == invitations.c.table_id)
            .where(invitations.c.person_id == person, invitations.c.at > since, listings.c.phase == "waiting")
            .order_by(invitations.c.at.desc())
            .limit(most)
        )
        return self._all(StoredInvitation, query)

    def decline(self, person: str, table: str) -> None:
        """Somebody declines."""
        mine = invitations.c.person_id == person, invitations.c.table_id == table
        self._change(delete(invitations).where(*mine))

    def _note_seats(self, connection: Connection, table: str, whom: Sequence[str]) -> None:
        """Those have a seat at a table now; whoever had none has come, and is not invited any more."""
        sat = select(seats.c.person_id).where(seats.c.table_id == table)
        come = invitations.c.person_id.in_(whom), invitations.c.person_id.not_in(sat)
        connection.execute(delete(invitations).where(invitations.c.table_id == table, *come))

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

    def forgotten_since(self, person: str, other: str) -> float:
        """Since when another has been off somebody's list; 0 if they never were taken off."""
        since = select(forgotten.c.at).where(forgotten.c.person_id == person, forgotten.c.other_id == other)
        return self._value(since) or 0.0

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
