"""The first game that teaches: whole, real, and told to the learner's seat only."""

from typing import Any

import msgspec

from tamaya.server.lessons.scripts import BEGINNING, FIRST_GAME
from tamaya.server.lessons.staging import deal, lesson


def beats() -> list[list[dict[str, Any]]]:
    decoded: list[list[dict[str, Any]]] = msgspec.json.decode(msgspec.json.encode(lesson("first")))["beats"]
    return decoded


def moves() -> list[str]:
    (whole,) = (message for message in beats()[-1] if message["type"] == "game")
    return [move["action"] for move in whole["moves"]]


def test_the_prepared_game_goes_to_its_end() -> None:
    game = deal(FIRST_GAME)
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
    told = [beat[0]["moves"][0] for beat in beats()[1 : len(BEGINNING) + 1]]
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


def test_the_guide_says_what_would_have_been_better_than_the_hint_that_led_to_a_mistake() -> None:
    game = deal(FIRST_GAME)
    for action in moves()[:7]:
        game.do(action)
    touched = {
        what: [card for card in game.hands[0] if what in (game.card(card).colour, game.card(card).value)]
        for what in ("green", 1)
    }
    assert touched == {"green": [3], 1: [2, 3]}
    assert str(game.card(2)) == "r1"
    assert moves()[7] == "hint 0 1"
    assert moves()[10] == "play 2"  # the mistake
