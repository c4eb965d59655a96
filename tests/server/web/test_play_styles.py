"""What bots take somebody to play stays with them from game to game, is shown to them alone, and can be forgotten."""

from typing import Any

from tamaya.bots.conventions.partner_models import RUNGS
from tests.server.guests import Guest, Running, play_on


def practised(person: Guest, agreement: str = "none") -> list[dict[str, Any]]:
    """What a bot has said of how they play, in a game with it."""
    settings = {"edition": "danish", "players": 2, "agreement": agreement}
    made = person.post("/api/practice", {"settings": settings, "bot": "conventions-expert"})
    with person.join(made["id"]) as visit:
        play_on(visit)
    (newest, *_) = person.get("/api/games")["games"]
    moves = person.get(f"/api/games/{newest['id']}")["seen"]["game"]["moves"]
    return [said["details"] for move in moves for said in move.get("heard", []) if said["key"] == "heard-style"]


def test_bots_begin_with_what_earlier_games_have_shown_until_they_are_made_to_forget(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/style") == {"part": None, "games": 0}
    practised(ann, "club")
    assert ann.get("/api/style")["games"] == 0, "whoever keeps to an agreement shows nothing of their own"
    practised(ann)
    seen = ann.get("/api/style")
    assert seen["part"] in RUNGS
    assert seen["games"] == 1
    first, *_ = practised(ann)
    assert (first["part"], first["seat"] in (0, 1)) == (seen["part"], True)
    assert ann.get("/api/style")["games"] == 2
    ann.post("/api/style/forget", {})
    assert ann.get("/api/style") == {"part": None, "games": 0}
    assert server.guest("Bob").get("/api/style") == {"part": None, "games": 0}
