"""The Hanabi Learning Environment itself and our drop-in play the same games: same decks, same actions; observations,
legal moves, rewards and scores are equal, bit for bit, to the last observation of each game.

HLE takes no deck, so it plays first and ours repeats what it dealt. Only where it is installed (make bench); 12 games,
`TAMAYA_LONG=84` makes 1,008 of them. `test_hle_golden_games` needs no HLE and plays 1,000 that it played.
"""

import os
import random
from typing import Any

import numpy as np
import pytest

from tamaya import Card, Game
from tamaya.core.row import NONE
from tamaya.env.hle import rl_env
from tamaya.env.raw import RawVectorEnv

peer = pytest.importorskip("hanabi_learning_environment.rl_env", reason="hanabi-learning-environment is not installed")
pyhanabi = pytest.importorskip("hanabi_learning_environment.pyhanabi")

GAMES = int(os.environ.get("TAMAYA_LONG", "1"))  # × 4 numbers of players × 3 observation types
LAYOUTS = ("hle-minimal", "hle", "hle-seer")
EVERY = [(players, kind) for players in range(2, 6) for kind in range(3)]


def choose(observation: dict[str, Any], hands: list[list[Any]], fireworks: list[int], rng: random.Random) -> int:
    """Mostly a card that fits and seldom one that does not, so that games last; otherwise anything legal."""
    moves = list(zip(observation["legal_moves"], observation["legal_moves_as_int"], strict=True))
    hand = hands[observation["current_player"]]
    plays = [uid for move, uid in moves if move["action_type"] == "PLAY"]
    fits = [uid for uid, card in zip(plays, hand, strict=True) if card.rank() == fireworks[card.color()]]
    if fits and rng.random() < 0.6:
        return int(fits[0])
    others = [uid for _, uid in moves if uid not in plays]
    return int(rng.choice(others if others and rng.random() < 0.9 else plays))


def play_peer(env: Any, rng: random.Random) -> tuple[list[int], list[int], list[Any]]:
    """A game of HLE's: the cards in the order dealt, the actions, and everything that it said."""
    said = [env.reset()]
    actions: list[int] = []
    done = False
    while not done:
        current = said[-1] if not actions else said[-1][0]
        observation = current["player_observations"][current["current_player"]]
        actions.append(choose(observation, env.state.player_hands(), env.state.fireworks(), rng))
        said.append(env.step(actions[-1]))
        done = said[-1][2]
    dealt = [
        item.move().color() * 5 + item.move().rank()
        for item in env.state.move_history()
        if item.move().type() == pyhanabi.HanabiMoveType.DEAL
    ]
    return dealt, actions, said


def whole_deck(dealt: list[int]) -> list[int]:
    """The cards dealt and then all others, in any order."""
    left = [
        color * 5 + rank for color in range(5) for rank, copies in enumerate((3, 2, 2, 2, 1)) for _ in range(copies)
    ]
    for card in dealt:
        left.remove(card)
    return dealt + left


def without_objects(observation: dict[str, Any]) -> dict[str, Any]:
    """An observation without HLE's own objects, which are compared as text."""
    plain = dict(observation)
    plain["player_observations"] = [
        {**seen, "pyhanabi": str(seen["pyhanabi"]), "last_moves": list(map(str, seen["pyhanabi"].last_moves()))}
        for seen in observation["player_observations"]
    ]
    return plain


@pytest.mark.slow
@pytest.mark.parametrize(("players", "kind"), EVERY)
def test_observations_legal_moves_rewards_and_scores_are_equal(players: int, kind: int) -> None:
    rng = random.Random(players * 10 + kind)
    config = {"players": players, "observation_type": kind, "seed": rng.randrange(1 << 30)}
    theirs, ours = peer.HanabiEnv(config), rl_env.HanabiEnv(config)
    assert ours.vectorized_observation_shape() == theirs.vectorized_observation_shape()
    assert ours.num_moves() == theirs.num_moves()
    vector = RawVectorEnv(players, players, layout=LAYOUTS[kind], auto_reset=False)
    seats = np.arange(players)
    for _ in range(GAMES):
        dealt, actions, said = play_peer(theirs, rng)
        deck = whole_deck(dealt)
        assert without_objects(ours.reset(deck)) == without_objects(said[0])
        game = Game.deal(vector.rules, players, deck=[Card.of(card) for card in deck])
        for lane in range(players):
            vector.batch.put(lane, game)
        for action, (observation, reward, done, _) in zip(actions, said[1:], strict=True):
            mine = ours.step(np.int64(action))
            assert without_objects(mine[0]) == without_objects(observation)
            assert mine[1:3] == (reward, done)
            vector.step([action] * players)
            bits = [seen["vectorized"] for seen in observation["player_observations"]]
            assert vector.observe(seats).tolist() == bits
            assert vector.rewards.tolist() == [reward] * players
            assert vector.terminated.tolist() == [done] * players
        assert ours.state.score() == theirs.state.score()
        assert int(ours.state.end_of_game_status()) == int(theirs.state.end_of_game_status())
        assert vector.batch.choose().tolist() == [NONE] * players


@pytest.mark.parametrize("name", list(rl_env.PRESETS))
def test_every_preset_of_hle_has_the_same_shape_and_moves(name: str) -> None:
    for players in range(2, 6):
        ours, theirs = rl_env.make(name, players), peer.make(name, players)
        assert ours.vectorized_observation_shape() == theirs.vectorized_observation_shape()
        for uid in range(theirs.num_moves()):
            assert str(ours.game.get_move(uid)) == str(theirs.game.get_move(uid))
            assert ours.game.get_move(uid).to_dict() == theirs.game.get_move(uid).to_dict()
            assert ours.game.get_move_uid(ours.game.get_move(uid)) == uid


@pytest.mark.parametrize(("colors", "players"), [(1, 5), (2, 2)])
def test_small_games_are_equal_too(colors: int, players: int) -> None:
    rng = random.Random(colors)
    config = {"players": players, "colors": colors, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
    theirs, ours = peer.HanabiEnv(config), rl_env.HanabiEnv(config)
    for _ in range(6):
        dealt, actions, said = play_peer(theirs, rng)
        left = list(ours.game.tables.deck)
        for card in dealt:
            left.remove(card)
        assert without_objects(ours.reset(dealt + left)) == without_objects(said[0])
        for action, (observation, reward, done, _) in zip(actions, said[1:], strict=True):
            mine = ours.step(action)
            assert without_objects(mine[0]) == without_objects(observation)
            assert mine[1:3] == (reward, done)
