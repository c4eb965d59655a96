"""What was wrong with the arguments of a tool, in a sentence that quotes no value: a link with its key may be one."""

from collections.abc import Iterable
from typing import Any

KINDS = {"string": "text", "number": "number"}  # of JSON Schema, in words


def missing_or_wrong(tool: str, schema: dict[str, Any], given: Iterable[str], wrong: Iterable[str]) -> str:
    """What is to be said of a call whose arguments had these names, and of which some had wrong values."""
    takes = schema["properties"]
    problems = [f"{name!r} is no argument" for name in given if name not in takes]
    problems += [f"{name!r} is missing" for name in schema.get("required", ()) if name not in given]
    problems += [f"{name!r} is no {_kind(takes[name])}" for name in wrong if name in given]
    each = (_described(name, fact, name in schema.get("required", ())) for name, fact in takes.items())
    return f"{' and '.join(problems)}: {tool} takes {', '.join(each)}."


def _described(name: str, fact: dict[str, Any], needed: bool) -> str:
    return f"{name} ({'' if needed else 'if you like, '}a {_kind(fact)}: {fact['description']})"


def _kind(fact: dict[str, Any]) -> str:
    kind = KINDS[fact["type"]]
    return f"{kind} from {fact['minimum']:g} to {fact['maximum']:g}" if "minimum" in fact else kind
