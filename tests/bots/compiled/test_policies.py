"""Compiled policies: their conclusions are the same for everybody, and they play as strongly as they should."""

import random

import numpy as np
import pytest

from tamaya.bots.compiled.bot import CompiledBot
from tamaya.bots.compiled.linking import Policy, compiled_names, find_compiled
from tamaya.bots.compiled.policy import CompiledMaker
from tamaya.bots.compiled.seat_row import mask_row
from tamaya.bots.turns import turns
from tamaya.core.game import Game
from tamaya.core.row import HAND, SIZE, face_of, id_of
from tamaya.core.rules import Rules
from tests.bots.test_conformance import some_rules

NAMES = compiled_names()


def maker(name: str) -> CompiledMaker:
    found = find_compiled(name)
    assert found is not None
    return found


def play_compiled(name: str, rules: Rules, players: int, seeds: range) -> tuple[list[int], list[int]]:
    """Scores and moves of whole games, all seats alike."""
    scores, _, moves = Policy(maker(name), rules, players).play_games(np.array(seeds))
    return scores.tolist(), moves.tolist()


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_seat_comes_to_the_same_conclusions_and_to_the_compiled_game(name: str) -> None:
    """Each bot has only its seat's events; the referee plays with open cards. Rows, memories and games must agree."""
    rng = random.Random(1)
    for seed in range(6):
        rules, players = some_rules(rng)
        game = Game.deal(rules, players, seed)
        bots = [CompiledBot(maker(name), rules, players, seat) for seat in range(players)]
        for acting in turns(game, bots):
            choice = acting.choose(game.view(game.actor))
            for seat, bot in enumerate(bots):
                bot.catch_up()
                masked = [0] * game.tables.row_size
                mask_row(game.row, game.tables, seat, masked)  # type: ignore[arg-type]  # CPython's rows are lists
                assert bot.knows.row == masked
                assert (bot.memory == bots[0].memory).all()
            game.do(choice.action)
        scores, moves = play_compiled(name, rules, players, range(seed, seed + 1))
        assert (scores, moves) == ([game.score], [len(game.history)])


@pytest.mark.slow
@pytest.mark.parametrize("empty_hints", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_what_the_code_says_is_true(name: str, empty_hints: bool) -> None:
    for players in range(2, 6):
        game = Game.deal(Rules(empty_hints=empty_hints), players, 5)
        bots = [CompiledBot(maker(name), game.rules, players, seat) for seat in range(players)]
        for bot in turns(game, bots):
            action = bot.choose(game.view(game.actor)).action
            for seat in range(players):
                for slot in range(game.row[SIZE + seat]):
                    held = game.row[HAND + seat * game.tables.hand_size + slot]
                    assert bot.memory[id_of(held)] >> face_of(held) & 1
            game.do(action)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "least"),
    [
        ("hat", 2, 22.5),
        ("hat", 3, 24.79),
        ("hat", 4, 24.9),
        ("hat", 5, 24.9),
        ("smart", 2, 23.55),
        ("smart", 3, 23.7),
        ("smart", 4, 23.05),
        ("smart", 5, 21.2),
    ],
)
def test_it_is_strong(name: str, players: int, least: float) -> None:
    """About two standard errors below what it reaches in long runs (docs/bots.md)."""
    scores, _ = play_compiled(name, Rules(empty_hints=False), players, range(500_000, 500_400))
    assert sum(scores) / len(scores) >= least
