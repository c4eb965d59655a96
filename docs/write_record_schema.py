"""The JSON Schema of the game record, as the core has it.

`python -m docs.write_record_schema > docs/record.schema.json` writes the file.
"""

import json

from tamaya.core.actions import WAYS
from tamaya.core.cards import COLOURS, LETTERS, MOST_CARDS, VALUES
from tamaya.core.commitment import FINGERPRINT, SALT
from tamaya.core.editions import EDITIONS
from tamaya.core.randomness import SEEDS
from tamaya.core.record import (
    DAY,
    FORMAT,
    LONGEST_COMMENT,
    LONGEST_NAME,
    LONGEST_NOTE,
    MOST_ACTIONS,
    MOST_COMMENTS,
    MOST_NOTES,
    MOST_TAGS,
    MOST_VARIATIONS,
    VERSION,
    Record,
)
from tamaya.core.row import TILES_IN_ALL
from tamaya.core.rules import COLOUR_COUNTS, PLAYERS, Rules, option_values
from tamaya.core.tables import BLACK

Schema = dict[str, object]


def record_schema() -> Schema:
    """The schema as JSON-able data."""
    fields = {**_head(), **_deal(), "actions": _actions(), **_end(), "notes": _notes(), **_variations()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tamaya game record, version {VERSION}",
        "description": "All that is needed to play a game of Hanabi again. docs/record.md explains the fields.",
        "type": "object",
        "additionalProperties": False,
        "required": [name for name in Record.__annotations__ if name in Record.__required_keys__],
        "dependentRequired": {"commitment": ["salt"], "salt": ["commitment"]},
        "properties": {name: fields[name] for name in Record.__annotations__},
    }


def _head() -> dict[str, Schema]:
    name: Schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
    return {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "edition": {
            "description": "The box that was played, for its wording and its impression scale. "
            "The rules alone decide the game.",
            "enum": list(EDITIONS),
        },
        "names": {
            "description": "Who sat there, by seat. As many as there are players.",
            **_list_of(name, PLAYERS[0], PLAYERS[-1]),
        },
        "bots": {
            "description": "Which bot had each seat, and null where a person sat.",
            **_list_of({**name, "type": ["string", "null"]}, PLAYERS[0], PLAYERS[-1]),
        },
        "tags": {
            "description": "What else is known of it, by name: event, source, id, or anything.",
            "type": "object",
            "maxProperties": MOST_TAGS,
            "additionalProperties": {"type": "string", "maxLength": LONGEST_NOTE},
        },
        "date": {
            "description": "The day on which it was played.",
            "type": "string",
            "pattern": f"^{DAY.pattern}$",
        },
        "seeded_by": {
            "description": "Who chose the seed and so could know the cards; missing if chance dealt.",
            **name,
        },
        "rules": {
            "description": "The options. One that is missing is as in the base game.",
            "type": "object",
            "additionalProperties": False,
            "properties": {
                option: {**_option(option), "default": default} for option, default in Rules().to_dict().items()
            },
        },
        "players": _whole(PLAYERS[0], PLAYERS[-1]),
    }


