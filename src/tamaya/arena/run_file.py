"""A run on disk, so that it can be resumed: a line that says what is run, then a line for each part that is done."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from tamaya.core.errors import TamayaError


class Kept(Protocol):
    """A part of a run: this many numbers in a row."""

    @property
    def first(self) -> int:
        """Its first number."""

    @property
    def size(self) -> int:
        """How many numbers it has."""

    def to_json(self) -> dict[str, object]:
        """What is written down of it."""


Part = TypeVar("Part", bound=Kept)


class RunFile(Generic[Part]):
    """The file of a run of numbers below `end`. Only whole lines count: a run that was killed while it wrote loses that
    part only. `read` makes a part of what was written down, or raises a ValueError or TypeError. Numbers are done once,
    unless later parts may say more of them (`repeated`)."""

    def __init__(
        self, path: Path, heading: dict[str, object], end: int, read: Callable[[Any], Part], repeated: bool = False
    ) -> None:
        self.path = path
        self._repeated = repeated
        if path.exists() and path.stat().st_size:
            self.parts = self._read(heading, end, read)
        else:
            self.parts = []
            path.write_text(json.dumps(heading) + "\n", encoding="utf-8")

    def _read(self, heading: dict[str, object], end: int, read: Callable[[Any], Part]) -> list[Part]:
        try:
            lines = self.path.read_text(encoding="utf-8").split("\n")
            found = json.loads(lines[0])
            parts = [read(json.loads(line)) for line in lines[1:-1]]
        except (ValueError, TypeError):
            raise TamayaError("not-a-run", path=str(self.path)) from None
        if found != heading:
            raise TamayaError("other-run", path=str(self.path))
        if lines[-1]:  # broken off in the middle of a line
            self.path.write_text("\n".join((*lines[:-1], "")), encoding="utf-8")
        parts = [part for part in parts if part.first + part.size <= end]
        return parts if self._repeated else _without_repeats(parts)

    def keep(self, part: Part) -> None:
        """Write down a part."""
        if part.size:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(part.to_json()) + "\n")


def _without_repeats(parts: Iterable[Part]) -> list[Part]:
    """The parts, but none with a number that an earlier one has: a shorter run may have done it again."""
    kept: list[Part] = []
    done: set[int] = set()
    for part in parts:
        numbers = range(part.first, part.first + part.size)
        if done.isdisjoint(numbers):
            done.update(numbers)
            kept.append(part)
    return kept
