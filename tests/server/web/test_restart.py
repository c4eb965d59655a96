"""Nothing that was acknowledged is lost, whatever happens to the process."""

import json
import signal
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE
from tests.server.processes import free_port, process


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_when_it_comes_back(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "games.sqlite3"
    with process(port, database) as (server, child):
        ann = server.guest("Ann")
        table = ann.open_table(players=3)
        visit = ann.join(table)
        assert visit.ask("sit", chair=0) == "done"
        assert visit.ask("addBot", chair=1) == "done"
        assert visit.ask("addBot", chair=2) == "done"
        assert visit.ask("start") == "done"
        assert visit.ask("note", card=2, text="mine") == "done"
        for _ in range(3):
            visit.until(visit.my_turn)
            assert visit.act(next(a for a in visit.view["legal"] if a.startswith("hint"))) == "done"
        visit.until(visit.my_turn)
        view, version, moves = visit.view, visit.version, visit.view["version"]
        last = visit.send("act", version=version, action=view["legal"][-1])
        child.send_signal(signal.SIGKILL)
        child.wait()
        visit.closed()
        acknowledged = any(m["type"] == "done" and m["request"] == last for m in visit.messages)
    with process(port, database) as (server, child):
        ann.server = server
        again = ann.join(table)
        game = again.newest("game")
        assert game["notes"] == {"2": "mine"}
        assert again.table["chair"] == 0
        assert len(game["moves"]) >= moves + acknowledged
        assert (
            game["moves"][:moves]
            == [
                move for message in visit.messages if message["type"] in ("game", "moved") for move in message["moves"]
            ][:moves]
        )
        if len(game["moves"]) == moves:
            assert again.view == view
        assert again.ask("act", version=version, action=view["legal"][-1]) in ("done", "already-done")
        again.until(again.my_turn)
        child.send_signal(signal.SIGTERM)
        assert again.closed() == 1012
        assert again.messages[-1]["type"] == "restarting"
        assert child.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert child.stderr is not None
        lines = [json.loads(line) for line in child.stderr]
        assert any(line["what"] == "serving" for line in lines), "logs are JSON, a line each"
        assert table not in json.dumps(lines), "who reads the log cannot go to a table, nor knows who sat there"
