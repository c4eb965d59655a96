"""What differs on Windows, as far as it can be tried elsewhere: by taking away what it lacks, and by putting in what it
has."""

import ctypes
import errno
import importlib.util
import mimetypes
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tamaya import Game, Rules
from tamaya.bots.lines.program import Program
from tamaya.bots.lines.programs import split_command
from tamaya.children import locks
from tamaya.cli import paint
from tamaya.core.cards import Colour
from tamaya.core.errors import TamayaError
from tamaya.formats import RecordedGame, write_game
from tamaya.formats.picture import picture_of
from tamaya.server.config import Config
from tamaya.server.storage.faults import StorageFault
from tamaya.server.storage.opening import open_bus
from tamaya.server.web.requests import pages
from tamaya.server.web.running.run import listen
from tests.server.completing import complete
from tests.server.processes import free_port, process


def as_on_windows(module: ModuleType, monkeypatch: pytest.MonkeyPatch, **msvcrt: object) -> ModuleType:
    """A module as Windows gets it, with a library of Windows that has these functions."""
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location("as_on_windows", module.__file__)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as windows:
        windows.setattr(sys, "platform", "win32")
        windows.setitem(sys.modules, "msvcrt", SimpleNamespace(**msvcrt))
        spec.loader.exec_module(made)
    return made


def test_a_database_has_one_server_and_its_lock_is_a_small_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: set[tuple[int, int]] = set()

    def locking(file: int, _mode: int, _bytes: int) -> None:
        """There a lock is on some bytes, from where the file is being read."""
        place = os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR)
        if place in held:
            raise PermissionError(errno.EACCES, "Permission denied")
        held.add(place)

    there = as_on_windows(locks, monkeypatch, locking=locking, LK_NBLCK=2, LK_LOCK=1)
    database = tmp_path / "games.sqlite3"
    there.FileLock(database)
    assert (tmp_path / "games.sqlite3.lock").read_bytes() == f"{os.getpid()}\n".encode()
    with pytest.raises(there.HeldElsewhere, match=str(os.getpid())):
        there.FileLock(database)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (r"py C:\bots\mine.py", ("py", r"C:\bots\mine.py")),
        (r'"C:\Program Files\Bot\bot.exe" --name="my bot"', (r"C:\Program Files\Bot\bot.exe", "--name=my bot")),
        ("py bot.py --name it's", ("py", "bot.py", "--name", "it's")),
    ],
)
def test_a_command_has_backslashes_between_folders(
    command: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        split = split_command(command)
    assert split == words


def test_a_program_ends_with_whatever_it_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program((sys.executable, "-c", "input()"))
    commands: list[list[str]] = []
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        windows.setattr(subprocess, "run", lambda command, **_: commands.append(command))
        program.kill()
    program.end()
    assert [command[:4] for command in commands] == [["taskkill", "/f", "/t", "/pid"]]


def test_scripts_are_scripts_whatever_the_system_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mimetypes, "guess_type", lambda _: ("text/plain", None))
    (script,) = pages.STATIC.glob("app-*.js")
    asked = SimpleNamespace(path_params={"path": script.name}, headers={})
    answer = complete(pages.page(asked))  # type: ignore[arg-type]
    assert str(answer.media_type).endswith("/javascript")


def test_where_there_are_no_socket_files_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(TamayaError, match="This system has no socket files"):
        listen(Config(host=f"unix:{tmp_path / 'socket'}", public_url="https://hanabi.example"))


def test_processes_on_one_postgresql_need_another_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(StorageFault, match="needs --bus"):
        open_bus("postgresql://localhost/tamaya", "")


@pytest.mark.parametrize("can", [True, False])
def test_the_console_is_asked_whether_it_understands_colours(can: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    modes: list[int] = []

    def set_mode(_console: object, mode: int) -> bool:
        modes.append(mode)
        return can

    system = SimpleNamespace(GetConsoleMode=lambda _console, _mode: 1, SetConsoleMode=set_mode)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=system), raising=False)
    painting = as_on_windows(paint, monkeypatch, get_osfhandle=lambda _: 7)
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: True, fileno=lambda: 1))
    monkeypatch.setenv("TERM", "")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert ("\x1b[" in painting.paint_for_output().card("r1", Colour.RED)) == can
    assert modes == [paint.READ_CODES]


def test_a_western_code_page_spoils_no_picture_and_stops_no_replay(tmp_path: Path) -> None:
    recorded = RecordedGame(Game.deal(Rules(), 2), ("玉屋", "Åse"))
    path = tmp_path / "game.json"
    path.write_text(write_game(recorded), encoding="utf-8")

    def tamaya(*words: str) -> bytes:
        command = [sys.executable, "-m", "tamaya", *words, str(path)]
        environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout

    assert tamaya("picture").decode() == picture_of(recorded)
    replay = tamaya("replay", "--seat", "1").decode("cp1252")
    assert "Åse        card" in replay
    assert "??’s turn" in replay


@pytest.mark.slow
def test_the_server_plays_on_the_event_loop_of_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "uvloop.py").write_text("raise ImportError\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with process(free_port(), tmp_path / "games.sqlite3") as (server, _):
        ann = server.guest("Ann")
        asked = {"settings": {"edition": "danish", "players": 2}, "bot": "cautious", "speed": "quick"}
        made = ann.post("/api/practice", asked)
        with ann.join(made["id"]) as visit:
            for _ in range(2):  # the bot has moved before the second
                visit.until(visit.my_turn)
                assert visit.act(visit.view["legal"][0]) == "done"
