"""Messages beside the schema that is published for those who write other clients."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

FILE = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


@cache
def validators() -> dict[tuple[str, str], Draft202012Validator]:
    """What checks a message, by who sends it and its type: trying all kinds in turn would take long."""
    schema = json.loads(FILE.read_text(encoding="utf-8"))
    found = {}
    for side in schema["anyOf"]:
        for part in side.get("anyOf", [side]):
            kind = schema["$defs"][part["$ref"].rpartition("/")[2]]
            key = side["title"].rpartition(" ")[2], kind["properties"]["type"]["enum"][0]
            found[key] = Draft202012Validator({"$ref": part["$ref"], "$defs": schema["$defs"]})
    return found


def misfit(sender: str, message: dict[str, Any]) -> str | None:
    """What the schema does not allow in a message of the `page` or the `server`."""
    known = validators().get((sender, message.get("type", "")))
    if known is None:
        return f"no such message: {message}"
    error = next(known.iter_errors(message), None)
    return error and f"{message['type']}: {error.json_path}: {error.message}"
