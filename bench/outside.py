"""What other people's programs say of ours: their own checks and examples, and how fast their learners run on it.

    python -m bench.outside --hle ../hanabi-learning-environment

Whatever is not installed is named and left out: `make learners` brings PyTorch and Stable-Baselines3, `pip install jax`
JAX. `--hle` names a clone of https://github.com/google-deepmind/hanabi-learning-environment; its examples are run.
"""

import argparse
import runpy
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np

from tamaya.env import hle, pettingzoo
from tamaya.env.gymnasium import HanabiSeat
from tamaya.env.raw import RawVectorEnv

SECONDS = 5.0  # that a speed is measured
GAMES = 256  # side by side

Check = tuple[str, str, Callable[[], str]]  # the program, what it does, and what comes of it


def checks(examples: Path | None) -> Iterator[Check]:
    """All of them."""
    yield "pettingzoo", "tests of its API and seeds, turn by turn and parallel", with_pettingzoo
    yield "gymnasium", "check_env, alone and from every seat", with_gymnasium
    if examples:
        for file in sorted(examples.glob("*.py")):
            yield "hanabi_learning_environment", file.name, partial(run_example, file)
    yield "torch", "arrays shared by DLPack", lambda: shared_with(import_module("torch").from_dlpack)
    yield "jax", "arrays shared by DLPack", lambda: shared_with(import_module("jax.numpy").from_dlpack)
    yield "stable_baselines3", "check_env", with_stable_baselines
    yield "sb3_contrib", f"MaskablePPO learning in one environment, then in {GAMES}", learning_speed


def with_pettingzoo() -> str:
    """PettingZoo's own tests."""
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    for players in (2, 5):
        api_test(pettingzoo.env(players=players), num_cycles=300)
        parallel_api_test(pettingzoo.parallel_env(players=players), num_cycles=300)
        seed_test(partial(pettingzoo.env, players=players), num_cycles=100)
        # This one does what is not legal, and out of turn
        lenient = {"players": players, "illegal": "penalty"}
        parallel_seed_test(partial(pettingzoo.parallel_env, **lenient), num_cycles=100)
    return "passed"


def with_gymnasium() -> str:
    """Gymnasium's own check."""
    from gymnasium.utils.env_checker import check_env

    for options in ({}, {"players": 5, "seat": 3}, {"partners": None}):
        check_env(HanabiSeat(illegal="penalty", **options))
    return "passed"


def run_example(file: Path) -> str:
    """An example of the Hanabi Learning Environment, unchanged."""
    hle.install()
    before, sys.argv = sys.argv, [str(file)]
    said = StringIO()
    try:
        with redirect_stdout(said):
            runpy.run_path(str(file), run_name="__main__")
    finally:
        sys.argv = before
    return f"ran, and printed {len(said.getvalue().splitlines())} lines"


def shared_with(from_dlpack: Callable[[Any], Any]) -> str:
    """Every array of a batch, taken over without a copy."""
    env = RawVectorEnv(2, GAMES, seed=1)
    arrays = ("packed", "legal", "actors", "rewards", "terminated", "final_scores", "final_worths")
    for name in arrays:
        ours = getattr(env, name)
        assert np.array_equal(np.asarray(from_dlpack(ours)), ours), name
    return f"all {len(arrays)}"


def with_stable_baselines() -> str:
    """Stable-Baselines3's own check."""
    import_module("stable_baselines3.common.env_checker").check_env(HanabiSeat(illegal="penalty"))
    return "passed"


def learning_speed() -> str:
    """Steps a second while it learns: in a single environment, as most begin, and in many at once."""
    learner = import_module("sb3_contrib").MaskablePPO
    import_module("torch").set_num_threads(1)
    from tamaya.env.stable_baselines import HanabiVecEnv

    def speed(env: Any, policy: str, steps: int) -> tuple[float, float]:
        model = learner(policy, env, n_steps=steps, batch_size=256, n_epochs=1, seed=1)
        model.learn(1)  # what is compiled is compiled
        start, before = time.process_time(), model.num_timesteps
        while time.process_time() < start + SECONDS:
            model.learn(1, reset_num_timesteps=False)
        learning = (model.num_timesteps - before) / (time.process_time() - start)
        return learning, stepping(model.env)

    def stepping(env: Any) -> float:
        """Without the learner: only the environment."""
        env.reset()
        start, steps = time.process_time(), 0
        while time.process_time() < start + SECONDS:
            masks = np.stack(env.env_method("action_masks"))
            env.step(masks.argmax(axis=1))
            steps += env.num_envs
        return steps / (time.process_time() - start)

    one, one_alone = speed(HanabiSeat(partners="smart"), "MultiInputPolicy", 512)
    many, many_alone = speed(HanabiVecEnv(GAMES, partners="smart"), "MlpPolicy", 16)
    return (
        f"{one:,.0f} → {many:,.0f} steps a CPU second ({many / one:.0f} ×); "
        f"the environment alone {one_alone:,.0f} → {many_alone:,.0f} ({many_alone / one_alone:.0f} ×)"
    )


def main() -> None:
    """Run them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hle", type=Path, help="a clone of the Hanabi Learning Environment")
    folder = parser.parse_args().hle
    warnings.simplefilter("ignore")  # theirs: of spaces that are no arrays
    failed = 0
    for program, what, check in checks(folder and folder / "examples"):
        try:
            with redirect_stdout(StringIO()):
                found = check()
        except ModuleNotFoundError as error:
            found = f"not run: {error.name} is not installed"
        except Exception as error:
            failed += 1
            found = f"FAILED: {error!r}"
        print(f"{program:28} {what}: {found}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
