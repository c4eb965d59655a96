"""Worlds by the words alone: they agree with all that the seat knows, and none is likelier than another."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest

from tamaya.bots import smart
from tamaya.bots.compiled.dealing import deal_hand_evenly, order_evenly
from tamaya.bots.compiled.linking import Policy
from tamaya.bots.compiled.seat_row import mask_row
from tamaya.core.cards import IDENTITIES
from tamaya.core.game import Game
from tamaya.core.row import TILES_IN_ALL, face_in_deck, face_of, hand_places, id_of, known_of, tile_at
from tests.bots.test_conformance import some_rules
from tests.core.playing import choose

ONE, TWO, THREE = (1 << identity for identity in range(3))


@pytest.mark.parametrize(
    "own", [(ONE | TWO | THREE, ONE | TWO), (ONE | TWO, TWO | THREE, TWO | THREE), (TWO, ONE | TWO | THREE, ONE | TWO)]
)
def test_all_ways_to_hold_the_copies_are_alike(own: tuple[int, ...]) -> None:
    """Three red 1s, two red 2s and one red 3 are unseen. The chances are found by laying out every way."""
    copies = (0, 0, 0, 1, 1, 2)
    free = np.zeros(IDENTITIES, np.int64)
    free[:3] = 3, 2, 1
    ways = Counter(
        tuple(copies[place] for place in places)
        for places in itertools.permutations(range(len(copies)), len(own))
        if all(allowed >> copies[place] & 1 for allowed, place in zip(own, places, strict=True))
    )
    order, most, hand = (np.zeros(len(own), np.int64) for _ in range(3))
    left = np.zeros_like(free)
    order_evenly(np.array(own), len(own), free, order, most)
    dealt: Counter[tuple[int, ...]] = Counter()
    x, times = 5, 5000
    for _ in range(times):
        x = deal_hand_evenly(np.array(own), len(own), free, order, most, x, hand, left)
        dealt[tuple(hand.tolist())] += 1
        assert left.sum() == free.sum() - len(own)
    assert dealt.keys() == ways.keys()
    for way, count in ways.items():
        share = count / ways.total()
        assert dealt[way] / times == pytest.approx(share, abs=4 * (share / times) ** 0.5)


def test_worlds_have_every_card_once_and_what_is_seen_and_told_stays() -> None:
    rng = random.Random(3)
    for seed in range(12):
        rules, players = some_rules(rng)
        game = Game.deal(rules, players, seed)
        for _ in range(rng.randrange(30)):
            if game.outcome is None:
                game.do(choose(game, rng, 80))
        if game.outcome is not None:
            continue
        t, seat = game.tables, game.actor
        row = [0] * t.row_size
        mask_row(game.row, t, seat, row)  # type: ignore[arg-type]  # CPython's rows are lists
        worlds = np.zeros((4, t.row_size), np.int64)
        policy = Policy(smart.make, rules, players)
        policy.deal_by_words(np.array(row), seat, np.full(t.deck_size, ~0), seed, worlds)
        unseen = {*game.hands[seat], *game.pile}
        for world in worlds:
            assert sorted(face_in_deck(world, id) for id in range(t.deck_size)) == sorted(t.deck)
            for id in set(range(t.deck_size)) - unseen:
                assert face_in_deck(world, id) == game.card(id).identity
            for place in hand_places(world, t, seat):
                assert face_of(world[place]) == face_in_deck(world, id_of(world[place]))
                assert known_of(world[place]) >> face_of(world[place]) & 1
            tiles = [tile_at(world, number) for number in range(TILES_IN_ALL)]
            assert sorted(tiles) == [1, 2, 3, 4, 5, 6]
            assert tuple(tiles[: len(game.tiles_drawn)]) == game.tiles_drawn
