"""What a bot is told, read again: the other side of `protocol`, for programs of ours that come to a table as bots."""

import json
import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from tamaya.bots.lines.protocol import LEFT_OUT, TYPES, GameFacts, ToBot
from tamaya.core.cards import Card, CardSet, Colour
from tamaya.core.errors import TamayaError, shown
from tamaya.core.events import EVENT_NAMES, SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import HeldCard, View

KINDS = {TYPES[kind]: kind for kind in get_args(ToBot)}
EVENTS = {name: kind for kind, name in EVENT_NAMES.items()}
VALUES = (*KINDS.values(), *EVENTS.values(), GameFacts, HeldCard, View)  # that are objects in JSON, field by field


class BadMessage(TamayaError):
    """A message that makes no sense."""


def read_told(line: str | bytes) -> ToBot | None:
    """The message in a line; None if it is none that we know, nor an event that we know: those are left alone."""
    try:
        found = json.loads(line)
        kind = KINDS.get(found["type"])
        if kind is None or (found["type"] == "event" and found["event"]["type"] not in EVENTS):
            return None
        told: ToBot = _read(found, kind)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise BadMessage("bad-told", repr(error), line=shown(line)) from None
    return told


@cache
def _fields(kind: type) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(kind).items() if name not in LEFT_OUT}


def _read(value: Any, hint: Any) -> Any:
    """A value of JSON as the kind that it is meant to be. Fields that are not known are left out."""
    if hint in VALUES:
        return hint(**{name: _read(value[name], part) for name, part in _fields(hint).items()})
    if hint is Rules:
        return Rules.from_dict(value)
    if hint == SeenEvent:
        return _read(value, EVENTS[value["type"]])
    if hint is Card:
        return Card.parse(value)
    if hint is CardSet:
        return CardSet.of(map(Card.parse, value))
    if hint is Colour:
        return Colour.parse(value)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal and value in parts:
        return value
    if origin in (Union, types.UnionType):
        return _read_one_of(value, parts)
    if origin is tuple and parts[-1] is not ...:
        return tuple([_read(one, part) for one, part in zip(value, parts, strict=True)])
    if origin in (tuple, list):
        return origin([_read(one, parts[0]) for one in value])
    if origin is dict:
        return {_read(name, parts[0]): _read(one, parts[1]) for name, one in value.items()}
    return _read_plain(value, hint)


def _read_one_of(value: Any, kinds: tuple[Any, ...]) -> Any:
    if value is None and type(None) in kinds:
        return None
    if type(value) in kinds:  # a number beside a colour
        return value
    (kind,) = [kind for kind in kinds if kind not in (int, type(None))]
    return _read(value, kind)


def _read_plain(value: Any, hint: Any) -> Any:
    if hint is float and type(value) is int:
        return float(value)
    if type(value) is not hint:
        raise TypeError(f"{shown(value)} is no {hint}")
    return value
