"""Errors in sentences: where something is wrong, what, and what would be right."""

import re
from typing import TYPE_CHECKING

from tamaya.core.errors import TamayaError

if TYPE_CHECKING:
    from tamaya.i18n.fluent import Catalogue

IN_A_RECORD = "record-"  # before the code of an error that was found in a file
UNKNOWN = "{$"  # what stands in a text for a value that is not known
LINE = re.compile(r"line (\d+)(?:, column (\d+))?")


def told_error(said: "Catalogue", error: TamayaError) -> str:
    """An error in a language: as exactly as its values are known."""
    code = error.code.removeprefix(IN_A_RECORD)
    values = dict(error.details)
    if error.why is not None:
        values["why"] = told_error(said, error.why)
    if f"error-{code}" not in said:  # somebody else's
        return " ".join((error.code, *(f"{name}={value}" for name, value in values.items())))
    sentence = said.say(f"exact-{code}", values) if f"exact-{code}" in said else UNKNOWN
    if UNKNOWN in sentence:
        sentence = said.say(f"error-{code}", values)
    if "action" in values and "rule" in values:
        sentence = f"{said.say('not-allowed', values)} {sentence}"
    return "".join((*_places(said, values.get("where")), sentence.strip()))


def _places(said: "Catalogue", where: str | int | None) -> list[str]:
    """Where it is, from the largest place to the smallest: as the file names it."""
    if where is None:
        return []
    if isinstance(where, int):
        return [f"{said.say('place-byte', {'number': where})}: "]
    return [f"{_place(said, place)}: " for place in where.split(": ")]


def _place(said: "Catalogue", place: str) -> str:
    line = LINE.fullmatch(place)
    if line is None:
        return said.say("place-link", {}) if place == "link" else place
    values = {"line": line[1], "column": line[2] or ""}
    return said.say("place-column" if line[2] else "place-line", values)
