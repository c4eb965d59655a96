"""Every seat sees colours of its own, in what it observes and in what it does."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from tamaya import IllegalAction, Rules
from tamaya.core.cards import COLOURS
from tamaya.core.recolouring import recolour_action, recolour_row
from tamaya.env.observations import Layout
from tamaya.env.other_play import OtherPlay, draw_colours
from tamaya.env.raw import RawVectorEnv

EVERYTHING = Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True, mistakes=8)


def colours_of(env: RawVectorEnv, lane: int, seat: int) -> list[int]:
    colours, meant = np.zeros(len(COLOURS), np.int64), np.zeros(len(COLOURS), np.int64)
    draw_colours(env.batch.tables, int(env.batch.seeds[lane]), seat, colours, meant)
    return [int(colour) for colour in colours]


@pytest.mark.parametrize(
    ("players", "layout", "rules", "partners"),
    [(2, "hle", None, None), (3, "full", EVERYTHING, None), (3, "hle", None, "smart")],
)
def test_observations_and_actions_are_in_the_colours_of_the_seat(
    players: int, layout: str, rules: Rules | None, partners: str | None
) -> None:
    """The same actions, told in other colours, lead to the same games; the referee's row in these colours is seen."""
    options: dict[str, Any] = {"rules": rules, "layout": layout, "partners": partners, "teacher": partners, "seed": 3}
    env, plain = OtherPlay(players, 6, **options), RawVectorEnv(players, 6, **options)
    t, by_hand = plain.batch.tables, Layout(layout, plain.rules, plain.batch.tables)
    for _ in range(25):
        seen, shown = env.observations(), [0] * t.row_size
        actions = plain.batch.choose()
        told, advice = [], env.advice
        for lane in range(6):
            seat = int(plain.actors[lane])
            colours = colours_of(plain, lane, seat)
            recolour_row(plain.batch.rows[lane].tolist(), t, colours, shown)
            assert by_hand.observe_row(shown, seat).tolist() == seen[lane].tolist()
            legal = {recolour_action(t, int(action), colours) for action in np.flatnonzero(plain.legal[lane])}
            assert set(np.flatnonzero(env.legal[lane]).tolist()) == legal
            if partners:
                assert advice[lane] == recolour_action(t, int(plain.advice[lane]), colours)
            told.append(recolour_action(t, int(actions[lane]), colours))
        env.step(told)
        plain.step(actions)
        assert np.array_equal(env.batch.rows, plain.batch.rows)
        assert np.array_equal(env.rewards, plain.rewards)


def test_each_game_and_each_seat_has_colours_of_its_own() -> None:
    env = OtherPlay(2, 500, seed=1)
    orders = [tuple(colours_of(env, lane, seat)) for lane in range(500) for seat in range(2)]
    assert len(set(orders)) == 120
    assert all(sorted(order) == list(range(7)) and order[5:] == (5, 6) for order in orders)
    assert sum(orders[2 * lane] == orders[2 * lane + 1] for lane in range(500)) < 25


def test_every_seat_can_be_observed_and_nothing_else_changes() -> None:
    env = OtherPlay(3, 20, seed=1)
    before = env.packed.copy(), env.legal.copy()
    everybody = env.observe_all()
    assert np.array_equal(everybody[env.actors, np.arange(20)], env.observations())
    assert np.array_equal(before[0], env.packed)
    assert np.array_equal(before[1], env.legal)


def test_an_illegal_action_is_an_error_in_the_colours_that_are_seen() -> None:
    env = OtherPlay(2, 2, seed=1)
    hint = next(action for action in range(10, 15) if not env.legal[0, action])
    with pytest.raises(IllegalAction, match=f"Action {hint} is not legal in lane 0"):
        env.step([hint, 5])


def test_gymnasium_makes_it_by_an_option() -> None:
    import tamaya.env.gymnasium  # noqa: F401  # registers

    many = gymnasium.make_vec("tamaya/Hanabi-SelfPlay-v0", num_envs=4, other_play=True, autoreset_mode="NextStep")
    seen, _ = many.reset(seed=1)
    for _ in range(30):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
    assert many.observation_space.contains(seen)
