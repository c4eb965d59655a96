"""The inside of a child: it carries out calls, one after the other, until its line to the parent is cut."""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

HEAD = 4  # bytes that say how long a frame is
SAID, ANSWERED, RAISED = range(3)  # what a frame from a child is
STOPPING = (signal.SIGINT, signal.SIGTERM)

LastWork = Callable[[], bool]  # what to do when the line is cut; True: the call then ends by itself

_last_works: list[LastWork] = []
_answers: IO[bytes] | None = None


class CallFailed(Exception):
    """A call raised something that cannot be sent to the parent; the message is what it was."""


def when_cut(work: LastWork) -> LastWork:
    """Have something done if the line is cut during a call, after which this process ends at once."""
    _last_works.append(work)
    return work


def is_child() -> bool:
    """Whether this process carries out calls for a parent, which notices if it ends."""
    return _answers is not None


def say(what: object) -> None:
    """Tell the parent something during a call. In a process that is not a child, nobody hears it."""
    if _answers is not None:
        _write(SAID, what)


def frame_of(content: object) -> bytes:
    """Something as bytes, with their length in front."""
    body = pickle.dumps(content)
    return len(body).to_bytes(HEAD, "big") + body


class _Line:
    """What the parent wants, as it comes in."""

    def __init__(self, file: int) -> None:
        self._file = file
        self.calls: SimpleQueue[tuple[Callable[..., object], tuple[Any, ...]] | None] = SimpleQueue()
        self._given = 0
        self.done = 0

    def read(self) -> Any:
        """The next frame; None when the line is cut."""
        head = self._read(HEAD)
        return pickle.loads(self._read(int.from_bytes(head, "big"))) if len(head) == HEAD else None

    def _read(self, size: int) -> bytes:
        found = b""
        while len(found) < size and (part := os.read(self._file, size - len(found))):
            found += part
        return found

    def listen(self) -> None:
        """Read until the line is cut; then nobody would hear the result of a call."""
        while (call := self.read()) is not None:
            self._given += 1
            self.calls.put(call)
        self.calls.put(None)
        if self._given > self.done:
            go_on = [work() for work in _last_works]
            if not any(go_on):
                os._exit(1)


def main(gentle: int) -> None:
    """Be a child, with a priority lower than the parent's by so much. What calls read and print is kept off the
    line."""
    global _answers
    for number in STOPPING:  # they are for the parent
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # a call may want to hear them after all
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
    if hasattr(os, "nice"):
        os.nice(gentle)
    line = _Line(os.dup(0))
    _answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.path[:] = line.read() or sys.path
    Thread(target=line.listen, daemon=True).start()
    while (call := line.calls.get()) is not None:
        _carry_out(*call)
        line.done += 1


def _carry_out(function: Callable[..., object], args: tuple[Any, ...]) -> None:
    try:
        _write(ANSWERED, function(*args))
    except SystemExit as error:
        _write(RAISED, CallFailed(repr(error)))
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            _write(RAISED, CallFailed(repr(error)))
        else:
            _write(RAISED, error)


def _write(kind: int, content: object) -> None:
    assert _answers is not None
    _answers.write(frame_of((kind, content)))
    _answers.flush()
