"""Writes the files that a release leaves behind: `python -m tests.compatibility.keeping 1.0`, once, when it is made.
They are never written anew: tests of later versions read them."""

import contextlib
import inspect
import io
import json
import re
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from enum import EnumType
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType

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
from tamaya.cli import COMMANDS, main
from tamaya.cli.parser import Parser
from tamaya.core.actions import parse_entry
from tamaya.core.errors import BadRules
from tamaya.core.events import seen_by
from tamaya.env.seat_observer import SeatObserver
from tamaya.review.puzzles import collection
from tamaya.server.config import Config
from tests.core.playthrough import GOLDEN, set_up
from tests.server.guests import Guest, play_on, running
from tests.test_public import PUBLIC

KEPT = Path(__file__).with_name("kept")
BOT = Path(__file__).parents[2] / "examples" / "bots" / "careful.py"
TURNS = 12  # of the conversation with a bot

# What programs read: commands that write JSON, one of a game.
WRITTEN = {
    "arena": ["arena", "--bot", "cautious", "--players", "2", "--games", "2", "--workers", "1", "--json", "OUT"],
    "daily": ["daily", "--date", "2026-11-18", "--json", "OUT"],
    "review": ["review", "GAME", "--nodes", "100", "--workers", "1", "--json", "OUT"],
    "winnable": ["winnable", "--players", "2", "--deals", "2", "--workers", "1", "--json", "OUT"],
}


def keep(release: str) -> None:
    """Write everything that this version should be able to read for good."""
    folder = KEPT / release
    folder.mkdir(parents=True)
    games = [golden_game(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.txt"))]
    write_lines(folder / "games.jsonl", map(described, games))
    write_lines(folder / "bot-conversation.jsonl", conversation(games[0]))
    write_lines(folder / "observations.jsonl", filter(None, map(observed, games)))
    write_lines(folder / "commands.jsonl", ({"command": name, "options": options_of(name)} for name in COMMANDS))
    write_lines(folder / "library.jsonl", ({"module": module, "names": calls_of(module)} for module in PUBLIC))
    (folder / "game.json").write_text(json.dumps(games[0].record()) + "\n", encoding="utf-8")
    texts = {name: written(name, folder / "game.json") for name in WRITTEN}
    write_lines(folder / "fields.jsonl", ({"command": name, "fields": fields_of(text)} for name, text in texts.items()))
    (folder / "arena.json").write_text(texts["arena"], encoding="utf-8")
    shutil.copyfile(BOT, folder / "bot.txt")  # not code of this version
    (folder / "settings.json").write_text(json.dumps(settings()) + "\n", encoding="utf-8")
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


def settings() -> list[str]:
    """The environment variables that a server reads, as docs/hosting.md tells."""
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"^\|[^|]*\| `(TAMAYA_\w+)` \|", page, re.MULTILINE)))


def written(name: str, game: Path) -> str:
    """What a command writes for programs."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        places = {"GAME": str(game), "OUT": str(out := Path(folder, "out.json"))}
        assert main([places.get(word, word) for word in WRITTEN[name]]) == 0
        return out.read_text(encoding="utf-8")


def fields_of(text: str) -> list[str]:
    """The fields of JSON, and of what is in them; of a list those that all of it has."""
    return sorted(_fields(json.loads(text)))


def _fields(value: object) -> set[str]:
    if isinstance(value, dict):
        named = {key: one for key, one in value.items() if not key.isdecimal()}
        return named.keys() | {f"{key}.{field}" for key, one in named.items() for field in _fields(one)}
    if isinstance(value, list) and value:
        return set.intersection(*map(_fields, value))
    return set()


def calls_of(module: str) -> dict[str, dict[str, list[str]]]:
    """The public names of a module; for those that can be called, and for their methods, what they take: "name",
    "name=" if it may be left out, "*name" if it has to be named."""
    found = {name: getattr(import_module(module), name) for name in PUBLIC[module]}
    return {name: dict(_calls(thing)) for name, thing in found.items()}


def _calls(thing: object) -> Iterator[tuple[str, list[str]]]:
    if isinstance(thing, ModuleType) or not callable(thing):
        return
    with contextlib.suppress(TypeError, ValueError):  # a form of types has none
        if not isinstance(thing, EnumType):
            yield "", _parameters(thing)
    for name in dir(thing) if isinstance(thing, type) else ():
        method = getattr(thing, name)
        if (
            not name.startswith("_")
            and inspect.isroutine(method)
            and str(getattr(method, "__module__", "")).startswith("tamaya")
        ):
            yield name, _parameters(method)


def _parameters(call: Callable[..., object]) -> list[str]:
    kinds = inspect.Parameter
    return [
        f"{'*' if one.kind is kinds.KEYWORD_ONLY else ''}{one.name}{'' if one.default is kinds.empty else '='}"
        for one in inspect.signature(call).parameters.values()
        if one.kind not in (kinds.VAR_POSITIONAL, kinds.VAR_KEYWORD)
    ]


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
    """A server's database, as SQL: Ann and Bob have finished a game, play another, and are in a club; Ann waits
    at a third table and has solved a puzzle."""
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
        game, running_game = play_first(ann, bob), leave_in_the_middle(ann, bob)
        waiting = ann.open_table(players=3)
        plan = {"name": "Friday club", "settings": {"edition": "norwegian", "players": 2}, "rounds": 3, "minutes": 1440}
        club = ann.post("/api/clubs", plan | {"start": time.time()})["id"]
        assert bob.post(f"/api/clubs/{club}/join", {})["member"]
        assert ann.post("/api/puzzles/1/answer", {"answer": collection()[0].solution})["right"]
    people = {one.person["name"]: {"cookie": one.cookie, "person": one.person} for one in (ann, bob)}
    return {"people": people, "game": game, "running": running_game, "waiting": waiting, "club": club}


def play_first(ann: Guest, bob: Guest) -> str:
    """A whole game; its id."""
    table = ann.open_table(seed=11, players=2)
    with ann.join(table) as host, bob.join(table) as guest:
        assert guest.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"
        play_on(host, guest)
        return str(host.table["last_game"])


def leave_in_the_middle(ann: Guest, bob: Guest) -> str:
    """A table with a bot where a game has begun and things were said, noted and proposed; its id."""
    table = ann.open_table(seed=12, players=3, edition="german-extended")
    with ann.join(table) as host, bob.join(table) as guest:
        assert guest.ask("sit", chair=1) == "done"
        assert guest.ask("say", text="before") == "done"
        assert host.ask("addBot", chair=2, bot="cautious") == "done"
        assert host.ask("start", first=0) == "done"
        host.until(lambda: bool(host.view["legal"]))
        assert host.act(host.view["legal"][-1]) == "done"
        guest.until(lambda: bool(guest.view["legal"]))
        assert guest.act(guest.view["legal"][-1]) == "done"
        host.until(lambda: bool(host.view["legal"]))  # the bot has moved
        assert host.ask("note", card=host.view["hands"][0][0]["id"], text="red?") == "done"
        assert guest.ask("propose", what="undo") == "done"
    return table


if __name__ == "__main__":
    keep(sys.argv[1])
