"""Games that were played somewhere else, as trajectories of the Hanabi Learning Environment."""

import random

import pytest

from tamaya import Game, Rules, TamayaError
from tamaya.env.hle import rl_env
from tamaya.env.hle.pyhanabi import AgentObservationType
from tamaya.env.hle.trajectories import trajectory
from tests.formats.test_ah2ac2 import some_games


def test_a_game_is_played_again_step_by_step() -> None:
    game = some_games(3, 2)[1]
    steps = list(trajectory(game))
    assert len(steps) == len(game.history)
    assert [step.player for step in steps] == [number % 3 for number in range(len(steps))]
    assert [step.done for step in steps] == [False] * (len(steps) - 1) + [True]
    assert sum(step.reward for step in steps) == game.score
    env = rl_env.HanabiEnv({"players": 3})
    observations = env.reset([card.identity for card in game.deck])
    for step in steps:
        vectors = [seen["vectorized"] for seen in step.observations["player_observations"]]
        assert vectors == [seen["vectorized"] for seen in observations["player_observations"]]
        observations = env.step(step.action)[0]


def test_how_hands_were_held_makes_no_difference() -> None:
    game, chance = Game.deal(Rules(empty_hints=False), 2, seed=3), random.Random(1)
    while game.outcome is None:
        for seat in range(2):
            hand = list(game.hands[seat])
            chance.shuffle(hand)
            game.rearrange(seat, hand)
        game.do(chance.choice(list(game.legal_actions())))
    steps = list(trajectory(game, AgentObservationType.MINIMAL))
    assert sum(step.reward for step in steps) == game.score
    assert steps[-1].done


def test_hands_and_tokens_of_other_numbers_are_kept() -> None:
    rules = Rules(hints=3, mistakes=1, hand_size=2, empty_hints=False)
    game = Game.deal(rules, 2, seed=1)
    game.do(next(iter(game.legal_actions())))
    (step,) = trajectory(game)
    seen = step.observations["player_observations"][0]
    assert (seen["information_tokens"], seen["life_tokens"], len(seen["observed_hands"][1])) == (3, 1, 2)


def test_a_game_with_other_rules_is_refused() -> None:
    with pytest.raises(TamayaError, match="knows only the base game, not multicolour=wild-5"):
        next(trajectory(Game.deal(Rules(multicolour="wild-5"), 2)))
