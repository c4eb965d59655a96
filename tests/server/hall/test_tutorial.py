"""The game that teaches: whole, real, and told to the learner's seat only."""

import re
from pathlib import Path
from typing import Any

import msgspec

from tamaya import Game, Rules
from tamaya.server.hall.tutorial import BEGINNING, DECK, EDITION, lesson
from tests.server.guests import Guest, Running

STEPS = (Path(__file__).parents[3] / "frontend/src/learn/steps.ts").read_text(encoding="utf-8")


def beats() -> list[list[dict[str, Any]]]:
    decoded: list[list[dict[str, Any]]] = msgspec.json.decode(msgspec.json.encode(lesson()))["beats"]
    return decoded


def moves() -> list[str]:
    (whole,) = (message for message in beats()[-1] if message["type"] == "game")
    return [move["action"] for move in whole["moves"]]


def test_the_prepared_game_goes_to_its_end() -> None:
    game = Game.deal(Rules.edition(EDITION), 2, 0, deck=DECK.split())
    for action in moves():
        game.do(action)
    assert (game.outcome, game.score, game.mistakes) == ("scored", 23, 1)


def test_the_learner_never_sees_a_card_of_their_own_before_the_end() -> None:
    views = [message["view"] for beat in beats()[:-1] for message in beat if "view" in message]
    assert len(views) == len(beats()) - 1
    for view in views:
        assert view["seat"] == 1
        assert all(card["card"] is None for card in view["hands"][1])
        assert all(card["card"] is not None for card in view["hands"][0])


def test_the_partner_decides_herself_and_says_why() -> None:
    told = [beat[0]["moves"][0] for beat in beats()[1 : 2 * len(BEGINNING) + 2]]
    assert [(move["action"], move["reason"]["key"]) for move in told[::2]] == [
        ("hint 1 1", "give-play"),
        ("hint 1 red", "give-play"),
        ("discard 0", "discard-chop"),
        ("hint 1 5", "give-save"),
        ("play 3", "hinted-playable"),
        ("play 2", "hinted-playable"),  # a mistake, as it happens
    ]
    assert [heard["key"] for heard in told[8]["heard"]] == ["heard-play"]
    assert all(move["reason"] is None for move in told[1::2])  # the learner's own


def test_a_hint_makes_a_card_certain_by_what_it_excludes() -> None:
    view = beats()[5][0]["view"]
    (one,) = (card for card in view["hands"][1] if card["id"] == 8)
    assert one["possible"] & ~view["playable"] == 0  # y1 g1 b1 w1, and all of them fit


def test_the_guide_speaks_of_every_beat_up_to_the_last() -> None:
    spoken = [int(beat) for beat in re.findall(r"beat: (\d+)", STEPS)]
    assert spoken == sorted(spoken)
    assert spoken[-1] == len(beats()) - 1


def test_anybody_may_learn_without_a_name(server: Running) -> None:
    assert len(Guest(server, "", {}).get("/api/tutorial")["beats"]) == len(beats())
