"""What travels between processes: lines of text under a topic, such as "table T is at N". They only say where to look:
each process reads the new entries itself and redacts them for its own sockets."""

import asyncio
import contextlib
import itertools
from abc import ABC, abstractmethod
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable

from tamaya.server.logs import logger

Listener = Callable[[str], None]

MISSED = "missed"  # what a bus itself says when it may have missed something: look at everything
CONNECTED = "connected"  # what a bus itself says when it can be heard again: say who you are
MOST_WAITING = 10_000  # texts that wait for a connection; older ones are dropped
TOGETHER = 7_900  # bytes of the texts that travel as one: PostgreSQL takes no more than 7,999
SILENCE = 5.0  # seconds; a process that does not hear its own beat every second has lost the line
PAUSE = 0.5  # seconds before the next try to connect
FIRST_WORDS = 10.0  # seconds in which a starting process must get a connection
LAST_WORDS = 1.0  # seconds to say what still waits at the end


class Bus(ABC):
    """Tells every process what the others say, and itself too."""

    alone = False  # whether no other process can exist
    connected = True

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def listen(self, topic: str, listener: Listener) -> None:
        """Hear everything that is said about a topic."""
        self._listeners[topic].append(listener)

    @abstractmethod
    def publish(self, topic: str, text: str) -> None:
        """Say something, soon and in order."""

    @abstractmethod
    async def open(self) -> None:
        """Begin to listen."""

    @abstractmethod
    async def close(self) -> None:
        """Say what is left to say, and stop."""

    def _deliver(self, topic: str, text: str) -> None:
        for listener in self._listeners[topic]:
            try:
                listener(text)
            except Exception:
                logger.exception("what was heard could not be understood", extra={"topic": topic})


class LocalBus(Bus):
    """The bus of a single process."""

    alone = True

    def publish(self, topic: str, text: str) -> None:
        """Tell all listeners at once."""
        self._deliver(topic, text)

    async def open(self) -> None:
        """There is nobody else to hear."""

    async def close(self) -> None:
        """Everything has been said."""


class RemoteBus(Bus):
    """A bus over a connection that may be lost and is then made again."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()
        self.connected = False
        self._running: asyncio.Task[None] | None = None

    @abstractmethod
    def _lines(self) -> contextlib.AbstractAsyncContextManager["BusLine"]:
        """A connection, as long as it lasts."""

    def publish(self, topic: str, text: str) -> None:
        """Say it as soon as there is a connection."""
        self._waiting.append(f"{topic} {text}")
        self._news.set()

    async def open(self) -> None:
        """Connect; raise if that is not possible."""
        self._running = asyncio.get_running_loop().create_task(self._run())
        async with asyncio.timeout(FIRST_WORDS):
            while not self.connected:
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Say what is left to say, if that is possible."""
        if self._running is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    while self._waiting:
                        await asyncio.sleep(0.01)
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                async with self._lines() as line, asyncio.TaskGroup() as both:
                    self.connected = True
                    self._deliver(CONNECTED, "")
                    self._deliver(MISSED, "")
                    both.create_task(self._send(line))
                    both.create_task(self._receive(line))
            except Exception as error:  # there are as many kinds as ways to lose a connection
                if self.connected:
                    logger.warning("other processes cannot be heard", extra={"why": _why(error)})
                self.connected = False
            self._deliver(MISSED, "")
            await asyncio.sleep(PAUSE)

    async def _send(self, line: "BusLine") -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                texts = self._first()
                await line.send("\n".join(texts))
                for _ in texts:
                    self._waiting.popleft()

    def _first(self) -> list[str]:
        """The texts that travel as one, because each process pays for whatever arrives by itself."""
        sizes = itertools.accumulate(len(text.encode()) + 1 for text in self._waiting)
        count = sum(1 for _ in itertools.takewhile(lambda size: size <= TOGETHER, sizes))
        return list(itertools.islice(self._waiting, max(1, count)))

    async def _receive(self, line: "BusLine") -> None:
        self._news.set()
        arriving = aiter(line.receive())
        while True:
            async with asyncio.timeout(SILENCE):
                texts = await anext(arriving)
            for one in texts.split("\n"):
                topic, _, text = one.partition(" ")
                self._deliver(topic, text)


class BusLine(ABC):
    """A connection to the other processes."""

    @abstractmethod
    async def send(self, texts: str) -> None:
        """Let all processes hear these."""

    @abstractmethod
    def receive(self) -> AsyncIterator[str]:
        """What all processes say."""


def _why(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return repr(error)
