"""What 1.0 and later releases have written is still read, and means the same."""

import contextlib
import json
import shlex
import sqlite3
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tamaya import Game
from tamaya.bots.cautious import make
from tamaya.bots.lines.guest import GuestProgram
from tamaya.cli import main
from tamaya.server.config import Config, from_environment
from tamaya.server.storage.opening import open_database
from tests.compatibility.keeping import KEPT, calls_of, digest_of, fields_of, options_of, written
from tests.server import databases
from tests.server.guests import Guest, play_on, running

RELEASES = sorted(KEPT.iterdir())


def lines_of(path: Path) -> list[Any]:
    """JSON, one a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_records_and_positions_lead_to_the_same_games(release: Path) -> None:
    for kept in lines_of(release / "games.jsonl"):
        game = Game.replay(kept["record"])
        assert (game.score, game.outcome) == (kept["score"], kept["outcome"])
        last = Game.from_position(kept["position"])
        assert [str(action) for action in last.legal_actions()] == kept["legal"]
        assert game.at(max(0, len(game.moves) - 1)).position() == kept["position"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_a_bot_understands_what_servers_of_that_release_tell_it(release: Path) -> None:
    program = GuestProgram("Cautious", make)
    for kept in lines_of(release / "bot-conversation.jsonl"):
        answer = program.hear(kept["told"].encode())
        assert (answer is None) == (kept["answer"] is None)
        if answer is not None:
            assert json.loads(answer).items() >= json.loads(kept["answer"]).items()


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_observations_and_action_numbers_are_the_same_bit_for_bit(release: Path) -> None:
    for kept in lines_of(release / "observations.jsonl"):
        game = Game.replay(kept["record"])
        assert {layout: digest_of(game, layout) for layout in kept["observations"]} == kept["observations"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_a_bot_that_was_written_for_that_release_plays_on(release: Path, tmp_path: Path) -> None:
    naming = f"{shlex.quote(sys.executable)} {shlex.quote(str(release / 'bot.txt'))}"
    out = tmp_path / "out.json"
    command = ["arena", "--bot-command", naming, "--players", "3", "--games", "1", "--workers", "1", "--json", str(out)]
    assert main(command) == 0
    told = json.loads(out.read_text(encoding="utf-8"))
    assert (told["failure"], told["replaced"], told["own_games"]) == ("", [], 1)


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_commands_options_and_settings_are_still_there(release: Path) -> None:
    for kept in lines_of(release / "commands.jsonl"):
        assert set(kept["options"]) <= set(options_of(kept["command"])), kept["command"]
    usual = {"TAMAYA_PUBLIC_URL": "https://example.org"}  # which some others need
    for setting in json.loads((release / "settings.json").read_text(encoding="utf-8")):
        other = usual | {setting: f"https://{setting}" if setting in usual else "7"}
        assert from_environment(other) != from_environment(usual), setting


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_commands_write_the_fields_that_programs_read(release: Path) -> None:
    for kept in lines_of(release / "fields.jsonl"):
        now = fields_of(written(kept["command"], release / "game.json"))
        assert sorted(set(kept["fields"]) - set(now)) == [], kept["command"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_results_that_release_wrote_are_shown(release: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--report", str(release / "arena.json")]) == 0
    assert "15.5" in capsys.readouterr().out


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_the_library_has_its_names_and_they_can_be_called_as_before(release: Path) -> None:
    for kept in lines_of(release / "library.jsonl"):
        module = import_module(kept["module"])
        assert [name for name in kept["names"] if not hasattr(module, name)] == []
        now = calls_of(kept["module"])
        for name, calls in kept["names"].items():
            assert [call for call in calls if broken(calls[call], now[name].get(call))] == [], name


def broken(before: list[str], now: list[str] | None) -> bool:
    """Whether a call that was right no longer is: something has gone, moved, or has to be given."""
    if now is None:
        return True
    names = [one.strip("*=") for one in now]
    in_order = [one.strip("=") for one in before if not one.startswith("*")]
    return (
        [one.strip("=") for one in now[: len(in_order)]] != in_order
        or any(one.strip("*=") not in names for one in before)
        or any(not one.endswith("=") and one not in before for one in now)
    )


def test_a_call_is_broken_by_what_callers_notice() -> None:
    before = ["game", "seat", "move=", "*seed="]
    assert not broken(before, ["game", "seat", "move=", "seed=", "language="])
    assert not broken(before, ["game", "seat=", "move=", "*seed="])
    for now in (None, ["seat", "game", "move=", "*seed="], ["game", "seat", "move="], [*before, "language"]):
        assert broken(before, now)


@pytest.mark.parametrize("kind", databases.KINDS)
@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_a_server_goes_on_with_a_database_of_that_release(release: Path, kind: str, tmp_path: Path) -> None:
    place = str(tmp_path / "games.sqlite3")
    with contextlib.closing(sqlite3.connect(place)) as database:
        database.executescript((release / "database.sql").read_text(encoding="utf-8"))
    if kind == "postgres":
        place, old = databases.new_place(kind), place
        assert main(["move", place, "--database", old]) == 0
    facts = json.loads((release / "database.json").read_text(encoding="utf-8"))
    with running(Config(database=place, port=0, bot_pause=0)) as server:
        ann, bob = (Guest(server, one["cookie"], one["person"]) for one in facts["people"].values())
        assert ann.get("/api/lobby")["you"] == ann.person
        assert [game["id"] for game in ann.get("/api/games")["games"]] == [facts["game"]]
        assert ann.get(f"/api/games/{facts['game']}")["game"]["id"] == facts["game"]
        assert ann.get("/api/puzzles/mine")["rating"]["results"] == 1
        assert bob.get(f"/api/clubs/{facts['club']}")["member"]
        with ann.join(facts["waiting"]) as visit:
            assert visit.table["phase"] == "waiting"
        with ann.join(facts["running"]) as host, bob.join(facts["running"]) as guest:
            assert [one["text"] for one in guest.newest("remarks")["remarks"]] == ["before"]
            assert [one["what"] for one in host.table["proposals"]] == ["undo"]
            assert guest.ask("withdraw", proposal=host.table["proposals"][0]["id"]) == "done"
            play_on(host, guest)


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_its_database_is_brought_to_the_schema_of_a_new_one(release: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    with contextlib.closing(sqlite3.connect(old)) as database:
        database.executescript((release / "database.sql").read_text(encoding="utf-8"))
    for place in (old, new):
        open_database(str(place)).close()
    assert schema_of(old) == schema_of(new)


def schema_of(place: Path) -> dict[str, list[tuple[object, ...]]]:
    """The columns of each table and index."""
    with contextlib.closing(sqlite3.connect(place)) as database:
        names = database.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall()
        return {name: sorted(database.execute(f"PRAGMA {kind}_info({name})")) for kind, name in names}
