"""What people are told: who invites them to a table, and, while they are away, what happens without them.

Also from whom somebody does not want to hear, whom they forget, who wants to be seen, and where and when they are told.
Each thing is told once, by the first process to take it."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, select, update

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.schema import (
    blocks,
    calm,
    devices,
    forgotten,
    game_people,
    invitations,
    listings,
    notices,
    people,
    push_targets,
    seats,
    wishes,
)

ASK_PAUSE = 12 * 3600.0  # seconds between telling somebody twice of invitations to the same table,
ASKER_PAUSE = 600.0  # and between telling them of two by the same person
_COLUMNS = ("person_id", "kind", "about", "by_id", "at", "after")  # of notices, as `StoredNotice` has them

NoticeKind = Literal["turn", "late", "asked", "nudge", "round"]


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


class StoredNotice(NamedTuple):
    """Something that somebody is to be told."""

    person: str
    kind: NoticeKind
    about: str  # a table; of a round, its deal
    by: str  # who asks; "": nobody
    at: float
    after: float = 0.0  # not before that


class PushTarget(NamedTuple):
    """Where a device receives notices, and the keys for it."""

    device: str
    endpoint: str
    key: bytes
    secret: bytes
    language: str


class Calm(NamedTuple):
    """When somebody wants to be left alone, in minutes of their day, and which address their feed has."""

    quiet_from: int = 0
    quiet_until: int = 0  # the same: never
    zone: str = "UTC"
    feed: int = 0


class NoticeStore(DatabasePart):
    """The part of a database that knows who is invited, and what people are told."""

    # ---- Invitations: only people who have played together may invite each other -------------------------------------

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
        self._add_notices(connection, new, ASK_PAUSE)

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

    # ---- Notices -----------------------------------------------------------------------------------------------------

    def add_notice(self, new: StoredNotice, pause: float) -> bool:
        """Note something to tell somebody, unless they were told the same less than this many seconds before, or do not
        want to hear from the person who asks; return whether it is new."""
        with self._writing.begin() as connection:
            deaf = blocks.c.person_id == new.person, blocks.c.other_id == new.by
            if connection.scalar(select(exists().where(*deaf))):
                return True  # the person who asks does not learn of it
            return bool(self._add_notices(connection, [new], pause))

    def add_later_notices(self, new: Sequence[StoredNotice]) -> None:
        """Note things to tell people when the time comes; what is already here stays."""
        with self._writing.begin() as connection:
            self._add_notices(connection, new, 0.0)

    def _add_notices(self, connection: Connection, new: Sequence[StoredNotice], pause: float) -> int:
        """Add these, each unless there is one of its kind less than this many seconds before; return how many were
        added."""
        if not new:  # a statement has cycles, and most listings tell nobody
            return 0
        adding = self._upsert(notices)
        values = {name: adding.excluded[name] for name in ("by_id", "at", "after", "told")}
        statement = adding.on_conflict_do_update(
            index_elements=["person_id", "kind", "about"], set_=values, where=notices.c.at < adding.excluded.at - pause
        )
        rows = (dict(zip(_COLUMNS, one, strict=True)) | {"told": False} for one in new)
        return sum(connection.execute(statement, row).rowcount for row in rows)

    def notices_due(self, now: float, most: int) -> list[StoredNotice]:
        """What is due for people with a device that receives notices."""
        columns = [notices.c[name] for name in _COLUMNS]
        mine = devices.c.id == push_targets.c.device_id, devices.c.person_id == notices.c.person_id
        query = select(*columns).where(~notices.c.told, notices.c.after <= now, exists().where(*mine))
        return self._all(StoredNotice, query.order_by(notices.c.after).limit(most))

    def put_notice_off(self, notice: StoredNotice, after: float) -> bool:
        """Put a notice off, perhaps again; return whether this process was the first to do so."""
        mine = *_same(notice), ~notices.c.told, notices.c.after == notice.after
        return self._change(update(notices).where(*mine).values(after=after)) == 1

    def settle_notice(self, notice: StoredNotice) -> None:
        """A notice has been told, or need not be."""
        self._change(update(notices).where(*_same(notice)).values(told=True))

    def listing_body(self, table: str) -> bytes | None:
        """How the lobby knows a table."""
        body: bytes | None = self._value(select(listings.c.body).where(listings.c.table_id == table))
        return body

    # ---- Where -------------------------------------------------------------------------------------------------------

    def add_push_target(self, target: PushTarget) -> None:
        """A device receives notices, perhaps at a new address. An address belongs to one device."""
        row = dict(zip(push_targets.c.keys(), target, strict=True))
        with self._writing.begin() as connection:
            connection.execute(delete(push_targets).where(push_targets.c.endpoint == target.endpoint))
            connection.execute(self._put(push_targets), row)

    def remove_push_target(self, device: str) -> None:
        """A device no longer receives notices."""
        self._change(delete(push_targets).where(push_targets.c.device_id == device))

    def push_targets_of(self, person: str) -> list[PushTarget]:
        """The devices of somebody that receive notices."""
        query = select(*push_targets.c).join(devices, devices.c.id == push_targets.c.device_id)
        return self._all(PushTarget, query.where(devices.c.person_id == person))

    # ---- When --------------------------------------------------------------------------------------------------------

    def calm_of(self, person: str) -> Calm:
        """When somebody wants to be left alone."""
        columns = [calm.c[name] for name in Calm._fields]
        return self._first(Calm, select(*columns).where(calm.c.person_id == person)) or Calm()

    def set_calm(self, person: str, wanted: Calm) -> None:
        """Note when somebody wants to be left alone."""
        self._change(self._put(calm), {"person_id": person} | wanted._asdict())


def _same(notice: StoredNotice) -> tuple[ColumnElement[bool], ...]:
    return (
        notices.c.person_id == notice.person,
        notices.c.kind == notice.kind,
        notices.c.about == notice.about,
        notices.c.at == notice.at,
    )
