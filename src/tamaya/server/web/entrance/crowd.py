"""Who is connected, by address and from the first byte on, so that nobody can keep others out."""

import sys
from collections import Counter
from math import ceil
from typing import Protocol

if sys.platform != "win32":  # which has no such limit
    import resource

RESERVED = 200  # file descriptors that the server needs for other things: databases, pipes to processes
PART = 4  # one address may have this part of the connections that are left
PLENTY = 100_000  # connections, where the system sets no limit


class Connected(Protocol):
    """Whoever is at the other end of a connection."""

    @property
    def address(self) -> str:
        """Where they are."""

    @property
    def is_proxy(self) -> bool:
        """Whether they speak for others, each of whom is counted once it is known who asks."""

    def cut(self) -> None:
        """End the connection."""


class Crowd:
    """Counts connections. Nobody may have more than a part of those that are left, and whoever has not said what they
    want makes room for the next from the same address."""

    def __init__(self, of_one: int, of_all: int) -> None:
        self._of_one = of_one
        self._of_all = of_all
        self._here: set[Connected] = set()
        self._held: Counter[str] = Counter()
        self._idle: dict[str, dict[Connected, None]] = {}  # those who ask for nothing, the oldest first

    def __contains__(self, peer: Connected) -> bool:
        return peer in self._here

    def come(self, peer: Connected) -> bool:
        """Whether there is room for somebody, who has said nothing yet."""
        share = min(self._of_one, ceil((self._of_all - len(self._here)) / PART))
        is_full = self._held[peer.address] >= share
        if is_full and not self._make_room(peer.address) and not (peer.is_proxy and len(self._here) < self._of_all):
            return False
        self._here.add(peer)
        self._held[peer.address] += 1
        self._idle.setdefault(peer.address, {})[peer] = None
        return True

    def ask(self, peer: Connected) -> None:
        """Somebody has said what they want. For a proxy, whoever asks through it is counted instead."""
        if peer in self._here and self._leave_idle(peer) and peer.is_proxy:
            self._let_go(peer.address)

    def rest(self, peer: Connected) -> None:
        """Somebody has got their answer, and may ask for more."""
        if peer in self._here:
            self._idle.setdefault(peer.address, {})[peer] = None
            self._held[peer.address] += peer.is_proxy

    def go(self, peer: Connected) -> None:
        """Somebody is gone."""
        if peer in self._here:
            self._here.remove(peer)
            if self._leave_idle(peer) or not peer.is_proxy:
                self._let_go(peer.address)

    def _make_room(self, address: str) -> bool:
        oldest = next(iter(self._idle.get(address, ())), None)
        if oldest is None:
            return False
        self.go(oldest)
        oldest.cut()
        return True

    def _leave_idle(self, peer: Connected) -> bool:
        idle = self._idle.get(peer.address, {})
        if peer not in idle:
            return False
        del idle[peer]
        if not idle:
            del self._idle[peer.address]
        return True

    def _let_go(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


def most_connections() -> int:
    """How many connections this process can have at once: raises the system's limit as far as allowed."""
    if sys.platform == "win32":
        return PLENTY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return PLENTY if hard == resource.RLIM_INFINITY else max(hard - RESERVED, hard // 2)
