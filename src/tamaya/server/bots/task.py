"""What travels between the server and a process in which bots think: tasks there, answers back."""

import pickle
from typing import IO, Any, NamedTuple

from tamaya.core.events import SeenEvent, seen_by
from tamaya.core.game import Game
from tamaya.core.view import View

HEAD = 4  # bytes that say how long a message is


class Task(NamedTuple):
    """What a bot gets: plain values."""

    game: str  # which one it is, among all that are played
    bot: str
    view: View
    events: tuple[SeenEvent, ...]  # all of the game's, as the bot's seat may know them
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


def write_message(content: object) -> bytes:
    """A task or an answer as bytes, with their number before them."""
    body = pickle.dumps(content)
    return len(body).to_bytes(HEAD, "big") + body


def read_message(stream: IO[bytes]) -> Any:
    """The next task; None when there will be none."""
    head = stream.read(HEAD)
    return pickle.loads(stream.read(int.from_bytes(head, "big"))) if len(head) == HEAD else None
