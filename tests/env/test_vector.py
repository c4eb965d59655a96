"""`VectorEnv` is one of Gymnasium's vector environments."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from tamaya import IllegalAction, Rules, TamayaError
from tamaya.env.gymnasium import HanabiSeat
from tamaya.env.vector import VectorEnv
from tests.learners import learner

LENIENT = Rules(empty_hints=False, mistakes=1)  # short games


def choices(env: VectorEnv) -> Any:
    """A random legal action in each game."""
    return env.raw.batch.choose()


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 5, "seat": "turning", "partners": {"hat": 1, "smart": 1}},
        {"players": 3, "partners": None, "layout": "full", "rules": Rules(multicolour="wild-5", bonus_tiles=True)},
    ],
)
def test_what_comes_back_is_in_the_spaces(options: dict[str, Any]) -> None:
    env = VectorEnv(6, **options)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.action_space.seed(1)
    seen, info = env.reset(seed=1)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"].astype(bool), env.action_masks())
        seen, rewards, terminated, truncated, info = env.step(choices(env))
        assert {array.shape for array in (rewards, terminated, truncated, info["score"])} == {(6,)}
        assert rewards.dtype.kind == "f"
        assert not truncated.any()
        for lane in np.flatnonzero(terminated):
            assert env.single_observation_space.contains(info["final_obs"][lane])
    env.close()
    assert env.closed


def test_a_single_environment_has_the_same_spaces() -> None:
    for options in ({"players": 4}, {"layout": "full", "rules": Rules(announce=True)}):
        many, one = VectorEnv(2, **options), HanabiSeat(**options)
        assert many.single_observation_space == one.observation_space
        assert many.single_action_space == one.action_space


@pytest.mark.parametrize("name", ["Hanabi", "Hanabi-5p", "Hanabi-SelfPlay"])
@pytest.mark.parametrize("mode", [None, "sync"])
def test_gymnasium_makes_many(name: str, mode: str | None) -> None:
    env = gymnasium.make_vec(f"tamaya/{name}-v0", num_envs=3, vectorization_mode=mode)
    assert isinstance(env, VectorEnv) == (mode is None)
    seen, _ = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    assert env.num_envs == 3
    env.step(seen["action_mask"].argmax(axis=1))
    env.close()


def test_in_the_same_step_the_next_game_begins_and_the_last_observation_is_kept() -> None:
    env, still = VectorEnv(20, rules=LENIENT), VectorEnv(20, rules=LENIENT, autoreset_mode="Disabled")
    env.reset(seed=3)
    still.reset(seed=3)
    begun = np.ones(20, bool)
    for _ in range(12):
        actions = choices(env)
        seen, rewards, ended, _, info = env.step(actions)
        last, same_rewards, same_ended, _, _ = still.step(np.where(begun, actions, -1))
        assert np.array_equal(rewards[begun], same_rewards[begun])
        assert np.array_equal(ended[begun], same_ended[begun])
        for lane in np.flatnonzero(ended & begun):
            assert np.array_equal(info["final_obs"][lane]["observation"], last["observation"][lane])
            assert info["final_info"]["score"][lane] == env.raw.final_scores[lane]
            assert seen["action_mask"][lane].any()
        begun &= ~ended
    assert not begun.any()


def test_in_the_next_step_the_next_game_begins_whatever_is_done() -> None:
    env = VectorEnv(20, rules=LENIENT, autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, _ = env.reset(seed=3)
    before = np.zeros(20, bool)
    for _ in range(15):
        seen, rewards, ended, _, info = env.step(np.where(before, 0, choices(env)))
        assert not ended[before].any()
        assert not rewards[before].any()
        assert "final_obs" not in info
        assert (seen["action_mask"].any(axis=1) == ~ended).all()
        before = ended
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_without_resets_a_mask_says_where_to_begin() -> None:
    env = VectorEnv(20, rules=LENIENT, autoreset_mode="Disabled")
    env.reset(seed=3)
    ended = np.zeros(20, bool)
    while not ended.any():
        _, _, ended, _, _ = env.step(choices(env))
    with pytest.raises(IllegalAction, match="its game is over"):
        env.step(np.zeros(20, int))
    rows = env.raw.batch.rows.copy()
    seen, info = env.reset(options={"reset_mask": ended})
    assert np.array_equal(env.raw.batch.rows[~ended], rows[~ended])
    assert seen["action_mask"].any(axis=1).all()
    assert np.array_equal(info["_score"], ended)
    with pytest.raises(TamayaError, match="reset_mask needs 20 entries"):
        env.reset(options={"reset_mask": [1, 0]})


def test_a_seed_fixes_these_games_and_those_after_them() -> None:
    def run(seed: Any) -> Any:
        env = VectorEnv(8, rules=LENIENT)
        seen = [env.reset(seed=seed)[0]]
        seen += [env.step(choices(env))[0] for _ in range(10)]
        seen.append(env.reset()[0])
        return np.stack([one["observation"] for one in seen])

    assert np.array_equal(run(5), run(5))
    assert not np.array_equal(run(5), run(6))
    given = run([1, 2, 3, None, 5, 6, 7, 8])[0]
    assert np.array_equal(np.delete(given, 3, 0), np.delete(run([1, 2, 3, 4, 5, 6, 7, 8])[0], 3, 0))
    with pytest.raises(TamayaError, match="seed needs 8 entries, not 2"):
        run([1, 2])


def test_an_illegal_action_is_an_error_unless_a_penalty_is_wanted() -> None:
    env = VectorEnv(3)
    env.reset(seed=1)
    rows = env.raw.batch.rows.copy()
    with pytest.raises(IllegalAction, match="not legal in lane 2"):
        env.step([5, 5, 0])
    assert np.array_equal(env.raw.batch.rows, rows)
    with pytest.raises(IllegalAction, match="actions needs 3 entries"):
        env.step([5, 5])
    lenient = VectorEnv(3, illegal="penalty")
    lenient.reset(seed=1)
    _, rewards, ended, _, _ = lenient.step([5, 99, 0])
    assert rewards[1:].tolist() == [-1, -1]
    assert not ended.any()
    assert np.array_equal(lenient.raw.batch.rows[1:], rows[1:])


def test_gymnasiums_wrappers_go_around_it() -> None:
    env = RecordEpisodeStatistics(VectorEnv(10, rules=LENIENT, rewards="lenient", autoreset_mode="NextStep"))
    raw = env.unwrapped.raw
    env.reset(seed=1)
    for _ in range(12):
        _, _, ended, _, info = env.step(np.where(raw.batch.over, 0, raw.batch.choose()))
        if ended.any():
            assert (info["episode"]["l"][ended] > 0).all()
    assert env.episode_count > 0


def test_observations_belong_to_the_caller_unless_copies_are_not_wanted() -> None:
    for wanted in (True, False):
        env = VectorEnv(4, copy=wanted)
        first, _ = env.reset(seed=1)
        kept = {name: array.copy() for name, array in first.items()}
        then, *_ = env.step(choices(env))
        for name, array in first.items():
            assert np.array_equal(array, kept[name]) == wanted
            assert np.shares_memory(array, then[name]) != wanted


def test_arrays_are_shared_by_dlpack() -> None:
    env = VectorEnv(4, copy=False)
    seen, _ = env.reset(seed=1)
    raw = env.raw
    arrays = (*seen.values(), raw.packed, raw.legal, raw.actors, raw.rewards, raw.terminated)
    assert all(array.flags.c_contiguous for array in arrays)  # JAX takes no others
    shared = [np.from_dlpack(array) for array in arrays]
    env.step(choices(env))
    for array, same in zip(arrays, shared, strict=True):
        assert np.shares_memory(array, same)
        assert np.array_equal(array, same)


def test_pytorch_shares_the_arrays() -> None:
    torch = learner("torch")
    env = VectorEnv(4, copy=False)
    seen, _ = env.reset(seed=1)
    arrays = (*seen.values(), env.raw.packed, env.raw.legal, env.raw.actors, env.raw.rewards, env.raw.terminated)
    tensors = [torch.from_dlpack(array) for array in arrays]
    env.step(choices(env))
    assert all(np.array_equal(tensor.numpy(), array) for tensor, array in zip(tensors, arrays, strict=True))


def test_every_table_is_drawn() -> None:
    env = VectorEnv(2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn == tuple(str(env.raw.batch.game(lane)) for lane in range(2))
    assert VectorEnv(2).render() is None


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_and_pickled_in_the_middle(duplicate: Any) -> None:
    env = VectorEnv(4)
    env.reset(seed=1)
    twin = duplicate(env)
    seen = [one.step(choices(one))[0]["observation"] for one in (env, twin)]
    assert np.array_equal(*seen)
