"""Whole games of one compiled bot at all seats."""

from typing import Any

from tamaya.bots.compiled.facts import touched_by
from tamaya.bots.compiled.masking import mask_row
from tamaya.bots.compiled.policy import MEMORY, NOTES, Facts, Ints, begin, choose, hear, settle
from tamaya.core.action_numbers import hint_of, hinted_seat, is_hint
from tamaya.core.cards import MOST_CARDS
from tamaya.core.kernel import deal, score, shuffle_deck, shuffle_tiles, step
from tamaya.core.row import ACTOR, MOST_WORDS, OUTCOME, RUNNING, TILES_IN_ALL
from tamaya.fast.notepad import notepad


def play_games(t: Facts, seeds: Ints, results: Ints) -> None:
    """Play a game of each seed and note its score, its outcome and the number of its moves."""
    row: Any = notepad(MOST_WORDS)
    masked = notepad(MOST_WORDS)
    deck: Any = notepad(MOST_CARDS)
    tiles: Any = notepad(TILES_IN_ALL)
    memory = notepad(MEMORY)
    why = notepad(2)
    for game in range(len(seeds)):
        shuffle_deck(t, deck, seeds[game])
        shuffle_tiles(tiles, seeds[game])
        deal(row, t, deck, tiles, seeds[game])
        begin(row, t, memory)
        while row[OUTCOME] == RUNNING:
            seat = row[ACTOR]
            mask_row(row, t, seat, masked)
            notes = notepad(NOTES)
            do_openly(row, t, memory, choose(masked, t, memory, why, notes), notes)
            results[2, game] += 1
        results[0, game] = score(row, t)
        results[1, game] = row[OUTCOME]


def do_openly(row: Any, t: Facts, memory: Ints, action: int, notes: Ints) -> None:
    """Carry out an action with open cards, and let everybody draw their conclusions."""
    seat = row[ACTOR]
    touched = 0
    if is_hint(t, action):
        touched = touched_by(row, t, hinted_seat(t, seat, action), hint_of(t, action))
    hear(row, t, memory, seat, action, touched, seat, notes)
    step(row, t, action)
    settle(row, t, memory)