def _option(option: str) -> Schema:
    values = option_values()[option]
    if all(isinstance(value, bool) for value in values):
        return {"type": "boolean"}
    numbers = [value for value in values if isinstance(value, int)]
    if not numbers:
        return {"enum": list(values)}
    if None in values:  # a hand size: with more cards or fewer players it may be larger than `option_values` says
        return {**_whole(numbers[0], (MOST_CARDS - 1) // PLAYERS[0]), "type": ["integer", "null"]}
    return _whole(numbers[0], numbers[-1])


def _deal() -> dict[str, Schema]:
    return {
        "seed": {"description": "Decides how bonus tile 5 shuffles.", **_whole(SEEDS[0], SEEDS[-1])},
        "deck": {
            "description": "All cards in the order of the deal: seat 0's hand, seat 1's hand, …, the pile. "
            "A card's id is its place.",
            **_list_of(
                {"type": "string", "pattern": f"^[{LETTERS}][1-{VALUES}]$"},
                Rules(colours=COLOUR_COUNTS[0]).deck_size,
                MOST_CARDS,
            ),
        },
        "tiles": {
            "description": "The bonus tiles in the order in which they are drawn; empty without bonus tiles.",
            "type": "array",
            "uniqueItems": True,
            "items": _whole(1, TILES_IN_ALL),
            "oneOf": [{"maxItems": 0}, {"minItems": TILES_IN_ALL, "maxItems": TILES_IN_ALL}],
        },
        "commitment": {
            "description": "The fingerprint of the deal that was given away before the first move. "
            "docs/security.md explains it.",
            "type": "string",
            "pattern": f"^{FINGERPRINT.pattern}$",
        },
        "salt": {
            "description": "The secret that opens the commitment.",
            "type": "string",
            "pattern": f"^{SALT.pattern}$",
        },
    }


def _actions() -> Schema:
    seat, card, colours = f"[0-{PLAYERS[-1] - 1}]", "\\d{1,3}", "|".join(COLOURS)
    named = "|".join(colour for colour in COLOURS if colour.index_ != BLACK)  # K3
    forms = (
        f"play {card}( as ({colours}))?",
        f"discard {card}",
        f"hint {seat} ([1-{VALUES}]|{named})",
        f"take {card}",
        f"arrange {seat}( {card})*",
        f"pose {seat}(( {'| '.join(WAYS)})( {card})*)*",
    )
    return {
        "description": "Everything that was done, in order, in the notation.",
        "type": "array",
        "maxItems": MOST_ACTIONS,
        "items": {"type": "string", "anyOf": [{"pattern": f"^{form}$"} for form in forms]},
    }


def _end() -> dict[str, Schema]:
    return {
        "ended_early": {
            "description": "Whether those who played agreed to stop after these actions.",
            "type": "boolean",
            "default": False,
        },
        "taken_back": {
            "description": "How often a move was taken back that had shown a card: the game was practice with bots.",
            "default": 0,
            **_whole(0, MOST_ACTIONS),
        },
    }


def _notes() -> Schema:
    fields = {
        "seat": {"description": "Who wrote it.", **_whole(0, PLAYERS[-1] - 1)},
        "card": {"description": "The card that it is on.", **_whole(0, MOST_CARDS - 1)},
        "text": {"description": "Empty if the note was removed.", "type": "string", "maxLength": LONGEST_NOTE},
        "move": {
            "description": "After how many moves it was written; missing if nobody knows. Gestures are not moves.",
            **_whole(0, MOST_ACTIONS),
        },
    }
    note: Schema = {
        "type": "object",
        "additionalProperties": False,
        "required": ["seat", "card", "text"],
        "properties": fields,
    }
    return {"description": "What players noted on cards.", **_list_of(note, 0, MOST_NOTES)}


def _variations() -> dict[str, Schema]:
    move = {"description": "After this many moves; gestures are none.", **_whole(0, MOST_ACTIONS)}
    text = {"type": "string", "minLength": 1, "maxLength": LONGEST_COMMENT}
    comment = {"type": "object", "additionalProperties": False, "required": ["move", "text"]}
    variation = {"type": "object", "additionalProperties": False, "required": ["move", "actions"]}
    return {
        "comments": {
            "description": "What somebody wrote on moments of the game.",
            **_list_of({**comment, "properties": {"move": move, "text": text}}, 0, MOST_COMMENTS),
        },
        "variations": {
            "description": "How it could have gone on: each leaves the game after this many moves.",
            **_list_of(
                {**variation, "properties": {"move": move, "actions": _actions(), "comment": text}}, 0, MOST_VARIATIONS
            ),
        },
    }


def _whole(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def _list_of(items: Schema, least: int, most: int) -> Schema:
    return {"type": "array", "minItems": least, "maxItems": most, "items": items}


def schema_text() -> str:
    """The schema as the file has it."""
    return json.dumps(record_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
