"""Work on many games that is not play, such as reviewing them: by number, here, in processes or on a cluster. What is
done is kept in a file, if there is one, and is not done again."""

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from tamaya.arena.processes import ProcessEnded
from tamaya.arena.results import missing
from tamaya.arena.run_file import RunFile
from tamaya.arena.running import share_out
from tamaya.core.errors import TamayaError

Search = Callable[[int], Any]  # what there is to find out about a number, as JSON has it


class Found(NamedTuple):
    """What was found out about a number."""

    first: int
    what: Any
    size: int = 1
    failure: None = None  # nothing can fail here

    def to_json(self) -> dict[str, object]:
        """What is kept of it in a file."""
        return {"first": self.first, "what": self.what}

    @staticmethod
    def from_json(kept: dict[str, Any]) -> "Found":
        """What a file has kept."""
        found = Found(**kept)
        if type(found.first) is not int or found.first < 0:
            raise ValueError(kept)
        return found


def search_all(
    search: Search, end: int, workers: int, dask: str | None, kept: RunFile[Found] | None
) -> Generator[Found, None, None]:
    """What there is to find out about all numbers below `end`, in any order: first what was kept, then the rest."""
    before = kept.parts if kept else []
    yield from before
    portions = missing(end, before, 1)
    try:
        with closing(share_out(partial(_search, search), portions, workers, dask)) as parts:
            for found in parts:
                if kept:
                    kept.keep(found)
                yield found
    except ProcessEnded:
        raise TamayaError("worker-ended") from None


def _search(search: Search, first: int, last: int) -> Found:
    del last  # a portion is one number
    return Found(first, search(first))
