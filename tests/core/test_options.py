"""Difficulty, expert options, announced play and black powder."""

from collections.abc import Iterable

import pytest

from tamaya import Card, Colour, Game, Rules
from tamaya.core import kernel
from tamaya.core.events import Ended, Event, Misplayed, PassedOver, Played
from tamaya.core.row import ACTOR, HINTS, NEXT, OUTCOME, SIZE, STUCK
from tests.core.playing import Setup
from tests.core.scenes import do, kinds, run_of, table

# ---- X. Difficulty and expert options --------------------------------------------------------------------------------


@pytest.mark.rule("X2")
def test_more_hint_tokens_are_available_and_can_be_regained() -> None:
    game = table("r1 r2", "w1 w2", hints=12)
    assert game.hints == 12
    do(game, "hint 1 1", "discard 2")
    assert game.hints == 12
    assert "discard 0" not in game.legal_actions()


@pytest.mark.rule("X3", "X3b")
def test_a_masterpiece_is_lost_with_the_last_copy_of_a_needed_card() -> None:
    """X3, X3b: also by a misplay; what the fireworks were worth is kept."""
    for action in ("discard 1", "play 1"):
        game = table("r1 r5", "w1 w2", masterpiece=True)
        do(game, "play 0", "hint 0 1")
        events = do(game, action)
        assert events[-1] == Ended("lost", "card lost", 0, 1)
        assert (game.score, game.worth) == (0, 1)


@pytest.mark.rule("X3c")
def test_a_masterpiece_is_lost_at_once_even_if_a_bonus_tile_could_bring_the_card_back() -> None:
    for action in ("discard 1", "play 1"):
        game = table("r1 r5", "w1 w2", masterpiece=True, bonus_tiles=True)
        do(game, "play 0", "hint 0 1")
        assert do(game, action)[-1] == Ended("lost", "card lost", 0, 1)


@pytest.mark.rule("X3")
def test_a_masterpiece_is_not_lost_with_a_card_that_is_placed_or_has_another_copy() -> None:
    game = table("r1 r1 r1 r2", "w1 w2 r2 w3", masterpiece=True)
    do(game, "hint 1 1", "hint 0 1", "discard 0", "discard 6", "play 1", "hint 0 red", "discard 2", "hint 0 red")
    assert game.outcome is None
    do(game, "play 3", "hint 0 red")
    assert game.fireworks[Colour.RED] == 2
    assert game.outcome is None


@pytest.mark.rule("E1", "X3")
def test_the_last_mistake_loses_a_masterpiece_too() -> None:
    game = table("r5 r2", "w1 w2", masterpiece=True, mistakes=1)
    assert do(game, "play 1")[-1] == Ended("lost", "mistakes", 0, 0)
    game = table("r5 r2", "w1 w2", masterpiece=True, mistakes=1)
    assert do(game, "play 0")[-1] == Ended("lost", "mistakes", 0, 0)


def masterpieces() -> Iterable[Game]:
    """Masterpieces with large hands, so that the pile is soon empty."""
    return (Setup(Rules(masterpiece=True, hints=1, hand_size=12), 4, seed, 100).play_to_the_end() for seed in range(12))


@pytest.mark.rule("X3")
def test_a_masterpiece_has_no_last_round_and_is_won_by_the_perfect_show() -> None:
    """X3: after the pile is empty play goes on, and hands shrink."""
    won = [game for game in masterpieces() if game.outcome == "perfect"]
    assert won
    for game in won:
        assert game.score == 25
        assert "LastRoundBegun" not in kinds(game.log)
        assert min(map(len, game.hands)) < 11


@pytest.mark.rule("X3a")
def test_who_can_do_nothing_is_passed_over() -> None:
    """X3a: no card in hand, and no hint token or nobody to hint."""
    passed = 0
    for setup in (Setup(Rules(masterpiece=True, hints=1, hand_size=12), 4, seed, 100) for seed in range(12)):
        for game in setup.play():
            now = [event.seat for event in game.log[-4:] if isinstance(event, PassedOver)]
            if now and isinstance(game.log[-1], PassedOver):
                passed += 1
                assert all(game.hands[seat] == () for seat in now)
                assert game.hints == 0
                assert game.actor not in now
    assert passed


@pytest.mark.rule("X3a")
@pytest.mark.parametrize("hints", [0, 3])
def test_if_nobody_can_do_anything_the_game_is_lost(hints: int) -> None:
    """X3a. No play leads there (test_laws says why), so the table is cleared by hand."""
    game = table("r1 r2", "w1 w2", masterpiece=True)
    row = list(game.row)
    row[SIZE], row[SIZE + 1] = 1, 0
    row[HINTS] = hints
    row[NEXT] = 50  # the pile is empty as well
    kernel.step(row, game.tables, game.tables.play)
    assert (row[OUTCOME], row[ACTOR]) == (STUCK, 0)
    assert kernel.score(row, game.tables) == 0


