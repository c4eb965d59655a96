"""Whoever follows docs/write-a-bot.md gets there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tamaya import Rules
from tamaya.arena import play_game
from tamaya.cli import main
from tests.docs import stranger
from tests.docs.blocks import PAGES, blocks
from tests.release import ROOT
from tests.test_packing import pack


def test_the_bot_of_the_guide_plays_as_the_guide_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for block in blocks(stranger.GUIDE):
        if block.title:
            (tmp_path / block.title).write_text(block.code, encoding="utf-8")
    typed = [line.partition(" #")[0] for block in blocks(stranger.GUIDE) for line in block.code.splitlines()]
    many, *looks = [line for line in typed if re.match(r"tamaya (arena.*(--save|--only)|replay|picture)", line)]
    assert main([*shlex.split(many)[1:], "--workers", "1"]) == 0
    told = capsys.readouterr().out
    page = PAGES[stranger.GUIDE].read_text(encoding="utf-8")
    assert told.splitlines()[-1] in page
    mean = re.search(r"mean (\d+\.\d)", told)
    assert mean
    assert f"{mean[1]} points here, and no game lost" in page
    assert "lost 0.0%" in told
    for look in looks:
        assert main(shlex.split(look)[1:]) == 0


@pytest.mark.slow
def test_the_guides_searching_bot_beats_its_blueprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for block in blocks(stranger.GUIDE):
        if block.title:
            (tmp_path / block.title).write_text(block.code, encoding="utf-8")
    seeks, usual = (play_game((f"{bot}:make",) * 2, Rules(), 1).game.score for bot in ("seeker", "bright"))
    assert seeks > usual


@pytest.mark.long
def test_a_stranger_gets_to_a_table_with_nothing_but_the_guide(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", "import hatch_build; hatch_build.build_page()"], cwd=ROOT, check=True)
    (tmp_path / "folder").mkdir()
    stranger.main(pack(ROOT, "wheel", tmp_path), tmp_path / "folder")
