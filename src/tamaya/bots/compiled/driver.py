"""What Python asks of a compiled bot, all in one function: so it is compiled once, with all that the bot is made of."""

from typing import Any

from tamaya.bots.compiled.dealing import deal_worlds
from tamaya.bots.compiled.policy import NOTES, Ints, begin, choose, hear, settle
from tamaya.bots.compiled.rollouts import play_games, true_options, try_options
from tamaya.core.tables import Tables
from tamaya.fast.native import notepad, pointer

BEGIN, HEAR, SETTLE, CHOOSE, PLAY_GAMES, TRUE_OPTIONS, DEAL_WORLDS, TRY_OPTIONS = range(8)


def drive(task: int, t: Tables, row: Ints, memory: Ints, numbers: Ints, rows: Ints, words: Ints, results: Ints) -> int:
    """Carry out a task on a row and a memory; `Policy` says what the other arrays are."""
    here: Any = pointer(row, 0)
    known: Any = pointer(memory, 0)
    if task == BEGIN:
        begin(here, t, known)
    elif task == HEAR:
        hear(here, t, known, numbers[0], numbers[1], numbers[2], numbers[3], notepad(NOTES))
    elif task == SETTLE:
        settle(here, t, known)
    elif task == CHOOSE:
        why: Any = pointer(results, 0)
        return choose(here, t, known, why, notepad(NOTES))
    elif task == PLAY_GAMES:
        play_games(t, numbers, results)
    elif task == TRUE_OPTIONS:
        options: Any = pointer(results, 0)
        return true_options(t, here, known, options)
    elif task == DEAL_WORLDS:
        return deal_worlds(t, here, known, numbers[0], rows, words, numbers[1], numbers[2], results)
    elif task == TRY_OPTIONS:
        try_options(t, rows, known, words, numbers[1:], numbers[0], results)
    return 0
