"""Where somebody is signed in, and links that sign in another device. Of secrets only hashes are stored."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from sqlalchemy import Connection, Executable, bindparam, delete, insert, select, update

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.schema import device_links, devices, people


class StoredDevice(NamedTuple):
    """A browser that has been here, and whom it is signed in as."""

    id: str
    person: str | None  # None: nobody, any more
    name: str | None
    secret: bytes
    label: str
    made: int
    seen: int


class SignIn(NamedTuple):
    """A device that becomes a person's, with a secret of this hash in its cookie."""

    device: str
    secret: bytes
    person: str
    label: str
    now: int


class DeviceStore(DatabasePart):
    """The part of a database that knows devices."""

    def device(self, id: str) -> StoredDevice | None:
        """The device with this id."""
        return self._first(StoredDevice, _DEVICE, {"device": id})

    def devices_of(self, person: str) -> list[StoredDevice]:
        """Where somebody is signed in, the last used first."""
        query = _DEVICES.where(devices.c.person_id == person).order_by(devices.c.seen.desc(), devices.c.id)
        return self._all(StoredDevice, query)

    def sign_in(self, new: SignIn) -> None:
        """Make a device a person's."""
        with self._writing.begin() as connection:
            self._sign_in(connection, new)

    def _sign_in(self, connection: Connection, new: SignIn) -> None:
        row = {"id": new.device, "person_id": new.person, "secret": new.secret, "label": new.label}
        connection.execute(self._add_device, row | {"made": new.now, "seen": new.now})

    @cached_property
    def _add_device(self) -> Executable:
        return self._put(devices, kept=["made"])

    def saw_device(self, id: str, label: str, now: int) -> None:
        """Note that a device was here."""
        self._change(update(devices).where(devices.c.id == id).values(label=label, seen=now))

    def sign_out(self, person: str, ids: Sequence[str]) -> None:
        """Make these devices of a person nobody's; tables may still know them."""
        own = devices.c.person_id == person, devices.c.id.in_(ids)
        self._change(update(devices).where(*own).values(person_id=None))

    def add_link(self, token: bytes, person: str, until: int, now: int) -> None:
        """A link that makes another device this person's, instead of any before."""
        with self._writing.begin() as connection:
            old = (device_links.c.person_id == person) | (device_links.c.until <= now)
            connection.execute(delete(device_links).where(old))
            connection.execute(insert(device_links).values(token=token, person_id=person, until=until))

    def link_of(self, token: bytes, now: int) -> tuple[str, str] | None:
        """Whose link this is, if it is still valid: id and name."""
        query = (
            select(people.c.id, people.c.name)
            .join(device_links, device_links.c.person_id == people.c.id)
            .where(device_links.c.token == token, device_links.c.until > now)
        )
        with self._reading.connect() as connection:
            row = connection.execute(query).first()
            return None if row is None else (row[0], row[1])

    def use_link(self, token: bytes, now: int) -> str | None:
        """Use a link up; return whose it was, if it was still valid."""
        using = delete(device_links).where(device_links.c.token == token, device_links.c.until > now)
        with self._writing.begin() as connection:
            person: str | None = connection.scalar(using.returning(device_links.c.person_id))
            return person


_DEVICES = select(
    devices.c.id,
    devices.c.person_id,
    people.c.name,
    devices.c.secret,
    devices.c.label,
    devices.c.made,
    devices.c.seen,
).outerjoin(people, people.c.id == devices.c.person_id)
_DEVICE = _DEVICES.where(devices.c.id == bindparam("device"))
