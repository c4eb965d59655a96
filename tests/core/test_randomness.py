"""Reproducible randomness."""

from collections import Counter

import pytest

from tamaya import Game, Rules
from tamaya.core.cards import COLOURS
from tamaya.core.kernel import shuffle_tiles
from tamaya.core.randomness import FOR_DECK, FOR_RESHUFFLE, FOR_TILES, SEEDS, advance, key_for, start

PURPOSES = (FOR_DECK, FOR_TILES, FOR_RESHUFFLE)


def tiles(seed: int) -> list[int]:
    """The bonus tiles as a seed shuffles them."""
    order = [0] * 6
    shuffle_tiles(order, seed)
    return order


@pytest.mark.rule("S4")
def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    decks = {Game.deal(Rules(), 2, seed).deck for seed in range(500)}
    assert len(decks) == 500
    assert Game.deal(Rules(), 2, 7).deck == Game.deal(Rules(), 2, 7).deck


def test_a_seed_always_gives_these_cards() -> None:
    """Records keep their deck, but a seed that somebody wrote down should mean the same game for ever."""
    assert " ".join(map(str, Game.deal(Rules(), 2, 42).deck[:10])) == "r1 y1 y3 b1 b3 w2 g3 r3 g1 r3"
    assert Game.deal(Rules(bonus_tiles=True), 2, 42).tiles == (3, 5, 1, 6, 2, 4)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**32 - 1, SEEDS[-1]])
@pytest.mark.parametrize("purpose", PURPOSES)
def test_no_stream_stands_still(seed: int, purpose: int) -> None:
    x, key = start(seed), key_for(seed, purpose)
    numbers = []
    for _ in range(1000):
        x = advance(x, key)
        numbers.append(x)
    assert len(set(numbers)) == 1000
    assert all(0 <= number < 2**32 for number in numbers)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("first", [0, 2**32, 3 * 2**40])
def test_every_tile_comes_to_every_place_about_as_often(first: int) -> None:
    counts = Counter(pair for seed in range(first, first + 3600) for pair in enumerate(tiles(seed)))
    chi_square = sum((counts[place, tile] - 600) ** 2 / 600 for place in range(6) for tile in range(1, 7))
    assert 5 < chi_square < 60  # 25 degrees of freedom


@pytest.mark.rule("S4")
@pytest.mark.parametrize("place", [0, 1, 24, 48, 49])
def test_every_colour_comes_to_every_place_about_as_often(place: int) -> None:
    counts = Counter(Game.deal(Rules(), 2, seed).deck[place].colour for seed in range(1000))
    chi_square = sum((counts[colour] - 200) ** 2 / 200 for colour in COLOURS[:5])
    assert chi_square < 20  # 4 degrees of freedom


def test_the_deck_says_nothing_about_the_tiles() -> None:
    rules = Rules(bonus_tiles=True)
    games = [Game.deal(rules, 2, seed) for seed in range(1500)]
    together = Counter((game.deck[49].colour, game.tiles[0]) for game in games)
    chi_square = sum((together[colour, tile] - 50) ** 2 / 50 for colour in COLOURS[:5] for tile in range(1, 7))
    assert 8 < chi_square < 70  # 29 degrees of freedom
