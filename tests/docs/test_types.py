"""What docs/write-a-bot.md teaches is typed as strictly as we are, whichever checker reads it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, blocks

SOURCE = str(ROOT / "src")
MYPY = ("mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache" / "guide"), ".")
PYRIGHT = ("pyright", "--project", ".", "--pythonpath", sys.executable)


@pytest.mark.parametrize(
    ("checker", "said"), [(MYPY, "Success: no issues found in 3 source files\n"), (PYRIGHT, "0 errors, 0 warnings, ")]
)
def test_the_bots_of_the_guide_pass_type_checkers(checker: tuple[str, ...], said: str, tmp_path: Path) -> None:
    files = [block for block in blocks("docs/write-a-bot.md") if block.title.endswith(".py")]
    for block in files:
        (tmp_path / block.title).write_text(block.code, encoding="utf-8")
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "strict", "extraPaths": [SOURCE]}))
    settings = {**os.environ, "MYPYPATH": SOURCE, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    command = [sys.executable, "-m", *checker]
    run = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, check=False)
    assert run.stdout.startswith(said), run.stdout + run.stderr
