"""Builds the site: `python -m docs.site.build [FOLDER]`."""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from docs.site.conventions import conventions_page
from docs.site.house import house_page
from docs.site.pages import ROOT, SETTINGS, files, navigation, on_the_site, pages
from docs.site.reference import reference_pages

HERE = Path(__file__).parent
FROM_ELSEWHERE = "https://unpkg.com/iframe-worker/shim"


def main(folder: Path) -> None:
    """Make the site in a folder. What it is made of is put beside it first."""
    sources = folder.parent / f"{folder.name}-pages"
    for old in (folder, sources):
        shutil.rmtree(old, ignore_errors=True)
    prepare(sources)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(sources / "zensical.toml")]
    run = subprocess.run(command, capture_output=True, text=True, cwd=sources)
    if run.returncode:
        raise SystemExit(f"The site cannot be built.\n{run.stdout}\n{run.stderr}")
    shutil.move(sources / "site", folder)
    stay_at_home(folder)


def stay_at_home(folder: Path) -> None:
    """Let no page fetch anything from elsewhere: the one script that Zensical would take from the net is ours. The page
    for wrong addresses is for servers, and would lead nowhere in a folder."""
    (folder / "404.html").unlink()
    for page in folder.rglob("*.html"):
        ours = "../" * len(page.relative_to(folder).parent.parts) + "offline.js"
        page.write_text(page.read_text(encoding="utf-8").replace(FROM_ELSEWHERE, ours), encoding="utf-8")


def prepare(sources: Path) -> None:
    """Write all pages, pictures and settings for Zensical."""
    texts = {place: on_the_site((ROOT / path).read_text(encoding="utf-8"), path) for path, place in pages().items()}
    texts["conventions.md"], pictures = conventions_page()
    texts["house.md"] = house_page()
    texts |= reference_pages()
    put(sources / "pages", texts)
    put(sources / "pages" / "conventions", pictures)
    for path, place in files().items():
        copy = sources / "pages" / place
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, copy)
    for own in ("style.css", "offline.js"):
        shutil.copyfile(HERE / own, sources / "pages" / own)
    settings: dict[str, Any] = SETTINGS["zensical"]
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    settings["project"]["site_name"] += f" {version}"
    settings["project"]["nav"] = navigation(texts)
    settings["project"]["plugins"]["mkdocstrings"]["handlers"]["python"]["paths"] = [str(ROOT / "src")]
    (sources / "zensical.toml").write_text(as_toml(settings), encoding="utf-8")


def put(folder: Path, texts: dict[str, str]) -> None:
    """Write texts into a folder, by their places in it."""
    for place, text in texts.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def as_toml(settings: dict[str, Any]) -> str:
    """Settings as TOML: every table on one line."""
    return "".join(f"{json.dumps(name)} = {_value(value)}\n" for name, value in settings.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {_value(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    main(target)
    print(f"The site is in {target}: open {target / 'index.html'}")
