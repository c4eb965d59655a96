"""The solver: lines that the referee replays, and the same answer as trying everything."""

import random

import pytest

from tamaya import EDITIONS, Game, Rules
from tamaya.core import kernel
from tamaya.core.row import ACTOR, OUTCOME, RUNNING, Row, face_of, hand_start
from tamaya.core.tables import Tables, compile_tables
from tamaya.review import solve
from tamaya.review.solver import solving
from tamaya.review.solver.solving import Solver
from tests.review.solver.brute_force import TooMuch, greatest_score


def small_rules(chance: random.Random) -> Rules:
    return Rules(
        multicolour=chance.choice(("none", "none", "named-5", "wild-5")),
        black_powder=chance.random() < 0.3,
        bonus_tiles=chance.random() < 0.3,
        announce=chance.random() < 0.3,
        masterpiece=chance.random() < 0.25,
        hints=chance.choice((1, 2, 3, 8)),
        mistakes=chance.choice((1, 2, 3)),
        empty_hints=chance.random() < 0.5,
        discard_when_full=chance.random() < 0.3,
        hand_size=chance.choice((1, 2, 3)),
    )


def late_position(t: Tables, chance: random.Random) -> Row:
    """A game of chance, with few cards left in the pile; it may be over."""
    deck, tiles = list(t.deck), [1, 2, 3, 4, 5, 6]
    chance.shuffle(deck)
    chance.shuffle(tiles)
    row, numbers = [0] * t.row_size, [0] * t.actions
    kernel.deal(row, t, deck, tiles, chance.randrange(1000))
    left = chance.randint(0, 6)
    while row[OUTCOME] == RUNNING and kernel.pile_size(row, t) > left:
        legal = numbers[: kernel.legal(row, t, numbers)]
        first = hand_start(t, row[ACTOR])
        fitting = [
            n for n in legal if t.play <= n < t.colour_hint and kernel.fits(row, t, face_of(row[first + n - t.play]))
        ]
        kernel.step(row, t, chance.choice(fitting if fitting and chance.random() < 0.7 else legal))
    return row


def compare(seed: int, positions: int) -> int:
    """Compare with trying everything; return how many positions were undecided."""
    chance = random.Random(seed)
    undecided = done = 0
    while done < positions:
        t = compile_tables(small_rules(chance), chance.choice((2, 2, 3)), chance.choice((1, 2)))
        row = late_position(t, chance)
        try:
            truth = greatest_score(row, t, 8_000)
        except TooMuch:
            continue
        best, bound, line, _ = Solver(t, 1 << 12).solve_row(row)
        assert best <= truth <= bound
        undecided += best < bound
        numbers = [0] * t.actions
        for number in line:
            assert number in numbers[: kernel.legal(row, t, numbers)]
            kernel.step(row, t, number)
        assert kernel.score(row, t) == best
        done += 1
    return undecided


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_trying_everything_finds_the_same_in_small_games_of_all_options(seed: int) -> None:
    assert compare(seed, 60) == 0


def test_trying_everything_finds_the_same_as_a_search_that_knows_what_is_lost_in_one_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solving, "FIRST_TRY", 1)  # the first try does not
    assert compare(7, 25) == 0


@pytest.mark.slow
@pytest.mark.long
def test_trying_everything_finds_the_same_in_many_small_games() -> None:
    assert compare(99, 150) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_line_to_a_perfect_show_is_replayed_by_the_referee(edition: str, players: int) -> None:
    game = Game.deal(Rules.edition(edition), players, seed=7)
    solution = solve(game)
    assert solution.decided
    assert solution.best == game.rules.max_score
    for action in solution.line:
        game.do(action)
    assert game.outcome == "perfect"


def test_a_deal_whose_red_ones_lie_at_the_bottom_cannot_be_won() -> None:
    deck = list(Game.deal(Rules(), 2, seed=3).deck)
    deck.sort(key=lambda card: str(card) == "r1")
    game = Game.deal(Rules(), 2, deck=deck)
    solution = solve(game)
    assert solution.decided
    assert solution.best == 24  # the first of them is drawn as the last card but two: the red 5 comes too late
    for action in solution.line:
        game.do(action)
    assert game.score == 24


def test_without_time_to_search_the_bounds_are_honest() -> None:
    deck = list(Game.deal(Rules(), 2, seed=3).deck)
    deck.sort(key=lambda card: str(card) == "r1")
    solution = solve(Game.deal(Rules(), 2, deck=deck), nodes=60)
    assert solution.best <= 24 <= solution.bound


def test_after_the_end_the_score_is_the_answer() -> None:
    game = Game.deal(Rules(mistakes=1), 2, seed=1)
    while game.outcome is None:
        game.do(next(iter(game.legal_actions())) if game.hints < 8 else f"hint {1 - game.actor} 1")
    assert solve(game) == (game.score, game.score, (), 0)


def test_without_numba_it_finds_the_same_in_as_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.deal(Rules(), 3, seed=5)
    compiled = solve(game)
    monkeypatch.setattr(solving, "lacking", lambda extra: ["numba"])
    assert solve(game) == compiled
