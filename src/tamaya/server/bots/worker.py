"""A process in which bots think. Tasks come on its standard input, one after the other; answers go to what was its
standard output, so that a bot may print what it likes."""

import os
import pickle
import signal
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, NamedTuple

from tamaya.bots.bot import Bot, Choice
from tamaya.bots.registry import make_bot
from tamaya.core.events import Event, seen_by
from tamaya.core.game import Game
from tamaya.core.view import View

REMEMBERED = 100  # bots; the others are made again when it is their turn
HEAD = 4  # bytes that say how long a message is
GENTLE = 5  # a table has to go on while its bots think


class Task(NamedTuple):
    """What a bot gets: plain values."""

    game: str  # which one it is, among all that are played
    bot: str
    view: View
    events: tuple[Event, ...]  # all of the game's, as the bot's seat may know them
    seed: int
    seconds: float  # to think, for a bot that can use more or less
    choices: int = 1  # more than one from a bot that advises

    @classmethod
    def of(cls, game: Game, seat: int, bot: str, name: str = "", seed: int = 0, seconds: float = 0.0) -> "Task":
        """What the bot at a seat may know of a game."""
        return cls(name, bot, game.view(seat), tuple([seen_by(seat, event) for event in game.log]), seed, seconds)


class Failure(NamedTuple):
    """An answer that says why there is no choice."""

    why: str


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
                raise ValueError(f"{task.bot} wants to do {choice.action}, which is not legal")
        self._bots[key] = bot, task.events
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return choices


def write_message(content: object) -> bytes:
    """A task or an answer as bytes, with their number before them."""
    body = pickle.dumps(content)
    return len(body).to_bytes(HEAD, "big") + body


def read_message(stream: BinaryIO) -> Any:
    """The next task; None when there will be none."""
    head = stream.read(HEAD)
    return pickle.loads(stream.read(int.from_bytes(head, "big"))) if len(head) == HEAD else None


def main() -> None:
    """Think until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; its end is the end of the input
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    thinker = Thinker()
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while (task := read_message(sys.stdin.buffer)) is not None:
            answer: list[Choice] | Failure
            try:
                answer = thinker.think(task)
            except Exception as error:  # a bot may come from anywhere
                answer = Failure(repr(error))
            answers.write(write_message(answer))
            answers.flush()


if __name__ == "__main__":
    main()
