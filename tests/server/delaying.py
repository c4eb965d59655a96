"""A way to a server at a socket file, on which some of what the server says can be held up, as on a slow network."""

import asyncio
import contextlib
from pathlib import Path

CHUNK = 1 << 16


class Delay:
    """Passes everything on. On connections by which somebody has said one of these words, what the server says takes
    `seconds` longer."""

    def __init__(self, target: Path, place: Path, *words: bytes) -> None:
        self._target = target
        self._place = place
        self._words = words
        self._server: asyncio.Server | None = None
        self._passing_on: set[asyncio.Task[None]] = set()
        self.seconds = 0.0
        self.held_up = 0  # how often something was

    async def open(self) -> None:
        """Let others come."""
        self._server = await asyncio.start_unix_server(self._serve, self._place)

    async def close(self) -> None:
        """Let nobody come any more, and wait until those who came have gone."""
        if self._server is not None:
            self._server.close()
        if self._passing_on:
            await asyncio.wait(self._passing_on)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing_on.add(task)
        task.add_done_callback(self._passing_on.discard)
        is_slow = asyncio.Event()
        with contextlib.suppress(OSError):
            far_reader, far_writer = await asyncio.open_unix_connection(self._target)
            there = asyncio.create_task(self._there(reader, far_writer, is_slow))
            back = asyncio.create_task(self._back(far_reader, writer, is_slow))
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
            there.cancel()
            back.cancel()
            far_writer.close()
        writer.close()

    async def _there(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_slow: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if any(word in data for word in self._words):
                    is_slow.set()
                writer.write(data)
                await writer.drain()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_slow: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.seconds and is_slow.is_set():
                    self.held_up += 1
                    await asyncio.sleep(self.seconds)
                writer.write(data)
                await writer.drain()
