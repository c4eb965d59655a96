"""What the house says of itself is true: links, dependencies, versions, templates, hooks."""

import ast
import re
import sys
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests import matrix

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
BY_OTHERS = {"tzdata", "uvloop", "websockets"}  # zoneinfo and uvicorn import them when they run


def name_of(requirement: str) -> str:
    """The package that a requirement asks for, as import systems write it."""
    return re.sub(r"[-.]", "_", re.split(r"[\[<>=;]", requirement)[0].lower().strip())


@cache
def imported_by(folder: str) -> set[str]:
    """The packages that the modules of a folder import, anywhere in them."""
    found: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if not link.startswith(("http://", "https://", "mailto:")):
            target, _, anchor = link.partition("#")
            there = (page.parent / target).resolve() if target else page
            assert there.exists(), link
            assert not anchor or anchor in anchors(there), link


def test_every_decision_is_in_the_list() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = set(LINK.findall((folder / "README.md").read_text(encoding="utf-8")))
    assert listed == {page.name for page in folder.glob("*.md")} - {"README.md"}


@pytest.mark.parametrize("extra", ["server", "fast", "env", "cluster"])
def test_whatever_an_extra_installs_is_imported(extra: str) -> None:
    assert {name_of(line) for line in EXTRAS[extra]} - imported_by("src") <= BY_OTHERS


def test_the_versions_of_python_are_the_same_everywhere() -> None:
    claimed = matrix.claimed_versions()
    assert PROJECT["project"]["requires-python"] == f">={claimed[0]}"
    assert [matrix.minor(version) for version in claimed] == list(range(11, 11 + len(claimed)))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "for p in " + " ".join(f"python{version}" for version in reversed(claimed)) in makefile


def test_the_matrix_finds_the_python_that_runs_this() -> None:
    assert "{}.{}".format(*sys.version_info) in matrix.interpreters()


def test_the_matrix_installs_what_make_test_does() -> None:
    wanted, *group = matrix.WANTED
    assert f"-e '{wanted}' {' '.join(group)}" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_command_of_make_is_described() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert listed
    commands = {*listed[1].split()} - {"chromium", "engines", "others", "proxies", "valkey"}
    assert commands == set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))


def test_the_hooks_and_forms_can_be_read() -> None:
    read = import_module("yaml").safe_load
    hooks = read((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert [place["repo"] for place in hooks] == ["local"]  # nothing is downloaded
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in hooks[0]["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith(".venv/bin/")
    for command in ("ruff check", "ruff format", "mypy --strict", "lint-imports"):
        assert any(hook["entry"].startswith(f".venv/bin/{command}") for hook in hooks[0]["hooks"])
        assert f"$(BIN)/{command}" in makefile
    forms = [path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"]
    assert forms
    for form in forms:
        asked = read(form.read_text(encoding="utf-8"))
        assert asked["name"]
        assert asked["description"]
        assert all(part["id"] and part["attributes"]["label"] for part in asked["body"])
