"""Law 5: the kernel run by CPython and compiled by Numba agree, step by step. This test compiles the kernel's own
functions, with nothing between; the batches built on them are `tamaya.fast`."""

import inspect
import random
import types
from collections.abc import Callable
from typing import Any

import pytest

from tamaya import Game, Rules
from tamaya.core import kernel, randomness
from tamaya.core.row import FIREWORK, GONE
from tamaya.core.rules import HINTS, MISTAKES, MULTICOLOUR
from tamaya.core.tables import Tables, compile_tables

numba = pytest.importorskip("numba", reason="numba is not installed")
np = pytest.importorskip("numpy", reason="numpy is not installed")

pytestmark = pytest.mark.slow
GAMES = 120


@pytest.fixture(scope="module")
def compiled() -> dict[str, Callable[..., Any]]:
    """Every function of the kernel and of its randomness, compiled, calling each other compiled."""
    namespace: dict[str, Any] = {**vars(randomness), **vars(kernel)}
    for module in (randomness, kernel):
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__:
                namespace[name] = numba.njit(types.FunctionType(function.__code__, namespace, name))
    return namespace


def compiled_tables(t: Tables) -> Tables:
    """The tables with arrays instead of tuples."""
    return Tables._make(np.array(value, np.int64) if isinstance(value, tuple) else value for value in t)


def any_rules(rng: random.Random) -> Rules:
    """Any combination of options."""
    return Rules(
        multicolour=rng.choice(MULTICOLOUR),
        black_powder=rng.random() < 0.5,
        bonus_tiles=rng.random() < 0.7,
        announce=rng.random() < 0.4,
        masterpiece=rng.random() < 0.4,
        hints=rng.choice(HINTS),
        mistakes=rng.choice(MISTAKES),
        empty_hints=rng.random() < 0.5,
        discard_when_full=rng.random() < 0.5,
        hand_size=rng.choice((None, None, 1, 2, 6)),
    )


def test_the_compiled_kernel_plays_every_game_like_cpython(compiled: dict[str, Callable[..., Any]]) -> None:
    rng = random.Random(5)
    for _ in range(GAMES):
        rules, players, seed = any_rules(rng), rng.randint(2, 5), rng.getrandbits(rng.choice((8, 53)))
        t = compile_tables(rules, players)
        ct = compiled_tables(t)
        deck, tiles, row, legal = [0] * t.deck_size, [0] * 6, [0] * t.row_size, [0] * t.actions
        cdeck, ctiles, crow, clegal = (np.zeros(len(words), np.int64) for words in (deck, tiles, row, legal))

        kernel.shuffle_deck(t, deck, seed)
        kernel.shuffle_tiles(tiles, seed)
        kernel.deal(row, t, deck, tiles, seed)
        compiled["shuffle_deck"](ct, cdeck, seed)
        compiled["shuffle_tiles"](ctiles, seed)
        compiled["deal"](crow, ct, cdeck, ctiles, seed)
        assert (cdeck.tolist(), ctiles.tolist(), crow.tolist()) == (deck, tiles, row)

        while count := kernel.legal(row, t, legal):
            assert compiled["legal"](crow, ct, clegal) == count
            assert clegal[:count].tolist() == legal[:count]
            action = good_action(row, t, legal[:count], rng)
            kernel.step(row, t, action)
            compiled["step"](crow, ct, action)
            assert crow.tolist() == row
        assert compiled["legal"](crow, ct, clegal) == 0
        assert compiled["score"](crow, ct) == kernel.score(row, t)
        assert compiled["worth"](crow, ct) == kernel.worth(row, t)
        assert compiled["pile_size"](crow, ct) == kernel.pile_size(row, t)


def good_action(row: list[int], t: Tables, actions: list[int], rng: random.Random) -> int:
    """Mostly a play that fits, so that games come to bonus tiles and far ends; otherwise anything."""
    if rng.random() < 0.9:
        for action in actions:
            if t.play <= action < t.colour_hint:
                trial = row.copy()
                kernel.step(trial, t, action)
                if sum(trial[FIREWORK:GONE]) > sum(row[FIREWORK:GONE]):
                    return action
        return rng.choice([action for action in actions if not t.play <= action < t.colour_hint] or actions)
    return rng.choice(actions)


def test_hands_are_rearranged_alike(compiled: dict[str, Callable[..., Any]]) -> None:
    """C3."""
    game = Game.deal(Rules(), 3, seed=9)
    crow = np.array(game.row, np.int64)
    kernel.rearrange(game.row, game.tables, 1, [4, 2, 0, 1, 3])
    compiled["rearrange"](crow, compiled_tables(game.tables), 1, np.array([4, 2, 0, 1, 3]))
    assert crow.tolist() == game.row
