"""A command that runs, bounded in all that it can do to us: how long it may take, how long its lines are, how much of
what it prints is kept. It never holds us up: threads read and write for us, and what waits too long is ended."""

import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from queue import SimpleQueue
from threading import Condition, Thread
from typing import BinaryIO, cast

from tamaya.bots.lines.marks import Marks, end_marked, marked
from tamaya.bots.lines.protocol import LONGEST_LINE
from tamaya.core.errors import TamayaError, shown

Log = Callable[[str], None]  # what becomes of a line that the program writes to its standard error

MOST_LINES = 20  # that wait to be read: nobody who answers when asked has more than one
MOST_LOGGED = 1 << 20  # bytes of standard error; the rest is left out
LAST_WORDS = 200  # letters of the last line there, for whoever asks why the program ended
ENDING = 0.5  # seconds in which a program that ended can be asked how
OURS = "TAMAYA_"  # settings of the server, among them its keys, are not for other programs

marks = Marks()  # of this process


class ProgramFailed(TamayaError):
    """A program did not do what a bot does."""


def nowhere(line: str) -> None:
    """Where what a program says besides is not kept."""


class Program:
    """A command that was started. `say` never waits; `hear` waits for this many seconds at most."""

    def __init__(self, command: Sequence[str], log: Log = nowhere) -> None:
        self._log = log
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: deque[bytes] = deque()
        self._changed = Condition()
        self._trouble: ProgramFailed | None = None  # why nothing more will be heard
        self._last_words = ""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        self._mark = marks.give()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=marked(environment, self._mark),
                start_new_session=True,  # so that whatever it starts can be ended with it
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ProgramFailed("bot-not-started", why, command=shown(command[0])) from None
        self._log_reader = Thread(target=self._read_log, daemon=True)
        others = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        self._threads = [self._log_reader, *others]
        for thread in self._threads:
            thread.start()

    # ---- What we do --------------------------------------------------------------------------------------------------

    def say(self, lines: bytes) -> None:
        """Send this soon."""
        self._to_write.put(lines)

    def hear(self, seconds: float) -> bytes:
        """The next line."""
        until = time.monotonic() + seconds
        with self._changed:
            while not self._heard:
                left = until - time.monotonic()
                if self._trouble:
                    raise copy(self._trouble)  # without what an earlier one went through
                if left <= 0:
                    raise ProgramFailed("bot-late", seconds=f"{seconds:g}")
                self._changed.wait(left)
            return self._heard.popleft()

    def check_silence(self) -> None:
        """Refuse a program that speaks without being asked, or that has ended meanwhile."""
        with self._changed:
            if self._trouble:
                raise copy(self._trouble)
            if self._heard:
                raise ProgramFailed("bot-unasked", text=shown(_text(self._heard[0])))

    def has_ended(self, seconds: float) -> bool:
        """Whether the program ends by itself within this many seconds."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
            return True
        return False

    def end(self) -> None:
        """End it, with whatever it has started. It need not agree."""
        self.kill()
        self._process.wait()
        self._to_write.put(None)
        for thread in self._threads:
            thread.join(ENDING)  # not for long: something that it has started elsewhere may hold on to its pipes
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def kill(self) -> None:
        """The same, without waiting."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            with suppress(OSError):
                command = ["taskkill", "/f", "/t", "/pid", str(self._process.pid)]
                subprocess.run(command, capture_output=True, check=False)
        with suppress(OSError):
            self._process.kill()
        end_marked(self._mark)  # also what has left its session

    def close_input(self) -> None:
        """Let it see the end of its input."""
        self._to_write.put(None)

    # ---- What the threads do -----------------------------------------------------------------------------------------

    def _write(self) -> None:
        stdin = cast(BinaryIO, self._process.stdin)
        with suppress(OSError, ValueError):  # it does not read any more: whoever waits for an answer finds out
            while (lines := self._to_write.get()) is not None:
                rest = memoryview(lines)
                while rest:
                    rest = rest[stdin.write(rest) :]
        with suppress(OSError):
            stdin.close()

    def _read(self) -> None:
        unfinished = b""
        while part := _some(self._process.stdout):
            *lines, unfinished = (unfinished + part).split(b"\n")
            with self._changed:
                self._heard.extend(line for line in lines if line.strip())
                self._changed.notify()
                if any(len(line) > LONGEST_LINE for line in (*lines, unfinished)):
                    self._heard.clear()
                    self._trouble = ProgramFailed("bot-long-line", most=LONGEST_LINE)
                elif len(self._heard) > MOST_LINES:
                    self._heard.clear()
                    self._trouble = ProgramFailed("bot-many-lines", most=MOST_LINES)
                if self._trouble:
                    break
        else:
            self._note_end()
        while _some(self._process.stdout):  # until it is ended: who waits for us to read may not even notice
            pass

    def _note_end(self) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING)
        self._log_reader.join(ENDING)  # for its last words
        status = self._process.poll()
        words = {"words": self._last_words} if self._last_words else {}
        with self._changed:
            if status is None:
                self._trouble = ProgramFailed("bot-closed", **words)
            elif status < 0:
                self._trouble = ProgramFailed("bot-killed", signal=-status, **words)
            else:
                self._trouble = ProgramFailed("bot-ended", status=status, **words)
            self._changed.notify()

    def _read_log(self) -> None:
        left = MOST_LOGGED
        unfinished = b""
        while part := _some(self._process.stderr):
            if left <= 0:
                continue
            left -= len(part)
            *lines, unfinished = (unfinished + part).split(b"\n")
            if len(unfinished) > LONGEST_LINE:
                lines, unfinished = [*lines, unfinished], b""
            for line in lines:
                self._note_log(line)
            if left <= 0:
                unfinished = b""
                self._log(ProgramFailed("bot-log-full", most=MOST_LOGGED).message)
        self._note_log(unfinished)

    def _note_log(self, line: bytes) -> None:
        if text := _text(line):
            self._last_words = text[:LAST_WORDS]
            self._log(text)


def _some(stream: object) -> bytes:
    """What can be read now; nothing at the end."""
    try:
        return cast(BinaryIO, stream).read(1 << 16) or b""
    except (OSError, ValueError):
        return b""


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()
