"""The chairs around a table, and who sits there: names, and the ids of those who play on another's device."""

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
    shows_notes: bool = False  # lets spectators read its notes

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return self.person is not None or self.bot is not None


EMPTY = Place()


def seal_of(key: str) -> str:
    """What is kept of the key of a bot from elsewhere: nobody can make the key of it."""
    return hashlib.sha256(key.encode()).hexdigest()


def guest_id(owner: str, number: int) -> str:
    """The id of somebody who plays on another's device; no cookie has it."""
    return f"{owner}.{number}"


def owner_of(person: str) -> str | None:
    """On whose device a guest plays; None for people with a device of their own."""
    return person.rpartition(".")[0] or None


def tidy_name(name: str) -> str:
    """A name without characters that cannot be seen, and with single spaces."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())