# ---- A. Announced play -----------------------------------------------------------------------------------------------


@pytest.mark.rule("A1", "A2", "A3")
@pytest.mark.parametrize(
    ("announced", "kind", "hints", "mistakes"),
    [
        ("", Played, 6, 0),  # A1: optional
        (" as red", Played, 7, 0),  # A2: right
        (" as blue", Misplayed, 6, 1),  # A3: wrong, though it would have fitted
    ],
)
def test_announcing_the_colour_of_a_card_that_fits(
    announced: str, kind: type[Event], hints: int, mistakes: int
) -> None:
    game = table("r1 r3", "w1 w2", announce=True)
    do(game, "hint 1 1", "hint 0 1")
    event = do(game, f"play 0{announced}")[0]
    assert isinstance(event, kind)
    assert (game.hints, game.mistakes) == (hints, mistakes)
    assert game.discards == ([0] if kind is Misplayed else [])


@pytest.mark.rule("A4")
def test_the_right_colour_of_a_card_that_does_not_fit_is_an_ordinary_mistake() -> None:
    game = table("r1 r3", "w1 w2", announce=True)
    do(game, "hint 1 1", "hint 0 1")
    assert do(game, "play 1 as red")[0] == Misplayed(0, 1, Card.parse("r3"), game.log[-2].announced, 1)  # type: ignore[union-attr]
    assert (game.hints, game.mistakes) == (6, 1)


@pytest.mark.rule("A2")
def test_an_announced_card_that_completes_a_firework_regains_two_tokens_but_never_beyond_the_maximum() -> None:
    game = run_of("r", announce=True)
    played = do(game, "play 4 as red")[0]
    assert isinstance(played, Played)
    assert (played.regained, game.hints) == (2, 6)
    full = table("r1 r2", "w1 w2", announce=True)
    played = do(full, "play 0 as red")[0]
    assert isinstance(played, Played)
    assert (played.regained, full.hints) == (0, 8)


@pytest.mark.rule("A5")
def test_multicolour_is_announced_as_multicolour_and_black_as_black() -> None:
    """A5: also when multicolour is wild and no hint may name it."""
    game = table("m1 k5", "w1 w2", announce=True, multicolour="wild-10", black_powder=True)
    do(game, "hint 1 1", "hint 0 1", "play 0 as multicolour", "hint 0 1", "play 1 as black")
    assert (game.fireworks[Colour.MULTICOLOUR], game.fireworks[Colour.BLACK], game.mistakes) == (1, 1, 0)
    plain = table("r1 r2", "w1 w2", announce=True)
    announced = {str(action) for action in plain.legal_actions() if " as " in str(action)}
    assert announced == {f"play {id} as {colour}" for id in (0, 1) for colour in plain.fireworks}


# ---- K. Black powder -------------------------------------------------------------------------------------------------


@pytest.mark.rule("K2")
def test_black_powder_is_played_downwards() -> None:
    """K2: a black 1 does not start it."""
    game = table("k1 k5 k4", "w1 w2 w3", black_powder=True)
    do(game, "play 0", "hint 0 1", "play 1", "hint 0 1", "play 2")
    assert (game.mistakes, game.fireworks[Colour.BLACK]) == (1, 2)


@pytest.mark.rule("K5")
def test_black_cards_bring_no_points_and_missing_ones_cost_one_each() -> None:
    """K5: the total may be negative."""
    game = table("k5 k4 r1", "w1 w2 w3", black_powder=True)
    assert game.score == -5
    do(game, "play 0", "play 3", "play 1", "play 4", "play 2")
    assert game.fireworks == {"red": 1, "yellow": 0, "green": 0, "blue": 0, "white": 2, "black": 2}
    assert game.score == 3 - 3


@pytest.mark.rule("E2", "K6")
def test_a_perfect_show_needs_the_black_firework_too() -> None:
    rules = Rules(black_powder=True, mistakes=10)
    perfect = 0
    for seed in range(10):
        for game in Setup(rules, 2, seed, 100).play():
            bright = [placed for colour, placed in game.fireworks.items() if colour != "black"]
            if bright == [5] * 5 and game.fireworks[Colour.BLACK] < 5:
                assert game.outcome != "perfect"
            if game.outcome == "perfect":
                assert (game.score, game.fireworks[Colour.BLACK]) == (25, 5)
                perfect += 1
    assert perfect
