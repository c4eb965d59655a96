"""Reads and formats the part of Fluent that our catalogues use, with the standard library alone: values, choices,
references to other messages, and terms with one form. tests/i18n/test_fluent.py compares it with Mozilla's."""

import re
from collections.abc import Mapping
from typing import NamedTuple

Value = str | int
Values = Mapping[str, Value]

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\n +\.([\w-]+) *= *")
_NAME = re.compile(r"[$-]?[\w-]+(?:\.[\w-]+)?")
_ARGUMENT = re.compile(r'\(\s*([\w-]+)\s*:\s*"([^"]*)"\s*\)')
_VARIANT = re.compile(r"\s*(\*?)\[\s*([^\]\s]+)\s*\] *")
_BREAK = re.compile(r"\s*\n\s*")


class Reference(NamedTuple):
    """A value (`$name`), a message (`name`), or a term (`-name`), perhaps in a form, or what is said of it."""

    name: str
    form: tuple[str, str] | None = None


class Select(NamedTuple):
    """One of several patterns."""

    by: Reference
    variants: "dict[str, Pattern]"
    default: "Pattern"


Pattern = tuple[str | Reference | Select, ...]


def entries_of(text: str) -> dict[str, str]:
    """The messages and terms of a catalogue by name, as they are written; `-term.attribute` is one, too."""
    text = _COMMENT.sub("", text)
    starts = list(_ENTRY.finditer(text))
    found = {}
    for start, end in zip(starts, [*(one.start() for one in starts[1:]), len(text)], strict=True):
        body, *attributes = _ATTRIBUTE.split(text[start.end() : end])
        found[start[1]] = body
        found |= {f"{start[1]}.{name}": value for name, value in zip(attributes[::2], attributes[1::2], strict=True)}
    return found


def read_pattern(text: str) -> Pattern:
    """What a message says, taken apart."""
    pattern, end = _pattern(text.strip(), 0, inside=False)
    assert end == len(text.strip()), text
    return pattern


def _pattern(text: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """A pattern from here to the end, or, inside a choice, to the next variant or the end of the choice."""
    parts: list[str | Reference | Select] = []
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            part, at = _placeable(text, at + 1)
            parts.append(part)
        elif line := _BREAK.match(text, at):
            if inside and text[line.end()] in "[*}":
                break
            parts.append("\n")
            at = line.end()
        else:
            end = re.compile(r"[{}]|\s*\n|$").search(text, at)
            assert end is not None
            parts.append(text[at : end.start()])
            at = end.start()
    return tuple(parts), at


def _placeable(text: str, at: int) -> tuple[str | Reference | Select, int]:
    """What stands in braces; `at` is behind the first of them."""
    at = _skip(text, at)
    if text[at] == '"':
        end = text.index('"', at + 1)
        return text[at + 1 : end], _skip(text, end + 1) + 1
    name = _NAME.match(text, at)
    assert name is not None, text[at:]
    at = _skip(text, name.end())
    form = _ARGUMENT.match(text, at)
    reference = Reference(name[0], (form[1], form[2]) if form else None)
    at = _skip(text, form.end() if form else at)
    if text.startswith("->", at):
        return _choice(reference, text, at + 2)
    return reference, at + 1


def _choice(by: Reference, text: str, at: int) -> tuple[Select, int]:
    variants: dict[str, Pattern] = {}
    default: Pattern = ()
    while variant := _VARIANT.match(text, at):
        pattern, at = _pattern(text, variant.end(), inside=True)
        variants[variant[2]] = pattern
        default = pattern if variant[1] else default
    return Select(by, variants, default), _skip(text, at) + 1


def _skip(text: str, at: int) -> int:
    while text[at].isspace():
        at += 1
    return at


class Catalogue:
    """Messages and terms that refer to each other, in one language."""

    def __init__(self, entries: Mapping[str, str]) -> None:
        self._entries = entries
        self._patterns: dict[str, Pattern] = {}
        self._thousands = self.say("thousands", {}) if "thousands" in entries else ","

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def say(self, key: str, values: Values) -> str:
        """The message with this key, with these values in their places."""
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = read_pattern(self._entries[key])
        return "".join(self._part(part, values) for part in pattern)

    def _part(self, part: str | Reference | Select, values: Values) -> str:
        match part:
            case str():
                return part
            case Select():
                return "".join(self._part(one, values) for one in self._chosen(part, values))
        value = self._value(part, values)
        return f"{value:,}".replace(",", self._thousands) if isinstance(value, int) else value

    def _value(self, reference: Reference, values: Values) -> Value:
        name, form = reference
        if name.startswith("$"):
            return values.get(name[1:], f"{{{name}}}")
        if name.startswith("-"):
            return self.say(name, dict([form]) if form else {})
        return self.say(name, values)

    def _chosen(self, choice: Select, values: Values) -> Pattern:
        value = self._value(choice.by, values)
        keys = (str(value), "one" if value == 1 else "other") if isinstance(value, int) else (value,)
        return next((choice.variants[key] for key in keys if key in choice.variants), choice.default)
