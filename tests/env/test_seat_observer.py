"""A bot sees by events what the environment shows."""

import random

import numpy as np
import pytest

from tamaya import Game, Rules, TamayaError
from tamaya.core.events import seen_by
from tamaya.env.observations import Layout
from tamaya.env.seat_observer import SeatObserver

EVERYTHING = Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True, mistakes=8)


@pytest.mark.parametrize(
    ("players", "layout", "rules"),
    [(2, "hle", Rules(empty_hints=False)), (5, "hle-minimal", Rules()), (3, "full", EVERYTHING)],
)
def test_observations_and_masks_are_those_of_the_environment(players: int, layout: str, rules: Rules) -> None:
    dice = random.Random(1)
    for seed in range(4):
        game = Game.deal(rules, players, seed)
        plain = Layout(layout, rules, game.tables)
        seats = [SeatObserver(rules, players, seat, layout) for seat in range(players)]
        told = 0
        while game.outcome is None:
            for seat, observer in enumerate(seats):
                for event in game.log[told:]:
                    observer.see(seen_by(seat, event))
                assert observer.observe().tolist() == plain.observe_row(game.row, seat).tolist()
            told = len(game.log)
            legal = game.legal_numbers()
            assert np.flatnonzero(seats[game.actor].mask()).tolist() == sorted(legal)
            number = dice.choice(legal)
            assert seats[game.actor].action(number) == game.action_of(number)
            game.do(game.action_of(number))


def test_nobody_is_shown_the_own_cards() -> None:
    with pytest.raises(TamayaError, match="shows a seat its own cards"):
        SeatObserver(Rules(), 2, 0, "hle-seer")
