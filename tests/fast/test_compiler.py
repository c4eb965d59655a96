"""Compiled code is kept on disk, forgotten when a source changes, and the first use says what takes so long."""

import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import sys
from tamaya.fast import Batch, compiler
from tamaya import Rules
{before}
batch = Batch(Rules(), 2, 2)
print(sum(sum(batch_function.stats.cache_misses.values()) for batch_function in compiler.kept))
"""


def play(folder: Path, before: str = "") -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(before=before)],
        env={"NUMBA_CACHE_DIR": str(folder), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout), done.stderr


@pytest.mark.slow
def test_the_second_start_compiles_nothing_unless_a_source_has_changed(tmp_path: Path) -> None:
    compiled, said = play(tmp_path)
    assert compiled > 0
    assert said.count("\n") == 1
    assert said.startswith("tamaya: compiling the engine for this machine, once")
    assert play(tmp_path) == (0, "")
    compiled, said = play(tmp_path, "compiler._fingerprint = lambda modules: 'another kernel'")
    assert compiled > 0
    assert "compiling" in said


def test_without_numba_the_error_says_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys; sys.modules['numba'] = None; import tamaya.fast"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "pip install tamaya[fast]" in done.stderr.splitlines()[-1]
