"""The chairs around a table."""

import hashlib
from typing import NamedTuple

from tamaya.server.wire.parts import Person, Speed


class Place(NamedTuple):
    """A chair and who sits on it."""

    person: Person | None = None
    bot: str | None = None
    speed: Speed = "normal"  # of the bot
    left: bool = False  # the person gave the seat up while a game runs
    shows: bool = False  # lets spectators see the table as this seat sees it
    seal: str = ""  # of the key of a bot from elsewhere
    name: str = ""  # what it calls itself
    waits: bool = False  # the table waits while it is away
    asked_by: Person | None = None  # who asked for that key
    address: str = ""  # where it last connected from

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return self.person is not None or self.bot is not None


EMPTY = Place()


def seal_of(key: str) -> str:
    """What is kept of the key of a bot from elsewhere: nobody can make the key of it."""
    return hashlib.sha256(key.encode()).hexdigest()
