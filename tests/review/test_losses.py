"""A card that must not be lost, and was."""

from collections.abc import Sequence
from fractions import Fraction
from importlib import import_module

import pytest

from tamaya import Rules
from tests.review.telling_moments import moments, played


def test_a_card_that_was_known_to_be_the_last_one_is_told_as_such() -> None:
    (moment,) = moments(played(["hint 1 1", "hint 0 5", "hint 0 red", "discard 0"]), {4: 1})
    assert (moment.number, moment.kind, moment.nature, moment.cards) == (4, "known-loss", "knowable", (0,))


def test_a_hint_had_touched_it() -> None:
    (moment,) = moments(played(["hint 1 1", "hint 0 red", "hint 1 3", "discard 0"]), {4: 1})
    assert (moment.kind, moment.cards) == ("asked-otherwise", (0,))
    assert {"move": 2, "giver": 1}.items() <= dict(moment.details).items()


@pytest.mark.parametrize(
    ("actions", "last"),
    [
        (["hint 1 1", "hint 2 1", "hint 1 3", "discard 0"], (3, 2)),
        (["hint 1 1", "hint 2 1", "play b1", "discard 0"], (3, 2)),
    ],
)
def test_a_card_of_which_nobody_warned_though_a_hint_could_have(actions: Sequence[str], last: tuple[int, int]) -> None:
    (moment,) = moments(played(actions), {4: 1})
    assert (moment.kind, moment.nature) == ("not-saved", "understanding")
    assert {"who": 0, "move": last[0], "giver": last[1]}.items() <= dict(moment.details).items()
    assert 0 < float(dict(moment.details)["chance"]) < 0.5


def test_somebody_could_warn_long_before_the_last_turn_of_whoever_held_it() -> None:
    """With a single token: seat 2 has it in move 3, and nobody after that."""
    hands = "r5 w1 w4 g3 b4", "y3 r1 b3 w3 g1", "y4 g4 b2 b1 w4"
    game = played(
        ["hint 1 1", "discard y3", "hint 0 1", "play w1", "play r1", "play b1", "discard r5"], hands, Rules(hints=1)
    )
    (moment,) = moments(game, {7: 1})
    assert (moment.kind, dict(moment.details)["move"], dict(moment.details)["giver"]) == ("not-saved", 3, 2)


def test_where_nobody_had_a_token_since_it_was_in_danger_it_was_bad_luck() -> None:
    hands = "r5 w1 w4 g3 b4", "y3 r1 b3 w3 g1", "y4 g4 b2 b1 w4"
    game = played(["hint 1 1", "play r1", "play b1", "discard r5"], hands, Rules(hints=1))
    (moment,) = moments(game, {4: 1})
    assert (moment.kind, moment.nature) == ("unlucky-discard", "luck")


@pytest.mark.parametrize(("holder", "kind"), [(1, "not-saved"), (2, "unlucky-discard")])
def test_before_its_other_copy_was_gone_nobody_had_to_warn(holder: int, kind: str) -> None:
    """There are tokens all the time; but if seat 2 throws the first red 4 away, it is seat 0's turn."""
    hands = ["r4 w1 w4 g3 b4", "y3 r1 b3 w3 g1", "y4 g4 b2 b1 w4"]
    hands[holder] = "r4" + hands[holder][2:]
    actions = ["hint 1 3", "hint 0 3", "hint 1 white", "discard r4"]
    actions[holder] = "discard r4"
    (moment,) = moments(played(actions, hands), {4: 1})
    assert moment.kind == kind


def test_a_discard_that_was_likely_to_be_missed_is_no_bad_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("tamaya.review.verdicts"), "GOOD_CHANCE", Fraction(1, 100))
    (moment,) = moments(played(["hint 1 1", "hint 2 1", "hint 1 3", "discard 0"]), {4: 1})
    assert (moment.kind, moment.nature) == ("risky-discard", "knowable")
    (moment,) = moments(played(["hint 1 1", "hint 2 1", "hint 1 3", "discard 0"], rules=Rules(hints=3)), {4: 1})
    assert moment.kind == "not-saved", "without a token it could only be a discard"


def test_a_card_that_was_certainly_useless_could_have_gone() -> None:
    hands = "b5 r1 y4 g3 r1", "y3 y1 b3 w3 g3", "y4 g4 b2 b1 w1"
    game = played(["hint 1 1", "hint 0 1", "hint 1 4", "play 1", "hint 2 1", "hint 0 red", "discard b5"], hands)
    (moment,) = moments(game, {7: 1})
    assert (moment.kind, moment.cards, moment.instead) == ("useless-kept", (0, 4), "discard 4")
