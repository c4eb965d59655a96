"""Long stretches in which every token is spent as soon as there is one."""

from tamaya import Game, Rules
from tamaya.core.actions import Hint
from tests.review.telling_moments import deal, moments

HANDS = "g4 g3 b3 b2 r1", "g4 g2 b4 b3 b2"  # the red 1 fits, and nobody says so


def starved(moves: int, hints: int = 1) -> Game:
    """Hint and discard in turn, so often."""
    game = deal(HANDS, Rules(hints=hints))
    while game.turn < moves:
        spare = next(id for id in game.hands[game.actor] if id != 4 and game.card(id).value != 5)
        values = (action for action in game.legal_actions() if isinstance(action, Hint) and action.what == 4)
        game.do(f"discard {spare}" if game.hints < hints else str(next(values)))
    return game


def test_many_turns_in_which_every_token_was_spent_at_once_are_told_with_a_card_that_fitted_all_the_time() -> None:
    (moment,) = [moment for moment in moments(starved(9), {1: 0}) if moment.kind == "no-tokens"]
    assert (moment.number, moment.seat, moment.nature, moment.cards) == (1, 0, "time", (4,))
    assert (moment.lost, moment.settled, moment.cost) == (0, 1, 1.0)
    assert dict(moment.details) == {"who": 0, "turns": 9, "move": 9}


def test_few_turns_or_turns_with_a_token_to_spare_are_not() -> None:
    assert not any(moment.kind == "no-tokens" for moment in moments(starved(7), {1: 0}))
    assert not any(moment.kind == "no-tokens" for moment in moments(starved(9, hints=8), {1: 0}))


def test_what_was_made_up_for_is_not() -> None:
    game = starved(9)
    assert moments(game, {1: 0}, best=game.score) == []
