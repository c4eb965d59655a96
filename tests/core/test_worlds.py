"""Games that agree with a view, and the chances of one's own cards (law 4: both follow from the view alone)."""

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Game, Rules, TamayaError, View
from tamaya.core.events import OpenDraw, Reshuffled
from tests.core.playing import Setup, deck_beginning, examples, setups
from tests.core.test_nobody_peeks import Hidden, learnt_from_a_tile


@given(setups(), st.integers(0, 2**32))
@examples(30)
def test_a_world_looks_to_the_seat_as_its_own_game_does(setup: Setup, chance: int) -> None:
    for number, game in enumerate(setup.play()):
        if number % 9 == chance % 9 and not game.is_over:
            seat = chance % game.players
            view = game.view(seat)
            for world in view.worlds(2, seed=chance):
                assert world.view(seat) == view
                assert world.history == game.history


@given(setups(), st.integers(0, 2**32))
@examples(30)
def test_games_that_look_alike_to_a_seat_give_the_same_worlds_and_chances(setup: Setup, chance: int) -> None:
    for number, game in enumerate(setup.play()):
        seat = chance % game.players
        if number % 20 == chance % 20 and not game.is_over and not learnt_from_a_tile(game):
            mine, other = game.view(seat), Hidden(game, seat, random.Random(chance)).another_world().view(seat)
            assert [*other.worlds(2, seed=chance)] == [*mine.worlds(2, seed=chance)]
            assert other.marginals() == mine.marginals()


def test_cards_are_as_likely_in_worlds_as_counting_says() -> None:
    game = Game.deal(Rules(), players=2, seed=3)
    for action in ("hint 1 1", "hint 0 5", "discard 1", "discard 6"):
        game.do(action)
    view = game.view(0)
    drawn = 3000
    faces = [Counter[str]() for _ in view.hands[0]]
    for world in view.worlds(drawn, seed=1):
        for counter, id in zip(faces, world.hands[0], strict=True):
            counter[str(world.card(id))] += 1
    for counter, chances in zip(faces, view.marginals(), strict=True):
        assert sum(chances.values()) == 1
        assert {*counter} <= {str(card) for card in chances}
        for card, chance in chances.items():
            error = (float(chance * (1 - chance)) / drawn) ** 0.5
            assert abs(counter[str(card)] / drawn - chance) <= 5 * error


def test_worlds_agree_with_a_card_that_tile_5_brought_back() -> None:
    tiles = Rules.edition("german-extended", bonus_tiles=True)
    tried = 0
    for seed in range(12):
        for game in Setup(tiles, 2 + seed % 3, seed, skill=95).play():
            if (
                not game.is_over
                and isinstance(game.log[-1], OpenDraw)
                and any(isinstance(e, Reshuffled) for e in game.log)
            ):
                for seat in range(game.players):
                    view = game.view(seat)
                    assert [world.view(seat) == view for world in view.worlds(3, seed=seed)] == [True] * 3
                tried += 1
    assert tried > 10


def test_a_likelihood_prefers_worlds_in_which_the_others_moves_make_sense() -> None:
    """Seat 1 hints "red" to seat 0 only if the touched card is the red 1."""
    game = Game.deal(Rules(), 2, deck=deck_beginning(Rules(), "r1 g2 b3 w4 y2 y1 g1 b1 w1 g3"))
    game.do("hint 1 1")
    game.do("hint 0 red")

    def only_red_ones(view: View, action: str) -> float:
        touched = [held.card for held in view.hands[0] if held.card and held.card.colour == "red"]
        return 1.0 if action != "hint 0 red" or [str(card) for card in touched] == ["r1"] else 0.0

    view = game.view(0)
    assert {str(world.card(0)) for world in view.worlds(20, seed=1, likelihood=only_red_ones)} == {"r1"}
    assert len({str(world.card(0)) for world in view.worlds(20, seed=1)}) > 1
    with pytest.raises(TamayaError, match="could have happened"):
        next(view.worlds(3, likelihood=lambda _view, _action: 0.0))


def test_a_game_that_began_in_the_middle_has_chances_but_no_past() -> None:
    game = Game.deal(Rules(), 2, seed=1)
    game.do("hint 1 1")
    later = Game.from_position(game.position())
    assert later.view(0).marginals() == game.view(0).marginals()
    with pytest.raises(TamayaError, match="began in the middle"):
        next(later.view(0).worlds(1))


def test_with_one_card_left_to_tell_apart_the_chance_is_exact() -> None:
    game = Game.deal(Rules(), 2, seed=1)
    for card, chance in game.view(0).marginals()[0].items():
        unseen = game.tables.copies[card.identity] - sum(game.card(id) == card for id in game.hands[1])
        assert chance == Fraction(unseen, 45)
