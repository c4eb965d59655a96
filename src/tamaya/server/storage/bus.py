"""What travels between processes: "table T is at N". Each process reads the new entries itself and redacts them for its
own sockets."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # a table's id and the number of its newest entry


class Bus(Protocol):
    """Tells every process that serves tables how far they are."""

    def publish(self, table: str, number: int) -> None:
        """Say that a table has got this entry."""

    def listen(self, listener: Listener) -> None:
        """Be told of every table."""


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, number: int) -> None:
        """Tell all listeners at once."""
        for listener in self._listeners:
            listener(table, number)

    def listen(self, listener: Listener) -> None:
        """Add a listener."""
        self._listeners.append(listener)
