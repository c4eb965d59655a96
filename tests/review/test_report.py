"""The report: few moments, each with what it was."""

from fractions import Fraction
from importlib import import_module

import pytest

from tamaya import Card, Game, Rules
from tamaya.bots.bot import Reason
from tamaya.core.actions import Gesture
from tamaya.i18n import LANGUAGES
from tamaya.review.known import what_could_be_known
from tamaya.review.meant import what_it_meant
from tamaya.review.possible import Reviewed
from tamaya.review.report import MOST, NATURES, Moment, report
from tamaya.review.telling import Teller
from tamaya.speech.speaking import Speech

HANDS = "r5 y4 w4 g3 b4", "y3 r1 b3 w3 g3", "y4 g4 b2 b1 w1"


def deal(*hands: str) -> Game:
    """A game with these hands; the rest of the deck follows in any order."""
    first = [Card.parse(text) for hand in hands for text in hand.split()]
    rest = list(Game.deal(Rules(), 3, seed=1).deck)
    for card in first:
        rest.remove(card)
    return Game.deal(Rules(), 3, deck=[*first, *rest])


def moments(game: Game, lost: dict[int, int]) -> list[Moment]:
    """The report of a game whose moves lost so many points, by number: a solver need not find that out here."""
    steps = []
    best = 25
    for number, entry in enumerate((entry for entry in game.history if not isinstance(entry, Gesture)), start=1):
        after = best - lost.get(number, 0)
        seat = (number - 1) % game.players
        steps.append(Reviewed(number, seat, str(entry), best, best, after, after, ("play 6",)))
        best = after
    return report(game, steps, what_could_be_known(game), what_it_meant(game, "club"))


def played(*actions: str) -> Game:
    game = deal(*HANDS)
    for action in actions:
        game.do(action)
    return game


def test_a_card_that_was_known_to_be_the_last_one_is_told_as_such() -> None:
    (moment,) = moments(played("hint 1 1", "hint 0 5", "hint 0 red", "discard 0"), {4: 1})
    assert (moment.number, moment.kind, moment.nature, moment.cards) == (4, "known-loss", "knowable", (0,))


def test_a_card_of_which_nobody_warned_though_a_hint_could_have() -> None:
    (moment,) = moments(played("hint 1 1", "hint 2 1", "hint 1 3", "discard 0"), {4: 1})
    assert (moment.kind, moment.nature) == ("not-saved", "understanding")
    assert dict(moment.details)["who"] == 0
    assert 0 < float(dict(moment.details)["chance"]) < 0.5


def test_a_discard_that_was_likely_to_be_missed_is_no_bad_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("tamaya.review.report"), "GOOD_CHANCE", Fraction(1, 100))
    (moment,) = moments(played("hint 1 1", "hint 2 1", "hint 1 3", "discard 0"), {4: 1})
    assert (moment.kind, moment.nature) == ("risky-discard", "knowable")


def test_a_certain_play_that_was_passed_over_counts_if_it_would_have_been_better() -> None:
    game = played("hint 1 1", "hint 2 1")
    (moment,) = moments(game, {2: 1})
    assert (moment.kind, moment.instead) == ("sure-play", "play 6")


def test_a_mistake_for_which_a_hint_seemed_to_ask_is_a_misunderstanding() -> None:
    (moment,) = moments(played("hint 1 green", "play 9"), {2: 1})
    assert (moment.kind, moment.nature) == ("misread", "understanding")
    assert dict(moment.details)["move"] == 1


def test_nothing_is_named_that_cost_nothing_and_no_more_than_five() -> None:
    game = played(*["hint 1 1", "hint 2 1", "hint 1 3", "discard 0", "discard 5", "discard 10"])
    assert moments(game, {}) == []
    many = moments(game, dict.fromkeys(range(1, 7), 2))
    assert len(many) <= MOST
    assert [moment.lost for moment in many] == sorted((moment.lost for moment in many), reverse=True)


def test_what_only_open_cards_show_is_told_once() -> None:
    found = moments(played("hint 1 3", "hint 2 4", "hint 1 white"), {1: 1, 3: 1})
    assert [(moment.kind, dict(moment.details)) for moment in found] == [("unseen", {"total": 2})]


def test_every_kind_has_words_in_every_language() -> None:
    details = (
        ("who", 0),
        ("chance", 0.25),
        ("other", 0.01),
        ("move", 7),
        ("what", "keep"),
        ("total", 2),
        ("gain", 1.5),
    )
    for language in LANGUAGES:
        teller = Teller(Speech(language), ["Ada", "Bo"], [Card.parse("r1"), Card.parse("b2")].__getitem__)
        told = [teller.reasons([Reason(f"verdict-{kind}", (0, 1), details)])[0] for kind in NATURES]
        assert len(set(told)) == len(NATURES)
