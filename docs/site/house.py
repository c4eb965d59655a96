"""The page with all rooms and files of the house, drawn from their docstrings."""

import ast
from pathlib import Path

from docs.site.pages import ROOT

SOURCES = ROOT / "src" / "tamaya"
LONGEST_NAME = 20
LEFT_OUT = {"static", "versions", "__pycache__"}  # built, or Alembic's

BEGINNING = """# All rooms and files

Every room is a folder of `src/tamaya`, and every file is one idea: this page is drawn from what each says of itself.
[Contributing](contributing.md) says which rules hold where.
"""


def house_page() -> str:
    """The rooms one after the other, each with its files."""
    return "\n".join((BEGINNING, *_rooms(SOURCES)))


def _rooms(folder: Path) -> list[str]:
    name = folder.relative_to(SOURCES.parent).as_posix()
    lines = [f"## `{name}`\n" if folder != SOURCES else "## `tamaya`\n", f"{_said(folder / '__init__.py')}\n"]
    files = [path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
    lines += [f"- `{path.stem}` {_said(path, short=True)}" for path in files]
    lines.append("")
    for room in sorted(folder.iterdir()):
        if (room / "__init__.py").exists() and room.name not in LEFT_OUT:
            lines += _rooms(room)
    return lines


def _said(path: Path, short: bool = False) -> str:
    """What a file says of itself: its first paragraph, or only the first sentence, unless that is but a name."""
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    first = " ".join(said.partition("\n\n")[0].split())
    sentence, dot, _ = first.partition(". ")
    return sentence + dot.strip() if short and len(sentence) > LONGEST_NAME else first
