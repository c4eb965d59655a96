"""What 1.0 and later releases have written is still read, and means the same."""

import contextlib
import json
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tamaya import Game
from tamaya.bots.cautious import make
from tamaya.bots.lines.guest import GuestProgram
from tamaya.server.config import Config
from tests.compatibility.keeping import KEPT, digest_of, options_of
from tests.server.guests import Guest, running

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
def test_commands_options_and_names_are_still_there(release: Path) -> None:
    for kept in lines_of(release / "commands.jsonl"):
        assert set(kept["options"]) <= set(options_of(kept["command"])), kept["command"]
    for kept in lines_of(release / "library.jsonl"):
        assert [name for name in kept["names"] if not hasattr(import_module(kept["module"]), name)] == []


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_a_server_goes_on_with_a_database_of_that_release(release: Path, tmp_path: Path) -> None:
    place = tmp_path / "games.sqlite3"
    with contextlib.closing(sqlite3.connect(place)) as database:
        database.executescript((release / "database.sql").read_text(encoding="utf-8"))
    facts = json.loads((release / "database.json").read_text(encoding="utf-8"))
    with running(Config(database=str(place), port=0)) as server:
        ann = Guest(server, facts["cookie"], facts["person"])
        assert ann.get("/api/lobby")["you"] == facts["person"]
        assert [game["id"] for game in ann.get("/api/games")["games"]] == [facts["game"]]
        assert ann.get(f"/api/games/{facts['game']}")["game"]["id"] == facts["game"]
        with ann.join(facts["waiting"]) as visit:
            assert visit.table["phase"] == "waiting"
