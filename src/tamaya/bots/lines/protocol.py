"""All messages between us and a bot that is another program, as typed values: a line of JSON each.

What is told of a game is the core's own views and events. A card is written `r1`, a set of cards is a list of them.
"""

import json
from functools import lru_cache
from typing import NamedTuple, TypeVar, get_type_hints

from tamaya.core.cards import Card, CardSet, Colour
from tamaya.core.errors import TamayaError, shown
from tamaya.core.events import SeenEvent, event_to_dict
from tamaya.core.rules import Rules
from tamaya.core.view import View

PROTOCOL = "tamaya-bot"
VERSION = 1
LONGEST_LINE = 8192  # bytes that a bot may send at once
LONGEST_TOLD = 65_536  # bytes of a line that a bot is sent, at most
LONGEST_NAME = 40
LONGEST_REASON = 300


# ---- To the bot ------------------------------------------------------------------------------------------------------


class Hello(NamedTuple):
    """The first message: which protocol is spoken, and how much a bot may take. It is answered by the bot's `hello`."""

    protocol: str
    version: int
    line: int  # bytes of the longest line that the bot may send
    seconds: float  # within which it has to say hello


class GameFacts(NamedTuple):
    """What follows from the rules, so that a bot need not know them."""

    cards: dict[str, int]  # all cards of the deck, and how many copies there are
    fireworks: dict[Colour, list[Card]]  # the cards of each firework in the order in which they are played
    touches: dict[str, list[Card]]  # what a hint may name, and the cards that it touches
    max_score: int


class BeginGame(NamedTuple):
    """A game begins for the bot; whatever was before is over. It may have been going on for a while: then the events so
    far follow at once."""

    game: int  # counts the games that this program was told of
    players: int
    seat: int  # the bot's own; seat 0 begins
    rules: Rules
    facts: GameFacts
    agreement: str = "none"  # which conventions the table plays, such as club+ones


class TellEvent(NamedTuple):
    """Something happened, as the bot's seat may know it."""

    event: SeenEvent


class ShowView(NamedTuple):
    """All that the bot's seat may know now; a question follows."""

    view: View


class Choose(NamedTuple):
    """The bot has to decide. It is answered by the bot's `action` with the same number."""

    number: int
    seconds: float  # after which another bot moves instead


class Complain(NamedTuple):
    """What was wrong with the bot's last line. Another bot moves instead."""

    why: str


class Bye(NamedTuple):
    """That was all: the bot should end."""


# ---- From the bot ----------------------------------------------------------------------------------------------------


class BotHello(NamedTuple):
    """The bot's answer to `hello`."""

    version: int
    name: str
    author: str = ""


class BotAction(NamedTuple):
    """The bot's answer to `choose`."""

    number: int
    action: str  # one of the view's `legal`
    reason: str = ""  # why, in a sentence for people


ToBot = Hello | BeginGame | TellEvent | ShowView | Choose | Complain | Bye
FromBot = BotHello | BotAction
TYPES: dict[type, str] = {
    Hello: "hello",
    BeginGame: "game",
    TellEvent: "event",
    ShowView: "view",
    Choose: "choose",
    Complain: "error",
    Bye: "bye",
    BotHello: "hello",
    BotAction: "action",
}
SIMPLE = {int, str, bool, float, type(None)}
KINDS = {int: "number", str: "text"}
LEFT_OUT = frozenset(["past"])  # of a view: it is told event by event

Answer = TypeVar("Answer", BotHello, BotAction)


class NoAnswer(TamayaError):
    """A line that is not an answer to what was asked."""


def write_line(message: ToBot | FromBot) -> bytes:
    """The line of a message."""
    told = {"event": event_to_dict(message.event)} if isinstance(message, TellEvent) else _fields(message)
    fields = {"type": TYPES[type(message)], **told}
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def _fields(value: ToBot | FromBot | GameFacts) -> dict[str, object]:
    return {name: _plain(part) for name, part in zip(value._fields, value, strict=True)}


def _plain(value: object) -> object:
    """A value for JSON."""
    kind = type(value)
    if kind in SIMPLE:  # most are
        return value
    if isinstance(value, CardSet):
        return _names(value.bits)
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Rules):
        return value.to_dict()
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: _plain(part) for name, part in zip(value._fields, value, strict=True) if name not in LEFT_OUT}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    return value


@lru_cache(maxsize=4096)
def _names(cards: int) -> list[str]:
    return [str(card) for card in CardSet(cards)]


def read_answer(line: bytes, kind: type[Answer]) -> Answer:
    """The answer in a line, if it is one of this kind. Fields that are not known are left out."""
    wanted = TYPES[kind]
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise NoAnswer("bot-no-json", text=shown(_text(line))) from None
    if not isinstance(found, dict) or found.get("type") != wanted:
        raise NoAnswer("bot-no-answer", text=shown(_text(line)), type=wanted)
    given = {}
    for name, hint in get_type_hints(kind).items():
        if name in found:
            if type(found[name]) is not hint:
                raise NoAnswer("bot-field", text=shown(found[name]), field=name, type=wanted, wanted=KINDS[hint])
            given[name] = found[name]
        elif name not in kind._field_defaults:
            raise NoAnswer("bot-no-field", field=name, type=wanted)
    return kind(**given)


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()


def printable(text: str, most: int) -> str:
    """What a bot says for people to read, as it can be shown anywhere."""
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())[:most]
