"""1,000 games that the Hanabi Learning Environment played, played again by ours: all that it said is the same."""

import os
from itertools import groupby

import numpy as np
import pytest

from tamaya import Card, Game
from tamaya.core.row import NONE
from tamaya.env.hle import pyhanabi
from tamaya.env.raw import RawVectorEnv
from tests.env.golden_hle import GAMES, Digest, Golden, read_golden

LAYOUTS = ("hle-minimal", "hle", "hle-seer")


def by_kind(golden: Golden) -> tuple[int, int]:
    return golden.players, golden.kind


GROUPS = {kind: list(games) for kind, games in groupby(sorted(read_golden(), key=by_kind), by_kind)}


def test_there_are_a_thousand_games_of_every_size_and_observation_type() -> None:
    assert sum(map(len, GROUPS.values())) == GAMES
    assert len(GROUPS) == 12
    assert {golden.score for games in GROUPS.values() for golden in games} >= {0, 15, 20, 25}


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
def test_the_drop_in_says_what_hle_said(group: tuple[int, int]) -> None:
    for golden in GROUPS[group][:: 1 if "TAMAYA_LONG" in os.environ else 4]:
        game = pyhanabi.HanabiGame({"players": golden.players, "observation_type": golden.kind})
        encoder = pyhanabi.ObservationEncoder(game)
        state = game.new_initial_state(golden.deck)
        digest = Digest()
        reward = 0
        for action in [None, *golden.actions]:
            if action is not None:
                before = state.score()
                state.apply_move(game.get_move(action))
                reward = state.score() - before
            while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
            bits = [encoder.encode(state.observation(player)) for player in range(golden.players)]
            digest.add(bits, state.legal_uids(), reward, state.is_terminal())
        assert (state.score(), str(digest)) == (golden.score, golden.digest)


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
def test_the_vector_env_says_what_hle_said(group: tuple[int, int]) -> None:
    players, kind = group
    games = GROUPS[group]
    env = RawVectorEnv(players, len(games), layout=LAYOUTS[kind], auto_reset=False)
    for lane, golden in enumerate(games):
        env.batch.put(lane, Game.deal(env.rules, players, deck=[Card.of(card) for card in golden.deck]))
    env.rewards[:] = 0
    digests = [Digest() for _ in games]
    for number in range(max(len(golden.actions) for golden in games) + 1):
        if number:
            env.step([golden.actions[number - 1] if number <= len(golden.actions) else NONE for golden in games])
        seen = [env.observe(np.full(len(games), seat)) for seat in range(players)]
        for lane, golden in enumerate(games):
            if number <= len(golden.actions):
                legal = np.flatnonzero(env.legal[lane]).tolist()
                done = bool(env.terminated[lane])
                digests[lane].add([bits[lane] for bits in seen], legal, int(env.rewards[lane]), done)
    assert env.final_scores.tolist() == [golden.score for golden in games]
    assert list(map(str, digests)) == [golden.digest for golden in games]
