"""A card that did not fit: the hint that led to it, or what was at stake."""

from fractions import Fraction

import pytest

from tamaya import Rules
from tests.bots.conventions.scenes import Scene
from tests.review.telling_moments import moments, played


def test_a_hint_that_seemed_to_ask_for_a_card_that_did_not_fit_is_a_moment_of_its_giver() -> None:
    (moment,) = moments(played(["hint 1 green", "play 9"]), {2: 1})
    assert (moment.kind, moment.nature) == ("bad-hint", "understanding")
    assert (moment.number, moment.seat, moment.action, moment.settled) == (1, 0, "hint 1 green", 2)
    assert moment.lost == 1
    assert moment.cards == (9,)
    assert {"what": "play", "who": 1, "move": 2, "stake": "none"}.items() <= dict(moment.details).items()


@pytest.mark.parametrize(("mistakes", "stake"), [(3, "none"), (1, "mistake")])
def test_a_hint_that_touched_a_useless_card_is_to_blame_for_its_play(mistakes: int, stake: str) -> None:
    """A red 1 is touched when another one is placed: by the words it may be any 1."""
    hands = "r5 y4 w4 g3 b4", "y3 r1 b3 w3 g3", "r1 g4 b2 b3 w4"
    game = played(["hint 2 red", "hint 0 4", "play r1", "hint 1 1", "play r1"], hands, Rules(mistakes=mistakes))
    (moment,) = moments(game, {5: 1})
    assert (moment.kind, moment.number, moment.seat, moment.settled, moment.lost) == ("bad-hint", 4, 0, 5, 1)
    assert {"what": "useless", "who": 1, "move": 5, "stake": stake}.items() <= dict(moment.details).items()


def test_two_mistakes_after_one_hint_are_one_moment_with_all_that_was_lost() -> None:
    hands = "r5 y4 w4 g3 b4", "y3 r1 b3 r1 g3", "r1 g4 b2 b3 w4"
    actions = ["hint 2 red", "hint 0 4", "play r1", "hint 1 1", "play r1", "hint 0 3", "hint 2 4", "play r1"]
    found = moments(played(actions, hands), {5: 1, 8: 2})
    assert [(moment.number, moment.kind, moment.lost) for moment in found] == [(4, "bad-hint", 3)]


def test_a_card_that_was_known_to_be_useless_was_played_on_purpose_whatever_the_hint() -> None:
    hands = "r5 y4 w4 g3 b4", "y3 r1 b3 w3 g3", "r1 g4 b2 b3 w4"
    actions = ["hint 2 red", "hint 0 4", "play r1", "hint 1 1", "hint 0 3", "hint 1 red", "hint 2 4", "play r1"]
    assert moments(played(actions, hands), {8: 0}) == []
    (moment,) = moments(played(actions, hands), {8: 1})
    assert (moment.number, moment.kind) == (8, "long-shot")


def test_a_hint_that_asked_somebody_else_to_play_first_is_told_at_both_moves() -> None:
    hands = "w4 b4 y4 r4 g3", "y5 g4 b3 w4 r1", "y4 g4 b4 r2 w3"
    scene = Scene(hands, ["hint 2 red", "discard y5", "play r2"])
    thrown, played = moments(scene.game, {2: 1, 3: 0})
    first = scene.card(1, "r1")
    assert (thrown.kind, thrown.nature, thrown.cards) == ("other-asked", "understanding", (5, first))
    assert {"what": "discard", "move": 1, "giver": 0, "who": 1}.items() <= dict(thrown.details).items()
    assert played.kind == "misread"
    assert {"what": "early", "giver": 0, "by": 1, "faces": "r1"}.items() <= dict(played.details).items()


def test_whoever_plays_after_somebody_has_answered_the_hint_has_missed_that() -> None:
    """Seat 1 takes the hint for a finesse and plays the white 1; then the red card cannot be the 1 any more."""
    hands = "w4 b4 y4 r4 g3", "y3 g4 b3 w4 w1", "y4 g4 b4 r2 w3"
    (moment,) = moments(Scene(hands, ["hint 2 red", "play w1", "play r2"], "club").game, {3: 1})
    assert (moment.kind, moment.number) == ("misread", 3)
    assert {"what": "answered", "giver": 0, "by": 1, "faces": "w1", "who": 2}.items() <= dict(moment.details).items()


def test_a_hint_that_left_open_whether_to_keep_a_card_is_told_with_the_chance_that_it_fitted() -> None:
    hands = "r1 b4 y4 r4 g3", "y2 g4 b3 w4 r3", "y4 g4 b4 r2 w3"
    (moment,) = moments(Scene(hands, ["play r1", "hint 0 4", "hint 1 2", "discard b4", "play y2"]).game, {5: 0})
    assert (moment.kind, dict(moment.details)["what"], dict(moment.details)["chance"]) == ("misread", "open", 0.11)


