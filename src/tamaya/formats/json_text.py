"""JSON from anywhere, read strictly: nothing that is too large, ambiguous or only nearly JSON gets through, and every
refusal is a `BadRecord` that says where."""

import json

from tamaya.core.errors import BadRecord
from tamaya.core.events import Json

MOST_BYTES = 1_000_000  # a long game has about 5,000
MOST_DIGITS = 20


def parse(text: str | bytes, most: int = MOST_BYTES) -> Json:
    """The data that a JSON text of at most this many bytes stands for."""
    text = decode(text, most)
    try:
        return _loads(text)
    except json.JSONDecodeError as error:
        raise _not_json(text, error) from None
    except RecursionError:
        raise BadRecord("nested-too-deeply") from None


def is_json(text: str) -> bool:
    """Whether a text is JSON from its first letter to its last, such as a line of a file with several games."""
    try:
        _loads(text)
    except (json.JSONDecodeError, RecursionError):
        return False
    except BadRecord:  # it is, and something else is wrong with it
        pass
    return True


def decode(text: str | bytes, most: int = MOST_BYTES) -> str:
    """The text of a file of at most this many bytes."""
    if len(text) > most:
        raise too_large(most)
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("not-utf-8", where=error.start) from None


def too_large(most: int) -> BadRecord:
    """The error for a file with more than this many bytes."""
    return BadRecord("too-large", most=most)


def _loads(text: str) -> Json:
    data: Json = json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole)
    return data


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise BadRecord("field-twice", where=name)
            seen.add(name)
    return found


def _constant(word: str) -> Json:
    raise BadRecord("not-json", where=word, why="NaN, Infinity")


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise BadRecord("number-too-long", where=digits[:MOST_DIGITS])
    return int(digits)


def _not_json(text: str, error: json.JSONDecodeError) -> BadRecord:
    place = f"line {error.lineno}, column {error.colno}"
    if not text.strip():
        return BadRecord("empty")
    if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
        return BadRecord("truncated", where=place)
    return BadRecord("not-json", where=place, why=error.msg)
