"""The base colours are alike: with other colours everything goes the same way."""

import random

import pytest

from tamaya import Game, Rules
from tamaya.core import kernel
from tamaya.core.cards import COLOURS
from tamaya.core.recolouring import alike, recolour_action, recolour_row
from tamaya.core.row import OUTCOME, RUNNING, Row
from tamaya.core.tables import Tables

SOME = [
    (Rules(empty_hints=False), 2),
    (Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True, mistakes=8), 3),
    (Rules(multicolour="named-5", bonus_tiles=True, announce=True, mistakes=8), 5),
    (Rules(colours=3, black_powder=True), 4),
]


def some_colours(t: Tables, rng: random.Random) -> list[int]:
    """The base colours of the deck in any order, the others where they are."""
    named = list(t.named[: alike(t)])
    colours = list(range(len(COLOURS)))
    for colour, other in zip(named, rng.sample(named, len(named)), strict=True):
        colours[colour] = other
    return colours


def legal_numbers(row: Row, t: Tables) -> list[int]:
    room = [0] * t.actions
    return room[: kernel.legal(row, t, room)]


@pytest.mark.parametrize(("rules", "players"), SOME)
def test_a_game_in_other_colours_is_a_game_that_goes_the_same_way(rules: Rules, players: int) -> None:
    rng = random.Random(1)
    for seed in range(6):
        row, t = Game.deal(rules, players, seed).row, Game.deal(rules, players, seed).tables
        colours = some_colours(t, rng)
        other = [0] * t.row_size
        recolour_row(row, t, colours, other)
        while row[OUTCOME] == RUNNING:
            legal = legal_numbers(row, t)
            assert sorted(recolour_action(t, action, colours) for action in legal) == sorted(legal_numbers(other, t))
            action = rng.choice(legal)
            kernel.step(row, t, action)
            kernel.step(other, t, recolour_action(t, action, colours))
            shown = [0] * t.row_size
            recolour_row(row, t, colours, shown)
            assert shown == other
            assert kernel.score(row, t) == kernel.score(other, t)


@pytest.mark.parametrize(("rules", "players"), SOME)
def test_the_way_back_leads_to_the_same_game(rules: Rules, players: int) -> None:
    rng = random.Random(2)
    game = Game.deal(rules, players, 5)
    for _ in range(15):
        hints = [action for action in game.legal_actions() if str(action).startswith("hint")]
        game.do(rng.choice(hints or list(game.legal_actions())))
    colours = some_colours(game.tables, rng)
    there, back = [0] * game.tables.row_size, [0] * game.tables.row_size
    recolour_row(game.row, game.tables, colours, there)
    recolour_row(there, game.tables, [colours.index(colour) for colour in range(len(COLOURS))], back)
    assert there != game.row
    assert back == game.row
