import copy
import pickle

import numpy as np
import pytest

from tamaya import Game, IllegalAction, Rules, TamayaError
from tamaya.core.row import NONE
from tamaya.fast import Batch

RULES = Rules.edition("german-extended", black_powder=True, bonus_tiles=True, multicolour="wild-10")


def play_on(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.choose())


@pytest.mark.parametrize("threads", [2, 3])
def test_any_number_of_threads_gives_the_same_games(threads: int) -> None:
    one, several = Batch(RULES, 3, 1000, seed=7), Batch(RULES, 3, 1000, seed=7, threads=threads)
    for _ in range(60):
        for batch in (one, several):
            batch.step(batch.choose())
            batch.redeal()
    assert np.array_equal(one.rows, several.rows)
    assert np.array_equal(one.legal, several.legal)


def test_a_lane_is_dealt_like_a_game_with_the_same_seed() -> None:
    batch = Batch(RULES, 4, 3)
    batch.deal([5, 6, 7])
    for lane, seed in enumerate((5, 6, 7)):
        assert batch.rows[lane].tolist() == Game.deal(RULES, 4, seed).row


def test_only_the_chosen_lanes_are_reset() -> None:
    batch = Batch(RULES, 2, 4, seed=1)
    play_on(batch, 3)
    before = batch.rows.copy()
    batch.reset(np.array([True, False, False, True]), np.array([1, 2, 3, 4]))
    assert np.array_equal(batch.rows[1:3], before[1:3])
    assert batch.rows[3].tolist() == Game.deal(RULES, 2, 4).row


def test_redeal_begins_a_new_game_where_one_is_over_and_only_there() -> None:
    batch = Batch(Rules(), 2, 50, seed=3)
    while not batch.over.any():
        play_on(batch, 1)
    over, seeds = batch.over.copy(), batch.seeds.copy()
    rows = batch.rows.copy()
    batch.redeal()
    assert not batch.over.any()
    assert np.array_equal(batch.seeds != seeds, over)
    assert np.array_equal(batch.rows[~over], rows[~over])


@pytest.mark.parametrize("record", [False, True])
def test_one_call_can_choose_step_and_redeal(record: bool) -> None:
    one, two, three = (Batch(RULES, 3, 600, seed=4, threads=2, record=record) for _ in range(3))
    for _ in range(60):
        one.step(redeal=True)
        two.step(two.choose(), redeal=True)
        three.step(three.choose())
        three.redeal()
    for other in (two, three):
        assert np.array_equal(one.rows, other.rows)
        assert np.array_equal(one.seeds, other.seeds)
        assert one.game(0).row == other.game(0).row


@pytest.mark.parametrize("action", [99, -2, 3])
def test_an_illegal_action_is_an_error_that_names_the_lane_and_changes_nothing(action: int) -> None:
    batch = Batch(Rules(), 2, 3)  # action 3 would discard with all hint tokens available
    before = batch.rows.copy()
    with pytest.raises(IllegalAction, match=rf"Action {action} is not legal in lane 1\. Legal actions: 5, 6"):
        batch.step([5, action, 5])
    assert np.array_equal(batch.rows, before)


def test_a_finished_lane_accepts_nothing_but_being_left_alone() -> None:
    batch = Batch(Rules(mistakes=1), 2, 1, seed=5)
    while not batch.over[0]:
        play_on(batch, 1)
    assert batch.choose()[0] == NONE
    batch.step([NONE])
    with pytest.raises(IllegalAction, match="its game is over"):
        batch.step([5])


@pytest.mark.parametrize("actions", [[5], [[5, 5]], [5.0, 5.0], ["a", "b"]])
def test_actions_of_the_wrong_shape_or_kind_are_refused(actions: list[object]) -> None:
    with pytest.raises(IllegalAction, match="actions needs 2 entries"):
        Batch(Rules(), 2, 2).step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int32, np.int64])
def test_any_kind_of_whole_number_is_an_action(dtype: type) -> None:
    batch = Batch(Rules(), 2, 2)
    batch.step(np.array([5, 6], dtype))
    assert batch.actors.tolist() == [1, 1]


def test_seeds_out_of_range_are_refused() -> None:
    with pytest.raises(TamayaError, match="seed cannot be -1"):
        Batch(Rules(), 2, 2).deal([1, -1])


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_batch_can_be_copied_and_pickled_and_goes_on_alike(duplicate: object) -> None:
    batch = Batch(RULES, 3, 20, seed=2, record=True)
    play_on(batch, 10)
    twin = duplicate(batch)  # type: ignore[operator]
    for one in (batch, twin):
        play_on(one, 10)
    assert np.array_equal(batch.rows, twin.rows)
    assert np.array_equal(batch.legal, twin.legal)
    assert twin.game(0).record() == batch.game(0).record()


def test_a_game_in_a_batch_takes_less_than_a_kibibyte() -> None:
    for players in range(2, 6):
        assert Batch(Rules(), players, 1).rows[0].nbytes < 640
        assert Batch(RULES, players, 1).rows[0].nbytes < 640


@pytest.mark.parametrize("rules", [Rules(), RULES, Rules(hand_size=20, announce=True)], ids=["few", "many", "more"])
def test_each_legal_action_is_chosen_about_as_often(rules: Rules) -> None:
    batch = Batch(rules, 2, 20_000, seed=1)
    play_on(batch, 1)
    batch.copy_lanes(0, range(1, 20_000))
    numbers, times = np.unique(batch.choose(), return_counts=True)
    assert numbers.tolist() == np.flatnonzero(batch.legal[0]).tolist()
    assert np.allclose(times, 20_000 / len(numbers), rtol=0.25)
