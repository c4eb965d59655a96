"""Exercises over HTTP: found in one's own games alone, asked again after some days, private, and deletable."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tamaya.formats import RecordedGame, write_game
from tamaya.server.config import Config
from tests.server.guests import Guest, Running, running
from tests.server.web.test_reviews import until, wasteful

DAY = 86_400
NAMES = ("Åse", "Bo", "Cleo")


class Calendar:
    """A clock that a test sets."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(scope="module")
def server(calendar: Calendar) -> Iterator[Running]:
    with running(Config(database=":memory:", port=0, address="none"), clock=calendar) as started:
        yield started


def bring(person: Guest, file: str) -> list[str]:
    status, _, body = person.server.request("POST", "/api/games/files", file.encode(), {"Cookie": person.cookie})
    assert status == 201, body
    return list(json.loads(body)["games"])


def found(person: Guest, name: str) -> Any:
    """All exercises, when every game was looked into."""
    return until(lambda: person.post("/api/exercises", {"name": name}), lambda one: one["waiting"] == 0)


def answers(person: Guest, exercise: Any, grade: str) -> list[str]:
    """What can be answered, by how good it is."""
    review = person.get(f"/api/games/{exercise['game']}/review?depth=first")["review"]
    moment = next(one for one in review["moments"] if one["move"] == exercise["move"])
    return [action for one in moment["answers"] if one["grade"] == grade for action in one["actions"]]


def send(person: Guest, exercise: Any, action: str) -> Any:
    return person.post("/api/exercises/answer", {"game": exercise["game"], "move": exercise["move"], "action": action})


def learner(server: Running) -> tuple[Guest, Any]:
    """Somebody who was Bo in an imported game, and an exercise."""
    ann = server.guest("Ann")
    bring(ann, write_game(RecordedGame(wasteful(), NAMES)))
    (first, *_) = found(ann, "bo")["due"]
    return ann, first


def test_a_name_is_asked_for_and_only_moments_of_that_seat_become_exercises(server: Running) -> None:
    ann = server.guest("Ann")
    (game,) = bring(ann, write_game(RecordedGame(wasteful(), NAMES)))
    nobody = found(ann, "")
    assert set(nobody["names"]) == set(NAMES)
    assert nobody["due"] == []
    listed = found(ann, "Bo")["due"]
    review = until(lambda: ann.get(f"/api/games/{game}/review?depth=first"), lambda state: state["status"] == "done")[
        "review"
    ]
    mine = [
        one["move"] for one in review["moments"] if one["answers"] and review["known"][one["move"] - 1]["seat"] == 1
    ]
    assert sorted(one["move"] for one in listed) == sorted(mine) != []


def test_an_exercise_says_which_card_of_ones_own_it_is_about(server: Running) -> None:
    ann = server.guest("Ann")
    bring(ann, write_game(RecordedGame(wasteful(), NAMES)))
    game, listed = wasteful(), found(ann, "Bo")["due"]
    for one in listed:
        before = game.at(one["move"] - 1)
        card = int(str(game.moves[one["move"] - 1].action).removeprefix("discard "))  # nobody played
        assert (one["group"], one["value"]) == ("discard", game.card(card).value)
        assert one["hinted"] == any(held.id == card and bool(held.hints) for held in before.view(1).hands[1])


def test_whoever_has_said_the_wrong_name_can_say_another_one(server: Running) -> None:
    ann = server.guest("Ann")
    bring(ann, write_game(RecordedGame(wasteful(), NAMES)))
    bo = found(ann, "Bo")["due"]
    assert set(found(ann, "")["names"]) == set(NAMES)
    assert found(ann, "")["due"] == bo
    cleo = found(ann, "Cleo")
    assert cleo["names"] == []
    assert {one["move"] for one in cleo["due"]}.isdisjoint(one["move"] for one in bo)
    assert found(ann, "Bo")["due"] == bo


def test_an_exercise_comes_back_after_more_and_more_days_until_one_knows_it(
    server: Running, calendar: Calendar
) -> None:
    ann, exercise = learner(server)
    right = answers(ann, exercise, "right")[0]
    for days in (1, 3, 7, 16, 35):
        told = send(ann, exercise, right)
        assert told["days"] == days
        assert exercise["move"] not in [one["move"] for one in ann.get("/api/exercises")["due"]]
        calendar.now += days * DAY
        assert exercise["move"] in [one["move"] for one in ann.get("/api/exercises")["due"]]
    assert send(ann, exercise, right)["days"] is None
    assert ann.get("/api/exercises")["known"] == 1


def test_who_repeats_the_mistake_is_asked_tomorrow(server: Running) -> None:
    ann, exercise = learner(server)
    send(ann, exercise, answers(ann, exercise, "right")[0])
    again = answers(ann, exercise, "again")[0]
    told = send(ann, exercise, again)
    assert (told["box"], told["days"]) == (0, 1)
    assert send(ann, exercise, "play 999")["code"] == "no-such-answer"


def test_exercises_are_private_and_deletable(server: Running) -> None:
    ann, exercise = learner(server)
    bob = server.guest("Bob")
    assert bob.get("/api/exercises")["due"] == []
    assert send(bob, exercise, "play 0")["code"] == "no-such-exercise"
    assert ann.post("/api/exercises/drop", {"game": exercise["game"], "move": exercise["move"]})["due"] == [
        one for one in ann.get("/api/exercises")["due"] if one["move"] != exercise["move"]
    ]
    assert ann.post("/api/exercises/drop", {})["due"] == []
    assert found(ann, "Bo")["due"] == []
    assert send(ann, exercise, "play 0")["code"] == "no-such-exercise"


def test_a_deleted_game_takes_its_exercises_along(server: Running) -> None:
    ann, exercise = learner(server)
    ann.post(f"/api/games/{exercise['game']}/delete", {"on": True})
    listed = ann.get("/api/exercises")
    assert (listed["due"], listed["later"]) == ([], [])
