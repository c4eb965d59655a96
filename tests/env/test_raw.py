import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tamaya import Game, IllegalAction, Rules, TamayaError
from tamaya.core.cards import COLOURS
from tamaya.env.observations import Layout
from tamaya.env.raw import RawVectorEnv

EVERYTHING = Rules(multicolour="named-10", black_powder=True, bonus_tiles=True, announce=True, mistakes=8)


def play_on(env: RawVectorEnv, steps: int) -> None:
    for _ in range(steps):
        env.step(env.batch.choose())


@pytest.mark.parametrize(("layout", "rules"), [("hle", None), ("hle-seer", None), ("full", None), ("full", EVERYTHING)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_layouts_compiled_and_undecorated_agree(layout: str, rules: Rules | None, players: int) -> None:
    env = RawVectorEnv(players, 20, rules=rules, layout=layout, auto_reset=False, seed=players)
    plain = Layout(layout, env.rules, env.batch.tables)
    assert plain.bits == env.layout.bits
    for _ in range(40):
        play_on(env, 1)
        seen = env.observations()
        for lane in range(env.games):
            row = env.batch.rows[lane].tolist()
            assert seen[lane].tolist() == plain.observe_row(row, int(env.actors[lane])).tolist()


def test_packed_observations_are_the_same_bits_as_numpy_unpacks_them() -> None:
    env = RawVectorEnv(3, 50, seed=1)
    play_on(env, 9)
    packed = np.ascontiguousarray(env.packed.astype("<u4")).view(np.uint8)
    bits = np.unpackbits(packed, axis=1, count=env.layout.bits, bitorder="little")
    assert np.array_equal(bits, env.observations())
    floats = np.zeros(bits.shape, np.float32)
    assert env.observations(floats) is floats
    assert np.array_equal(floats, bits)


def test_all_seats_can_be_observed_at_once() -> None:
    env = RawVectorEnv(3, 10, seed=1)
    play_on(env, 5)
    seen = env.observe_all()
    assert seen.shape == (3, 10, env.layout.bits)
    assert np.array_equal(seen[env.actors, np.arange(10)], env.observations())
    for seat in range(3):
        assert np.array_equal(seen[seat], env.observe(np.full(10, seat)))
    floats = np.zeros(seen.shape, np.float32)
    assert env.observe_all(floats) is floats
    assert np.array_equal(floats, seen)


def test_the_arrays_are_made_once() -> None:
    env = RawVectorEnv(2, 10)
    arrays = [env.packed, env.rewards, env.terminated, env.legal, env.actors]
    play_on(env, 30)
    after = [env.packed, env.rewards, env.terminated, env.legal, env.actors]
    assert all(one is other for one, other in zip(arrays, after, strict=True))


@pytest.mark.parametrize("rewards", ["difference", "final", "lenient"])
@pytest.mark.parametrize("rules", [None, EVERYTHING])
def test_the_rewards_of_a_game_add_up_to_its_score(rewards: str, rules: Rules | None) -> None:
    env = RawVectorEnv(2, 30, rules=rules, layout="full", rewards=rewards, seed=5)
    start = 0 if rewards == "final" else int(env.batch.scores[0])  # black powder begins below zero
    total = np.zeros(env.games)
    ended = 0
    for _ in range(150):
        play_on(env, 1)
        total += env.rewards
        finals = env.final_worths if rewards == "lenient" else env.final_scores
        assert (total[env.terminated] == finals[env.terminated] - start).all()
        ended += int(env.terminated.sum())
        total[env.terminated] = 0
        assert not env.batch.over.any()
    assert ended > 30


def test_without_auto_reset_a_finished_game_stays_and_pays_once() -> None:
    env = RawVectorEnv(2, 5, auto_reset=False, seed=2)
    total, ended = np.zeros(5), np.zeros(5)
    for _ in range(100):
        play_on(env, 1)
        total += env.rewards
        ended += env.terminated
    assert ended.tolist() == [1] * 5
    assert total.tolist() == env.batch.scores.tolist()


def test_the_same_seed_gives_the_same_run_for_any_number_of_threads() -> None:
    one, two = RawVectorEnv(4, 800, seed=9), RawVectorEnv(4, 800, seed=9, threads=2)
    for env in (one, two):
        play_on(env, 60)
    assert np.array_equal(one.packed, two.packed)
    assert np.array_equal(one.rewards, two.rewards)
    assert np.array_equal(one.observations(), two.observations())
    assert np.array_equal(one.final_worths, two.final_worths)
    one.reset(9)
    assert np.array_equal(one.packed, RawVectorEnv(4, 800, seed=9).packed)


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = RawVectorEnv(2, 3)
    before = env.packed.copy(), env.batch.rows.copy()
    with pytest.raises(IllegalAction, match="not legal in lane 2"):
        env.step([5, 5, 0])
    assert np.array_equal(env.packed, before[0])
    assert np.array_equal(env.batch.rows, before[1])


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_copied_and_pickled(duplicate: Any) -> None:
    env = RawVectorEnv(2, 20, seed=1)
    play_on(env, 5)
    twin = duplicate(env)
    for one in (env, twin):
        play_on(one, 20)
    assert np.array_equal(env.packed, twin.packed)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"layout": "flat"}, "layout cannot be 'flat': choose one of hle,"),
        ({"rewards": "gold"}, "rewards cannot be 'gold'"),
        ({"rules": Rules(multicolour="wild-5")}, "'hle' knows only the base game: use 'full'"),
        ({"games": 0}, "at least one game"),
    ],
)
def test_a_wrong_option_is_an_error_that_says_so(options: dict[str, Any], says: str) -> None:
    with pytest.raises(TamayaError, match=says):
        RawVectorEnv(**options)


