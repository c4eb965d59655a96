"""A PostgreSQL that goes away and comes back: what was acknowledged is stored once, the rest is refused with a
sentence, and everything goes on by itself."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tamaya.server.storage.database import NewEntry, Stamped
from tamaya.server.storage.postgres import Postgres
from tests.server.databases import postgres
from tests.server.guests import Running, Visit
from tests.server.postgres import PostgresServer, postgres_server
from tests.server.processes import free_port, process, workers_of

pytestmark = pytest.mark.slow


@pytest.fixture
def own() -> Iterator[PostgresServer]:
    """A PostgreSQL that a test may stop."""
    with postgres_server() as server:
        yield server


def at_table(server: Running) -> Visit:
    """Somebody at a new table."""
    ann = server.guest("Ann")
    visit = ann.join(ann.open_table())
    visit.table  # noqa: B018  # it has been told
    return visit


def said(visit: Visit) -> list[str]:
    """What has been said at the table, as somebody sees it who comes now."""
    with visit.guest.join(visit.table["id"]) as fresh:
        return [remark["text"] for remark in fresh.newest("remarks")["remarks"]]


def test_while_the_database_is_away_actions_are_refused_with_a_sentence(own: PostgresServer) -> None:
    with process(free_port(), own.new_database()) as (server, _):
        visit = at_table(server)
        own.stop()
        assert visit.ask("ping") == "done"
        assert server.request("GET", "/healthz")[0] == 200
        # The first may be on its way when the connection is found to be lost: then it waits for what became of it.
        first, second = visit.send("say", text="Is anybody there?"), at_once(server, visit)
        assert second == "storage-away"
        status, _, body = server.request("GET", "/readyz")
        assert (status, json.loads(body)["code"]) == (503, "storage-away")
        own.start()
        answer = visit.answer(first)
        assert answer["type"] == "done" or answer["code"] == "storage-away"
        assert visit.ask("say", text="Now?") == "done"
        assert server.request("GET", "/readyz")[0] == 200
        assert said(visit) == ["Is anybody there?"] * (answer["type"] == "done") + ["Now?"]


def at_once(server: Running, visit: Visit) -> str:
    """What somebody is told who asks for a new name now."""
    return str(visit.guest.post("/api/me", {"name": "Anne"})["code"])


def test_connections_that_are_cut_again_and_again_lose_and_double_nothing() -> None:
    with process(free_port(), postgres().new_database()) as (server, _):
        visits = [at_table(server) for _ in range(3)]
        stop = threading.Event()

        def cut() -> None:
            while not stop.wait(0.05):
                postgres().cut_connections()

        cutting = threading.Thread(target=cut)
        cutting.start()
        answers: list[list[str]] = [[] for _ in visits]
        try:
            for number in range(15):
                requests = [visit.send("say", text=str(number)) for visit in visits]
                for visit, request, got in zip(visits, requests, answers, strict=True):
                    got.append(visit.answer(request)["type"])
        finally:
            stop.set()
            cutting.join()
        for visit, got in zip(visits, answers, strict=True):
            assert said(visit) == [str(number) for number, answer in enumerate(got) if answer == "done"]
            assert "done" in got


STARTING = """
import sys
from tamaya.server.config import Config
from tamaya.server.web.running.supervisor import serve_here
serve_here(Config(database=sys.argv[1]), 0)
"""


def test_a_worker_that_cannot_reach_the_database_says_so_in_a_sentence(tmp_path: Path) -> None:
    address = f"postgresql://tamaya:secret@/none?host={tmp_path}"
    ended = subprocess.run(
        [sys.executable, "-c", STARTING, address], capture_output=True, text=True, timeout=60, check=False
    )
    told = json.loads(ended.stderr)  # one line, and no traceback
    assert (ended.returncode, told["what"], told["code"]) == (0, "a process cannot serve yet", "storage-unreachable")
    assert "cannot be reached" in told["why"]
    assert "secret" not in ended.stderr


@pytest.mark.long
def test_a_worker_that_starts_while_the_database_is_away_serves_when_it_is_back(own: PostgresServer) -> None:
    with process(free_port(), own.new_database(), workers=2) as (server, parent):
        assert parent.stderr is not None
        own.stop()
        os.kill(workers_of(parent.pid)[0], signal.SIGKILL)
        told = [json.loads(parent.stderr.readline())]  # a traceback would not be JSON
        while told[-1]["what"] != "a process cannot serve yet":
            told.append(json.loads(parent.stderr.readline()))
        assert told[-1]["code"] == "storage-unreachable"
        own.start()
        while told[-1]["what"] != "serving":
            told.append(json.loads(parent.stderr.readline()))
        with at_table(server) as visit:
            assert visit.ask("say", text="Back again") == "done"


def test_after_a_loss_no_connection_is_used_again_and_all_are_closed_in_the_end() -> None:
    database = Postgres(postgres().new_database())
    used = []
    for _ in range(2):
        with database._reading.connect() as reading, database._reading.connect() as another:
            used += [one.connection.driver_connection for one in (reading, another)]
            with pytest.raises(psycopg.DataError):
                database.append([Stamped(NewEntry("t", 1 << 70, b""), 1.0)])
    assert len({id(one) for one in used}) == 4
    database.close()
    assert [one.closed for one in used if isinstance(one, psycopg.Connection)] == [True] * 4
