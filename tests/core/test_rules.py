"""The options, and what is refused."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given

from tamaya import Game, Rules
from tamaya.core.errors import BadRules
from tests.core.playing import rules_and_players


@pytest.mark.rule("S2", "S3", "H5", "D2")
def test_the_defaults_are_the_base_game() -> None:
    assert Rules().to_dict() == {
        "multicolour": "none",
        "black_powder": False,
        "bonus_tiles": False,
        "announce": False,
        "masterpiece": False,
        "hints": 8,
        "mistakes": 3,
        "empty_hints": True,
        "discard_when_full": False,
        "hand_size": None,
        "colours": 5,
    }


@pytest.mark.rule("S2", "E2", "X4", "M1", "K1", "K6")
@pytest.mark.parametrize(
    ("options", "deck_size", "max_score"),
    [
        ({}, 50, 25),  # S2, E2
        ({"multicolour": "named-5"}, 55, 30),  # M1
        ({"multicolour": "named-10"}, 60, 30),
        ({"multicolour": "wild-5"}, 55, 30),
        ({"multicolour": "wild-10"}, 60, 30),
        ({"black_powder": True}, 60, 25),  # K1, K6
        ({"black_powder": True, "multicolour": "wild-10"}, 70, 30),
        ({"colours": 3}, 30, 15),  # X4
        ({"colours": 4, "multicolour": "wild-10"}, 50, 25),
    ],
)
def test_the_deck_and_the_best_score(options: dict[str, Any], deck_size: int, max_score: int) -> None:
    rules = Rules(**options)
    assert (rules.deck_size, rules.max_score) == (deck_size, max_score)


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_how_many_cards_a_player_holds(players: int, size: int) -> None:
    assert Rules().hand_size_for(players) == size
    assert [len(hand) for hand in Game.deal(Rules(), players).hands] == [size] * players


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [1, 6, 7, 0, -2, True, 2.0, "2", None, pytest.param(10**5000, id="huge")])
def test_any_other_number_of_players_is_refused(players: Any) -> None:
    Game.deal(Rules(), 2)  # so that the tables of 2 players are known: 2.0 is still no number of players
    with pytest.raises(BadRules, match=r"players cannot play: Hanabi is for 2 to 5 \(S1\)") as caught:
        Game.deal(Rules(), players)
    assert caught.value.code == "players"


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        ({"multicolour": "rainbow"}, "unknown-multicolour", "cannot be 'rainbow': choose one of none, named-5"),
        ({"multicolour": None}, "unknown-multicolour", "cannot be None"),
        ({"multicolour": ["none"]}, "unknown-multicolour", "cannot be"),
        pytest.param({"multicolour": "x" * 10**7}, "unknown-multicolour", "cannot be 'xxx", id="10 MB"),
        ({"black_powder": 1}, "not-yes-or-no", "black_powder cannot be 1: it is True or False"),
        ({"announce": "yes"}, "not-yes-or-no", "announce cannot be 'yes'"),
        ({"masterpiece": None}, "not-yes-or-no", "masterpiece cannot be None"),
        ({"hints": 0}, "out-of-range", "hints cannot be 0: it is a whole number from 1 to 20"),
        ({"hints": 21}, "out-of-range", "hints cannot be 21"),
        ({"hints": 8.0}, "out-of-range", "hints cannot be 8.0"),
        ({"hints": True}, "out-of-range", "hints cannot be True"),
        pytest.param({"hints": 10**5000}, "out-of-range", "hints cannot be <int>", id="huge"),
        ({"mistakes": 0}, "out-of-range", "mistakes cannot be 0: it is a whole number from 1 to 10"),
        ({"mistakes": 11}, "out-of-range", "mistakes cannot be 11"),
        ({"mistakes": "3"}, "out-of-range", "mistakes cannot be '3'"),
        ({"hand_size": 0}, "out-of-range", "hand_size cannot be 0: it is a whole number from 1 to 24"),
        ({"hand_size": 25}, "out-of-range", "hand_size cannot be 25"),
        ({"purple": True}, "unknown-option", "There is no option 'purple': the options are multicolour, black_powder"),
    ],
)
def test_options_that_cannot_be_are_refused_with_what_could(options: dict[str, Any], code: str, message: str) -> None:
    with pytest.raises(BadRules, match=message) as caught:
        Rules.from_dict(options)
    assert caught.value.code == code
    assert len(str(caught.value)) < 400
    assert len(str(caught.value.details)) < 400


def test_a_hand_size_that_the_deck_cannot_serve_is_refused() -> None:
    rules = Rules(hand_size=12)
    assert rules.hand_size_for(4) == 12
    with pytest.raises(
        BadRules, match=r"5 players cannot hold 12 each and leave a pile\. hand_size can be up to 9"
    ) as caught:
        rules.hand_size_for(5)
    assert caught.value.code == "hand-too-large"
    assert Rules(hand_size=9).hand_size_for(5) == 9


def test_a_hand_of_one_card_each_is_the_smallest_and_one_pile_card_the_least() -> None:
    assert len(Game.deal(Rules(hand_size=24), 2).pile) == 2
    assert len(Game.deal(Rules(hand_size=1), 5).pile) == 45


def test_an_edition_with_options() -> None:
    rules = Rules.edition("norwegian", multicolour="named-5", announce=True)
    assert rules == Rules(multicolour="named-5", announce=True)
    with pytest.raises(BadRules, match="There is no option 'colour'"):
        Rules.edition("norwegian", colour="red")


@given(rules_and_players())
def test_rules_are_values(game: tuple[Rules, int]) -> None:
    rules, _ = game
    assert Rules.from_dict(rules.to_dict()) == rules
    assert hash(Rules.from_dict(rules.to_dict())) == hash(rules)
    assert copy.deepcopy(rules) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert rules.with_options({}) == rules


def test_an_option_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadRules, match="There is no option 'blackpowder': the options are multicolour, black_powder"):
        Rules(blackpowder=True)  # type: ignore[call-arg]


def test_what_is_no_rules_is_refused_with_what_would_be() -> None:
    with pytest.raises(BadRules, match=r"'norwegian' cannot be the rules: write Rules\(\) or Rules.edition"):
        Game.deal("norwegian", players=3)  # type: ignore[arg-type]


def test_rules_cannot_be_made_wrong_by_replacing_an_option() -> None:
    assert Rules()._replace(mistakes=2) == Rules(mistakes=2)
    with pytest.raises(BadRules, match="mistakes cannot be -4"):
        Rules()._replace(mistakes=-4)
