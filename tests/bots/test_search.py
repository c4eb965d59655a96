"""The searching player: it compares fairly, deals possible worlds, misleads nobody and minds its time."""

import itertools
import math
from collections.abc import Iterator

import numpy as np
import pytest

from tamaya.bots.registry import make_bot
from tamaya.bots.search import CERTAIN, CLEAR, SearchBot, contenders, difference, is_better
from tamaya.bots.turns import turns
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.row import HAND, NEXT, SIZE, face_in_deck, face_of, id_of
from tamaya.core.rules import Rules

RULES = Rules(empty_hints=False)


Position = tuple[Game, list[SearchBot]]


def positions(players: int, seed: int, rollouts: int = 0) -> Iterator[Position]:
    """A game of searching players before each move. Without rollouts they do as their blueprint does."""
    game = Game.deal(RULES, players, seed)
    bots = [SearchBot(RULES, players, seat, seed) for seat in range(players)]
    for bot in turns(game, bots):
        yield game, bots
        bot.seconds, bot.rollouts = math.inf, rollouts
        game.do(bot.choose(game.view(game.actor)).action)


def position(players: int, seed: int, moves: int) -> Position:
    """A game that is under way."""
    return next(itertools.islice(positions(players, seed), moves, None))


def test_options_that_will_not_win_are_dropped_and_the_usual_one_stays() -> None:
    noise = np.random.default_rng(1).normal(0, 1, 64)
    scores = np.stack((20 + noise, 21 + noise, 18 + noise, 20.9 + noise[::-1]), axis=1)
    assert contenders(scores) == [0, 1, 3]
    assert is_better(scores, 1, CERTAIN)
    assert not is_better(scores, 2, CLEAR[2])


def test_few_worlds_that_agree_prove_little() -> None:
    alike = np.zeros((2, 2))
    assert difference(alike, 1, 0)[1] > 0.3
    assert contenders(alike) == [0, 1]
    assert contenders(np.zeros((200, 2))) == [0]


@pytest.mark.slow
def test_worlds_agree_with_what_the_seat_knows() -> None:
    game, bots = position(3, seed=4, moves=3)
    bot = bots[game.actor]
    bot.choose(game.view(game.actor))
    row, t = bot.row(), bot.tables
    worlds = np.zeros((40, len(row)), np.int64)
    bot.policy.deal_worlds(row, bot.memory, bot.seat, bot._past, bot._memories, bot._remembered, 1, worlds)
    own = slice(HAND + bot.seat * t.hand_size, HAND + bot.seat * t.hand_size + row[SIZE + bot.seat])
    for world in worlds:
        cards = [face_in_deck(world, id) for id in range(t.deck_size)]
        assert sorted(cards) == sorted(t.deck)
        for id in range(row[NEXT]):
            if id not in game.hands[bot.seat]:
                assert cards[id] == game.card(id).identity
        for held in world[own]:
            assert cards[id_of(held)] == face_of(held)
            assert bot.memory[id_of(held)] >> face_of(held) & 1
    assert len({tuple(world[own]) for world in worlds}) > 1


@pytest.mark.slow
def test_whatever_it_does_what_everybody_believes_is_true() -> None:
    """All seats search, and no public conclusion ever excludes a card that is there."""
    for seed in range(2):
        for game, bots in positions(3, seed, rollouts=100):
            bots[0].catch_up()
            for held in filter(None, game.row[HAND : HAND + 3 * game.tables.hand_size]):
                assert bots[0].memory[id_of(held)] >> face_of(held) & 1


@pytest.mark.slow
def test_it_stops_thinking_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game, bots = position(3, seed=6, moves=12)
    bot = bots[game.actor]
    bot.seconds, bot.rollouts = 1.0, 10**9
    ticks = itertools.count(0, 0.3)  # each look at the clock takes a third of a second
    monkeypatch.setattr("tamaya.bots.search.time.perf_counter", lambda: next(ticks))
    bot.choose(game.view(game.actor))
    assert next(ticks) < 2


@pytest.mark.slow
def test_without_rollouts_it_does_what_its_blueprint_does() -> None:
    game, bots = position(3, seed=8, moves=30)
    hat = make_bot("hat", RULES, 3, game.actor)
    for event in game.log:
        hat.see(seen_by(game.actor, event))
    view = game.view(game.actor)
    assert hat.choose(view) == bots[game.actor].choose(view)
