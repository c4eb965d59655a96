"""Simple limits: a bucket of so many tokens that fills again with time."""

import time


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, full: float, rate: float) -> None:
        self._full = self._left = full
        self._rate = rate
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
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

    def take(self, who: str) -> bool:
        """Whether this visitor may pass now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {one: kept for one, kept in self._buckets.items() if not kept.is_full}
            bucket = self._buckets[who] = Bucket(*self._size)
        return bucket.take()
