"""Carrying out a plan, or other work on many games, such as reviewing them: in this process, in many, or on a Dask
cluster. It can be broken off at any time, and continued from a file."""

import os
import pickle
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from tamaya.arena.plan import Plan, Portion, make_plan
from tamaya.arena.playing import USUAL_MANNER, Manner, PlanPart, compiled_team, play_part
from tamaya.arena.processes import Part, ProcessEnded, Work, has_failed, work_in_processes
from tamaya.arena.results import Results, missing
from tamaya.arena.run_file import RunFile
from tamaya.bots.naming import AnyBot, is_guest, name_of
from tamaya.core.errors import TamayaError
from tamaya.core.rules import Rules
from tamaya.extras import lacking

Progress = Callable[[Results], None]
Search = Callable[[int], Any]  # what there is to find out about a number, as JSON has it
CrossPlay = dict[tuple[str, str], Results]  # by the names of both bots


def run_plan(
    plan: Plan,
    *,
    workers: int | None = None,
    dask: str | None = None,
    before: tuple[PlanPart, ...] = (),
    manner: Manner = USUAL_MANNER,
    progress: Progress = lambda _: None,
) -> Results:
    """Play what is missing of a plan; `before` has been played earlier. Ctrl-C ends it, and so does a bot that fails;
    what is done is kept. Bots of other packages play in a process of their own even if there is one worker, so that one
    that hangs can be ended, unless `manner.care.hanging` is 0.

    Raises:
        TamayaError: if there cannot be this many workers, or no cluster is found at this address

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import make_plan, run_plan
        >>> results = run_plan(make_plan(("cautious",), Rules(), players=2, games=3, seed=1), workers=1)
        >>> len(results.scores), results.failure
        (3, None)
    """
    travels = _travels(plan)
    workers = processes(workers) if travels else 1
    apart = travels and manner.care.hanging > 0 and any(map(is_guest, plan.team))
    results = Results(plan, list(before), kept=sum(len(part.scores) for part in before))
    portions = missing(plan.games, before, portion_size(plan, workers))
    start = time.perf_counter()
    try:
        with closing(share_out(partial(play_part, plan, manner=manner), portions, workers, dask, apart)) as parts:
            for part in parts:
                results.add(part)
                results.elapsed = time.perf_counter() - start
                progress(results)
    except ProcessEnded as ended:
        first, last = plan.seed + ended.first, plan.seed + ended.last - 1
        failure = TamayaError("process-ended", first=str(first), last=str(last))
        results.add(PlanPart(ended.first, [], [], [], 0.0, failure))
        progress(results)
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def _travels(plan: Plan) -> bool:
    """Whether other processes can make its bots, too."""
    try:
        return b"__main__" not in pickle.dumps(plan.bots)
    except Exception:  # whatever somebody's bot raises
        return False


def cross_play(
    bots: Sequence[AnyBot],
    rules: Rules,
    players: int,
    games: int,
    seed: int,
    *,
    partners: Sequence[AnyBot] = (),
    play: Callable[[Plan], Results] = run_plan,
) -> CrossPlay:
    """Every bot with every partner, on the same deals: the bot begins, and they take turns around the table. Without
    partners, each of the bots with each, itself included.

    Raises:
        TamayaError: as `make_plan` does

    Examples:
        >>> from tamaya import Rules
        >>> from tamaya.arena import cross_play
        >>> table = cross_play(["cautious"], Rules(), 2, games=2, seed=1, partners=["conventions-club"])
        >>> [(bot, partner, len(results.scores)) for (bot, partner), results in table.items()]
        [('cautious', 'conventions-club', 2)]
    """
    table: CrossPlay = {}
    for one, other in product(bots, partners or bots):
        team = (one,) if one == other else (one, other)
        table[name_of(one), name_of(other)] = results = play(make_plan(team, rules, players, games, seed))
        if results.broken_off:
            break
    return table


# ---- Work that is not play -------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """What was found out about a number."""

    first: int
    what: Any
    size: int = 1

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


# ---- Sharing it out --------------------------------------------------------------------------------------------------


def processes(asked_for: int | None) -> int:
    """How many processes to use."""
    workers = os.cpu_count() or 1 if asked_for is None else asked_for
    if workers < 1:
        raise TamayaError("workers", workers=str(workers))
    return workers


def share_out(
    work: Work[Part], portions: list[Portion], workers: int, dask: str | None, apart: bool = False
) -> Generator[Part, None, None]:
    """Do the work on all portions, here, in processes or on a cluster; what is done comes in any order. A single worker
    works here, or `apart` in a process."""
    if not portions:
        return _here(work, portions)
    if dask is not None:
        return _on_cluster(work, portions, dask)
    workers = min(workers, len(portions))
    return _here(work, portions) if workers == 1 and not apart else work_in_processes(work, portions, workers)


def _here(work: Work[Part], portions: list[Portion]) -> Generator[Part, None, None]:
    for portion in portions:
        yield (part := work(*portion))
        if has_failed(part):
            return


def portion_size(plan: Plan, workers: int) -> int:
    """How many games to hand out at once: about a second of work, and enough portions for all."""
    most = 250 if compiled_team(plan.team) else 4
    return max(1, min(most, plan.games // (workers * 4)))


@contextmanager
def _cluster(address: str) -> Iterator[object]:
    if lacking("cluster"):
        raise TamayaError("needs-cluster")
    from distributed import Client

    try:
        client = Client(address, timeout="20s")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise TamayaError("no-cluster", why=str(error), address=address) from None
    with client:
        yield client


def _on_cluster(work: Work[Part], portions: list[Portion], address: str) -> Generator[Part, None, None]:
    with _cluster(address) as client:
        from distributed import as_completed

        futures = [client.submit(work, *portion, pure=False) for portion in portions]  # type: ignore[attr-defined]
        try:
            for future in as_completed(futures):  # type: ignore[no-untyped-call]
                yield (part := future.result())
                if has_failed(part):
                    return
        finally:
            client.cancel(futures)  # type: ignore[attr-defined]
