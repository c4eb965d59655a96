"""The report: few moments, each with what it was."""

from collections.abc import Sequence
from fractions import Fraction
from importlib import import_module

import pytest

from tamaya import Card, Game, Rules
from tamaya.bots.bot import Reason
from tamaya.core.actions import Gesture
from tamaya.i18n import LANGUAGES
from tamaya.review import solve
from tamaya.review.cost import MoveCost
from tamaya.review.known import known_hand, what_could_be_known
from tamaya.review.meant import what_it_meant
from tamaya.review.possible import Reviewed
from tamaya.review.report import MOST, Moment, report
from tamaya.review.telling import Teller
from tamaya.review.verdicts import NATURES
from tamaya.speech.speaking import Speech
from tests.bots.conventions.scenes import Scene

HANDS = "r5 y4 w4 g3 b4", "y3 r1 b3 w3 g3", "y4 g4 b2 b1 w1"


def deal(*hands: str) -> Game:
    """A game with these hands; the rest of the deck follows in any order."""
    first = [Card.parse(text) for hand in hands for text in hand.split()]
    rest = list(Game.deal(Rules(), 3, seed=1).deck)
    for card in first:
        rest.remove(card)
    return Game.deal(Rules(), 3, deck=[*first, *rest])


def moments(
    game: Game, lost: dict[int, int], line: tuple[str, ...] = (), costs: Sequence[MoveCost] = ()
) -> list[Moment]:
    """The report of a game whose moves lost so many points, by number, and how the last of them would have gone
    otherwise: a solver need not find that out here."""
    steps = []
    best = 25
    for number, entry in enumerate((entry for entry in game.history if not isinstance(entry, Gesture)), start=1):
        after = best - lost.get(number, 0)
        seat = (number - 1) % game.players
        steps.append(Reviewed(number, seat, str(entry), best, best, after, after, line if number == max(lost) else ()))
        best = after
    return report(game, steps, what_could_be_known(game), what_it_meant(game, "club"), costs)


def cost(game: Game, number: int, points: float, preferred: str) -> MoveCost:
    """What a team of bots says of a move."""
    action = str(game.history[number - 1])
    reason = Reason("least-missed")
    return MoveCost(number, 0, action, 20 + points, 20, 0.05, points, 0.05, preferred, reason, 64)


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
    monkeypatch.setattr(import_module("tamaya.review.verdicts"), "GOOD_CHANCE", Fraction(1, 100))
    (moment,) = moments(played("hint 1 1", "hint 2 1", "hint 1 3", "discard 0"), {4: 1})
    assert (moment.kind, moment.nature) == ("risky-discard", "knowable")


def test_a_certain_play_that_was_passed_over_counts_if_it_would_have_been_better() -> None:
    game = played("hint 1 1", "hint 2 1")
    (moment,) = moments(game, {2: 1}, ("play 6",))
    assert (moment.kind, moment.instead) == ("sure-play", "play 6")


def test_a_mistake_for_which_a_hint_seemed_to_ask_is_a_misunderstanding() -> None:
    (moment,) = moments(played("hint 1 green", "play 9"), {2: 1})
    assert (moment.kind, moment.nature) == ("misread", "understanding")
    assert {"move": 1, "giver": 0, "what": "play"}.items() <= dict(moment.details).items()


def test_a_hint_that_asked_somebody_else_to_play_first_is_told_at_both_moves() -> None:
    hands = "w4 b4 y4 r4 g3", "y5 g4 b3 w4 r1", "y4 g4 b4 r2 w3"
    scene = Scene(hands, ["hint 2 red", "discard y5", "play r2"])
    thrown, played = moments(scene.game, {2: 1, 3: 0})
    first = scene.card(1, "r1")
    assert (thrown.kind, thrown.nature, thrown.cards) == ("other-asked", "understanding", (5, first))
    assert {"move": 1, "who": 1}.items() <= dict(thrown.details).items()
    assert played.kind == "misread"
    assert {"what": "early", "by": 1, "faces": "r1"}.items() <= dict(played.details).items()


