"""What children are asked to do in tests."""

import os
import signal
import sys
import time
from pathlib import Path

from tamaya.children.inside import say
from tamaya.core.errors import TamayaError


class Odd(Exception):
    """An error that no other process understands."""

    def __reduce__(self) -> str:
        return "nowhere"


def fail(how: str) -> None:
    """Fail in one of several ways."""
    print("this goes to the standard error")
    if how == "refuse":
        raise TamayaError("no-port", "it is taken", place="here")
    if how == "exit":
        sys.exit(3)
    if how == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    raise Odd(how)


def report_twice() -> str:
    """Say something, and answer."""
    say(0.25)
    say(0.75)
    return sys.stdin.read()


def sleep_for_ever() -> None:
    """Say who this is, and answer never."""
    say(os.getpid())
    time.sleep(1000)


def wait_for(gate: Path) -> None:
    """Answer once this file exists."""
    while not gate.exists():
        time.sleep(0.02)
