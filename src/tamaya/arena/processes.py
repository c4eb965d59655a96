"""Working in many processes. None outlives a run that is stopped or killed."""

import asyncio
import signal
from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from tamaya.arena.plan import Portion
from tamaya.children.child import Child, ChildEnded
from tamaya.children.inside import STOPPING

Part = TypeVar("Part")  # what a portion of work amounts to
Work = Callable[[int, int], Part]  # what is to be done with a portion


class ProcessEnded(Exception):
    """A process that worked ended suddenly, in one of the numbers from `first` to before `last`."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(first, last)
        self.first = first
        self.last = last


def has_failed(part: object) -> bool:
    """Whether no more can be done: most work cannot fail, and a part that can has a `failure`."""
    return getattr(part, "failure", None) is not None


def work_in_processes(work: Work[Part], portions: list[Portion], workers: int) -> Generator[Part, None, None]:
    """The portions as they are done. After a failure those that were begun are the last."""
    done: SimpleQueue[Part | BaseException | None] = SimpleQueue()
    loop = asyncio.new_event_loop()  # of a thread: this one may have its own
    waiting = deque(portions)

    async def work_in_all() -> None:
        all_of_them = (_work(work, waiting, done.put) for _ in range(workers))
        await asyncio.gather(*all_of_them, return_exceptions=True)  # so that it is over when all processes have ended

    working = loop.create_task(work_in_all())
    thread = Thread(target=_run, args=(loop, working, done.put))
    thread.start()
    try:
        while (part := done.get()) is not None:
            if isinstance(part, BaseException):
                raise part
            yield part
    finally:
        with suppress(RuntimeError):  # it has come to its end
            loop.call_soon_threadsafe(working.cancel)
        thread.join()


def _run(
    loop: asyncio.AbstractEventLoop, working: "asyncio.Future[object]", tell: Callable[[BaseException | None], None]
) -> None:
    if hasattr(signal, "pthread_sigmask"):  # Ctrl-C is for the first thread alone: what begins here never hears of it
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        with asyncio.Runner(loop_factory=lambda: loop) as runner, suppress(asyncio.CancelledError):
            runner.get_loop().run_until_complete(working)
    except BaseException as error:
        tell(error)
    tell(None)


async def _work(work: Work[Part], waiting: deque[Portion], tell: Callable[[Part | Exception], None]) -> None:
    """Work in one process, as long as something waits."""
    child = Child("arena")
    try:
        while waiting:
            portion = waiting.popleft()
            part = await child.call(work, *portion)
            if has_failed(part):
                waiting.clear()
            tell(part)
    except ChildEnded:
        tell(ProcessEnded(*portion))
    except Exception as error:
        tell(error)
    finally:
        await child.end()
