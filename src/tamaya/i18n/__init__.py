"""The texts of Tamaya: Fluent catalogues, a folder for each language. Shared by page, server and terminal.

What the boxes call differently are terms (`terms.ftl`); `boxes/` has the words of each box in that language, which
replace them when somebody reads of that box. So each text is written once and serves all boxes.
"""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
PLACE = re.compile(r"\{ \$(\w+) \}")
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


@cache
def catalogue(language: str) -> str:
    """The whole text of a language's catalogue."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


@cache
def words_of(edition: str) -> dict[str, str]:
    """The words of a box as Fluent text, by the language in which it has some."""
    paths = FOLDER.glob(f"*/boxes/{edition}.ftl")
    return {path.parent.parent.name: path.read_text(encoding="utf-8") for path in paths}


def plain_text(language: str, key: str, **values: object) -> str | None:
    """A text without choices and terms, with its values in place, for those who do without Fluent; None if there is no
    such text."""
    found = re.search(rf"^{re.escape(key)} = (.+)$", catalogue(language), re.MULTILINE)
    if found is None or "{" in PLACE.sub("", found[1]):
        return None
    return PLACE.sub(lambda place: str(values[place[1]]), found[1])
