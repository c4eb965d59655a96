"""What is lost even if all hands were one, is lost."""

import random

import pytest

from tamaya.core.kernel import deal, shuffle_deck
from tamaya.core.row import OUTCOME, RUNNING, Row
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables
from tamaya.review.solver.one_hand import is_lost_in_one_hand
from tamaya.review.solver.solving import Solver, lists
from tamaya.review.solver.space import space_for
from tamaya.review.solver.upper_bound import survey_deal
from tests.review.solver.brute_force import TooMuch, greatest_score
from tests.review.solver.test_solving import late_position, small_rules


def is_lost(row: Row, t: Tables, remembered: int = 1 << 8) -> bool:
    space = space_for(t, remembered, lists)
    survey_deal(row, t, space)
    first = is_lost_in_one_hand(row, t, space, 1)
    assert is_lost_in_one_hand(row, t, space, 1) == first  # from what is remembered, too
    return first


@pytest.mark.long  # `test_solving` compares a search that asks this, too
def test_trying_everything_wins_nothing_that_is_lost_in_one_hand() -> None:
    chance = random.Random(5)
    lost = alive = 0
    while lost < 20 or alive < 20:
        rules = small_rules(chance)._replace(bonus_tiles=False)
        t = compile_tables(rules, chance.choice((2, 2, 3)), chance.choice((1, 2)))
        row = late_position(t, chance)
        if row[OUTCOME] != RUNNING:
            continue
        if not is_lost(row, t):
            alive += 1
            continue
        try:
            assert greatest_score(row, t, 1_500) < t.to_place + t.worth_of_nothing
        except TooMuch:
            continue
        lost += 1


def the_deal(seed: int, players: int = 2) -> tuple[Row, Tables]:
    t = compile_tables(Rules(), players)
    row, deck = [0] * t.row_size, [0] * t.deck_size
    shuffle_deck(t, deck, seed)
    deal(row, t, deck, (), seed)
    return row, t


def test_deals_that_took_too_long_are_lost_at_a_glance() -> None:
    for seed in (961, 1507, 3586):  # after half a million positions nobody knew
        row, t = the_deal(seed)
        assert is_lost(row, t)
        assert Solver(t).can_reach(row, 25, nodes=3_000) is False


def test_deals_that_can_be_won_are_not() -> None:
    assert not any(is_lost(*the_deal(seed, players)) for seed in range(1, 6) for players in range(2, 6))
