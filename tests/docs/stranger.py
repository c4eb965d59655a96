"""The path of a stranger, who has nothing but Python and docs/write-a-bot.md: `python -m tests.docs.stranger WHEEL`.

In an empty folder and an environment of its own everything on that page is done in its order: its commands are typed,
its files are written, and at `tamaya play` somebody sits down with the new bot and plays a whole game, which is
saved and replayed. `make release` does it with the wheel that it has packed.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.docs.blocks import PAGES, blocks
from tests.server.guests import Guest, Running
from tests.server.processes import free_port

GUIDE = "docs/write-a-bot.md"
ASKED_FOR = re.compile(r'"tamaya\[([\w,]+)\]"')
OTHER = "bright"  # the bot's name at the table

Tell = Callable[[str], None]


def main(wheel: Path, folder: Path, python: str = sys.executable, tell: Tell = print) -> None:
    """Go the whole way; whatever fails on it ends it."""
    stranger = Stranger(wheel.absolute(), folder, tell)
    for block in blocks(GUIDE):
        if block.title:
            (folder / block.title).write_text(block.code, encoding="utf-8")
        else:
            for line in block.code.splitlines():
                stranger.type(line.replace("python3", python, 1) if "-m venv" in line else line)
    stranger.has_seen_what_the_page_quotes()


class Stranger:
    """Somebody with a folder and a terminal."""

    def __init__(self, wheel: Path, folder: Path, tell: Tell) -> None:
        self.wheel = wheel
        self.folder = folder
        self.tell = tell
        self.seen = ""
        ours = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TAMAYA", "VIRTUAL"))
        }
        self.environment = ours | {
            "PATH": f"{folder / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "BROWSER": "true",
        }

    def type(self, line: str) -> None:
        """Do what a line of the page says, by the wheel instead of by what is published."""
        line = ASKED_FOR.sub(lambda found: shlex.quote(f"{self.wheel}[{found[1]}]"), line.partition(" #")[0].strip())
        if line == "tamaya play":
            self.play()
        elif line:
            self.run(line)

    def run(self, line: str) -> None:
        """Run a command, and look at what it prints."""
        start = time.monotonic()
        run = subprocess.run(
            line, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=900
        )
        if run.returncode:
            raise AssertionError(f"{line}\n{run.stdout}\n{run.stderr}")
        self.tell(f"$ {line}  # {time.monotonic() - start:.0f} s")
        self.seen += run.stdout

    def play(self) -> None:
        """Open the table, play with the new bot until the game is over, and look at that game."""
        port = free_port()
        command = ["tamaya", "play", "--only-here", "--port", str(port), "--database", "tables.sqlite3"]
        self.tell(f"$ {shlex.join(command)}")
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                assert "Tamaya is at http://localhost:" in server.stdout.readline()
                record = whole_game(Running(port).guest("Stranger"))
            finally:
                server.terminate()
        (self.folder / "table.json").write_bytes(record)
        assert OTHER in json.loads(record)["bots"]
        self.run("tamaya replay table.json --seat 0")

    def has_seen_what_the_page_quotes(self) -> None:
        """Whatever the page shows of output, indented, was printed so."""
        prose = "".join(re.split(r"^```.*?^```$", PAGES[GUIDE].read_text("utf-8"), flags=re.MULTILINE | re.DOTALL))
        quoted = re.findall(r"^    (\S.*)$", prose, re.MULTILINE)
        assert quoted
        for line in quoted:
            assert line in self.seen, line


def whole_game(guest: Guest) -> bytes:
    """Practise with the bot: always do the first harmless thing. The record of the game."""
    settings = {"edition": "norwegian", "players": 2, "explained": True}
    made: dict[str, Any] = guest.post("/api/practice", {"settings": settings, "bot": OTHER, "speed": "quick"})
    assert made["status"] == 201, made
    with guest.join(made["id"]) as visit:
        visit.until(lambda: any(message["type"] == "game" for message in visit.messages))
        while not visit.view["outcome"]:
            visit.until(lambda: visit.my_turn() or bool(visit.view["outcome"]))
            legal = visit.view["legal"]
            if legal:
                assert visit.act(next((one for one in legal if not one.startswith("play")), legal[0])) == "done"
        moves = [move for message in visit.messages if message["type"] == "moved" for move in message["moves"]]
        reasons = [move["reason"]["details"]["text"] for move in moves if move.get("reason")]
        assert reasons
        assert not [move for move in moves if move["fallback"]]
    status, _, record = guest.server.request(
        "GET", f"/api/tables/{made['id']}/record", headers={"Cookie": guest.cookie}
    )
    assert status == 200, record
    return record


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as empty:
        main(Path(sys.argv[1]), Path(empty))
