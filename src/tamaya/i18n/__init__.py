"""The texts of Tamaya: Fluent catalogues, a folder for each language. Shared by page, server and terminal.

What the boxes call differently are terms (`terms.ftl`); `boxes/` has the words of each box in that language, which
replace them when somebody reads of that box. So each text is written once and serves all boxes. `python/` has what the
page never says: the command line, the library's errors, and what language models are told. `fluent` reads them all.
"""

from functools import cache
from pathlib import Path

from tamaya.i18n.fluent import Catalogue, entries_of

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))
ENGLISH = "en"  # what is said where a language has no text


@cache
def catalogue(language: str) -> str:
    """The whole text of a language's catalogue."""
    folder = FOLDER / language
    paths = (*sorted(folder.glob("*.ftl")), *sorted(folder.glob("python/*.ftl")))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def words_of(edition: str) -> dict[str, str]:
    """The words of a box as Fluent text, by the language in which it has some."""
    paths = FOLDER.glob(f"*/boxes/{edition}.ftl")
    return {path.parent.parent.name: path.read_text(encoding="utf-8") for path in paths}


@cache
def texts(language: str, edition: str | None = None) -> Catalogue:
    """What can be said in a language, in the words of a box if one is given."""
    entries = entries_of(catalogue(ENGLISH)) | entries_of(catalogue(language))
    words = words_of(edition).get(language) if edition else None
    return Catalogue(entries | entries_of(words) if words else entries)
