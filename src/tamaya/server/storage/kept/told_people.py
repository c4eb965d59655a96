"""What people who are away are told, and where: each thing once, by the first process to take it."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tamaya.server.storage.kept.part import DatabasePart
from tamaya.server.storage.schema import blocks, calm, devices, listings, notices, push_targets

NoticeKind = Literal["turn", "late", "asked", "nudge", "round"]


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
    """The part of a database that knows what people are told."""

    # ---- Notices -----------------------------------------------------------------------------------------------------

    def add_notice(self, new: StoredNotice, pause: float) -> bool:
        """Note something to tell somebody, unless they were told the same less than this many seconds before, or do not
        want to hear from the person who asks; return whether it is new."""
        with self._writing.begin() as connection:
            deaf = blocks.c.person_id == new.person, blocks.c.other_id == new.by
            if connection.scalar(select(exists().where(*deaf))):
                return True  # the person who asks does not learn of it
            return bool(add_notices(connection, self._upsert, [new], pause))

    def add_later_notices(self, new: Sequence[StoredNotice]) -> None:
        """Note things to tell people when the time comes; what is already here stays."""
        with self._writing.begin() as connection:
            add_notices(connection, self._upsert, new, 0.0)

    def notices_due(self, now: float, most: int) -> list[StoredNotice]:
        """What is due for people with a device that receives notices."""
        columns = [notices.c[name] for name in ("person_id", "kind", "about", "by_id", "at", "after")]
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


def add_notices(
    connection: Connection,
    upsert: Callable[[Table], sqlite.Insert | postgresql.Insert],
    new: Sequence[StoredNotice],
    pause: float,
) -> int:
    """Add these, each unless there is one of its kind less than this many seconds before; return how many were
    added."""
    if not new:  # a statement has cycles, and most listings tell nobody
        return 0
    adding = upsert(notices)
    values = {name: adding.excluded[name] for name in ("by_id", "at", "after", "told")}
    statement = adding.on_conflict_do_update(
        index_elements=["person_id", "kind", "about"], set_=values, where=notices.c.at < adding.excluded.at - pause
    )
    names = ("person_id", "kind", "about", "by_id", "at", "after")
    return sum(
        connection.execute(statement, dict(zip(names, one, strict=True)) | {"told": False}).rowcount for one in new
    )


def forget_notices(connection: Connection, whom: Sequence[str]) -> None:
    """Forget what these people were told, by whom, and when they wanted to be left alone."""
    connection.execute(delete(notices).where(or_(notices.c.person_id.in_(whom), notices.c.by_id.in_(whom))))
    connection.execute(delete(calm).where(calm.c.person_id.in_(whom)))


def _same(notice: StoredNotice) -> tuple[ColumnElement[bool], ...]:
    return (
        notices.c.person_id == notice.person,
        notices.c.kind == notice.kind,
        notices.c.about == notice.about,
        notices.c.at == notice.at,
    )
