"""Law 7, by the work that answers take: whoever may still play a deal is refused before anything is read that grows
with a game of it, so that no time tells how it went (`python -m bench.spoilers` measures that)."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from operator import and_

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from tamaya.server.config import Config
from tests.server import databases
from tests.server.guests import Guest, Running, running
from tests.server.web.test_deals import end_soon, finish

ASKED = (
    *("GET /api/games/{game}", "GET /api/games/{game}/seen", "GET /api/games/{game}/record", "GET /g/{game}"),
    *("GET /api/games/{game}/picture.svg", "GET /api/games/{game}/picture.png"),
    *("GET /api/games/{game}/review?depth=first", "POST /api/games/{game}/branches", "POST /api/games/{game}/advice"),
    *("POST /api/games/{game}/private", "POST /api/games/{game}/deal", "GET /api/deals/{deal}", "GET /d/{deal}"),
    *("GET /t/{table}", "GET /api/tables/{table}/invitation", "GET /api/tables/{table}/record"),
    *("POST /api/tables/{table}/nudge", "GET /api/tables/{table}/games", "GET /api/lobby", "GET /api/progress"),
)
WISHES: dict[str, dict[str, object]] = {
    "branches": {"at": 0, "bot": "cautious"},
    "advice": {"at": 0},
    "private": {"on": True},
}
READ_LATER = ("games.body", "entries.body", "max(entries")  # a game, and the log of a table


def wish_of(route: str) -> dict[str, object]:
    """What is sent along."""
    return WISHES.get(route.rpartition("/")[2], {})


def passed_on(ann: Guest, stop: bool) -> dict[str, str]:
    """A deal that Ann has played and passed on: a game that was soon lost, or a long one."""
    made = ann.post("/api/practice", {"settings": {"edition": "danish", "players": 2}, "bot": "cautious"})
    if stop:
        end_soon(ann, made["id"], stop=False)
    else:
        finish(ann, made["id"])
    game = ann.get("/api/games")["games"][0]["id"]
    return {"table": made["id"], "game": game, "deal": ann.post(f"/api/games/{game}/deal", {})["id"]}


@contextmanager
def statements() -> Iterator[list[str]]:
    """What databases are asked meanwhile."""
    found: list[str] = []

    def note(*said: object) -> None:
        found.append(str(said[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def work_of(eve: Guest, line: str, deal: dict[str, str]) -> tuple[int, str, Counter[str]]:
    """What Eve is told, without the ids, and what the database is asked for that each time: not what happens to be
    written down meanwhile."""
    each = [asked_once(eve, line, deal) for _ in range(3)]
    status, text, _ = each[0]
    return status, text, reduce(and_, (Counter(found) for _, _, found in each))


def asked_once(eve: Guest, line: str, deal: dict[str, str]) -> tuple[int, str, list[str]]:
    """The same, once."""
    method, _, route = line.partition(" ")
    with statements() as found:
        status, _, body = eve.server.request(
            method, route.format(**deal), wish_of(route) if method == "POST" else None, {"Cookie": eve.cookie}
        )
    text = body.decode()
    for name, id in deal.items():
        text = text.replace(id, name)
    return status, text, found


@pytest.fixture(scope="module", params=databases.KINDS)
def forgetful(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server that keeps no table in memory where nobody is."""
    config = Config(database=databases.new_place(request.param), port=0, bot_pause=0, idle=0, days_watch=1e6)
    with running(config) as server:
        yield server


def test_law_7_what_a_refusal_takes_does_not_depend_on_the_game(forgetful: Running) -> None:
    ann, eve = forgetful.guest("Ann"), forgetful.guest("Eve")
    short, long = passed_on(ann, stop=True), passed_on(ann, stop=False)
    for deal in (short, long):
        with ann.join(deal["table"]) as visit:  # it is at rest, and its listing says so
            visit.until(lambda visit=visit: visit.table["phase"] == "over")  # type: ignore[misc]
    for line in ASKED:
        one, other = work_of(eve, line, short), work_of(eve, line, long)
        assert one == other, line
        assert not [said for said in one[2] if any(part in said for part in READ_LATER)], line
