"""How much visitors may ask for: buckets of so many tokens that fill again with time, and sockets that are counted.

Each process counts for itself: with several of them somebody can have as many times more."""

import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from tamaya.server.config import Limits
from tamaya.server.table.refusals import refuse


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, full: float, rate: float) -> None:
        self._full = self._left = full
        self._rate = rate
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether something of this cost may pass now."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

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
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {one: kept for one, kept in self._buckets.items() if not kept.is_full}
            bucket = self._buckets[who] = Bucket(*self._size)
        return bucket.take(cost)


class OpenSockets:
    """The sockets of each person and from each address."""

    def __init__(self, of_person: int, from_address: int) -> None:
        self._of_person = of_person
        self._from_address = from_address
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, person: str, address: str) -> Iterator[None]:
        """Count a socket as long as it is open; refused if there are too many. Somebody without a name is nobody."""
        whose, where = f"person {person}", f"address {address}"
        if (person and self._open[whose] >= self._of_person) or self._open[where] >= self._from_address:
            raise refuse("too-fast")
        self._open.update((whose, where))
        try:
            yield
        finally:
            self._open.subtract((whose, where))
            for one in (whose, where):
                if not self._open[one]:
                    del self._open[one]


class Allowances:
    """What is left to each visitor."""

    def __init__(self, limits: Limits, sockets: int) -> None:
        self.messages = Buckets(limits.messages)
        self.overruns = Buckets(limits.overruns)
        self.arrivals = Buckets(limits.arrivals)
        self.requests = Buckets(limits.requests)
        self.new_people = Buckets(limits.new_people)
        self.renames = Buckets(limits.renames)
        self.new_tables = Buckets(limits.new_tables)
        self.sockets = OpenSockets(limits.sockets, sockets)
