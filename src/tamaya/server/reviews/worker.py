"""A process in which games are reviewed. Tasks come on its standard input, one after the other; how far it is and what
it has found go to what was its standard output."""

import os
import signal
import sys
import time
from threading import Thread

from tamaya.server.bots.task import Failure, read_message, write_message
from tamaya.server.reviews.making import make_review

GENTLE = 15  # those who play come first, and then bots that think
LOOK_AROUND = 1.0  # seconds after which it is seen whether the server is still there


def _end_with(server: int) -> None:
    """A review may take minutes: nobody would hear it if the server was killed."""
    while os.getppid() == server:
        time.sleep(LOOK_AROUND)
    os._exit(1)


def main() -> None:
    """Review until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; its end is the end of the input
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

        def say(what: float | bytes | Failure) -> None:
            answers.write(write_message(what))
            answers.flush()

        while (task := read_message(sys.stdin.buffer)) is not None:
            try:
                say(make_review(task, say))
            except Exception as error:  # a game may come from anywhere, and the next one wants to be reviewed, too
                say(Failure(repr(error)))


if __name__ == "__main__":
    main()
