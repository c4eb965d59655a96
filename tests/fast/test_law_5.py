"""Law 5: the kernel run by CPython and compiled by Numba agree, step by step, on every option combination.

2,560 games in every run; `TAMAYA_LONG=20 pytest tests/fast/test_law_5.py` plays twenty times as many.
"""

import itertools
import os
import random

import numpy as np
import pytest

from tamaya import Rules
from tamaya.core import kernel
from tamaya.core.row import ACTOR, CARD_LOST, NONE, OUT_OF_MISTAKES, OUTCOME, PERFECT, SHOWN, face_of, hand_start
from tamaya.core.rules import MULTICOLOUR
from tamaya.core.tables import Tables, compile_tables
from tamaya.fast import Batch

GAMES = 2 * int(os.environ.get("TAMAYA_LONG", "1"))  # for each combination
SWITCHES = ("black_powder", "bonus_tiles", "announce", "masterpiece", "empty_hints", "discard_when_full")


def every_combination(rng: random.Random) -> list[Rules]:
    return [
        Rules(
            multicolour=multicolour,
            hints=rng.choice((1, 3, 8, 20)),
            mistakes=rng.choice((1, 3, 10)),
            hand_size=rng.choice((None, None, 1, 3, 8)),
            **dict(zip(SWITCHES, switches, strict=True)),
        )
        for multicolour in MULTICOLOUR
        for switches in itertools.product((False, True), repeat=len(SWITCHES))
    ]


def a_choice(row: list[int], t: Tables, legal: list[int], rng: random.Random) -> int:
    """Mostly cards that fit, or else the game is over long before tiles and the last round."""
    if rng.random() < 0.7:
        hand = hand_start(t, row[ACTOR])
        for action in legal:
            if t.play <= action < t.colour_hint and kernel.fits(row, t, face_of(row[hand + action - t.play])):
                return action
    if rng.random() < 0.3:
        return legal[-1]
    return rng.choice(legal)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 6))
def test_compiled_and_undecorated_kernel_agree_on_every_row_and_every_legal_action(players: int) -> None:
    rng = random.Random(players)
    endings = set()
    for rules in every_combination(rng):
        t = compile_tables(rules, players)
        seeds = [rng.getrandbits(53) for _ in range(GAMES)]
        batch = Batch(rules, players, GAMES)
        batch.deal(seeds)
        rows = [[0] * t.row_size for _ in seeds]
        for row, seed in zip(rows, seeds, strict=True):
            deck, tiles = [0] * t.deck_size, [0] * 6
            kernel.shuffle_deck(t, deck, seed)
            kernel.shuffle_tiles(tiles, seed)
            kernel.deal(row, t, deck, tiles, seed)
        codes = [0] * t.actions
        while True:
            actions = np.full(GAMES, NONE)
            for lane, row in enumerate(rows):
                legal = codes[: kernel.legal(row, t, codes)]
                assert batch.rows[lane].tolist() == row
                assert np.flatnonzero(batch.legal[lane]).tolist() == legal
                assert batch.scores[lane] == kernel.score(row, t)
                assert batch.over[lane] == (not legal)
                if legal:
                    actions[lane] = a_choice(row, t, legal, rng)
                    kernel.step(row, t, int(actions[lane]))
            if (actions == NONE).all():
                break
            batch.step(actions)
        endings |= {row[OUTCOME] for row in rows}
    assert endings >= {PERFECT, SHOWN, OUT_OF_MISTAKES, CARD_LOST}
