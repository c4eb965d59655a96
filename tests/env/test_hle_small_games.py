"""Games of every size that the Hanabi Learning Environment accepts: fewer colours and ranks, any hands, no tokens. Ours
says the same after each card that is dealt and each action."""

import os
import random
from collections.abc import Iterator

import pytest

from tamaya.env.hle import pyhanabi
from tests.env.golden_hle_small import (
    CHANCE,
    GAMES,
    SmallGame,
    digest_of,
    play,
    read_golden,
    said,
    some_parameters,
)

GOLDEN = read_golden()
MORE = int(os.environ.get("TAMAYA_LONG", "1"))  # then all games that HLE played, and more against it


def replay(golden: SmallGame, with_deck: bool) -> Iterator[str]:
    """All that ours says in the same game, its cards dealt from a deck or chosen one by one."""
    game = pyhanabi.HanabiGame(golden.parameters)
    encoder = pyhanabi.ObservationEncoder(game)
    left = list(game.tables.deck)
    for card in golden.dealt:
        left.remove(card)
    state = game.new_initial_state([*golden.dealt, *left] if with_deck else None)
    dealt, actions = iter(golden.dealt), iter(golden.actions)
    while state.cur_player() == CHANCE or not state.is_terminal():
        if state.cur_player() != CHANCE:
            state.apply_move(game.get_move(next(actions)))
        elif with_deck:
            state.deal_random_card()
        else:
            state.apply_move(pyhanabi.HanabiMove.get_deal_move(*divmod(next(dealt), 5)))
        yield said(state, encoder)


def test_the_games_are_of_every_size() -> None:
    assert len(GOLDEN) == GAMES
    for name, values in {
        "players": range(2, 6),
        "colors": range(1, 6),
        "ranks": range(1, 6),
        "hand_size": range(1, 9),
        "max_information_tokens": (0, 1, 25),
        "observation_type": range(3),
    }.items():
        assert {golden.parameters[name] for golden in GOLDEN} >= set(values)


@pytest.mark.parametrize("with_deck", [True, False])
def test_small_games_say_what_hle_said(with_deck: bool) -> None:
    for golden in GOLDEN[with_deck :: 2 if MORE > 1 else 4]:
        assert digest_of(replay(golden, with_deck)) == golden.digest, golden.parameters


def test_small_games_say_what_hle_says() -> None:
    peer = pytest.importorskip("hanabi_learning_environment.pyhanabi")
    rng = random.Random(3)
    for number in range(4 * MORE):
        golden, texts = play(peer, some_parameters(rng), rng)
        for ours, theirs in zip(replay(golden, with_deck=number % 2 == 0), texts, strict=True):
            assert ours == theirs, golden.parameters
