"""`tamaya serve`: whoever starts it at a terminal is asked who can open the table; others are told."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tamaya.cli import main
from tests.server.guests import PATIENCE
from tests.server.processes import free_port


@pytest.mark.parametrize(("answer", "said"), [("2", "http://192.168.7.7:"), ("1", "Only this computer"), ("", "Only")])
def test_who_starts_it_by_hand_is_asked(answer: str, said: str, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tamaya", "serve", "--open", "--address", "192.168.7.7"]
    command += ["--port", str(free_port()), "--database", str(tmp_path / "games.sqlite3")]
    server = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL, env=os.environ | {"BROWSER": "true"}
    )
    os.close(theirs)
    try:
        seen = ""
        while "1 or 2" not in seen:
            seen += os.read(ours, 1000).decode()
        os.write(ours, f"{answer}\n".encode())
        while said not in seen:
            seen += os.read(ours, 1000).decode()
        assert "Tamaya is at http://localhost:" in seen
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
        os.close(ours)


@pytest.mark.parametrize(("flag", "said"), [("--network", "http://192.168.7.7:"), ("--only-here", "Only this")])
def test_who_says_it_at_once_is_not_asked(flag: str, said: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tamaya", "serve", "--open", flag, "--address", "192.168.7.7"]
    command += ["--port", str(free_port()), "--database", str(tmp_path / "games.sqlite3")]
    server = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"BROWSER": "true"},
    )
    assert server.stdout is not None
    try:
        assert "Tamaya is at http://localhost:" in server.stdout.readline()
        assert said in server.stdout.readline()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
        server.stdout.close()


def test_a_bot_that_cannot_be_started_is_told_of_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--port", str(free_port()), "--database", str(tmp_path / "games.sqlite3")]
    assert main(["serve", "--only-here", "--bot-command", "mine=./no-such-bot", *place]) == 2
    assert "There is no program './no-such-bot'." in capsys.readouterr().err
