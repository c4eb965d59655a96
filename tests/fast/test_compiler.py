"""Compiled code is kept on disk, forgotten when a source changes, and the first use says what takes so long."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CALL = """
import entry, rule
from tamaya.fast.compiler import compile_modules
functions = {made}
print(functions["ask"](20), sum(functions["ask"].stats.cache_misses.values()))
"""
TOGETHER = 'compile_modules(rule, entry, entries=("ask",))'
GIVEN = 'compile_modules(entry, entries=("ask",), given={"step": compile_modules(rule)["step"]})'


def call(folder: Path, made: str) -> tuple[str, str]:
    """The answer of the compiled function and how many were compiled anew; and what was said meanwhile."""
    done = subprocess.run(
        [sys.executable, "-c", CALL.replace("{made}", made)],
        env={**os.environ, "NUMBA_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("made", [TOGETHER, GIVEN])
def test_the_second_start_compiles_nothing_unless_a_source_has_changed(tmp_path: Path, made: str) -> None:
    (tmp_path / "entry.py").write_text("from rule import step\n\n\ndef ask(x):\n    return step(x)\n")
    rule = tmp_path / "rule.py"
    rule.write_text("def step(x):\n    return x + 1\n")
    answer, said = call(tmp_path, made)
    assert answer == "21 1"
    assert said.startswith("tamaya: compiling the engine for this machine, once")
    assert said.count("\n") == 1
    assert call(tmp_path, made) == ("21 0", "")
    rule.write_text("def step(x):\n    return x + 2\n")  # the file of the cached function itself is as it was
    answer, said = call(tmp_path, made)
    assert answer == "22 1"
    assert "compiling" in said
