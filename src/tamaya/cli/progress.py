"""A line of progress on a terminal; nothing where nobody watches."""

import sys
import time

from tamaya.cli.voice import say


class ProgressLine:
    """How far something is, and how long it will still take."""

    def __init__(self, name: str, end: int, before: int = 0) -> None:
        self._name = name
        self._end = end
        self._before = before  # what was done already when this began
        self._start = time.monotonic()
        self._on = sys.stderr.isatty()
        self._due = 0.0  # when the line is next written

    @property
    def is_due(self) -> bool:
        """Whether the line would be written now: so that nobody works out what it says in vain."""
        return self._on and time.monotonic() >= self._due

    def update(self, done: int, more: str = "") -> None:
        """Show that this many are done."""
        if not self.is_due:
            return
        clock = time.monotonic()
        self._due = clock + 0.5
        left = (clock - self._start) / max(done - self._before, 1) * (self._end - done)
        bar = ("█" * round(20 * done / self._end)).ljust(20, "·")
        told = say("progress-line", done=done, end=self._end, more=more, seconds=round(left))
        print(
            f"\r{self._name} {bar} {told}   ",
            end="",
            file=sys.stderr,
            flush=True,
        )

    def clear(self) -> None:
        """Take the line away."""
        if self._on:
            print("\r" + " " * 90 + "\r", end="", file=sys.stderr, flush=True)
