"""A bot that nothing can interrupt hangs its own process only, and that is ended."""

from pathlib import Path

import pytest

from tamaya.cli import main

DEAF = """
import time
from tamaya.bots.cautious import make as make_cautious

class Deaf:
    def __init__(self, *given):
        self.bot, self.hangs = make_cautious(*given), given[3] == 3

    def see(self, event):
        self.bot.see(event)

    def choose(self, view):
        while self.hangs:
            try:
                time.sleep(1)
            except BaseException:
                pass
        return self.bot.choose(view)

def make(*given):
    return Deaf(*given)
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_catches_every_interruption_does_not_hang_the_arena(
    workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deaf.py").write_text(DEAF)
    monkeypatch.syspath_prepend(tmp_path)
    limits = ("--games", "8", "--workers", workers, "--bot-seconds", "3")
    assert main(["arena", "--bot", "deaf:make", "--players", "2", *limits]) == 1
    told = capfd.readouterr()
    assert "A process ended suddenly in one of the games with seeds 3 to" in told.err
    assert 'deaf.py", line 15 in choose' in told.err  # where it hung
