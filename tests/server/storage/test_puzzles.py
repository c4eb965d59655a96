"""Who solved which puzzle, in each kind of database: the first answer counts, once, and people are not forgotten while
they solve."""

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tamaya.server.puzzles.glicko import BEGINNING, rated, rating_at
from tamaya.server.storage.kept.practised import PuzzleDay, PuzzleRate, StoredRun
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.tidying import find_untidy, tidy
from tests.server.databases import KINDS, new_place

DAY = PuzzleDay(7, began=100.0)
LONG_AGO = 1.0


def test_the_first_answer_counts_and_only_without_tips(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        at_once = database.answer_puzzle("ann", "p", True, 1.0, None, rating_at(9.0))
        assert (at_once.first, at_once.solved, at_once.tries) == (True, 1.0, 1)
        assert not database.answer_puzzle("bob", "p", False, 2.0, None, rating_at(9.0)).first
        later = database.answer_puzzle("bob", "p", True, 3.0, None, rating_at(9.0))
        assert (later.first, later.solved, later.tries) == (False, 3.0, 2)
        database.take_tips("eve", "p", 2, 4.0)
        database.take_tips("eve", "p", 1, 4.0)
        helped = database.answer_puzzle("eve", "p", True, 5.0, None, rating_at(9.0))
        assert (helped.first, helped.solved, helped.tips) == (False, 5.0, 2)
        assert database.show_puzzle("dan", "p", 6.0, rating_at(9.0)).shown == 6.0
        afterwards = database.answer_puzzle("dan", "p", True, 7.0, None, rating_at(9.0))
        assert (afterwards.first, afterwards.solved) == (False, None), "who has looked it up does not solve it"
        assert database.show_puzzle("ann", "p", 8.0, rating_at(9.0)).shown is None, "who has solved it may look again"
        assert database.puzzle_rates() == {"p": PuzzleRate(tried=4, solved=1)}
        assert list(database.puzzle_tries("ann")) == ["p"]
        assert database.puzzle_tries("nobody") == {}
        database.note_puzzle_game("ann", "p", "g")
        assert database.puzzle_tries("ann")["p"].game == "g"


def test_a_day_counts_if_its_puzzle_was_solved_on_it(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.answer_puzzle("ann", "p", False, 101.0, DAY, rating_at(9.0))
        assert database.puzzle_days("ann", 9) == []
        for _ in range(2):
            database.answer_puzzle("ann", "p", True, 102.0, DAY, rating_at(9.0))
        database.answer_puzzle("ann", "p", True, 999.0, PuzzleDay(207, 900.0), rating_at(9.0))
        assert database.puzzle_days("ann", 9) == [207, 7]
        database.show_puzzle("bob", "p", 103.0, rating_at(9.0))
        database.answer_puzzle("bob", "p", True, 104.0, DAY, rating_at(9.0))
        assert database.puzzle_days("bob", 9) == [], "just looked up"
        database.answer_puzzle("bob", "p", True, 999.0, PuzzleDay(207, 900.0), rating_at(9.0))
        assert database.puzzle_days("bob", 9) == [207], "that was long ago"


@pytest.mark.parametrize("kind", KINDS)
def test_of_answers_that_come_at_the_same_time_one_counts(kind: str, tmp_path: Path) -> None:
    """On PostgreSQL they come by way of two processes."""
    place = new_place(kind) if kind == "postgres" else str(tmp_path / "games.sqlite3")
    with contextlib.ExitStack() as opened:
        first = opened.enter_context(contextlib.closing(open_database(place)))
        second = opened.enter_context(contextlib.closing(open_database(place))) if kind == "postgres" else first
        with ThreadPoolExecutor(2 if kind == "postgres" else 1) as threads:
            tries = [
                threads.submit(database.answer_puzzle, "ann", "p", True, 1.0, DAY, rating_at(9.0))
                for database in (first, second)
                for _ in range(5)
            ]
        assert sorted(one.result().tries for one in tries) == list(range(1, 11))
        assert first.puzzle_rates() == {"p": PuzzleRate(tried=1, solved=1)}


@pytest.mark.parametrize("kind", KINDS)
def test_of_ratings_that_change_at_the_same_time_none_is_lost(kind: str, tmp_path: Path) -> None:
    """Ann answers ten puzzles, and ten people one, by way of two processes on PostgreSQL; a restart keeps it all."""
    place = new_place(kind) if kind == "postgres" else str(tmp_path / "games.sqlite3")
    answers = [("ann", f"p{number}") for number in range(10)] + [(f"person {number}", "p") for number in range(10)]
    with contextlib.ExitStack() as opened:
        first = opened.enter_context(contextlib.closing(open_database(place)))
        second = opened.enter_context(contextlib.closing(open_database(place))) if kind == "postgres" else first
        with ThreadPoolExecutor(2 if kind == "postgres" else 1) as threads:
            tries = [
                threads.submit((first, second)[place % 2].answer_puzzle, *answer, True, 1.0, None, rating_at(1.0))
                for place, answer in enumerate(answers)
            ]
        assert all(one.result().first for one in tries)
    with contextlib.closing(open_database(place)) as database:
        ann = database.solver_rating("ann")
        assert ann is not None
        assert ann.results == 10
        serial = BEGINNING
        for _ in range(10):
            serial = rated(serial, [(BEGINNING, 1.0)], 0.0)
        assert ann.rating == pytest.approx(serial)
        assert database.puzzle_ratings()["p"].rating == pytest.approx(3000 - ann.rating.rating), "it lost ten times"
        assert len(database.rating_course("ann", 99)) == 10


def test_a_first_answer_rates_both_and_later_ones_nothing(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        database.answer_puzzle("ann", "p", False, 1.0, None, rating_at(1.0))
        once = database.solver_rating("ann")
        assert once is not None
        assert once.rating.rating < BEGINNING.rating < database.puzzle_ratings()["p"].rating
        database.answer_puzzle("ann", "p", True, 2.0, None, rating_at(2.0))
        database.show_puzzle("ann", "p", 3.0, rating_at(3.0))
        assert database.solver_rating("ann") == once
        database.answer_puzzle("ann", "hurried", True, 4.0, None, None)
        database.answer_puzzle("ann", "hurried", True, 5.0, None, rating_at(5.0))
        database.show_puzzle("ann", "hurried", 6.0, rating_at(6.0))
        assert database.solver_rating("ann") == once, "what was answered against the clock stays unrated"
        assert list(database.puzzle_rates()) == ["p"]


def test_a_run_goes_on_where_it_was(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        run = StoredRun("save", "p", 3, 3, None)

        def go_on(old: StoredRun | None) -> StoredRun:
            return run if old is None else old._replace(right=old.right + 1, best=4)

        assert [database.change_run("ann", "endless", go_on) for _ in range(2)] == [run, run._replace(right=4, best=4)]
        assert database.puzzle_runs("ann") == {"endless": StoredRun("save", "p", 4, 4, None)}


@pytest.mark.parametrize("kind", KINDS)
def test_who_solves_puzzles_is_not_forgotten_and_who_is_leaves_the_rates(kind: str, tmp_path: Path) -> None:
    place = new_place(kind) if kind == "postgres" else str(tmp_path / "games.sqlite3")
    with contextlib.closing(open_database(place)) as database:
        for person, at in (("solves", time.time() + 2 * 86400), ("gone", LONG_AGO)):
            database.save_person(person, person)
            database.answer_puzzle(person, "p", True, at, DAY, rating_at(9.0))
    assert find_untidy(place, days=-1).people == ["gone"], "as if it were tomorrow"
    assert tidy(place, days=-1).people == ["gone"]
    with contextlib.closing(open_database(place)) as database:
        assert database.name_of("gone") is None
        assert (database.puzzle_tries("gone"), database.puzzle_days("gone", 9)) == ({}, [])
        assert database.solver_rating("gone") is None
        assert list(database.puzzle_tries("solves")) == ["p"]
        assert database.puzzle_rates() == {"p": PuzzleRate(tried=2, solved=2)}
