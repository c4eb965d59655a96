"""The JSON Schema of the line protocol, made from the types of its messages and of what the core tells.

`python -m tamaya.bots.lines.protocol_schema > docs/bot-protocol.schema.json` writes the file.
"""

import json
import types
from typing import Literal, Union, get_args, get_origin, get_type_hints

from tamaya.bots.lines.protocol import (
    LEFT_OUT,
    LONGEST_NAME,
    LONGEST_REASON,
    PROTOCOL,
    TYPES,
    VERSION,
    FromBot,
    GameFacts,
    ToBot,
)
from tamaya.core.cards import COLOURS, LETTERS, VALUES, Card, CardSet, Colour
from tamaya.core.events import EVENT_NAMES, SeenEvent
from tamaya.core.rules import PLAYERS, Rules
from tamaya.core.values import attributes_of, summary_of
from tamaya.core.view import HeldCard, PublicView, View

Schema = dict[str, object]
PLAIN: dict[object, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Card: {"$ref": "#/$defs/card"},
    CardSet: {"$ref": "#/$defs/cards"},
    Colour: {"$ref": "#/$defs/colour"},
    Rules: {"$ref": "#/$defs/rules"},
    View: {"$ref": "#/$defs/View"},
    HeldCard: {"$ref": "#/$defs/HeldCard"},
    GameFacts: {"$ref": "#/$defs/GameFacts"},
    SeenEvent: {"$ref": "#/$defs/Event"},
}
# What is narrower than its type says.
NARROWER: dict[tuple[str, str], Schema] = {
    ("Hello", "protocol"): {"const": PROTOCOL},
    ("Hello", "version"): {"const": VERSION},
    ("BotHello", "version"): {"const": VERSION},
    ("BotHello", "name"): {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
    ("BotAction", "reason"): {"type": "string", "maxLength": LONGEST_REASON},
    ("BeginGame", "players"): {"type": "integer", "minimum": PLAYERS[0], "maximum": PLAYERS[-1]},
}


def protocol_schema() -> Schema:
    """The schema as JSON-able data: a line is one of the messages, to the bot or from it."""
    to_bot, from_bot = get_args(ToBot), get_args(FromBot)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tamaya bot protocol, version {VERSION}",
        "description": "A line between Tamaya and a bot that is another program. docs/bot-protocol.md explains it.",
        "anyOf": [{"$ref": "#/$defs/toBot"}, {"$ref": "#/$defs/fromBot"}],
        "$defs": {
            "toBot": _one_of(to_bot),
            "fromBot": _one_of(from_bot),
            **{kind.__name__: _object(kind, TYPES[kind], kind in from_bot) for kind in (*to_bot, *from_bot)},
            "GameFacts": _object(GameFacts),
            **core_schemas(View),
        },
    }


def core_schemas(view: type[PublicView]) -> dict[str, Schema]:
    """What the core tells: events, and views of this kind."""
    return {
        "Event": _one_of(tuple(EVENT_NAMES)),
        **{kind.__name__: _object(kind, name) for kind, name in EVENT_NAMES.items()},
        "View": _object(view),
        "HeldCard": _object(HeldCard),
        "rules": _rules(),
        "colour": {"enum": list(COLOURS)},
        "card": {"type": "string", "pattern": f"^[{LETTERS}][1-{VALUES}]$"},
        "cards": {"type": "array", "items": {"$ref": "#/$defs/card"}, "uniqueItems": True},
    }


def _one_of(kinds: tuple[type, ...]) -> Schema:
    return {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def _object(kind: type, tag: str | None = None, open_ended: bool = False) -> Schema:
    """The fields of a kind of values. What a bot sends may leave out what has a default, and may have other fields."""
    name = kind.__name__
    hints = {field: hint for field, hint in get_type_hints(kind).items() if field not in LEFT_OUT}
    fields = {field: NARROWER.get((name, field)) or _type(hint) for field, hint in hints.items()}
    optional = set(getattr(kind, "_field_defaults", ())) if open_ended else set()
    texts = {field: text.replace("None", "null") for field, text in attributes_of(kind).items() if field in fields}
    told = {field: {"description": texts[field]} | schema for field, schema in fields.items() if field in texts}
    head: dict[str, Schema] = {} if tag is None else {"type": {"const": tag}}
    return {
        "description": summary_of(kind),
        "type": "object",
        "additionalProperties": open_ended,
        "required": [*head, *(field for field in fields if field not in optional)],
        "properties": {**head, **fields, **told},
    }


def _rules() -> Schema:
    hints = get_type_hints(Rules.__mro__[1])
    return {
        "description": "The options of the game; docs/rules.md explains them.",
        "type": "object",
        "additionalProperties": False,
        "required": list(hints),
        "properties": {option: _type(hint) for option, hint in hints.items()},
    }


def _type(hint: object) -> Schema:
    for known, schema in PLAIN.items():
        if hint == known:
            return schema
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return {"enum": [*parts]}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_type(part) for part in parts]}
    if origin is list or (origin is tuple and parts[-1] is ...):
        return {"type": "array", "items": _type(parts[0])}
    if origin is tuple:
        return {"type": "array", "prefixItems": [_type(part) for part in parts], "items": False}
    if origin is dict:
        names: Schema = {} if parts[0] is str else {"propertyNames": _type(parts[0])}
        return {"type": "object", **names, "additionalProperties": _type(parts[1])}
    raise TypeError(f"no schema for {hint!r}")


def schema_text() -> str:
    """The schema as the file has it."""
    return json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
