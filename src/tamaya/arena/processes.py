"""Working in many processes. Each holds the end of a line to this one and ends when the line is cut, whatever it is
doing: none outlives a run that is stopped or killed."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Protocol, TypeVar

from tamaya.arena.plan import Portion
from tamaya.bots.lines.programs import kill_all

STOPPING = (signal.SIGINT, signal.SIGTERM)


class PartOfWork(Protocol):
    """What a portion of work amounts to."""

    @property
    def failure(self) -> str:
        """Why no more can be done, if that is so."""


Part = TypeVar("Part", bound=PartOfWork)
Work = Callable[[int, int], Part]  # what is to be done with a portion


class ProcessEnded(Exception):
    """A process that worked ended suddenly, in one of the numbers from `first` to before `last`."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first = first
        self.last = last


def work_in_processes(work: Work[Part], portions: list[Portion], workers: int) -> Generator[Part, None, None]:
    """The portions as they are done. After a failure those that were begun are the last."""
    spawning = get_context("spawn")  # not forked: this process may have threads
    far_end, line = spawning.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, spawning, _begin, (far_end,))
    waiting = deque(portions)
    running: dict[Future[Part], Portion] = {}
    try:
        while waiting or running:
            while waiting and len(running) < 2 * workers:
                portion = waiting.popleft()
                with _signals_held():
                    running[pool.submit(work, *portion)] = portion
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                part = future.result()
                del running[future]
                if part.failure:
                    waiting.clear()
                yield part
    except BrokenProcessPool:
        open_portions = [*running.values(), *([] if running else portions)]
        raise ProcessEnded(min(open_portions)[0], max(open_portions)[1]) from None
    finally:
        if running:  # broken off: they need not finish
            line.close()
        pool.shutdown(cancel_futures=True)
        line.close()
        far_end.close()


@contextmanager
def _signals_held() -> Iterator[None]:
    """Ctrl-C is for this process alone: those that begin here never hear of it, and this one a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(line: Connection) -> None:
    for number in STOPPING:
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with suppress(EOFError, OSError):
        line.recv_bytes()
    kill_all()  # other programs that play here
    os._exit(1)
