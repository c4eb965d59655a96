"""What docs/write-a-bot.md teaches is typed as strictly as we are."""

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT, blocks


def test_the_bots_of_the_guide_pass_mypy_strict(tmp_path: Path) -> None:
    files = [block for block in blocks("docs/write-a-bot.md") if block.title.endswith(".py")]
    for block in files:
        (tmp_path / block.title).write_text(block.code, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache" / "guide")]
    names = [block.title for block in files]
    source = {"MYPYPATH": str(ROOT / "src")}
    run = subprocess.run(
        [*command, *names], cwd=tmp_path, env={**os.environ, **source}, capture_output=True, text=True, check=False
    )
    assert run.stdout == f"Success: no issues found in {len(names)} source files\n", run.stdout + run.stderr
