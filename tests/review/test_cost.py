"""What a move cost, by playing on in the same worlds."""

import pytest

from tamaya import Game, Rules
from tamaya.core.actions import Play
from tamaya.core.errors import TamayaError
from tamaya.review.cost import cost_in_processes, what_it_cost, why

pytestmark = pytest.mark.slow  # a team is compiled


def game_with_a_blunder() -> Game:
    """The fourth move throws away a red 5 that is known to be one."""
    deck = list(Game.deal(Rules(), 3, seed=4).deck)
    five = next(place for place, card in enumerate(deck) if str(card) == "r5")
    deck[0], deck[five] = deck[five], deck[0]
    game = Game.deal(Rules(), 3, seed=4, deck=deck)
    for action in ("hint 1 1", "hint 0 red", "hint 0 5", "discard 0"):
        game.do(action)
    return game


def test_throwing_the_red_five_away_costs_about_a_point_whoever_asks_and_in_whatever_order() -> None:
    game = game_with_a_blunder()
    (cost,) = what_it_cost(game, "hat", error=0.1, wanted=lambda number: number == 4)
    assert (cost.number, cost.seat, cost.action) == (4, 0, "discard 0")
    assert cost.at_least > 0
    assert 0.8 < cost.cost < 1.5
    assert cost.preferred != cost.action
    assert cost.before == pytest.approx(cost.after + cost.cost)
    assert cost.error <= 0.1
    *_, again = what_it_cost(game, "hat", error=0.1, wanted=lambda number: number > 3)
    assert again == cost
    (otherwise,) = what_it_cost(game, "hat", error=0.1, seed=2, wanted=lambda number: number == 4)
    assert otherwise != cost


def test_it_is_the_same_when_shared_out_and_says_how_far_it_is() -> None:
    game = Game.deal(Rules(), 3, seed=4)
    game.do("hint 1 3")
    heard: list[int] = []
    assert cost_in_processes(game, "hat", workers=1, progress=heard.append) == list(what_it_cost(game, "hat"))
    assert heard == [1]


def test_only_compiled_bots_can_play_on() -> None:
    with pytest.raises(TamayaError, match="the teams are hat, smart"):
        next(what_it_cost(game_with_a_blunder(), "cautious"))


def test_nobody_says_that_a_card_may_fit_which_certainly_does_not() -> None:
    game = game_with_a_blunder()
    game.undo()
    assert why(game.view(0), Play(0), game.tables).key == "nothing-better", "the red 5, for which it is too early"
    assert why(game.view(0), Play(1), game.tables).key == "likely-playable"
