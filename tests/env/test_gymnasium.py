import copy
import pickle
import struct
import subprocess
import sys
import warnings
import zlib
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tamaya import IllegalAction, Rules, TamayaError
from tamaya.env.frames import pixels
from tamaya.env.gymnasium import HanabiSeat
from tests.learners import learner


@pytest.mark.parametrize(
    "options",
    [
        {"illegal": "penalty"},
        {"illegal": "penalty", "players": 5, "seat": 3, "rewards": "final"},
        {"illegal": "penalty", "players": 3, "layout": "full", "rules": Rules(multicolour="wild-5")},
        {"illegal": "penalty", "partners": None},
    ],
)
def test_a_seat_passes_gymnasiums_own_check(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*render.*", category=UserWarning)
        check_env(HanabiSeat(**options))


def test_the_table_is_drawn_as_print_does() -> None:
    env = gymnasium.make("tamaya/Hanabi-v0", render_mode="ansi")
    env.reset(seed=1)
    seat = env.unwrapped
    assert isinstance(seat, HanabiSeat)
    assert env.render() == str(seat.game)
    assert "→ Seat 0" in str(seat.game)
    assert HanabiSeat().render() is None


def test_the_table_is_drawn_in_pixels_too() -> None:
    env = gymnasium.make("tamaya/Hanabi-v0", render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert isinstance(frame, np.ndarray)
    assert frame.dtype == np.uint8
    assert frame.shape == (336, 640, 3)
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 100
    env.step(env.unwrapped.action_masks().nonzero()[0][0])  # type: ignore[attr-defined]
    later = env.render()
    assert isinstance(later, np.ndarray)
    assert not np.array_equal(later, frame)


def test_png_is_unpacked_as_it_was_packed() -> None:
    """With each filter that a line can have: packed here as the standard says, unpacked there."""
    rng = np.random.default_rng(1)
    picture = rng.integers(0, 256, (10, 7, 4), np.uint8)
    assert np.array_equal(pixels(packed(picture)), picture[:, :, :3])


def packed(picture: Any) -> bytes:
    """A PNG whose lines take turns in their filters."""
    height, width, _ = picture.shape
    lines = np.pad(picture.reshape(height, -1).astype(int), ((1, 0), (4, 0)))
    data = b""
    for y in range(1, height + 1):
        now, above = lines[y, 4:], lines[y - 1, 4:]
        left, across = lines[y, :-4], lines[y - 1, :-4]
        guess = left + above - across
        near = np.abs([guess - left, guess - above, guess - across])
        paeth = np.choose(near.argmin(axis=0), [left, above, across])
        expected = (0 * now, left, above, (left + above) // 2, paeth)[y % 5]
        data += bytes([y % 5]) + bytes(((now - expected) % 256).tolist())
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(data)), (b"IEND", b""))
    body = b""
    for name, content in chunks:
        body += struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    return b"\x89PNG\r\n\x1a\n" + body


def test_gymnasium_finds_it_without_an_import() -> None:
    asked = "import gymnasium; print(gymnasium.make('tamaya.env.gymnasium:tamaya/Hanabi-v0').spec.id)"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "tamaya/Hanabi-v0"


def test_a_seat_passes_the_check_of_stable_baselines() -> None:
    checker = learner("stable_baselines3.common.env_checker")
    checker.check_env(HanabiSeat(illegal="penalty"))
    checker.check_env(HanabiSeat(illegal="penalty", players=3, partners=None))


def test_a_learner_with_masks_of_sb3_contrib_plays_only_what_is_legal() -> None:
    contrib = learner("sb3_contrib")
    model = contrib.MaskablePPO("MultiInputPolicy", HanabiSeat(), n_steps=32, batch_size=32, n_epochs=1, seed=1)
    model.learn(64)


def test_the_masks_are_those_of_the_observations() -> None:
    env = HanabiSeat(players=3)
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()


def test_without_partners_every_seat_is_the_learners_in_turn() -> None:
    env = HanabiSeat(players=3, partners=None)
    _, info = env.reset(seed=1)
    assert env.game is not None
    assert env.game.actor == 0
    for seat in (1, 2, 0):
        env.step(env.action_masks().nonzero()[0][-1])  # a hint
        assert env.game.actor == seat
    assert play(env) == env.game.score - info["score"]


@pytest.mark.parametrize("name", ["Hanabi", "Hanabi-SelfPlay", "Hanabi-2p", "Hanabi-3p", "Hanabi-4p", "Hanabi-5p"])
def test_every_id_is_registered(name: str) -> None:
    env = gymnasium.make(f"tamaya/{name}-v0")
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


def play(env: HanabiSeat) -> float:
    total, over = 0.0, False
    rng = np.random.default_rng(2)
    observation = env._observation()
    while not over:
        observation, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        total += reward
    return total


def test_the_rewards_add_up_to_the_score_whoever_sits_where() -> None:
    for players in range(2, 6):
        env = HanabiSeat(players=players, seat=players - 1)
        for seed in range(3):
            _, info = env.reset(seed=seed)
            assert env.game is not None
            assert env.game.actor == players - 1
            assert play(env) == env.game.score - info["score"]


def test_an_illegal_action_is_an_error_unless_a_penalty_is_wanted() -> None:
    env = HanabiSeat()
    with pytest.raises(IllegalAction, match="call reset first"):
        env.step(5)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"Action 0 is not legal\. Legal actions: 5, 6"):
        env.step(0)
    lenient = HanabiSeat(illegal="penalty")
    lenient.reset(seed=1)
    assert lenient.step(np.int64(0))[1:4] == (-1.0, False, False)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"partners": "nobody"}, "There is no bot 'nobody'"),
        ({"layout": "flat"}, "layout cannot be 'flat'"),
        ({"rewards": "gold"}, "rewards cannot be 'gold'"),
        ({"rules": Rules(black_powder=True)}, "knows only the base game"),
        ({"illegal": "abort"}, "illegal cannot be 'abort'"),
        ({"seat": 2}, "There is no seat 2"),
    ],
)
def test_a_wrong_option_is_an_error_that_says_so(options: dict[str, Any], says: str) -> None:
    with pytest.raises(TamayaError, match=says):
        HanabiSeat(**options)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_and_pickled_in_the_middle(duplicate: Any) -> None:
    env = HanabiSeat()
    env.reset(seed=3)
    assert play(duplicate(env)) == play(env)
