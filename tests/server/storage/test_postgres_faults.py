"""A PostgreSQL that goes away and comes back: what was acknowledged is stored once, the rest is refused with a
sentence, and everything goes on by itself."""

import json
import threading
from collections.abc import Iterator

import pytest

from tests.server.databases import postgres
from tests.server.guests import Running, Visit
from tests.server.postgres import PostgresServer, postgres_server
from tests.server.processes import free_port, process

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
        # The first may be on its way when the connection is found to be lost: it waits for what became of it.
        first, second = visit.send("say", text="Is anybody there?"), at_once(server, visit)
        assert second == "storage-away"
        status, _, body = server.request("GET", "/readyz")
        assert (status, json.loads(body)["code"]) == (503, "storage-away")
        own.start()
        assert visit.answer(first)["type"] == "done"
        assert visit.ask("say", text="Now?") == "done"
        assert server.request("GET", "/readyz")[0] == 200
        assert said(visit) == ["Is anybody there?", "Now?"]


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
