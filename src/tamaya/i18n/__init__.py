"""The texts of Tamaya: Fluent catalogues, a folder for each language. Shared by page, server and terminal."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


@cache
def catalogue(language: str) -> str:
    """The whole text of a language's catalogue."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


def plain_text(language: str, key: str) -> str | None:
    """A text that takes no arguments, for those who do without Fluent; None if there is no such text."""
    found = re.search(rf"^{re.escape(key)} = ([^{{}}\n]+)$", catalogue(language), re.MULTILINE)
    return found and found[1]
