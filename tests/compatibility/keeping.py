"""Writes the files that a release leaves behind: `python -m tests.compatibility.keeping 1.0`, once, when it is made.
They are never written anew: tests of later versions read them."""

import contextlib
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path

from tamaya import Game
from tamaya.bots.cautious import make
from tamaya.bots.lines.conversation import facts_of
from tamaya.bots.lines.guest import GuestProgram
from tamaya.bots.lines.protocol import (
    PROTOCOL,
    VERSION,
    BeginGame,
    Choose,
    Hello,
    ShowView,
    TellEvent,
    ToBot,
    write_line,
)
from tamaya.cli import COMMANDS
from tamaya.cli.parser import Parser
from tamaya.core.actions import parse_entry
from tamaya.core.errors import BadRules
from tamaya.core.events import seen_by
from tamaya.env.seat_observer import SeatObserver
from tamaya.server.config import Config
from tests.core.playthrough import GOLDEN, set_up
from tests.server.guests import play_on, running
from tests.test_public import PUBLIC

KEPT = Path(__file__).with_name("kept")
TURNS = 12  # of the conversation with a bot


def keep(release: str) -> None:
    """Write everything that this version should be able to read for good."""
    folder = KEPT / release
    folder.mkdir(parents=True)
    games = [golden_game(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.txt"))]
    write_lines(folder / "games.jsonl", map(described, games))
    write_lines(folder / "bot-conversation.jsonl", conversation(games[0]))
    write_lines(folder / "observations.jsonl", filter(None, map(observed, games)))
    write_lines(folder / "commands.jsonl", ({"command": name, "options": options_of(name)} for name in COMMANDS))
    write_lines(folder / "library.jsonl", ({"module": module, "names": names} for module, names in PUBLIC.items()))
    keep_database(folder)


def observed(game: Game) -> dict[str, object] | None:
    """What a seat observes and may do, all along a game, in each layout that can say it; None for none."""
    digests: dict[str, str] = {}
    for layout in ("hle", "full"):
        with contextlib.suppress(BadRules):
            digests[layout] = digest_of(game, layout)
    return {"record": game.record(), "observations": digests} if digests else None


def digest_of(game: Game, layout: str) -> str:
    """A hash of all bits and action numbers that seat 1 is shown in a game."""
    observer, bits, told = SeatObserver(game.rules, game.players, 1, layout), sha256(), 0
    for position in (*(before for before, _ in game.walk()), game):
        for event in position.log[told:]:
            observer.see(seen_by(1, event))
        told = len(position.log)
        bits.update(observer.observe().tobytes() + observer.mask().tobytes())
        if position.actor == 1:
            bits.update(" ".join(str(observer.action(int(number))) for number in observer.mask().nonzero()[0]).encode())
    return bits.hexdigest()


def options_of(command: str) -> list[str]:
    """What a command can be asked, by the names that one types."""
    parser = Parser(prog=command)
    import_module(f"tamaya.cli.{command.replace('-', '_')}").configure(parser)
    return sorted(option for action in parser._actions for option in action.option_strings)


def golden_game(text: str) -> Game:
    """A golden game, played to where it ends."""
    game = set_up(text)
    for line in text.splitlines():
        if line.startswith("> "):
            game.enter(parse_entry(line[2:]))
    return game


def write_lines(path: Path, lines: Iterable[object]) -> None:
    """JSON, one a line."""
    path.write_text("".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines), encoding="utf-8")


def described(game: Game) -> dict[str, object]:
    """A game as a record, and where it leads."""
    last = game.at(max(0, len(game.moves) - 1))
    return {
        "record": game.record(),
        "score": game.score,
        "outcome": game.outcome,
        "position": last.position(),
        "legal": [str(action) for action in last.legal_actions()],
    }


def conversation(game: Game) -> list[dict[str, str | None]]:
    """What a program at seat 0 is told of a game, and what the cautious bot answers."""
    said: list[ToBot] = [
        Hello(PROTOCOL, VERSION, 8192, 10.0),
        BeginGame(1, game.players, 0, game.rules, facts_of(game.rules, game.players)),
    ]
    told = 0
    for before, move in islice(game.walk(), TURNS):
        said += [TellEvent(seen_by(0, event)) for event in before.log[told:]]
        told = len(before.log)
        if move.seat == 0:
            said += [ShowView(before.view(0)), Choose(move.number, 10.0)]
    program = GuestProgram("Cautious", make)
    lines = [(write_line(message), program) for message in said]
    answers = [(line, program.hear(line)) for line, program in lines]
    return [{"told": line.decode(), "answer": None if answer is None else answer.decode()} for line, answer in answers]


def keep_database(folder: Path) -> None:
    """A server's database, as SQL: Ann and Bob have finished a game, and Ann is waiting at another table."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place, "games.sqlite3")
        facts = fill(file)
        with contextlib.closing(sqlite3.connect(file)) as database:
            (folder / "database.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    (folder / "database.json").write_text(json.dumps(facts) + "\n", encoding="utf-8")


def fill(file: Path) -> dict[str, object]:
    """Let Ann and Bob play at a server; what they know afterwards."""
    with running(Config(database=str(file), port=0, bot_pause=0)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.open_table(seed=11, players=2)
        with ann.join(table) as host, bob.join(table) as guest:
            assert guest.ask("sit", chair=1) == "done"
            assert host.ask("start") == "done"
            play_on(host, guest)
            game = host.table["last_game"]
        waiting = ann.open_table(players=3)
    return {"cookie": ann.cookie, "person": ann.person, "game": game, "waiting": waiting}


if __name__ == "__main__":
    keep(sys.argv[1])
