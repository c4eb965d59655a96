"""The texts of Tamaya: Fluent catalogues, a folder for each language. Shared by page, server and terminal."""

from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def catalogue(language: str) -> str:
    """The whole text of a language's catalogue."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))