def test_what_a_hint_left_open_is_no_reason_to_risk_the_last_mistake() -> None:
    hands = "r1 b4 y4 r4 g3", "y2 g4 b3 w4 r3", "y4 g4 b4 r2 w3"
    game = played(["play r1", "hint 0 4", "hint 1 2", "discard b4", "play y2"], hands, Rules(mistakes=1))
    (moment,) = moments(game, {5: 1})
    assert (moment.kind, dict(moment.details)["stake"], dict(moment.details)["safe"]) == ("gamble", "mistake", "hint")


def test_whoever_plays_another_card_than_the_one_that_was_asked_for_is_told_so() -> None:
    (moment,) = moments(played(["hint 1 red", "play y3"]), {2: 1})
    assert (moment.kind, moment.cards) == ("other-asked", (5, 6))
    assert {"what": "play", "move": 1, "giver": 0, "who": 1}.items() <= dict(moment.details).items()


def test_whoever_plays_a_card_that_was_to_be_kept_is_told_so() -> None:
    hands = "r4 y4 w4 g3 b4", "r5 y1 b3 w3 g3", "y4 g4 b2 b1 w1"
    (moment,) = moments(played(["hint 1 5", "play r5"], hands), {2: 1})
    assert (moment.kind, moment.cards) == ("asked-otherwise", (5,))
    assert {"what": "keep", "move": 1, "giver": 0}.items() <= dict(moment.details).items()


# ---- What was at stake -----------------------------------------------------------------------------------------------


def test_an_unlikely_play_of_a_card_that_no_hint_asked_for_is_a_long_shot() -> None:
    (moment,) = moments(played(["hint 1 1", "hint 2 3", "hint 1 3", "play 1"]), {4: 0})
    assert (moment.kind, moment.nature, moment.cards, moment.instead) == ("long-shot", "knowable", (1,), None)


@pytest.mark.parametrize(("hints", "safe"), [(8, "hint"), (3, "discard")])
def test_the_last_mistake_is_not_risked_while_anything_else_can_be_done(hints: int, safe: str) -> None:
    game = played(["hint 1 1", "hint 2 3", "hint 1 3", "play 1"], rules=Rules(mistakes=1, hints=hints))
    (moment,) = moments(game, {4: 1})
    assert (moment.kind, moment.nature, moment.instead) == ("gamble", "knowable", None)
    assert {"stake": "mistake", "safe": safe}.items() <= dict(moment.details).items()


RED = ["play r1", "hint 0 4", "play r2", "hint 0 3", "play r3", "hint 0 2", "play r4"]  # then the red 5 fits
SMALL = Rules(colours=3, hand_size=6)


@pytest.mark.parametrize(("last", "kind"), [("play g5", "gamble"), ("play b4", "long-shot")])
def test_a_five_is_not_risked_where_a_hint_is_safe(last: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not if the hint left open whether to keep it, and if it is only just in danger."""
    monkeypatch.setattr("tamaya.review.verdicts.DANGER", Fraction(2, 3))
    hands = "g5 r1 r2 r3 r4 b4", "g4 b3 g3 b2 r2 r3"
    game = played([*RED, "hint 0 5", last], hands, SMALL, pile="g1 b1 g1 b1 g1")
    (moment,) = moments(game, {9: 1}, best=15)
    assert (moment.kind, moment.number) == (kind, 9)
    if kind == "gamble":
        assert dict(moment.details) == {"stake": "card", "chance": 0.33, "other": 0.67, "safe": "hint"}


@pytest.mark.parametrize(("mistakes", "stake"), [(3, "card"), (1, "mistake")])
def test_a_certain_play_would_have_been_better_than_a_risk(mistakes: int, stake: str) -> None:
    """The red 5 is known by two hints."""
    hands = "r5 r1 r2 r3 r4 b4", "g4 b3 g3 b2 r2 r3"
    actions = ["hint 1 2", "hint 0 5", "hint 1 3", "hint 0 red", *RED[::2]]
    actions = [*actions[:5], "hint 0 4", actions[5], "discard g4", actions[6], "discard b3", actions[7], "discard g3"]
    game = played([*actions, "play b4"], hands, SMALL._replace(mistakes=mistakes), pile="g1 b1 g1 b1 g1 g2 b2")
    found = [moment for moment in moments(game, {13: 1}, best=15) if moment.number == 13]
    assert [(moment.kind, moment.instead) for moment in found] == [("gamble", "play 0")]
    assert {"stake": stake, "safe": "play"}.items() <= dict(found[0].details).items()


def test_a_good_chance_that_failed_is_bad_luck_if_little_was_at_stake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tamaya.review.verdicts.GOOD_CHANCE", Fraction(1, 100))
    (moment,) = moments(played(["hint 1 1", "hint 2 3", "hint 1 3", "play 1"]), {4: 0})
    assert (moment.kind, moment.nature) == ("unlucky-play", "luck")
