"""What if: a game of the archive is left at a move and played on, by hand or by bots."""

import json

import pytest

from tamaya.server.archive import branches
from tests.server.guests import Guest, Running
from tests.server.web.test_archive import asked, finished


def go_to_the_end(person: Guest, branch: dict[str, object], bot: str) -> dict[str, object]:
    """Let bots finish a branch."""
    while not branch["over"]:
        game = branch["game"]
        assert isinstance(game, dict)
        answer = person.post(f"/api/games/{game['id']}/moves", {"at": game["moves"], "bot": bot})
        if answer.get("code") == "bot-not-ready":  # its process is still starting: the page asks again, too
            continue
        assert answer["status"] == 200, answer
        branch = answer
    return branch


def test_a_branch_leaves_the_game_and_goes_on_by_hand_and_by_bots(server: Running) -> None:
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    made = ann.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})
    assert made["status"] == 201, made
    branch = made["game"]
    assert (branch["kind"], branch["parent"], branch["at"], branch["by"]) == ("branch", game, 0, "Ann")
    assert (branch["moves"], branch["outcome"], made["over"]) == (1, None, False)
    seen = ann.get(f"/api/games/{branch['id']}/seen")
    assert seen["game"]["moves"][0]["action"] == "play 0"
    assert seen["game"]["story"] is None
    legal = seen["views"][-1]["legal"]
    again = ann.post(f"/api/games/{branch['id']}/moves", {"at": 1, "action": legal[0]})
    assert again["game"]["moves"] == 2
    assert ann.post(f"/api/games/{branch['id']}/moves", {"at": 1, "action": legal[0]})["code"] == "stale"
    over = go_to_the_end(ann, again, "cautious")["game"]
    assert isinstance(over, dict)
    assert over["outcome"] is not None
    page = ann.get(f"/api/games/{game}")
    assert [one["id"] for one in page["branches"]] == [branch["id"]]
    assert page["game"]["moves"] == 1, "what was played does not change"
    assert ann.get(f"/api/games/{branch['id']}")["parent"] == page["game"]
    told = ann.get(f"/api/games/{branch['id']}/seen")["game"]["moves"]
    assert told[0]["reason"] is None
    assert all(move["reason"] for move in told[2:]), "bots say why"
    refused = ann.post(f"/api/games/{branch['id']}/moves", {"at": over["moves"], "bot": "cautious"})
    assert refused["code"] == "game-is-over"
    assert branch["id"] not in json.dumps(ann.get("/api/games")), "branches are found by the game that they left"


def test_a_whole_line_of_play_makes_a_branch_or_nothing_does(server: Running) -> None:
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    first = ann.get(f"/api/games/{game}/seen")["views"][0]["legal"][-1]
    made = ann.post(f"/api/games/{game}/branches", {"at": 0, "line": ["hint 1 1", "discard 5", "play 1"]})
    assert made["status"] == 201, made
    assert (made["game"]["at"], made["game"]["moves"], made["over"]) == (0, 3, False)
    refused = ann.post(f"/api/games/{game}/branches", {"at": 0, "line": [first, "discard 0"]})
    assert refused["status"] == 400
    assert len(ann.get(f"/api/games/{game}")["branches"]) == 1


def test_whoever_sees_a_game_may_leave_it_but_goes_on_only_with_their_own_branch(server: Running) -> None:
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    assert server.request("POST", f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})[0] == 401
    hers = eve.post(f"/api/games/{game}/branches", {"at": 1, "bot": "cautious"})["game"]
    assert hers["by"] == "Eve"
    wish = {"at": hers["moves"], "bot": "cautious"}
    assert ann.post(f"/api/games/{hers['id']}/moves", wish)["code"] == "not-your-branch"
    assert ann.post(f"/api/games/{game}/moves", {"at": 1, "bot": "cautious"})["code"] == "not-your-branch"
    twig = ann.post(f"/api/games/{hers['id']}/branches", {"at": 1, "action": "discard 5"})
    assert twig["game"]["parent"] == hers["id"], "a branch can be left, too"


def test_what_cannot_be_played_is_refused_and_leaves_nothing_behind(server: Running) -> None:
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    for wish, code in (
        ({"at": 0, "action": "discard 0"}, "tokens-full"),
        ({"at": 0, "action": "hint 0 1"}, "hint-to-self"),
        ({"at": 0, "action": "jump"}, "unknown-action"),
        ({"at": 9, "action": "play 0"}, "no-such-version"),
        ({"at": 0, "bot": "nobody"}, "unknown-bot"),
        ({"at": 0}, "unknown-bot"),
    ):
        refused = ann.post(f"/api/games/{game}/branches", wish)
        assert refused["status"] == 400
        assert refused["code"] == code, refused
    assert ann.get(f"/api/games/{game}")["branches"] == []


def test_branches_are_private_and_deleted_with_the_game_that_they_left(server: Running) -> None:
    _, game, (ann, bob), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    hers = eve.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})["game"]["id"]
    assert asked(server, f"/api/games/{hers}")[0] == 200
    bob.post(f"/api/games/{game}/private", {"on": True})
    for part in ("", "/seen", "/record"):
        assert asked(server, f"/api/games/{hers}{part}")[1]["code"] == "private-game"
    assert eve.post(f"/api/games/{hers}/moves", {"at": 1, "bot": "cautious"})["code"] == "private-game"
    for person in (ann, bob):
        person.post(f"/api/games/{game}/delete", {"on": True})
    assert asked(server, f"/api/games/{hers}")[1]["code"] == "no-such-game"


def test_who_made_a_branch_deletes_it_alone(server: Running) -> None:
    _, game, _, _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    hers = eve.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})["game"]["id"]
    assert eve.post(f"/api/games/{hers}/delete", {"on": True})["deleted"]
    assert asked(server, f"/api/games/{game}")[1]["branches"] == []


def test_a_private_branch_is_not_on_the_page_of_the_game_that_it_left(server: Running) -> None:
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    hers = eve.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})["game"]["id"]
    assert [one["id"] for one in ann.get(f"/api/games/{game}")["branches"]] == [hers]
    assert eve.post(f"/api/games/{hers}/private", {"on": True})["private"]
    assert ann.get(f"/api/games/{game}")["branches"] == []
    assert asked(server, f"/api/games/{game}")[1]["branches"] == []
    assert [one["id"] for one in eve.get(f"/api/games/{game}")["branches"]] == [hers]


def test_nobody_can_use_up_the_branches_of_others(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "MOST", 2)
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    codes = [eve.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"}).get("code") for _ in range(3)]
    assert codes == [None, None, "too-many-branches"]
    assert ann.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})["status"] == 201


def test_whoever_tries_something_is_advised_by_what_the_seat_knew(server: Running) -> None:
    _, game, (ann, _), _ = finished(server, "Ann", "Bob")
    path = f"/api/games/{game}/advice"
    ideas = ann.post(path, {"at": 0})
    assert ideas["status"] == 200, ideas
    assert ideas["version"] == 0
    assert len(ideas["candidates"]) > 1
    told = ann.post(path, {"at": 0, "action": "play 0"})["weighed"]
    assert told["action"] == "play 0"
    assert [reason["key"] for reason in told["costs"]] == ["costs-mistake"]
    assert ann.post(path, {"at": 0, "action": "play 7"})["code"] != "no-advice", "not one's card"
    assert ann.post(path, {"at": 1000})["code"] == "no-such-version"
