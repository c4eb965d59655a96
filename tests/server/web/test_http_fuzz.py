"""Whatever is asked for over HTTP, the answer is one of ours: never an error of the server, never something unread."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from tamaya.server.config import Config, Limits
from tamaya.server.web.app import make_app
from tamaya.server.wire import clubs, games, http, learning, people, review
from tamaya.server.wire.from_server import Refused, Suggested
from tamaya.server.wire.parts import Person, Settings
from tests.server.guests import Running, running
from tests.server.strategies import any_body

MANY = (1e6, 1e6)
NOTHING = dict[str, int]
# Each request: what it takes and what it answers; None where that is not a message.
REQUESTS: dict[str, tuple[Any, Any]] = {
    "POST /api/me": (http.Introduce, Person),
    "POST /api/tables": (Settings, http.Created),
    "POST /api/practice": (http.Practise, http.Created),
    "GET /api/tables/{id}/invitation": (NOTHING, http.Invitation),
    "POST /api/network": (NOTHING, http.Reach),
    "POST /api/device": (NOTHING, http.DeviceLink),
    "POST /api/device/ask": (http.LinkToken, http.SignInQuestion),
    "POST /api/device/use": (http.LinkToken, Person),
    "POST /api/devices/sign-out": (http.SignOut, http.Devices),
    "GET /api/devices": (NOTHING, http.Devices),
    "GET /api/tables/{id}/record": (NOTHING, None),
    "GET /api/tables/{id}/games": (NOTHING, games.PlayedHere),
    "GET /api/games": (NOTHING, games.MyGames),
    "GET /api/games/{id}": (NOTHING, games.GamePage),
    "GET /api/games/{id}/seen": (NOTHING, games.Seen),
    "GET /api/games/{id}/record": (NOTHING, None),
    "GET /api/games/{id}/picture.svg": (NOTHING, None),
    "GET /api/games/{id}/picture.png": (NOTHING, None),
    "GET /api/games/files": (NOTHING, None),
    "POST /api/games/files": (NOTHING, games.Brought),
    "GET /g/{id}": (NOTHING, None),
    "GET /t/{id}": (NOTHING, None),
    "GET /t/{id}/{key}": (NOTHING, None),
    "POST /api/games/{id}/private": (games.Wish, games.Wished),
    "POST /api/games/{id}/delete": (games.Wish, games.Wished),
    "POST /api/games/{id}/branches": (games.BranchOff, games.Branch),
    "POST /api/games/{id}/advice": (games.AdviceWish, Suggested),
    "POST /api/games/{id}/moves": (games.GoOn, games.Branch),
    "GET /api/games/{id}/review": (NOTHING, review.ReviewState),
    "POST /api/games/{id}/review": (review.ReviewWish, review.ReviewState),
    "GET /api/people": (NOTHING, people.Acquaintances),
    "POST /api/people/ask": (people.AskPeople, people.PeopleAsked),
    "POST /api/people/answer": (people.AnswerAsked, http.Lobby),
    "POST /api/people/block": (people.BlockPerson, people.Acquaintances),
    "POST /api/people/forget": (people.ForgetPerson, people.Acquaintances),
    "POST /api/people/seen": (people.BeSeen, people.Acquaintances),
    "GET /api/style": (NOTHING, people.PlayStyle),
    "POST /api/style/forget": (NOTHING, people.PlayStyle),
    "GET /api/clubs": (NOTHING, clubs.MyClubs),
    "POST /api/clubs": (clubs.ClubPlan, clubs.ClubPage),
    "GET /api/clubs/{id}": (NOTHING, clubs.ClubPage),
    "GET /api/clubs/{id}/results.csv": (NOTHING, None),
    "POST /api/clubs/{id}/join": (NOTHING, clubs.ClubPage),
    "POST /api/clubs/{id}/leave": (NOTHING, clubs.ClubPage),
    "POST /api/clubs/{id}/name": (clubs.ClubName, clubs.ClubPage),
    "POST /api/clubs/{id}/end": (NOTHING, clubs.ClubPage),
    "POST /api/clubs/{id}/delete": (NOTHING, clubs.MyClubs),
    "POST /api/clubs/{id}/tables": (NOTHING, http.Created),
    "GET /api/notices": (NOTHING, people.NoticeSettings),
    "POST /api/notices/device": (people.PushDevice, people.NoticeSettings),
    "POST /api/notices/device/stop": (NOTHING, people.NoticeSettings),
    "POST /api/notices/quiet": (people.SetCalm, people.NoticeSettings),
    "POST /api/notices/feed": (NOTHING, people.NoticeSettings),
    "POST /api/tables/{id}/nudge": (NOTHING, people.Nudged),
    "GET /feed/{person}/{token}": (NOTHING, None),
    "GET /api/progress": (NOTHING, people.Progress),
    "GET /api/progress/games.csv": (NOTHING, None),
    "GET /api/puzzles": (NOTHING, learning.PuzzleList),
    "GET /api/puzzles/mine": (NOTHING, learning.PuzzleProgress),
    "GET /api/puzzles/runs/{kind}": (NOTHING, learning.PuzzleRun),
    "POST /api/puzzles/runs/{kind}": (learning.BeginRun, learning.PuzzleRun),
    "GET /api/puzzles/{id}": (NOTHING, learning.PuzzlePage),
    "POST /api/puzzles/{id}/tips": (learning.AskTips, learning.Tips),
    "POST /api/puzzles/{id}/answer": (learning.PuzzleAnswer, learning.PuzzleVerdict),
    "POST /api/puzzles/{id}/game": (NOTHING, http.Created),
    "GET /api/exercises": (NOTHING, review.ExerciseList),
    "POST /api/exercises": (review.FindExercises, review.ExerciseList),
    "POST /api/exercises/answer": (review.ExerciseAnswer, review.ExerciseVerdict),
    "POST /api/exercises/drop": (review.DropExercises, review.ExerciseList),
    "GET /api/deals/{id}": (NOTHING, games.DealPage),
    "POST /api/deals/{id}/tables": (games.PlayDeal, http.Created),
    "POST /api/deals/{id}/look": (NOTHING, games.DealPage),
    "POST /api/games/{id}/deal": (NOTHING, http.Created),
    "GET /api/conventions": (NOTHING, http.ConventionExamples),
    "GET /api/conventions/{name}/picture.svg": (NOTHING, None),
    "GET /api/lobby": (NOTHING, http.Lobby),
    "GET /api/editions": (NOTHING, None),
    "GET /api/lessons": (NOTHING, learning.LessonList),
    "GET /api/lessons/{id}": (NOTHING, learning.Lesson),
    "GET /healthz": (NOTHING, None),
    "GET /readyz": (NOTHING, None),
    "GET /metrics": (NOTHING, None),
    "GET /": (NOTHING, None),
    "GET /{path:path}": (NOTHING, None),
}


@pytest.fixture(scope="module")
def open_server() -> Iterator[Running]:
    """A server that lets somebody ask for a lot."""
    limits = Limits(requests=MANY, new_people=MANY, new_tables=MANY, renames=MANY)
    with running(Config(database=":memory:", port=0, address="none", limits=limits)) as started:
        yield started


def test_every_request_is_tried() -> None:
    routes = [one for one in make_app(Config(database=":memory:")).routes if isinstance(one, Route)]
    assert {f"{'POST' if 'POST' in (one.methods or ()) else 'GET'} {one.path}" for one in routes} == set(REQUESTS)


@settings(max_examples=25)
@pytest.mark.parametrize("request_line", REQUESTS)
@given(data=st.data())
def test_whatever_is_sent_is_answered_as_documented(
    open_server: Running, request_line: str, data: st.DataObject
) -> None:
    takes, answers = REQUESTS[request_line]
    method, _, path = request_line.partition(" ")
    method = data.draw(st.sampled_from([method, method, method, "GET", "POST", "PUT", "DELETE", "HEAD"]))
    part = data.draw(st.text("abcxyz0189-_.~%2eé/", max_size=20)).encode("ascii", "ignore").decode()
    path = path.replace("{kind}", "endless").replace("{id}", part.replace("/", "")).replace("{path:path}", part)
    path += data.draw(st.sampled_from(["", "?", "?a=1&a=2", "?%00", "?" + "x" * 500]))
    headers = {"Content-Type": "application/json"}
    cookie = data.draw(
        st.sampled_from(["ours", "ours", "", "tamaya=x.y", "tamaya=..", "tamaya", 'a="\\777"; tamaya=x'])
    )
    if cookie:
        headers["Cookie"] = open_server.guest("Ann").cookie if cookie == "ours" else cookie
    if origin := data.draw(st.sampled_from(["", "", "null", "https://evil.example", f"http://{open_server.address}"])):
        headers["Origin"] = origin
    status, answered, body = open_server.request(method, path, data.draw(any_body(takes)), headers)
    assert status < 500, body
    if path.startswith("/api/") and answered.get("content-type") == "application/json" and method != "HEAD":
        if status >= 400:
            refused = msgspec.json.decode(body, type=Refused)
            assert refused.message
        elif answers is not None:
            msgspec.json.decode(body, type=answers)
