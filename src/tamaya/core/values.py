"""Named tuples that are values of their own kind, and fields that say what they are. (Named tuples are defined ten
times as fast as dataclasses, which is most of what `import tamaya` would take.)"""

import re
from typing import TypeVar

Kind = TypeVar("Kind", bound=type)

ATTRIBUTES = re.compile(r"^ *Attributes:\n((?:.*\n)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"^( +)(\w+): (.*(?:\n\1 .*)*)", re.MULTILINE)


def described(kind: Kind) -> Kind:
    """Let `help` say about each field what the docstring of its class says under `Attributes:`."""
    texts = attributes_of(kind)
    if texts and kind.__doc__ and not ATTRIBUTES.search(kind.__doc__):  # they are inherited
        kind.__doc__ += "\n\n    Attributes:\n" + "".join(f"        {name}: {text}\n" for name, text in texts.items())
    for name in getattr(kind, "_fields", ()):
        getattr(kind, name).__doc__ = texts.get(name)
    if slots := kind.__dict__.get("__slots__"):
        kind.__slots__ = {name: texts.get(name) for name in slots}  # type: ignore[attr-defined]
    return kind


def attributes_of(kind: type) -> dict[str, str]:
    """What the docstrings of a class and its bases say about its fields."""
    docs = [one.__doc__ or "" for one in reversed(kind.__mro__)]  # there are none when Python runs with -OO
    found = [field for section in map(ATTRIBUTES.search, docs) if section for field in ATTRIBUTE.findall(section[1])]
    return {name: " ".join(text.split()) for _, name, text in found}


def summary_of(kind: type) -> str:
    """What the docstring of a class says about it as a whole, on one line."""
    return " ".join((kind.__doc__ or "").partition("Attributes:")[0].split())


def distinct(kind: Kind) -> Kind:
    """Let a named tuple equal only its own kind: by itself it would equal every tuple with the same parts. Its fields
    are `described`."""

    def equal(self: object, other: object) -> bool:
        return type(other) is kind and tuple.__eq__(self, other)  # type: ignore[operator]

    def unequal(self: object, other: object) -> bool:
        return not equal(self, other)

    kind.__eq__ = equal  # type: ignore[method-assign, assignment]
    kind.__ne__ = unequal  # type: ignore[method-assign, assignment]
    return described(kind)
