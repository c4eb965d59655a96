"""The pages that are written by hand, as the site has them: links lead to other pages of it, or to the sources."""

import os
import re
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).parents[2]
SETTINGS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "settings.toml").read_text(encoding="utf-8"))
SOURCE: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]

BESIDES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}  # not in docs/
PICTURES = (".svg", ".webp", ".png")
LINK = re.compile(r"""(?<=\]\()(?!\w+:|\#)([^)\s#]+)(?=[)#])|(?<=src=")(?!\w+:)([^"]+)(?=")""")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^# (.+)$", re.MULTILINE)


def pages() -> dict[str, str]:
    """Where each page is in the repository, and where on the site."""
    written = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return BESIDES | {path: place_of(path) for path in written}


def place_of(path: str) -> str:
    """Where a file of docs/ is on the site: the README of a folder is its first page."""
    return re.sub(r"(^|/)README\.md$", r"\1index.md", path.removeprefix("docs/"))


def files() -> dict[str, str]:
    """The same for what pages show or offer besides: pictures, schemas."""
    found = (path for path in (ROOT / "docs").rglob("*") if path.suffix in (*PICTURES, ".json"))
    return {path.relative_to(ROOT).as_posix(): place_of(path.relative_to(ROOT).as_posix()) for path in found}


def on_the_site(text: str, path: str) -> str:
    """The text of a page with links for its place on the site."""
    there = pages() | files()
    folder = PurePosixPath(there[path]).parent

    def lead(match: re.Match[str]) -> str:
        target = os.path.normpath(os.path.join(os.path.dirname(path), match[1] or match[2])).replace(os.sep, "/")
        if target in there:
            return os.path.relpath(there[target], folder).replace(os.sep, "/")
        readme = f"{target}/README.md"
        if readme in there:
            return os.path.relpath(there[readme], folder).replace(os.sep, "/")
        return f"{SOURCE}/{'tree' if (ROOT / target).is_dir() else 'blob'}/main/{target}"

    code = FENCE.findall(text)
    prose = FENCE.split(text)
    mended = [LINK.sub(lead, part) for part in prose]
    return "".join(part + (code[number] if number < len(code) else "") for number, part in enumerate(mended))


def title_of(text: str) -> str:
    """What a page calls itself."""
    found = HEADING.search(text)
    assert found, text[:80]
    return found[1].replace("`", "")


def navigation(texts: dict[str, str]) -> list[dict[str, Any]]:
    """The groups of pages, as `settings.toml` has them. A page that it does not name yet stands below the first page of
    its folder, or else among the last ones."""
    groups: dict[str, list[str]] = {group["title"]: list(group["pages"]) for group in SETTINGS["groups"]}
    named = {page for listed in groups.values() for page in listed}
    if absent := named - texts.keys():
        raise SystemExit(f"docs/site/settings.toml names pages that are not there: {', '.join(sorted(absent))}")
    new = [page for page in texts if page not in named and page != "index.md"]

    def entry(page: str) -> dict[str, Any]:
        folder = page.removesuffix("index.md")
        below = [other for other in new if folder != page and other.startswith(folder)]
        return {title_of(texts[page]): [page, *map(entry, below)] if below else page}

    folders = tuple(page.removesuffix("index.md") for page in named if page.endswith("/index.md"))
    groups[SETTINGS["others"]] += [page for page in new if not page.startswith(("reference/", *folders))]
    groups["Reference"] = [page for page in new if page.startswith("reference/")]
    return [{"Tamaya": "index.md"}, *({title: [*map(entry, listed)]} for title, listed in groups.items())]
