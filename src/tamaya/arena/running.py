"""Carrying out a plan: in this process, in many, or on a Dask cluster. It can be broken off at any time."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context

from tamaya.arena.plan import Plan
from tamaya.arena.playing import Part, compiled_policy, play_part
from tamaya.arena.results import Results, missing
from tamaya.core.errors import TamayaError

Progress = Callable[[Results], None]
Parts = Iterator[Part]
Portions = list[tuple[int, int]]


def run_plan(
    plan: Plan,
    *,
    workers: int | None = None,
    dask: str | None = None,
    before: tuple[Part, ...] = (),
    progress: Progress = lambda _: None,
) -> Results:
    """Play what is missing of a plan; `before` has been played earlier. Ctrl-C ends it, and what is done is kept."""
    workers = os.cpu_count() or 1 if workers is None else workers
    if workers < 1:
        raise TamayaError("workers", f"{workers} processes cannot play: at least 1.", workers=workers)
    results = Results(plan, list(before))
    portions = missing(plan, before, portion_size(plan, workers))
    start = time.perf_counter()
    if dask is not None:
        parts = _on_cluster(plan, portions, dask)
    elif workers == 1 or len(portions) == 1:
        parts = (play_part(plan, first, last) for first, last in portions)
    else:
        parts = _in_processes(plan, portions, min(workers, len(portions)))
    try:
        for part in parts:
            results.add(part)
            results.elapsed = time.perf_counter() - start
            progress(results)
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def portion_size(plan: Plan, workers: int) -> int:
    """So many games at once that a portion takes about a second, and that there is work for all."""
    most = 250 if compiled_policy(plan.team) else 4
    return max(1, min(most, plan.games // (workers * 4)))


def _in_processes(plan: Plan, portions: Portions, workers: int) -> Parts:
    # Spawned, not forked: the parent may have threads. They leave Ctrl-C to the parent.
    with ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        open_portions = iter(portions)
        running: set[Future[Part]] = set()
        try:
            while True:
                while len(running) < 2 * workers and (portion := next(open_portions, None)):
                    running.add(pool.submit(play_part, plan, *portion))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[object]:
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise TamayaError("needs-cluster", "A cluster needs Dask: pip install tamaya[cluster].") from None
    try:
        client = Client(address, timeout="20s")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise TamayaError("no-cluster", f"No Dask scheduler answers at {address}: {error}.", address=address) from None
    with client:
        yield client


def _on_cluster(plan: Plan, portions: Portions, address: str) -> Parts:
    with _cluster(address) as client:
        from distributed import as_completed

        futures = [client.submit(play_part, plan, *portion, pure=False) for portion in portions]  # type: ignore[attr-defined]
        try:
            for future in as_completed(futures):  # type: ignore[no-untyped-call]
                yield future.result()
        finally:
            client.cancel(futures)  # type: ignore[attr-defined]
