"""`HanabiVecEnv` is a `VecEnv` of Stable-Baselines3. `make learners` installs that and runs this."""

from typing import Any

import numpy as np

from tamaya import Rules
from tamaya.env.vector import VectorEnv
from tests.learners import learner

vec_env: Any = learner("stable_baselines3.common.vec_env")
contrib: Any = learner("sb3_contrib")
from tamaya.env.stable_baselines import HanabiVecEnv  # noqa: E402  # it needs what was looked for just now

SHORT = Rules(empty_hints=False, mistakes=1)


def test_it_steps_as_gymnasiums_does_and_keeps_what_was_last() -> None:
    env, ours = HanabiVecEnv(16, rules=SHORT), VectorEnv(16, rules=SHORT)
    assert isinstance(env, vec_env.VecEnv)
    env.seed(5)
    seen = env.reset()
    theirs, _ = ours.reset(seed=[*range(5, 21)])
    ended = 0
    for _ in range(60):
        assert np.array_equal(seen, theirs["observation"])
        assert env.observation_space.contains(seen[0])
        actions = ours.raw.batch.choose()
        seen, rewards, over, infos = env.step(actions)
        theirs, same, terminated, _, told = ours.step(actions)
        assert np.array_equal(rewards, same)
        assert np.array_equal(over, terminated)
        for lane in range(16):
            last = infos[lane].get("terminal_observation")
            assert (last is not None) == over[lane]
            if over[lane]:
                ended += 1
                assert np.array_equal(last, told["final_obs"][lane]["observation"])
                assert infos[lane]["score"] == told["final_info"]["score"][lane]
    assert ended > 16


def test_a_learner_with_masks_learns_in_all_games_at_once() -> None:
    env = vec_env.VecMonitor(
        HanabiVecEnv(32, seat="turning", partners={"hat": 1, "smart": 1}), info_keywords=("score",)
    )
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=128, n_epochs=1, seed=1)
    model.learn(32 * 16 * 2)
    assert model.num_timesteps == 32 * 16 * 2
    assert model.ep_info_buffer[0]["score"] in range(26)


def test_it_can_be_drawn_and_asked_as_such_environments_are() -> None:
    env = HanabiVecEnv(2, render_mode="rgb_array")
    env.reset()
    assert env.render().shape[2] == 3
    assert env.has_attr("action_masks")
    assert np.array_equal(np.stack(env.env_method("action_masks")), env.action_masks())
    assert len(env.env_method("action_masks", indices=1)) == 1
    assert env.env_is_wrapped(object) == [False, False]
    env.close()
