"""Runs: what comes next, what counts, and when the time is over."""

from collections.abc import Mapping

from tamaya.review.puzzles.puzzle import listed
from tamaya.server.puzzles.runs import PENALTY, SECONDS, SLOW, KnownSolver, after, begun, is_over, next_puzzle
from tamaya.server.storage.kept.practised import NOT_TRIED, PuzzleTry, Rating, StoredRun

ALL = listed()
FIRST, SECOND = ALL[:2]


def knowing(
    tries: Mapping[str, PuzzleTry], ratings: Mapping[str, Rating] | None = None, person: str = "ann"
) -> KnownSolver:
    """Somebody with the rating 1500."""
    return KnownSolver(person, 1500.0, tries, ratings or {})


def test_a_run_asks_each_puzzle_once_and_then_the_one_that_was_longest_ago() -> None:
    tries: dict[str, PuzzleTry] = {}
    asked = []
    for turn in range(len(ALL)):
        one = next_puzzle("endless", "", turn, knowing(tries), ALL)
        tries[one.id] = NOT_TRIED._replace(tries=1, at=float(turn))
        asked.append(one.id)
    assert len({*asked}) == len(ALL)
    assert next_puzzle("endless", "", 0, knowing(tries), ALL).id == asked[0]


def test_another_person_begins_elsewhere_and_a_theme_is_kept_to() -> None:
    firsts = {next_puzzle("endless", "", 0, knowing({}, person=name), ALL).id for name in ("ann", "bob", "eve", "dan")}
    assert len(firsts) > 1
    assert next_puzzle("endless", "save", 0, knowing({}), ALL).theme == "save"


def test_the_puzzle_that_is_as_hard_as_somebody_is_good_comes_first_and_harder_ones_against_the_clock() -> None:
    settled = {one.id: Rating(2500.0, 60.0, 0.06) for one in ALL}
    quick = [one for one in ALL if one.kind not in SLOW]
    settled[quick[7].id] = Rating(1510.0, 60.0, 0.06)
    settled[quick[8].id] = Rating(1210.0, 60.0, 0.06)
    assert next_puzzle("endless", "", 0, knowing({}, settled), ALL) == quick[7]
    assert next_puzzle("clock", "", 0, knowing({}, settled), ALL) == quick[8]
    assert next_puzzle("clock", "", 8, knowing({}, settled), ALL) == quick[7]


def test_nothing_that_takes_long_is_asked_against_the_clock() -> None:
    tries = {one.id: NOT_TRIED._replace(tries=1) for one in ALL if one.kind not in SLOW}
    assert next_puzzle("clock", "", 0, knowing(tries), ALL).kind not in SLOW


def test_an_endless_run_counts_what_was_right_in_a_row_without_tips() -> None:
    run = begun("endless", "", FIRST, None, 0.0)
    counted = []
    for right, helped in ((True, False), (True, True), (True, False), (False, False), (True, False)):
        run = after(run, right, helped, SECOND)
        counted.append((run.right, run.best))
    assert counted == [(1, 1), (1, 1), (2, 2), (0, 2), (1, 2)]
    assert run.puzzle == SECOND.id
    assert not is_over(run, 1e9)


def test_a_wrong_answer_against_the_clock_costs_time() -> None:
    run = begun("clock", "", FIRST, StoredRun("", "p", 3, 5, 99.0), 1000.0)
    assert (run.right, run.best, run.until) == (0, 5, 1000.0 + SECONDS)
    run = after(after(run, True, False, SECOND), False, False, FIRST)
    assert (run.right, run.best, run.until) == (1, 5, 1000.0 + SECONDS - PENALTY)
    assert not is_over(run, 1000.0 + SECONDS - PENALTY)
    assert is_over(run, 1000.0 + SECONDS)