def test_a_hint_that_left_open_whether_to_keep_a_card_is_told_with_the_chance_that_it_fitted() -> None:
    hands = "r1 b4 y4 r4 g3", "y2 g4 b3 w4 r3", "y4 g4 b4 r2 w3"
    (moment,) = moments(Scene(hands, ["play r1", "hint 0 4", "hint 1 2", "discard b4", "play y2"]).game, {5: 0})
    assert (moment.kind, dict(moment.details)["what"], dict(moment.details)["chance"]) == ("misread", "open", 0.11)


def test_nothing_is_named_that_cost_nothing_and_no_more_than_five() -> None:
    game = played(*["hint 1 1", "hint 2 1", "hint 1 3", "discard 0", "discard 5", "discard 10"])
    assert moments(game, {1: 0}) == []
    many = moments(game, dict.fromkeys(range(1, 7), 2))
    assert len(many) <= MOST
    assert [moment.lost for moment in many] == sorted((moment.lost for moment in many), reverse=True)


def test_what_only_open_cards_show_is_told_once_with_all_that_was_lost() -> None:
    found = moments(played("hint 1 3", "hint 2 4", "hint 1 white"), {1: 1, 3: 1})
    assert [(moment.kind, moment.lost, dict(moment.details)) for moment in found] == [("unseen", 2, {"total": 2})]


def near_the_end(mistakes: int = 3) -> Game:
    """Nobody knows anything, one card is in the pile, and only ones fit."""
    game = Game.deal(Rules(hand_size=23, mistakes=mistakes, colours=5), 2, seed=4)
    while len(game.pile) > 1:
        game.do(f"play {next(id for id in game.hands[game.actor] if game.card(id) in game.prospects().playable)}")
    return game


def test_where_hardly_a_turn_could_be_spared_it_was_a_matter_of_time() -> None:
    game = near_the_end()
    line = solve(game).line
    done = len(game.history)
    game.do("hint 0 1")
    (moment,) = moments(game, {done + 1: 1}, line)
    assert (moment.kind, moment.nature) == ("time", "time")
    assert dict(moment.details) == {"turns": 3, "need": 3, "counted": "no", "total": 1}
    line = solve(game).line
    game.do(f"discard {next(id for id in game.hands[0] if game.card(id) not in game.prospects().irreplaceable)}")
    (moment,) = moments(game, {done + 2: 1}, line)
    assert dict(moment.details)["counted"] == "yes"


@pytest.mark.parametrize(("mistakes", "kind"), [(3, "try"), (1, "long-shot")])
def test_a_try_when_time_is_short_is_no_carelessness_unless_it_risks_everything(mistakes: int, kind: str) -> None:
    game = near_the_end(mistakes)
    line = solve(game).line
    done = len(game.history)
    hand = known_hand(game)
    likeliest = max(card.fits for card in hand)
    playable = game.prospects().playable
    game.do(f"play {next(c.id for c in hand if c.fits == likeliest and game.card(c.id) not in playable)}")
    (moment,) = moments(game, {done + 1: 1}, line)
    assert moment.kind == kind
    nothing = moments(game, {done + 1: 0}, line)
    assert [moment.kind for moment in nothing] == ([] if kind == "try" else ["long-shot"])


def test_of_estimates_within_a_round_only_the_dearest_is_told() -> None:
    game = played("hint 1 3", "hint 2 4", "hint 1 white", "hint 1 1", "hint 2 2", "hint 0 3", "hint 1 2")
    dear = [(1, 0.5), (2, 0.9), (3, 0.9), (7, 0.4)]
    found = moments(game, {7: 0}, costs=[cost(game, number, points, "hint 1 red") for number, points in dear])
    assert [(moment.number, moment.kind) for moment in found] == [(2, "better"), (7, "better")]


def test_a_move_that_would_not_have_come_off_is_held_against_nobody() -> None:
    game = played("hint 1 3")
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
        ("need", 2),
        ("total", 2),
        ("gain", 1.5),
    )
    for language in LANGUAGES:
        teller = Teller(Speech(language), ["Ada", "Bo"], [Card.parse("r1"), Card.parse("b2")].__getitem__)
        told = [teller.reasons([Reason(f"verdict-{kind}", (0, 1), details)])[0] for kind in NATURES]
        assert len(set(told)) == len(NATURES)
