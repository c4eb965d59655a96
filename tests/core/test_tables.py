"""The facts that follow from the rules."""

from collections import Counter

import pytest
from hypothesis import given

from tamaya import Card, CardSet, Colour, Rules
from tamaya.core.action_numbers import hint_number
from tamaya.core.cards import COLOURS
from tamaya.core.rules import Multicolour
from tamaya.core.tables import Tables, compile_tables
from tests.core.playing import full_deck, rules_and_players


def touches(rules: Rules, hint: str) -> str:
    """The cards that a hint touches: a letter, or a value."""
    t = compile_tables(rules, 2)
    number = hint_number(int(hint) if hint.isdigit() else COLOURS["rygbwmk".index(hint)], t)
    assert 0 <= number < t.colours + 5
    return str(CardSet(t.touches[number]))


@pytest.mark.rule("H7", "X4", "M2", "M3", "K3")
@pytest.mark.parametrize(
    ("rules", "hint", "touched"),
    [
        (Rules(), "r", "r1 r2 r3 r4 r5"),
        (Rules(), "3", "r3 y3 g3 b3 w3"),
        (Rules(multicolour="named-5"), "r", "r1 r2 r3 r4 r5"),  # M2
        (Rules(multicolour="named-5"), "m", "m1 m2 m3 m4 m5"),
        (Rules(multicolour="wild-5"), "g", "g1 g2 g3 g4 g5 m1 m2 m3 m4 m5"),  # M3
        (Rules(multicolour="wild-10"), "5", "r5 y5 g5 b5 w5 m5"),
        (Rules(black_powder=True), "w", "w1 w2 w3 w4 w5"),  # K3
        (Rules(black_powder=True), "1", "r1 y1 g1 b1 w1 k1"),
        (Rules(black_powder=True, multicolour="wild-10"), "2", "r2 y2 g2 b2 w2 m2 k2"),
        (Rules(colours=3), "b", "b1 b2 b3 b4 b5"),  # X4
        (Rules(colours=3, multicolour="wild-10"), "5", "r5 g5 b5 m5"),
        (Rules(colours=3, multicolour="named-5"), "m", "m1 m2 m3 m4 m5"),
    ],
)
def test_what_a_hint_touches(rules: Rules, hint: str, touched: str) -> None:
    assert touches(rules, hint) == touched


@pytest.mark.rule("M2", "M3", "K3")
@pytest.mark.parametrize(
    ("multicolour", "colours"), [("none", 5), ("named-5", 6), ("named-10", 6), ("wild-5", 5), ("wild-10", 5)]
)
def test_which_colours_a_hint_may_name(multicolour: Multicolour, colours: int) -> None:
    """M2, M3, K3: black never."""
    for black_powder in (False, True):
        assert compile_tables(Rules(multicolour=multicolour, black_powder=black_powder), 3).colours == colours


@pytest.mark.rule("X4")
def test_a_colour_that_is_left_out_cannot_be_hinted() -> None:
    t = compile_tables(Rules(colours=3, multicolour="wild-10"), 2)
    assert [hint_number(colour, t) for colour in COLOURS] == [0, -1, 1, 2, -1, -1, -1]


@pytest.mark.rule("S2", "M1", "K1")
@given(rules_and_players())
def test_the_deck_is_what_the_rulebooks_count(game: tuple[Rules, int]) -> None:
    rules, players = game
    t = compile_tables(rules, players)
    deck = Counter(Card.of(identity) for identity in t.deck)
    assert deck == Counter(full_deck(rules))
    assert sum(t.copies) == len(t.deck) == t.deck_size == rules.deck_size
    assert t.to_place == len(deck)
    assert set(CardSet(t.all_cards)) == set(deck)


@pytest.mark.rule("P1", "K2")
def test_fireworks_go_upwards_and_black_downwards() -> None:
    t = compile_tables(Rules(multicolour="wild-10", black_powder=True), 2)
    order = {colour: [Card.of(t.in_order[colour.index_ * 5 + place]).value for place in range(5)] for colour in COLOURS}
    assert order == {colour: [5, 4, 3, 2, 1] if colour is Colour.BLACK else [1, 2, 3, 4, 5] for colour in COLOURS}
    assert [t.in_order[t.place[identity] + identity // 5 * 5] for identity in range(35)] == list(range(35))


@pytest.mark.parametrize(("players", "actions"), [(2, 20), (3, 30), (4, 38), (5, 48)])
def test_the_base_game_has_the_action_numbers_of_the_hanabi_learning_environment(players: int, actions: int) -> None:
    t = compile_tables(Rules(), players)
    assert t.actions == t.take == t.announced == actions
    assert (t.play, t.colour_hint) == (t.hand_size, 2 * t.hand_size)
    assert (t.value_hint - t.colour_hint, t.announced - t.value_hint) == ((players - 1) * 5, (players - 1) * 5)


@given(rules_and_players())
def test_tables_are_made_once(game: tuple[Rules, int]) -> None:
    assert compile_tables(*game) is compile_tables(*game)
    assert isinstance(compile_tables(*game), Tables)
