"""Code written for the Hanabi Learning Environment runs by changing one import."""

import copy
import importlib.util
import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tamaya import IllegalAction, TamayaError
from tamaya.env import hle
from tamaya.env.hle import pyhanabi, rl_env


def play_with(agents: list[Any], env: rl_env.HanabiEnv) -> float:
    """A game as HLE's own example runs it."""
    observations = env.reset()
    total, done = 0.0, False
    while not done:
        chosen = None
        for seat, agent in enumerate(agents):
            observation = observations["player_observations"][seat]
            action = agent.act(observation)
            if observation["current_player"] == seat:
                assert action is not None
                chosen = action
            else:
                assert action is None
        observations, reward, done, _ = env.step(chosen)
        total += reward
    return total


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("name", ["random_agent", "simple_agent"])
def test_the_agents_of_hle_play_in_ours(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec("hanabi_learning_environment")
    if found is None or not found.submodule_search_locations:
        pytest.skip("hanabi-learning-environment is not installed")
    file = Path(found.submodule_search_locations[0]) / "agents" / f"{name}.py"
    monkeypatch.setitem(sys.modules, "hanabi_learning_environment", hle)
    monkeypatch.setitem(sys.modules, "hanabi_learning_environment.rl_env", rl_env)
    spec = importlib.util.spec_from_file_location(f"hle_{name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    agent_class = module.RandomAgent if name == "random_agent" else module.SimpleAgent
    assert issubclass(agent_class, rl_env.Agent)
    for seed in range(5):
        env = rl_env.HanabiEnv({"players": players, "seed": seed})
        score = play_with([agent_class({"players": players}) for _ in range(players)], env)
        assert score == env.state.score()


def an_env(**config: object) -> rl_env.HanabiEnv:
    env = rl_env.HanabiEnv({"players": 2, "seed": 5, **config})
    env.reset()
    return env


@pytest.mark.parametrize("action", [99, -1, 0, {"action_type": "DISCARD", "card_index": 0}, {"action_type": "PASS"}])
def test_an_illegal_action_is_an_error_and_changes_nothing(action: object) -> None:
    env = an_env()
    before = str(env.state)
    with pytest.raises(IllegalAction) as error:
        env.step(action)
    assert isinstance(error.value, AssertionError)  # which is what HLE's callers expect
    assert str(env.state) == before


def test_an_action_that_lacks_a_part_says_which() -> None:
    with pytest.raises(IllegalAction, match="lacks 'card_index'"):
        an_env().step({"action_type": "PLAY"})
    with pytest.raises(ValueError, match="Expected action as dict or int"):
        an_env().step("play")


def test_whole_numbers_of_numpy_are_actions() -> None:
    one, other = an_env(), an_env()
    for number in (np.int64(5), np.int32(6), np.uint8(5)):
        one.step(number)
        other.step(int(number))
    assert str(one.state) == str(other.state)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_and_pickled(duplicate: Any) -> None:
    env = an_env()
    env.step(5)
    twin = duplicate(env)
    assert (
        twin.step(6)[0]["player_observations"][0]["vectorized"]
        == (env.step(6)[0]["player_observations"][0]["vectorized"])
    )
    assert str(twin.reset()["player_observations"][1]["pyhanabi"]) == (
        str(env.reset()["player_observations"][1]["pyhanabi"])
    )


def test_a_copy_of_a_state_goes_its_own_way() -> None:
    state = an_env().state
    before = str(state)
    state.copy().apply_move(state.legal_moves()[0])
    assert str(state) == before


def test_an_observation_does_not_change_when_the_game_goes_on() -> None:
    env = an_env()
    seen = env.state.observation(0)
    before = str(seen), seen.legal_moves(), env.observation_encoder.encode(seen)
    env.step(5)
    assert (str(seen), seen.legal_moves(), env.observation_encoder.encode(seen)) == before


def test_a_seed_fixes_the_sequence_of_games() -> None:
    first, second = an_env(seed=1), an_env(seed=1)
    for _ in range(3):
        assert str(first.state) == str(second.state)
        before = str(first.state)
        first.reset()
        second.reset()
        assert str(first.state) != before
    assert str(an_env(seed=2).state) != str(an_env(seed=1).state)


def test_a_random_start_player_starts() -> None:
    env = rl_env.HanabiEnv({"players": 5, "random_start_player": True, "seed": 3})
    assert {env.reset()["current_player"] for _ in range(40)} == {0, 1, 2, 3, 4}


def test_dealing_is_the_callers_business() -> None:
    game = pyhanabi.HanabiGame({"players": 3, "seed": 1})
    state = game.new_initial_state()
    assert (state.deck_size(), state.player_hands(), len(state.legal_moves())) == (50, [[], [], []], 25)
    for dealt in range(1, 16):
        assert state.cur_player() == pyhanabi.CHANCE_PLAYER_ID
        state.deal_random_card()
        assert state.deck_size() == 50 - dealt
    assert state.cur_player() == 0
    with pytest.raises(IllegalAction, match="nothing to deal"):
        state.deal_random_card()
    state.apply_move(pyhanabi.HanabiMove.get_play_move(2))
    assert (state.cur_player(), len(state.player_hands()[0]), state.deck_size()) == (-1, 4, 35)
    state.deal_random_card()
    assert (state.cur_player(), len(state.player_hands()[0]), state.deck_size()) == (1, 5, 34)


@pytest.mark.parametrize(
    ("config", "says"),
    [
        ({"players": 6}, "6 players cannot play"),
        ({"ranks": 6}, "ranks cannot be 6"),
        ({"max_information_tokens": -1}, "max_information_tokens cannot be -1"),
        ({"max_life_tokens": 0}, "max_life_tokens cannot be 0"),
        ({"hand_size": 0}, "hand_size cannot be 0"),
        ({"observation_type": 3}, "observation_type cannot be 3"),
        ({"colors": 0}, "colors cannot be 0"),
        ({"players": "many"}, "players cannot be 'many'"),
        ({"colors": 1, "hand_size": 6}, "too small for hands that large"),
    ],
)
def test_a_wrong_parameter_is_an_error_that_says_so(config: dict[str, object], says: str) -> None:
    with pytest.raises(TamayaError, match=says):
        rl_env.HanabiEnv(config)


def test_a_deck_must_have_the_right_cards() -> None:
    with pytest.raises(TamayaError, match="deck does not fit"):
        an_env().reset([0] * 50)


def test_an_unknown_environment_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="Unknown environment Hanabi-Huge: it is one of Hanabi-Full"):
        rl_env.make("Hanabi-Huge")
