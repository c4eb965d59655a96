"""Whole games of one compiled bot at all seats, and its four functions as Python calls them."""

from typing import Any

import numpy as np

from tamaya.bots.facts import touched_by
from tamaya.bots.masking import mask_row
from tamaya.bots.policy import Ints, begin, choose, hear, settle
from tamaya.core.kernel import deal, score, shuffle_deck, shuffle_tiles, step
from tamaya.core.row import ACTOR, NONE, OUTCOME, RUNNING

ENTRIES = ("play_games", "begin_game", "hear_action", "settle_action", "choose_action")


def play_games(tables: Any, seeds: Ints, memory: Ints, scores: Ints, outcomes: Ints, moves: Ints) -> None:
    """Play a game of each seed and note its score, its outcome and the number of its moves."""
    t = tables[0]
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
            action = choose(masked, t, memory, why)
            touched = 0
            if t.colour_hint <= action < t.announced:
                place = action - t.colour_hint
                touched = touched_by(row, t, (seat + t.hint_seat[place]) % t.players, t.hint_number[place])
            hear(row, t, memory, seat, action, touched, NONE)
            step(row, t, action)
            settle(row, t, memory)
            moves[game] += 1
        scores[game] = score(row, t)
        outcomes[game] = row[OUTCOME]


def begin_game(tables: Any, row: Ints, memory: Ints) -> None:
    """`policy.begin`."""
    begin(row, tables[0], memory)


def hear_action(tables: Any, row: Ints, memory: Ints, seat: int, action: int, touched: int, me: int) -> None:
    """`policy.hear`."""
    hear(row, tables[0], memory, seat, action, touched, me)


def settle_action(tables: Any, row: Ints, memory: Ints) -> None:
    """`policy.settle`."""
    settle(row, tables[0], memory)


def choose_action(tables: Any, row: Ints, memory: Ints, why: Ints) -> int:
    """`policy.choose`."""
    return choose(row, tables[0], memory, why)
