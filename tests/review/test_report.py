"""The report: few moments, each with what it was, and each story once."""

from tamaya import Card
from tamaya.bots.bot import Reason
from tamaya.i18n import LANGUAGES
from tamaya.review.report import MOST
from tamaya.review.telling import Teller
from tamaya.review.verdicts import NATURES
from tamaya.speech.speaking import Speech
from tests.review.telling_moments import cost, moments, played


def test_nothing_is_named_that_cost_nothing_and_no_more_than_five() -> None:
    game = played(["hint 1 1", "hint 2 1", "hint 1 3", "discard 0", "discard 5", "discard 10"])
    assert moments(game, {1: 0}) == []
    many = moments(game, dict.fromkeys(range(1, 7), 2))
    assert len(many) <= MOST
    assert [moment.lost for moment in many] == sorted((moment.lost for moment in many), reverse=True)


def test_what_only_open_cards_show_is_told_once_with_all_that_was_lost() -> None:
    found = moments(played(["hint 1 3", "hint 2 4", "hint 1 white"]), {1: 1, 3: 1})
    assert [(moment.kind, moment.lost, dict(moment.details)) for moment in found] == [("unseen", 2, {"total": 2})]


def test_of_estimates_within_a_round_only_the_dearest_is_told() -> None:
    game = played(["hint 1 3", "hint 2 4", "hint 1 white", "hint 1 1", "hint 2 2", "hint 0 3", "hint 1 2"])
    dear = [(1, 0.5), (2, 0.9), (3, 0.9), (7, 0.4)]
    found = moments(game, {7: 0}, costs=[cost(game, number, points, "hint 1 red") for number, points in dear])
    assert [(moment.number, moment.kind) for moment in found] == [(2, "better"), (7, "better")]


def test_the_hint_that_would_have_saved_a_card_is_told_with_its_loss_alone() -> None:
    """The last who could have given it would have done better: that is the same story. A hint for somebody else, or one
    that comes too late, is another."""
    game = played(["hint 1 1", "hint 2 1", "hint 1 3", "discard 0", "hint 0 3"])

    def told(number: int, preferred: str) -> list[tuple[int, str]]:
        found = moments(game, {4: 1}, costs=[cost(game, number, 2.0, preferred)])
        return [(moment.number, moment.kind) for moment in found]

    assert told(3, "hint 0 5") == [(4, "not-saved")]
    assert told(3, "hint 1 5") == [(4, "not-saved"), (3, "better")]
    assert told(3, "discard 11") == [(4, "not-saved"), (3, "better")]
    assert told(5, "hint 0 5") == [(4, "not-saved"), (5, "better")]


def test_moments_come_in_the_order_of_what_they_cost() -> None:
    actions = ["hint 1 green", "play 9", "hint 0 3", "hint 2 4", "hint 0 4", "hint 1 3", "discard 0"]
    game = played(actions)
    found = moments(game, {7: 1}, costs=[cost(game, 3, 0.8, "hint 0 5"), cost(game, 5, 0.9, "hint 2 2")])
    assert (found[0].number, found[0].kind) == (7, "not-saved")
    costs = [moment.cost for moment in found[1:]]
    assert costs == sorted(costs, reverse=True)
    assert len(found) > 2


def test_a_move_that_would_not_have_come_off_is_held_against_nobody() -> None:
    game = played(["hint 1 3"])
    assert moments(game, {1: 0}, costs=[cost(game, 1, 2.0, "play 0")]) == []
    assert moments(game, {1: 0}, costs=[cost(game, 1, 2.0, "discard 0")]) == [], "the only red 5"
    (moment,) = moments(game, {1: 0}, costs=[cost(game, 1, 2.0, "discard 1")])
    assert (moment.kind, moment.instead) == ("better", "discard 1")


def test_every_kind_has_words_in_every_language() -> None:
    details = (
        ("who", 0),
        ("chance", 0.25),
        ("other", 0.01),
        ("move", 7),
        ("what", "keep"),
        ("giver", 1),
        ("by", 1),
        ("faces", "g3"),
        ("turns", 3),
        ("counted", "no"),
        ("never", "yes"),
        ("stake", "card"),
        ("safe", "hint"),
        ("need", 2),
        ("total", 2),
        ("gain", 1.5),
    )
    for language in LANGUAGES:
        teller = Teller(Speech(language), ["Ada", "Bo"], [Card.parse("r1"), Card.parse("b2")].__getitem__)
        told = [teller.reasons([Reason(f"verdict-{kind}", (0, 1), details)])[0] for kind in NATURES]
        assert len(set(told)) == len(NATURES)
