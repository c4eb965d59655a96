import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tamaya import IllegalAction, Rules
from tamaya.env import pettingzoo as hanabi

EVERYTHING = Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True, mistakes=8)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 5},
    {"players": 3, "layout": "hle-minimal", "rewards": "final"},
    {"players": 4, "layout": "full", "rules": EVERYTHING},
]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        # PettingZoo's own games with a mask are warned of in the same way
        for words in ("Observation space for each agent probably", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", message=words, category=UserWarning)
        yield


@pytest.mark.parametrize("options", OPTIONS)
def test_turn_by_turn_passes_pettingzoos_own_test(options: dict[str, Any]) -> None:
    api_test(hanabi.env(**options), num_cycles=400)


@pytest.mark.parametrize("options", OPTIONS)
def test_parallel_passes_pettingzoos_own_test(options: dict[str, Any]) -> None:
    parallel_api_test(hanabi.parallel_env(**options), num_cycles=400)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_seed_gives_the_same_game_by_pettingzoos_own_test(options: dict[str, Any]) -> None:
    seed_test(lambda: hanabi.env(**options), num_cycles=100)
    # This test of theirs asks for no mask: it does what is not legal, and out of turn.
    parallel_seed_test(lambda: hanabi.parallel_env(**options, illegal="penalty"), num_cycles=100)


def test_both_are_registered() -> None:
    assert isinstance(make("aec", "tamaya/Hanabi-v0", players=3).unwrapped, hanabi.HanabiAEC)
    assert isinstance(make("parallel", "tamaya/Hanabi-v0", players=3).unwrapped, hanabi.HanabiParallel)


def test_what_environments_have_by_convention_is_there() -> None:
    """`raw_env`, the state of all hands, and the masks where most algorithms look for them."""
    assert isinstance(hanabi.raw_env(players=3), hanabi.HanabiAEC)
    for env in (hanabi.env(players=3), hanabi.parallel_env(players=3)):
        env.reset(seed=2)
        state = env.state()
        assert env.state_space.contains(state)
        seen = [env.game.observe(seat) for seat in range(3)]
        assert np.array_equal(state.reshape(3, -1), seen)
    turns, together = hanabi.env(players=3), hanabi.parallel_env(players=3)
    turns.reset(seed=2)
    together.reset(seed=2)
    while together.agents:
        agent = turns.agent_selection
        *_, info = turns.last()
        action = int(np.flatnonzero(info["action_mask"])[-1])
        turns.step(action)
        for one in turns.agents:
            assert np.array_equal(turns.infos[one]["action_mask"], turns.observe(one)["action_mask"])
        observations, *_, infos = together.step(
            {one: action if one == agent else together.wait for one in together.agents}
        )
        assert all(np.array_equal(info["action_mask"], observations[one]["action_mask"]) for one, info in infos.items())


def play(env: hanabi.HanabiAEC) -> tuple[float, int]:
    """A random game: the sum of the first agent's rewards, and the score."""
    rng = np.random.default_rng(1)
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        assert observation is not None
        if agent == "player_0":
            total += reward
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return total, env.game.score


@pytest.mark.parametrize("options", OPTIONS)
def test_the_rewards_of_an_agent_add_up_to_the_score(options: dict[str, Any]) -> None:
    env = hanabi.env(**options)
    for seed in range(10):
        env.reset(seed=seed)
        start = env.game.score if options.get("rewards") != "final" else 0
        total, score = play(env)
        assert total == score - start


def test_both_ways_show_the_same_game() -> None:
    turns, together = hanabi.env(players=3), hanabi.parallel_env(players=3)
    turns.reset(seed=4)
    seen, _ = together.reset(seed=4)
    while together.agents:
        agent = turns.agent_selection
        for one in turns.agents:
            assert np.array_equal(turns.observe(one)["observation"], seen[one]["observation"])
        action = int(np.flatnonzero(turns.observe(agent)["action_mask"])[0])
        turns.step(action)
        seen, rewards, _, _, _ = together.step(
            {one: action if one == agent else together.wait for one in together.agents}
        )
        assert rewards == turns.rewards


@pytest.mark.parametrize("action", [0, 99, -1, 1.5, "play"])
def test_an_illegal_action_is_an_error_and_changes_nothing(action: Any) -> None:
    env = hanabi.env()
    env.reset(seed=1)
    before = env.game.batch.rows.copy()
    with pytest.raises(IllegalAction):
        env.step(action)
    assert np.array_equal(env.game.batch.rows, before)


def test_acting_out_of_turn_is_an_error() -> None:
    env = hanabi.parallel_env()
    with pytest.raises(IllegalAction, match="call reset first"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="It is the turn of player_0: player_1 can only wait"):
        env.step({"player_0": 5, "player_1": 5})
    with pytest.raises(IllegalAction, match="who gave no action"):
        env.step({"player_1": env.wait})


def test_in_parallel_a_penalty_can_take_the_place_of_the_error() -> None:
    env = hanabi.parallel_env(illegal="penalty")
    env.reset(seed=1)
    rows = env.game.batch.rows.copy()
    _, rewards, over, _, _ = env.step({"player_0": 0, "player_1": 5})
    assert rewards == {"player_0": -1.0, "player_1": -1.0}
    assert not any(over.values())
    assert np.array_equal(env.game.batch.rows, rows)
    _, rewards, _, _, _ = env.step({"player_0": 5, "player_1": 5})
    assert -1.0 not in rewards.values()
    assert env.game.actor == 1


def test_the_last_observation_and_mask_belong_to_the_caller() -> None:
    env = hanabi.env()
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = {name: array.copy() for name, array in first.items()}
    env.step(5)
    assert all(np.array_equal(first[name], kept[name]) for name in first)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_and_pickled_in_the_middle(duplicate: Any) -> None:
    env = hanabi.env()
    env.reset(seed=3)
    env.step(5)
    assert play(duplicate(env)) == play(env)
