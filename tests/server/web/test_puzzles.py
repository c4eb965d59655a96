"""Puzzles over HTTP: everybody is asked the same, the server checks answers, and the first one counts."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tamaya.review.puzzles import KINDS, Puzzle, read_puzzle
from tamaya.review.puzzles.puzzle import listed
from tamaya.server.config import Config
from tamaya.server.puzzles.glicko import rating_at
from tamaya.server.storage.opening import open_database
from tests.server import databases
from tests.server.guests import Guest, Running, running
from tests.server.web.test_deals import Hands


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A running server, at noon of a day whose puzzle no test here answers by its number."""
    with running(Config(database=":memory:", port=0, bot_pause=0), clock=Hands()) as started:
        yield started


def number_of_kind(kind: str) -> int:
    """The first puzzle of a kind."""
    return next(number for number, one in enumerate(listed(), start=1) if one.kind == kind)


def puzzle(number: int) -> Puzzle:
    """With its answer."""
    return read_puzzle(listed()[number - 1].line)


def wrong(asked: Puzzle) -> str:
    """An answer that looks right."""
    verb = {"discard": "discard", "tile": "take"}.get(asked.kind, "play")
    colour = asked.solution.partition(" as ")[2]
    return f"{verb} {asked.traps[0]}{f' as {colour}' if colour else ''}"


def answer(person: Guest, number: int | str, what: str | None) -> Any:
    """What the server says of an answer."""
    return person.post(f"/api/puzzles/{number}/answer", {"answer": what})


