"""A process in which bots think. Tasks come on its standard input, one after the other; answers go to what was its
standard output, so that a bot may print what it likes."""

import os
import signal
import sys
from collections import OrderedDict

from tamaya.bots.bot import Bot, Choice
from tamaya.bots.failing import what_failed
from tamaya.bots.registry import make_bot
from tamaya.core.events import Event
from tamaya.server.bots.task import Failure, Task, read_message, write_message

REMEMBERED = 100  # bots; the others are made again when it is their turn
GENTLE = 5  # a table has to go on while its bots think


class Thinker:
    """Bots that remember their games."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int | None], tuple[Bot, tuple[Event, ...]]] = OrderedDict()

    def think(self, task: Task) -> list[Choice]:
        """Let a bot choose or advise."""
        view = task.view
        assert view.seat is not None
        key = task.game, task.bot, view.seat
        bot, seen = self._bots.pop(key, (None, ()))
        if bot is None or task.events[: len(seen)] != seen:  # it is new, or moves were taken back
            bot, seen = make_bot(task.bot, view.rules, view.players, view.seat, task.seed), ()
        for event in task.events[len(seen) :]:
            bot.see(event)
        if hasattr(bot, "seconds"):
            bot.seconds = task.seconds
        choices = [bot.choose(view)] if task.choices == 1 else bot.advise(view)[: task.choices]  # type: ignore[attr-defined]
        for choice in choices:
            if str(choice.action) not in view.legal:
                raise ValueError(f"it wants to {choice.action}, which is not legal")
        self._bots[key] = bot, task.events
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return choices


def main() -> None:
    """Think until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; its end is the end of the input
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    thinker = Thinker()
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while (task := read_message(sys.stdin.buffer)) is not None:
            try:
                answer = write_message(thinker.think(task))
            except (Exception, SystemExit) as error:  # a bot may come from anywhere
                answer = write_message(Failure(what_failed(error)))
            answers.write(answer)
            answers.flush()


if __name__ == "__main__":
    main()
