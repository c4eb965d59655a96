"""Looking ahead near the end plays by the rules, whatever they are."""

import random

import numpy as np

from tamaya.bots.compiled.ending import open_choice, play_on
from tamaya.bots.compiled.policy import MEMORY
from tamaya.core.game import Game
from tests.bots.test_conformance import some_rules

NO_MEMORY = np.zeros(MEMORY, np.int64)


def test_what_is_done_with_open_cards_is_legal_and_scores_what_it_promises() -> None:
    rng = random.Random(1)
    for seed in range(40):
        rules, players = some_rules(rng)
        game = Game.deal(rules, players, seed)
        promised = -1
        while game.outcome is None:
            legal = list(game.legal_numbers())
            number = open_choice(game.row, game.tables, NO_MEMORY)
            assert number in legal, (rules, players, seed)
            if len(game.pile) > 3:
                number = rng.choice(legal) if rng.random() < 0.2 else number
            elif promised < 0:
                promised = play_on(game.row.copy(), game.tables, NO_MEMORY, number)
            game.do(game.action_of(number))
        assert promised in (-1, game.score)
