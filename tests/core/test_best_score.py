"""`best` is a true bound: no way to go on, however lucky, ends with more points; and in simple cases it is reached."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Game, Rules
from tamaya.core import kernel
from tamaya.core.action_numbers import announced_colour, is_hint, slot_of
from tamaya.core.actions import Hint
from tamaya.core.cards import VALUES
from tamaya.core.prospects import prospects
from tamaya.core.row import (
    ACTOR,
    COLOUR_HINT,
    FIREWORK,
    MISTAKES,
    NEXT,
    OUTCOME,
    PENDING,
    PLACED,
    PLAY_DISCARDED,
    RESHUFFLE,
    RUNNING,
    TILES_DRAWN,
    TURNS_LEFT,
    Row,
    all_places,
    face_of,
    hand_start,
)
from tamaya.core.rules import MULTICOLOUR
from tamaya.core.tables import Tables, compile_tables
from tamaya.core.view_maker import ViewMaker
from tests.core.playing import Setup, deck_beginning, examples, setups

# ---- Whole games under all options -----------------------------------------------------------------------------------


@given(setups())
@examples(60)
def test_no_game_ends_with_more_than_was_possible_at_any_time_and_the_best_never_rises(setup: Setup) -> None:
    found = [game.prospects().best for game in setup.play()]
    assert found == sorted(found, reverse=True)
    assert found[-1] == setup.play_to_the_end().score


# ---- Everything that can still be done, with open cards --------------------------------------------------------------


def best_of_all(row: Row, t: Tables, known: dict[tuple[int, ...], int]) -> int:
    """The highest score to which any sequence of actions leads, by trying them all."""
    key = tuple(row)
    if key not in known:
        if row[OUTCOME] != RUNNING:
            return kernel.score(row, t)
        actions = [0] * t.actions
        count = kernel.legal(row, t, actions)
        known[key] = max(
            best_of_all(after(row, t, action), t, known) for action in worth_trying(row, t, actions[:count])
        )
    return known[key]


def worth_trying(row: Row, t: Tables, actions: list[int]) -> list[int]:
    """All hints of a position come to the same, and so do all wrong announcements."""
    hints = [action for action in actions if is_hint(t, action)]
    others = [action for action in actions if not is_hint(t, action) and not (t.announced <= action < t.take)]
    announced = [action for action in actions if t.announced <= action < t.take]
    hand = hand_start(t, row[ACTOR])
    right = [a for a in announced if announced_colour(t, a) == face_of(row[hand + slot_of(t, a)]) // VALUES]
    return [*hints[:1], *others, *right, *[action for action in announced if action not in right][:1]]


def after(row: Row, t: Tables, action: int) -> Row:
    row = row.copy()
    kernel.step(row, t, action)
    if is_hint(t, action):  # what anybody knows does not matter here
        for place in all_places(t):
            row[place] = row[place] and row[place] | t.all_cards
    return row


@st.composite
def endings(draw: st.DrawFn) -> Game:
    """A game with few cards in the hands, near its end."""
    rules = Rules(
        multicolour=draw(st.sampled_from(MULTICOLOUR)),
        black_powder=draw(st.booleans()),
        bonus_tiles=draw(st.booleans()),
        announce=draw(st.booleans()),
        masterpiece=draw(st.sampled_from((False, False, True))),
        hints=draw(st.integers(1, 2)),
        mistakes=draw(st.sampled_from((2, 10))),
        discard_when_full=draw(st.booleans()),
        hand_size=draw(st.integers(1, 2)),
    )
    setup = Setup(rules, draw(st.integers(2, 3)), draw(st.integers(0, 10_000)), draw(st.sampled_from((90, 97, 100))))
    pile = draw(st.integers(0, 1))
    return next(game for game in setup.play() if len(game.pile) <= pile or game.outcome is not None)


@given(endings())
@examples(100)
def test_no_sequence_of_actions_near_the_end_brings_more_than_the_best(game: Game) -> None:
    assert best_of_all(list(game.row), game.tables, {}) <= game.prospects().best


# ---- Simple cases, in which it is exact ------------------------------------------------------------------------------


def best_of(rules: Rules, fireworks: list[int], *, pile: int = 0, **words: int) -> int:
    """The best of two players whose fireworks have this many cards, from red on; nothing is discarded."""
    row = list(Game.deal(rules, 2, tiles=[5, 6, 1, 2, 3, 4]).row)
    t = compile_tables(rules, 2)
    row[FIREWORK : FIREWORK + len(fireworks)] = fireworks
    row[PLACED] = sum(fireworks)
    row[NEXT] = t.deck_size - pile
    for name, number in words.items():
        row[{"turns": TURNS_LEFT, "mistakes": MISTAKES, "pending": PENDING, "drawn": TILES_DRAWN}[name]] = number
    return prospects(row, t).best


@pytest.mark.rule("E3")
def test_with_one_turn_left_one_card_can_be_added() -> None:
    assert best_of(Rules(), [5, 5, 5, 5, 3], turns=1) == 24
    assert best_of(Rules(), [5, 5, 5, 5, 3], turns=2) == 25
    assert best_of(Rules(), [5, 5, 5, 5, 4], turns=2) == 25


@pytest.mark.rule("P3", "E3")
def test_every_play_draws_so_the_pile_says_how_many_turns_there_can_be() -> None:
    assert best_of(Rules(), [5, 5, 5, 5, 0], pile=1) == 23
    assert best_of(Rules(), [5, 5, 5, 5, 0], pile=2) == 24
    assert best_of(Rules(), [0, 0, 0, 0, 0], pile=9) == 11


@pytest.mark.rule("X3", "X3b")
def test_a_masterpiece_is_perfect_or_nothing_however_few_cards_are_in_the_pile() -> None:
    assert best_of(Rules(masterpiece=True), [5, 5, 5, 5, 0]) == 25
    game = Game.deal(Rules(masterpiece=True), 2, deck=deck_beginning(Rules(), "r5"))
    game.do("hint 1 1")
    game.do("hint 0 1")
    game.do("discard 0")
    assert (game.ending, game.prospects().best) == ("card lost", 0)


@pytest.mark.rule("B2")
def test_tile_six_adds_a_card_beyond_the_turns_if_a_firework_can_be_completed_in_time() -> None:
    rules = Rules(bonus_tiles=True)
    assert best_of(rules, [4, 5, 5, 3, 0], turns=1) == 17 + 1 + 1
    assert best_of(rules, [3, 5, 5, 3, 0], turns=1) == 16 + 1
    assert best_of(rules, [4, 4, 5, 5, 0], turns=2) == 18 + 2 + 2
    assert best_of(rules, [4, 4, 5, 5, 0], turns=2, drawn=1) == 18 + 2 + 1
    assert best_of(rules, [4, 4, 5, 5, 0], turns=2, drawn=2) == 18 + 2


@pytest.mark.rule("B2", "B5")
def test_tile_five_makes_the_game_a_turn_longer() -> None:
    """B2, B5: the returned card is drawn, too."""
    assert best_of(Rules(bonus_tiles=True), [5, 5, 5, 0, 0], pile=2) == 15 + 4
    assert best_of(Rules(bonus_tiles=True), [4, 5, 5, 0, 0], pile=2, drawn=2) == 14 + 4
    assert best_of(Rules(bonus_tiles=True), [4, 5, 5, 0, 0], pile=2) == 14 + 4 + 1


@pytest.mark.rule("B6")
def test_while_a_tile_asks_the_card_of_the_turn_has_been_played() -> None:
    rules = Rules(bonus_tiles=True)
    assert best_of(rules, [5, 5, 5, 3, 0], turns=2, drawn=2, pending=COLOUR_HINT) == 18 + 1
    assert best_of(rules, [5, 5, 5, 3, 0], turns=1, drawn=2, pending=PLAY_DISCARDED) == 18 + 1
    assert best_of(rules, [5, 5, 5, 3, 0], pile=1, drawn=2, pending=RESHUFFLE) == 18 + 2 + 1


@pytest.mark.rule("E1", "K5")
def test_a_lost_game_is_worth_more_than_less_than_nothing() -> None:
    """K5, E1: as long as it can be lost."""
    rules = Rules(black_powder=True)
    assert best_of(rules, [1, 0, 0, 0, 0], turns=1) == -3
    assert best_of(rules, [1, 0, 0, 0, 0], turns=1, mistakes=2) == 0
    assert best_of(rules, [5, 0, 0, 0, 0], turns=1) == 1


def test_after_the_end_the_best_is_the_score() -> None:
    ended = [Setup(Rules(), 2, seed, skill=90).play_to_the_end() for seed in range(30)]
    assert {game.ending for game in ended} >= {"last round", "mistakes"}
    for game in ended:
        assert game.prospects().best == game.score == game.view(0).best


def test_a_view_says_the_best_after_every_action() -> None:
    game = Game.deal(Rules(hand_size=1, hints=20), 2, seed=5)
    maker = ViewMaker(game)
    while game.outcome is None:
        hints = [action for action in game.legal_actions() if isinstance(action, Hint)]
        game.do(hints[0] if hints and game.turns_left else f"play {game.hands[game.actor][0]}")
        maker = ViewMaker(game, maker)
        assert maker.shared.best == game.prospects().best
        assert maker.shared.outcome == game.outcome