def test_the_full_layout_hides_the_observers_own_cards() -> None:
    """Give the observer other cards: nothing in the observation changes."""
    game = Game.deal(EVERYTHING, 3, 11)
    for _ in range(8):
        game.do(next(iter(game.legal_actions())))
    env = RawVectorEnv(3, 2, rules=EVERYTHING, layout="full", auto_reset=False)
    for lane in range(2):
        env.batch.put(lane, game)
    seat = game.actor
    mine, pile = game.hands[seat][-1], next(id for id in game.pile if game.card(id) != game.card(game.hands[seat][-1]))
    env.batch.set_cards([1], [mine, pile], [game.card(pile), game.card(mine)])
    for observer, same in ((seat, True), ((seat + 1) % 3, False)):
        seen = env.observe(np.full(2, observer))
        assert np.array_equal(seen[0], seen[1]) == same


def test_every_word_of_what_the_full_layout_shows_has_its_place() -> None:
    """The sections of docs/env.md, read back from the bits."""
    game = Game.deal(Rules(), 2, 3)
    game.do("hint 1 1")
    plain = Layout("full", game.rules, game.tables)
    bits = plain.observe_row(game.row, 1)
    hand = [bits[slot * 35 : slot * 35 + 35].argmax() for slot in range(5)]
    assert hand == [game.card(id).identity for id in game.hands[0]]
    assert bits[175:185].all()  # nobody lacks a card
    assert bits[185 : 185 + 50].sum() == 40  # the pile
    board = 185 + 50
    assert not bits[board : board + 35].any()  # no firework yet
    assert bits[board + 35 : board + 43].sum() == 7  # hint tokens
    moment = board + 35 + 8 + 3 + 50
    assert bits[moment : moment + 2].tolist() == [1, 0]  # the observer decides
    knowledge = moment + 2 + 2 + 4 + 6
    for slot, id in enumerate(game.hands[1]):
        first = knowledge + slot * 46
        touched = game.card(id).value == 1
        assert bits[first : first + 35].sum() == (5 if touched else 20)
        assert bits[first + 35 : first + 46].tolist() == [int(touched and number == 5) for number in range(11)]


def test_the_full_layout_shows_wild_and_black_cards_and_tiles_where_the_page_says() -> None:
    """What docs/env.md says of the options, read back from the bits."""
    rules = Rules(multicolour="wild-5", black_powder=True, bonus_tiles=True, mistakes=8)
    rng = np.random.default_rng(1)
    drawn = asked = 0
    for seed in range(8):
        game = Game.deal(rules, 2, seed)
        plain = Layout("full", rules, game.tables)
        while game.outcome is None:
            bits = plain.observe_row(game.row, game.actor)
            cards = game.hands[1 - game.actor]
            assert [bits[slot * 35 : slot * 35 + 35].argmax() for slot in range(len(cards))] == [
                game.card(id).identity for id in cards
            ]
            board = 5 * 35 + 2 * 5 + 65
            placed = [int(bits[board + 5 * colour : board + 5 * colour + 5].sum()) for colour in range(7)]
            assert placed == [game.fireworks.get(colour, 0) for colour in COLOURS]
            decision = board + 35 + 8 + 8 + 65 + 2 + 2
            kinds = ["colour hint", "value hint", "reshuffle", "play discarded"]
            assert bits[decision : decision + 4].tolist() == [int(game.pending == kind) for kind in kinds]
            drawn = max(drawn, int(bits[decision + 4 : decision + 10].sum()))
            asked += game.pending is not None
            first = decision + 10  # what is known of the observer's oldest card
            known = bits[first : first + 35]
            assert not known[30:].any() or not bits[first + 35 : first + 40].any()  # no colour touches black
            if bits[first + 35]:  # touched by red: red or multicolour
                assert not known[5:25].any()
            game.do(game.action_of(int(rng.choice(game.legal_numbers()))))
    assert drawn > 0
    assert asked > 0
