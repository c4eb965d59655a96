"""Puzzles as they are shown: nobody peeks, everybody gets the same on the same day, each has its turn."""

import json
import random
from dataclasses import replace
from datetime import date
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tamaya.core.game import Game
from tamaya.review.puzzles import KINDS, Puzzle, read_puzzle
from tamaya.review.puzzles.puzzle import SHOW, listed, listed_puzzle
from tamaya.server.puzzles.posing import PosedPuzzle, pose, posed, solved
from tamaya.server.puzzles.puzzles import number_of, streak
from tests.core.test_nobody_peeks import Hidden


def on_the_wire(shown: PosedPuzzle) -> bytes:
    """All that is sent of a question before it is answered."""
    tips = [(hint.key, hint.cards, hint.details) for hint in shown.puzzle.hints]
    return msgspec.json.encode((shown.played, shown.seen, shown.pile, tips))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != SHOW])
def test_nobody_peeks_at_a_question(kind: str) -> None:
    """Law 4, with another deck and another seed behind the same events: all that is sent is the same."""
    rng = random.Random(kind)
    numbers = [number for number, one in enumerate(listed(), start=1) if one.kind == kind]
    for number in rng.sample(numbers, 5):
        puzzle = posed(number).puzzle
        world = Hidden(puzzle.game, puzzle.game.actor, rng).another_world()
        assert world.deck != puzzle.game.deck
        assert on_the_wire(pose(replace(puzzle, game=world))) == on_the_wire(posed(number))


def test_other_cards_in_other_hands_are_seen() -> None:
    """So the test above can fail."""
    puzzle = read_puzzle(next(one.line for one in listed() if one.kind != SHOW))
    seat = (puzzle.game.actor + 1) % puzzle.game.players
    world = Hidden(puzzle.game, seat, random.Random(1)).another_world()
    assert on_the_wire(pose(replace(puzzle, game=world))) != on_the_wire(pose(puzzle))


def views(shown: PosedPuzzle) -> list[Any]:
    return [json.loads(bytes(view)) for view in shown.seen.views]


def test_counting_is_left_to_whoever_is_asked() -> None:
    for one in listed():
        if one.kind == SHOW:
            continue
        shown = pose(read_puzzle(one.line))
        for view in (views(shown)[0], views(shown)[-1]):
            own = view["hands"][view["seat"]]
            assert all(held["card"] is None and held["possible"] == held["told"] for held in own)
            assert view["legal"] == []
        break


def test_with_open_cards_the_pile_is_open_too_and_any_move_can_be_made() -> None:
    number = next(number for number, one in enumerate(listed(), start=1) if one.kind == SHOW)
    shown = posed(number)
    assert shown.pile == [str(shown.puzzle.game.card(card)) for card in shown.puzzle.game.pile]
    view = views(shown)[-1]
    assert set(view["legal"]) == set(map(str, shown.puzzle.game.legal_actions()))
    told = json.loads(bytes(solved(number).views[-1]))
    assert told["score"] == 25, "the line leads there"


def test_every_puzzle_has_its_day_and_its_own_id() -> None:
    first = date(2026, 11, 17).toordinal()
    days = [number_of(first + day) for day in range(len(listed()))]
    assert sorted(days) == list(range(1, len(listed()) + 1))
    themes = [listed()[number - 1].theme for number in days]
    assert all(one != other for one, other in pairwise(themes)), "another theme each day"
    assert len({one.id for one in listed()}) == len(listed())


def test_an_id_is_that_of_the_question_whatever_is_said_about_it() -> None:
    one = listed()[0]
    data = json.loads(one.line)
    assert listed_puzzle(json.dumps({**data, "hints": [], "reasons": []})).id == one.id
    assert listed_puzzle(json.dumps({**data, "seed": 99})).id != one.id


@pytest.mark.parametrize(
    ("days", "found"),
    [([], 0), ([10], 1), ([9], 1), ([8], 0), ([10, 9, 8, 6], 3), ([9, 8, 7], 3), ([10, 8, 7], 1)],
)
def test_a_streak_goes_on_until_a_day_is_missed(days: list[int], found: int) -> None:
    assert streak(days, today=10) == found


def test_the_names_of_seats_suffice() -> None:
    """Five can play."""
    five = next(one for one in listed() if one.players == 5)
    puzzle: Puzzle = read_puzzle(five.line)
    assert isinstance(puzzle.game, Game)
    assert len({player.name for player in pose(puzzle).played.players}) == 5