def listing(person: Guest, number: int) -> Any:
    """A puzzle as the list has it."""
    return person.get("/api/puzzles")["puzzles"][number - 1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_asked_helped_with_answered_and_told(server: Running, kind: str) -> None:
    ann = server.guest("Ann")
    number = number_of_kind(kind)
    asked = puzzle(number)
    status, _, body = server.request("GET", f"/api/puzzles/{number}")
    assert status == 200, "nobody needs a name to look"
    assert (asked.solution.encode() in body) == (kind in ("show", "tile")), "there it is one of the things to be done"
    page = json.loads(body)
    assert (page["listing"]["theme"], page["listing"]["source"]) == (asked.theme, asked.source)
    assert (page["listing"]["kind"], page["tips"], page["of"], page["all_tips"]) == (kind, [], len(listed()), 3)
    people = [player["person"] for player in page["played"]["players"]]
    assert people.index("you") == asked.game.actor
    assert page["played"]["settings"]["seed"] is None
    assert len(page["seen"]["views"]) == len(asked.game.moves) + 1
    missed = answer(ann, number, wrong(asked))
    assert (missed["right"], missed["solved"]) == (False, None)
    assert missed["listing"]["yours"] == "tried"
    tips = ann.post(f"/api/puzzles/{number}/tips", {"count": 2})["tips"]
    assert [tip["key"] for tip in tips] == [hint.key for hint in asked.hints[:2]]
    assert ann.get(f"/api/puzzles/{number}")["tips"] == tips
    told = answer(ann, number, asked.solution)
    assert told["right"]
    assert told["solved"]["solution"] == asked.solution
    assert [reason["key"] for reason in told["solved"]["reasons"]] == [reason.key for reason in asked.reasons]
    assert told["solved"]["at"] == len(asked.game.moves)
    assert len(told["solved"]["seen"]["views"]) == len(asked.game.moves) + len(asked.line) + 1
    hand = told["solved"]["seen"]["views"][told["solved"]["at"]]["hands"][asked.game.actor]
    assert [held["card"] for held in hand] == [
        str(asked.game.card(card)) for card in asked.game.hands[asked.game.actor]
    ]
    assert listing(ann, number)["yours"] == "solved"


def test_how_often_it_is_solved_is_counted_by_first_answers(server: Running) -> None:
    number = 31
    asked = puzzle(number)
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    assert answer(ann, number, asked.solution)["listing"]["yours"] == "first"
    answer(bob, number, wrong(asked))
    answer(bob, number, asked.solution)
    given_up = answer(eve, number, None)
    assert (given_up["right"], given_up["solved"]["solution"]) == (False, asked.solution)
    assert answer(eve, number, asked.solution)["listing"]["yours"] == "seen"
    found = listing(bob, number)
    assert (found["tried"], found["solved"], found["yours"]) == (3, 1, "solved")


def test_who_solves_todays_puzzle_has_a_streak(server: Running) -> None:
    ann = server.guest("Ann")
    today = ann.get("/api/puzzles/today")
    everybody = server.guest("Bob").get("/api/puzzles")
    number = today["listing"]["number"]
    assert (today["day"], number) == (everybody["day"], everybody["today"])
    another = number % len(listed()) + 1
    assert ann.get(f"/api/puzzles/{another}")["day"] is None
    assert answer(ann, another, puzzle(another).solution)["streak"] == 0
    assert answer(ann, "today", puzzle(number).solution)["streak"] == 1
    assert ann.get("/api/puzzles")["streak"] == 1


def test_what_is_no_puzzle_and_no_answer_is_refused_and_nothing_is_counted(server: Running) -> None:
    ann = server.guest("Ann")
    for nothing in ("0", str(len(listed()) + 1), "-1", "tomorrow", "9" * 30):
        refused = ann.post(f"/api/puzzles/{nothing}/game", {})
        assert (refused["code"], refused["status"], refused["details"]) == (
            "no-such-puzzle",
            404,
            {"puzzles": len(listed())},
        )
    for nonsense in ("", "play 99", "keep 1", "resign", "play 1 as red"):
        assert answer(ann, 1, nonsense)["code"] == "no-such-answer"
    assert answer(ann, 1, "x" * 100)["code"] == "bad-message"
    assert ann.post("/api/puzzles/1/tips", {"count": 0})["code"] == "bad-message"
    assert ann.post("/api/puzzles/1/game", {})["code"] == "not-solved"
    assert server.request("POST", "/api/puzzles/1/answer", {"answer": None})[0] == 401, "who answers is known"
    assert listing(ann, 1)["yours"] is None


def test_who_has_solved_it_plays_on_from_there_always_in_the_same_game(server: Running) -> None:
    ann = server.guest("Ann")
    number = 40
    asked = puzzle(number)
    answer(ann, number, None)
    game = ann.post(f"/api/puzzles/{number}/game", {})
    assert game["status"] == 201
    assert ann.post(f"/api/puzzles/{number}/game", {})["id"] == game["id"]
    page = ann.get(f"/api/games/{game['id']}")
    assert (page["game"]["moves"], page["own"]) == (len(asked.game.moves), False)
    assert ann.get("/api/games")["games"] == [], "it is nobody's"
    first = next(iter(map(str, asked.game.legal_actions())))
    branch = ann.post(f"/api/games/{game['id']}/branches", {"at": len(asked.game.moves), "action": first})
    assert branch["game"]["moves"] == len(asked.game.moves) + 1


@pytest.fixture
def two_servers() -> Iterator[tuple[Running, Running, str]]:
    """Two that share a PostgreSQL, and where it is."""
    place = databases.new_place("postgres")
    config, clock = Config(database=place, port=0), Hands()
    with running(config, clock=clock) as one, running(config, clock=clock) as other:
        yield one, other, place


def test_two_processes_know_the_same_and_what_is_stored_of_a_puzzle_that_is_gone_does_no_harm(
    two_servers: tuple[Running, Running, str],
) -> None:
    one, other, place = two_servers
    ann = one.guest("Ann")
    with contextlib.closing(open_database(place)) as database:
        database.answer_puzzle(ann.person["id"], "of-old", True, 1.0, None, rating_at(9.0))
    assert len(ann.get("/api/puzzles")["puzzles"]) == len(listed())
    number = ann.get("/api/puzzles")["today"]
    assert not answer(ann, number, wrong(puzzle(number)))["right"]
    told = answer(ann.at(other), number, puzzle(number).solution)
    assert (told["streak"], told["listing"]["tried"], told["listing"]["solved"]) == (1, 1, 0)
    assert listing(ann, number) == listing(ann.at(other), number)


def test_ratings_are_ones_own_and_what_a_first_answer_changed_is_said(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    told = answer(ann, 3, puzzle(3).solution)
    assert told["change"] > 0
    assert told["rating"]["rating"] == 1500 + told["change"]
    again = answer(ann, 3, puzzle(3).solution)
    assert (again["change"], again["rating"]) == (None, told["rating"])
    assert answer(ann, 4, None)["change"] < 0
    mine = ann.get("/api/puzzles/mine")
    assert (mine["rating"]["results"], len(mine["course"])) == (2, 2)
    assert mine["course"][0]["rating"] == told["rating"]["rating"]
    assert sum(one["answered"] for one in mine["themes"]) == 2
    assert sum(one["first"] for one in mine["themes"]) == 1
    assert sum(one["puzzles"] for one in mine["themes"]) == len(listed())
    assert bob.get("/api/puzzles/mine")["rating"] is None
    assert "rating" not in listing(bob, 3) or listing(bob, 3)["rating"] is None, "one answer says little"
    assert server.request("GET", "/api/puzzles/mine")[0] == 200


def test_an_endless_run_goes_on_from_puzzle_to_puzzle_also_at_another_process(
    two_servers: tuple[Running, Running, str],
) -> None:
    one, other, _ = two_servers
    ann = one.guest("Ann")
    assert ann.get("/api/puzzles/runs/endless")["puzzle"] is None
    run = ann.post("/api/puzzles/runs/endless", {"theme": "save"})
    for right in (1, 2):
        asked = run["puzzle"]
        assert listing(ann, asked)["theme"] == "save"
        told = ann.post(f"/api/puzzles/{asked}/answer", {"answer": puzzle(asked).solution, "run": "endless"})
        run = told["run"]
        assert (told["right"], run["right"], run["puzzle"] != asked) == (True, right, True)
        ann = ann.at(other)
    wrong_one = run["puzzle"]
    run = ann.post(f"/api/puzzles/{wrong_one}/answer", {"answer": None, "run": "endless"})["run"]
    assert (run["right"], run["best"]) == (0, 2)
    again = ann.post(f"/api/puzzles/{wrong_one}/answer", {"answer": puzzle(wrong_one).solution, "run": "endless"})
    assert again["run"] == run, "only the first answer counts"
    assert ann.get("/api/puzzles/mine")["endless"] == 2
    assert ann.post("/api/puzzles/runs/hasty", {})["code"] == "not-found"


def test_against_the_clock_nothing_is_rated_or_shown_and_time_runs_out() -> None:
    now = [1_000_000.0]
    with running(Config(database=":memory:", port=0), clock=lambda: now[0]) as server:
        ann = server.guest("Ann")
        run = ann.post("/api/puzzles/runs/clock", {})
        assert run["left"] == 300
        asked = run["puzzle"]
        now[0] += 20
        told = ann.post(f"/api/puzzles/{asked}/answer", {"answer": puzzle(asked).solution, "run": "clock"})
        assert (told["right"], told["solved"], told["rating"], told["change"]) == (True, None, None, None)
        assert (told["run"]["right"], told["run"]["left"]) == (1, 280)
        second = told["run"]["puzzle"]
        told = ann.post(f"/api/puzzles/{second}/answer", {"answer": wrong(puzzle(second)), "run": "clock"})
        assert (told["run"]["right"], told["run"]["left"]) == (1, 270)
        assert listing(ann, second)["tried"] == 0
        third = told["run"]["puzzle"]
        now[0] += 300
        told = ann.post(f"/api/puzzles/{third}/answer", {"answer": puzzle(third).solution, "run": "clock"})
        late = told["run"]
        assert told["right"] is False, "what is not noted tells nothing"
        assert (late["puzzle"], late["right"], late["best"], late["left"]) == (None, 1, 1, 0)
        assert listing(ann, third)["yours"] is None
