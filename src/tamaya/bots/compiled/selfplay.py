"""Whole games of one compiled bot at all seats."""

from typing import Any

import numpy as np

from tamaya.bots.compiled.facts import touched_by
from tamaya.bots.compiled.masking import mask_row
from tamaya.bots.compiled.policy import Facts, Ints, begin, choose, hear, settle
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint
from tamaya.core.kernel import deal, score, shuffle_deck, shuffle_tiles, step
from tamaya.core.row import ACTOR, OUTCOME, RUNNING


def play_games(t: Facts, seeds: Ints, memory: Ints, results: Ints) -> None:
    """Play a game of each seed and note its score, its outcome and the number of its moves."""
    row: Any = np.zeros(t.row_size, np.int64)
    masked: Any = np.zeros(t.row_size, np.int64)
    deck: Any = np.zeros(t.deck_size, np.int64)
    tiles: Any = np.zeros(6, np.int64)
    why = np.zeros(2, np.int64)
    for game in range(len(seeds)):
        shuffle_deck(t, deck, seeds[game])
        shuffle_tiles(tiles, seeds[game])
        deal(row, t, deck, tiles, seeds[game])
        begin(row, t, memory)
        while row[OUTCOME] == RUNNING:
            seat = row[ACTOR]
            mask_row(row, t, seat, masked)
            do_openly(row, t, memory, choose(masked, t, memory, why))
            results[2, game] += 1
        results[0, game] = score(row, t)
        results[1, game] = row[OUTCOME]


def do_openly(row: Any, t: Facts, memory: Ints, action: int) -> None:
    """Carry out an action with open cards, and let everybody draw their conclusions."""
    seat = row[ACTOR]
    touched = 0
    if is_hint(t, action):
        touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    hear(row, t, memory, seat, action, touched, seat)
    step(row, t, action)
    settle(row, t, memory)
