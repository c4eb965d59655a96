"""Who is at which table in which process. Each process says who comes and who goes; when one is silent for a few
seconds, its people are gone."""

import asyncio
import secrets
import time
import zlib
from collections.abc import Callable, Iterable

import msgspec

from tamaya.server.storage.bus import CONNECTED, Bus
from tamaya.server.wire.parts import Person

BEAT = 1.0  # seconds between two signs of life
GONE = 4.0  # seconds of silence after which a process is presumed dead
SETTLING = 0.05  # seconds: whoever is back within that time has not been away
TOGETHER = 25  # people in one message, which must not be too long
TOPIC = "presence"


class PresenceNews(msgspec.Struct):
    """What a process says to the others."""

    process: str
    begins: bool = False  # forget what it said before
    ends: bool = False
    asks: bool = False  # everybody is to say who is with them
    came: list[tuple[str, Person]] = []  # to a table
    went: list[tuple[str, str]] = []  # from a table, by id


class _Other:
    """Another process."""

    def __init__(self) -> None:
        self.heard_at = time.monotonic()
        self.tables: dict[str, dict[str, Person]] = {}


class Presence:
    """Who is where. `changed` is called with each table at which somebody has come or gone in another process;
    `vanished` when another process has ended, and its last words may not have been heard."""

    def __init__(self, bus: Bus, changed: Callable[[str], None], vanished: Callable[[], None]) -> None:
        self.process = secrets.token_hex(8)
        self._bus = bus
        self._changed = changed
        self._vanished = vanished
        self._here: dict[str, dict[str, Person]] = {}
        self._others: dict[str, _Other] = {}
        self._unsettled: set[str] = set()
        self._ended = False
        self._beaten_at = time.monotonic()
        bus.listen(TOPIC, self._heard)
        bus.listen(CONNECTED, lambda _: self._say_all(asks=True))

    # ---- Asking ------------------------------------------------------------------------------------------------------

    def elsewhere(self, table: str) -> dict[str, Person]:
        """Who is at a table in other processes."""
        found: dict[str, Person] = {}
        for other in self._others.values():
            found |= other.tables.get(table, {})
        return found

    def everybody(self) -> set[str]:
        """The ids of all who are anywhere, in any process."""
        places = [
            *self._here.values(),
            *(people for other in self._others.values() for people in other.tables.values()),
        ]
        return {id for people in places for id in people}

    def is_first(self, table: str) -> bool:
        """Whether this process is the first, among those with somebody at this table, and so the one to act. Except for
        moments, all of them agree."""
        visited = [process for process, other in self._others.items() if table in other.tables]
        if self._here.get(table):
            visited.append(self.process)
        first = min(visited, key=lambda process: zlib.crc32(f"{table}{process}".encode()), default=self.process)
        return first == self.process

    # ---- Saying ------------------------------------------------------------------------------------------------------

    def note(self, table: str, people: dict[str, Person]) -> None:
        """These are at a table in this process now."""
        before = self._here.get(table, {})
        came = [(table, person) for id, person in people.items() if before.get(id) != person]
        went = [(table, id) for id in before if id not in people]
        if people:
            self._here[table] = people
        else:
            self._here.pop(table, None)
        if came or went:
            self._say(PresenceNews(self.process, came=came, went=went))

    async def beat(self) -> None:
        """Keep saying that this process is alive, and find out which others are not."""
        self._say_all(asks=True)
        while True:
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            was_late, self._beaten_at = now - self._beaten_at > 2 * BEAT, now
            self._say(PresenceNews(self.process))
            for process, other in list(self._others.items()):
                if was_late or not self._bus.connected:  # what others said may still wait to be heard
                    other.heard_at = now
                elif other.heard_at < now - GONE:
                    self._forget(process)

    def say_goodbye(self) -> None:
        """This process ends."""
        self._say(PresenceNews(self.process, ends=True))
        self._ended = True

    def _say_all(self, asks: bool = False) -> None:
        came = [(table, person) for table, people in self._here.items() for person in people.values()]
        self._say(PresenceNews(self.process, begins=True, asks=asks, came=came[:TOGETHER]))
        for start in range(TOGETHER, len(came), TOGETHER):
            self._say(PresenceNews(self.process, came=came[start : start + TOGETHER]))

    def _say(self, word: PresenceNews) -> None:
        if not self._ended:
            self._bus.publish(TOPIC, msgspec.json.encode(word).decode())

    # ---- Hearing -----------------------------------------------------------------------------------------------------

    def _heard(self, text: str) -> None:
        word = msgspec.json.decode(text, type=PresenceNews)
        if word.process == self.process:
            return
        if word.ends:
            self._forget(word.process)
            return
        other = self._others.get(word.process)
        if other is None:
            other = self._others[word.process] = _Other()
            if not word.begins:  # it had something to say before this
                self._say(PresenceNews(self.process, asks=True))
        other.heard_at = time.monotonic()
        if word.begins:
            self._unsettle(other.tables)
            other.tables = {}
        for table, person in word.came:
            other.tables.setdefault(table, {})[person.id] = person
        for table, id in word.went:
            people = other.tables.get(table, {})
            people.pop(id, None)
            if not people:
                other.tables.pop(table, None)
        self._unsettle(table for table, _ in [*word.came, *word.went])
        if word.asks:
            self._say_all()

    def _forget(self, process: str) -> None:
        other = self._others.pop(process, None)
        if other is not None:
            self._unsettle(other.tables)
            self._vanished()

    def _unsettle(self, tables: Iterable[str]) -> None:
        was_settled = not self._unsettled
        self._unsettled.update(tables)
        if was_settled and self._unsettled:
            asyncio.get_running_loop().call_later(SETTLING, self._settle)

    def _settle(self) -> None:
        tables, self._unsettled = self._unsettled, set()
        for table in tables:
            self._changed(table)
