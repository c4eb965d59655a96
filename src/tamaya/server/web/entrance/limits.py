"""How much visitors may ask for: buckets of tokens that fill again with time, and a count of sockets. Each process
counts for itself, so with several of them somebody can have that many times as much, except in `SharedBuckets`."""

import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Iterator

from tamaya.children.crew import Queues
from tamaya.server.config import Limits
from tamaya.server.storage.bus import Bus
from tamaya.server.table.refusals import refuse


class Bucket:
    """Lets this many through at once, and this many a second after that."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, full: float, rate: float) -> None:
        self._full = self._left = full
        self._rate = rate
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether something of this cost may pass now."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Something of this cost has passed elsewhere."""
        self._fill()
        self._left = max(0.0, self._left - cost)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now

    @property
    def is_full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._full


class Buckets:
    """A bucket for each visitor; those that are full again are forgotten."""

    def __init__(self, size: tuple[float, float], most: int = 10_000) -> None:
        self._size = size
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether this visitor may pass now."""
        return self._of(who).take(cost)

    def charge(self, who: str, cost: float = 1) -> None:
        """Let this visitor pass, or refuse."""
        if not self.take(who, cost):
            raise refuse("too-fast")

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {one: kept for one, kept in self._buckets.items() if not kept.is_full}
            bucket = self._buckets[who] = Bucket(*self._size)
        return bucket


class SharedBuckets(Buckets):
    """Buckets that all processes share: each tells the others what it takes, which takes a moment."""

    def __init__(self, size: tuple[float, float], bus: Bus, topic: str) -> None:
        super().__init__(size)
        self._process = secrets.token_hex(8)
        self._bus = bus
        self._topic = topic
        bus.listen(topic, self._heard)

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether this visitor may pass now."""
        if not super().take(who, cost):
            return False
        self._bus.publish(self._topic, f"{self._process} {cost} {who}")
        return True

    def _heard(self, text: str) -> None:
        process, cost, who = text.split(" ", 2)
        if process != self._process:
            self._of(who).spend(float(cost))


class AtOnce:
    """Limits how many things each visitor has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """Count something as long as it lasts; refused if there are too many. Somebody without a name is nobody."""
        if not who:
            yield
        elif self.enter(who):
            try:
                yield
            finally:
                self.leave(who)
        else:
            raise refuse("too-fast")

    def enter(self, who: str) -> bool:
        """Whether something may begin."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: str) -> None:
        """It has ended."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Allowances:
    """What each visitor may still ask for."""

    def __init__(self, limits: Limits, sockets: int, bus: Bus) -> None:
        self.messages = Buckets(limits.messages)
        self.overruns = Buckets(limits.overruns)
        self.arrivals = Buckets(limits.arrivals)
        self.requests = Buckets(limits.requests)
        self.new_people = SharedBuckets(limits.new_people, bus, "new-person")
        self.renames = Buckets(limits.renames)
        self.new_tables = SharedBuckets(limits.new_tables, bus, "new-table")
        self.imports = SharedBuckets(limits.imports, bus, "import")
        self.passwords = SharedBuckets(limits.passwords, bus, "password")
        self.asks = SharedBuckets(limits.asks, bus, "ask")
        self.files = Buckets(limits.files)
        self.reviews = SharedBuckets(limits.reviews, bus, "review")
        self.queues = Queues()  # where each takes long
        self.sockets = AtOnce(limits.sockets)  # of one person
        self.visits = AtOnce(sockets)  # from one address: sockets, and requests also while they wait for their turn
