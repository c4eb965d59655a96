"""Reviews of games over HTTP: made once in a process of their own, for those who may see the game; and stopped."""

import contextlib
import itertools
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tamaya import Game, Rules
from tamaya.core.actions import Discard, Hint
from tamaya.formats import RecordedGame, write_game
from tamaya.server.config import Config, Limits
from tamaya.server.reviews import reviews
from tests.server.databases import postgres
from tests.server.guests import PATIENCE, Guest, Running, running
from tests.server.web.test_archive import asked, finished

FIRST = {"depth": "first", "on": True}
NUMBERS = itertools.count()
AGES = 1e5  # seconds: longer than any test


def wasteful() -> Game:
    """A short game in which the red fives are thrown away as soon as somebody has them."""
    game = Game.deal(Rules(), 3, seed=4)
    five = next(id for id, card in enumerate(game.deck) if str(card) == "r5")
    while five not in game.discards:
        hand = game.hands[game.actor]
        hint = next(action for action in game.legal_actions() if isinstance(action, Hint))
        game.do(hint if game.hints == 8 else f"discard {five if five in hand else hand[-1]}")
    return game


def brought(person: Guest, game: Game) -> str:
    """A game that somebody brings in, as one of its own; its id."""
    file = write_game(RecordedGame(game, tags={"id": str(next(NUMBERS))}))
    status, _, body = person.server.request("POST", "/api/games/files", file.encode(), {"Cookie": person.cookie})
    assert status == 201, body
    return str(json.loads(body)["games"][0])


def until(find: Callable[[], Any], good: Callable[[Any], bool]) -> Any:
    """Ask until the answer is good."""
    end = time.monotonic() + 6 * PATIENCE  # much may have to be compiled
    while not good(found := find()):
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def reviewed(person: Guest, game: str) -> Any:
    """The first review of a game, when it is done."""
    assert "code" not in person.post(f"/api/games/{game}/review", FIRST)
    path = f"/api/games/{game}/review?depth=first"
    return until(lambda: person.get(path), lambda state: state["status"] != "working")


def test_a_game_is_reviewed_once_and_everybody_who_may_see_it_gets_it_at_once(server: Running) -> None:
    ann = server.guest("Ann")
    played = wasteful()
    game = brought(ann, played)
    assert ann.get(f"/api/games/{game}/review?depth=first")["status"] == "none"
    review = reviewed(ann, game)["review"]
    reach = review["reach"]
    assert len(reach) == len(played.history) + 1
    assert (reach[0]["best"], reach[0]["bound"]) == (25, 25)
    assert reach[-1]["bound"] < 25
    assert review["gone"] is not None
    assert reach[review["gone"] - 1]["bound"] == 25 > reach[review["gone"]]["bound"]
    assert [turn["move"] for turn in review["known"]] == list(range(1, len(played.history) + 1))
    before = review["gone"] - 1
    named = max(place for place, one in enumerate(reach[: before + 1]) if one["line"] is not None)
    line = reach[named]["line"][before - named :]
    turn = review["known"][before]
    thrown = next(card for card in turn["hand"] if played.history[before] == Discard(card["id"]))
    assert turn["loss"] == thrown["irreplaceable"] > 0, "what could be known of it"
    assert sum(share for _, share in thrown["chances"]) == pytest.approx(1, abs=0.01)
    assert 0 < len(review["moments"]) <= 5
    assert all(moment["lost"] > 0 and moment["nature"] for moment in review["moments"])
    again = Game.deal(Rules(), 3, seed=4)
    for action in (*map(str, played.history[:before]), *line):
        again.do(action)
    assert again.score == 25, "the line that would have won"
    _, _, body = server.request("POST", f"/api/games/{game}/review", FIRST)
    assert json.loads(body)["review"] == review, "nobody has to wait again, with or without a name"


def test_only_who_may_see_a_game_sees_its_review_and_unfinished_games_have_none(server: Running) -> None:
    table, game, (ann, bob), _ = finished(server, "Ann", "Bob")
    reviewed(bob, game)
    assert bob.post(f"/api/games/{game}/private", {"on": True})["private"]
    assert asked(server, f"/api/games/{game}/review?depth=first")[1]["code"] == "private-game"
    assert server.guest("Eve").post(f"/api/games/{game}/review", FIRST)["code"] == "private-game"
    assert ann.get(f"/api/games/{game}/review?depth=first")["status"] == "done"
    branch = ann.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})["game"]["id"]
    assert ann.post(f"/api/games/{branch}/review", FIRST)["code"] == "not-over"
    for nothing in (table, "nowhere"):
        assert ann.post(f"/api/games/{nothing}/review", FIRST)["code"] == "no-such-game"
    refused = asked(server, f"/api/games/{game}/review?depth=deepest")[1]
    details = {"why": "choice", "field": "depth", "choices": "first, ending, deep"}
    assert (refused["code"], refused["details"]) == ("bad-message", details)
    assert str(refused["message"]).endswith("depth should be one of first, ending, deep.")


