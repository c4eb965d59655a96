"""A process in which bots think. Tasks come on its standard input, one after the other; answers go to what was its
standard output, so that a bot may print what it likes. Bots that are other programs are started here, too."""

import argparse
import os
import signal
import sys
from collections import OrderedDict

from tamaya.bots.bot import Bot, Choice
from tamaya.bots.lines.bot import USUAL_LIMIT, line_bots
from tamaya.bots.lines.program import Log, ProgramFailed
from tamaya.bots.lines.programs import Programs, hello_seconds, kill_all, split_command
from tamaya.bots.registry import find_maker
from tamaya.bots.turns import what_failed
from tamaya.core.events import SeenEvent
from tamaya.server.bots.commands import Commands, read_commands
from tamaya.server.bots.task import Failure, Task, read_message, write_message
from tamaya.server.logs import logger, set_up_logs

REMEMBERED = 100  # bots; the others are made again when it is their turn
GENTLE = 5  # a table has to go on while its bots think


class Thinker:
    """Bots that remember their games; those that are programs answer within so many seconds."""

    def __init__(self, commands: Commands | None = None, limit: float = USUAL_LIMIT) -> None:
        self._makers = {
            name: line_bots(Programs(split_command(command), _log_of(name), hello=hello_seconds(limit)), limit)
            for name, command in (commands or {}).items()
        }
        self._bots: OrderedDict[tuple[str, str, int | None], tuple[Bot, tuple[SeenEvent, ...]]] = OrderedDict()

    def think(self, task: Task) -> list[Choice]:
        """Let a bot choose or advise."""
        view = task.view
        key = task.game, task.bot, view.seat
        bot, seen = self._bots.pop(key, (None, ()))
        if bot is None or task.events[: len(seen)] != seen:  # it is new, or moves were taken back
            maker = self._makers.get(task.bot) or find_maker(task.bot)
            bot, seen = maker(view.rules, view.players, view.seat, task.seed), ()
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


def _log_of(name: str) -> Log:
    return lambda line: logger.info("a bot says", extra={"bot": name, "line": line})


def _stop(*_: object) -> None:
    kill_all()
    os._exit(1)


def main() -> None:
    """Think until the server is gone."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot-commands", default="")
    parser.add_argument("--bot-seconds", type=float, default=USUAL_LIMIT)
    args = parser.parse_args()
    set_up_logs()
    signal.signal(signal.SIGTERM, _stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; its end is the end of the input
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    thinker = Thinker(read_commands(args.bot_commands), args.bot_seconds)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while (task := read_message(sys.stdin.buffer)) is not None:
            try:
                answer = write_message(thinker.think(task))
            except ProgramFailed as error:
                answer = write_message(Failure(error.message))
            except (Exception, SystemExit) as error:  # a bot may come from anywhere
                answer = write_message(Failure(what_failed(error)))
            answers.write(answer)
            answers.flush()


if __name__ == "__main__":
    main()