def workers() -> set[int]:
    """The processes that the servers of this one have started to review games."""
    found = set()
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"tamaya.children\0reviews" in (place / "cmdline").read_bytes():
                found.add(int(place.name))
    return found


def held_up(person: Guest, game: str, depth: str = "first") -> int:
    """Let a game be reviewed by a process that is held up before it has begun; the process."""
    before = workers()
    state = person.post(f"/api/games/{game}/review", {"depth": depth, "on": True})
    assert state["yours"], state
    (worker,) = until(lambda: workers() - before, bool)
    os.kill(worker, signal.SIGSTOP)
    return int(worker)


@pytest.fixture
def fresh() -> Iterator[Running]:
    """A server that has reviewed nothing yet."""
    with running(Config(database=":memory:", port=0, limits=Limits(reviews=(4, 0)))) as started:
        yield started


def test_who_began_a_review_stops_it_and_nobody_else_can(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    game = brought(ann, wasteful())
    path = f"/api/games/{game}/review"
    begin, stop = {"depth": "deep", "on": True}, {"depth": "deep", "on": False}
    assert server.request("POST", path, begin)[0] == 401, "what takes long is for people with a name"
    worker = held_up(ann, game, "deep")
    assert eve.post(path, begin)["yours"] is False
    eve.post(path, stop)
    assert eve.get(f"{path}?depth=deep")["status"] == "working"
    ann.post(path, stop)
    assert ann.get(f"{path}?depth=deep")["status"] == "none"
    until(workers, lambda found: worker not in found)
    assert server.request("POST", path, stop)[0] == 401


def test_a_review_whose_process_dies_has_failed_and_can_be_tried_again_but_nobody_has_it_all(fresh: Running) -> None:
    ann = fresh.guest("Ann")
    game = brought(ann, wasteful())
    os.kill(held_up(ann, game), signal.SIGKILL)
    path = f"/api/games/{game}/review?depth=first"
    assert until(lambda: ann.get(path), lambda state: state["status"] != "working")["status"] == "failed"
    assert reviewed(ann, game)["status"] == "done"
    for _ in range(2):
        reviewed(ann, brought(ann, wasteful()))
    assert ann.post(f"/api/games/{brought(ann, wasteful())}/review", FIRST)["code"] == "too-fast"
    assert reviewed(ann, game)["status"] == "done", "what is there costs nothing"


def test_a_few_addresses_do_not_fill_all_places(fresh: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST", 10)
    ann = fresh.guest("Ann")
    held_up(ann, brought(ann, wasteful()))

    def want(address: str) -> int:
        game = brought(ann, wasteful())
        return fresh.request("POST", f"/api/games/{game}/review", FIRST, {"X-Forwarded-For": f"192.0.2.{address}"})[0]

    statuses = [[want(f"{address}") for _ in range(3)] for address in range(4)]
    assert statuses[0] == [200, 200, 429]
    assert all(one[0] == 200 for one in statuses)
    assert want("99") == 200


def test_another_process_takes_over_from_one_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    with running() as before:  # compiles: whoever is held up while compiling keeps all others from it
        bob = before.guest("Bob")
        reviewed(bob, brought(bob, wasteful()))
    config = Config(database=postgres().new_database(), port=0)
    with running(config) as one, running(config) as other:
        ann = one.guest("Ann")
        game = brought(ann, wasteful())
        monkeypatch.setattr(reviews, "CLAIM", AGES)
        monkeypatch.setattr(reviews, "BEAT", 1e6)
        worker = held_up(ann, game)
        path = f"/api/games/{game}/review?depth=first"
        assert ann.at(other).get(path)["status"] == "working"
        monkeypatch.setattr(reviews, "time", SimpleNamespace(time=lambda: time.time() + 2 * AGES))
        assert ann.at(other).get(path)["status"] == "none"
        assert reviewed(ann.at(other), game)["status"] == "done"
        assert ann.get(path)["status"] == "done"
        os.kill(worker, signal.SIGCONT)
