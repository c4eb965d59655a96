"""Puzzles in the browser: one of each kind is solved by hand on a phone and with keys on a desktop, with tips and a
wrong answer; what is hidden stays hidden until then; and one plays on from there."""

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tamaya.review.puzzles import Puzzle, read_puzzle
from tamaya.review.puzzles.puzzle import listed
from tests.browser.people import Player, settle
from tests.browser.seating import Invite

PHONE, DESKTOP = ViewportSize(width=360, height=640), ViewportSize(width=1440, height=900)
KEYS = {"play": "p", "discard": "d", "keep": "k"}
WAYS = {"play": "Play", "keep": "Keep it", "discard": "This one is useless"}
ASKED_DIFFERENTLY = ("show", "discard", "meaning", "announce", "tile")  # the others are answered like meanings


def puzzle_of(kind: str) -> tuple[int, Puzzle]:
    """The first of a kind whose answer is about a card."""
    for number, one in enumerate(listed(), start=1):
        if one.kind == kind and (puzzle := read_puzzle(one.line)).solution != "hint":
            return number, puzzle
    raise AssertionError(kind)


def pick(page: Page, card: int) -> None:
    page.locator(f".own-hand [data-card='{card}']").click()


def give(anna: Player, answer: str) -> None:
    """Answer by hand."""
    verb, card, *colour = answer.split()
    if verb == "take":
        anna.page.locator(f".take-row [data-card='{card}']").click()
        return
    pick(anna.page, int(card))
    anna.button(f"Play as {colour[1]}" if colour else WAYS[verb]).click()


def wrong(puzzle: Puzzle) -> str:
    """An answer that looks right."""
    verb, _, *colour = puzzle.solution.split()
    other = puzzle.traps[0]
    return " ".join(({"keep": "play"}.get(verb, verb), str(other), *colour))


def fits(page: Page) -> bool:
    """Whether nothing is cut off at the sides, and the foot of the table is on the screen."""
    settle(page)
    measured: list[float] = page.evaluate(
        """() => [document.documentElement.scrollWidth - innerWidth,
                  document.querySelector('.dock').getBoundingClientRect().bottom - innerHeight]"""
    )
    return max(measured) <= 1


@pytest.mark.parametrize("kind", ASKED_DIFFERENTLY)
def test_a_puzzle_is_solved_by_hand_on_a_phone(kind: str, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.set_viewport_size(PHONE)
    number, puzzle = puzzle_of(kind)
    page.goto(f"/puzzle/{number}")
    expect(page.locator(".puzzle-question")).to_be_visible()
    own = page.locator(".own-hand .card")
    expect(own).to_have_count(len(puzzle.game.hands[puzzle.game.actor]))
    expect(own.locator(".face")).to_have_count(own.count() if kind == "show" else 0)
    expect(page.locator(".certain-mark")).to_have_count(0)  # what is certain is for them to find
    give(anna, wrong(puzzle))
    expect(page.locator(".puzzle-wrong")).to_be_visible()
    for taken in range(3):
        page.get_by_role("button", name=re.compile("^Tip")).click()
        expect(page.locator(".puzzle-tips li")).to_have_count(taken + 1)
    assert fits(page)
    give(anna, puzzle.solution)
    expect(page.locator(".puzzle-right")).to_contain_text("Right! The answer")
    expect(own.locator(".face")).to_have_count(own.count())
    if kind != "tile":
        expect(page.locator(f".own-hand [data-card='{puzzle.solution.split()[1]}'].lit")).to_be_visible()
    assert fits(page)
    anna.button("Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzle/{number + 1}$"))


def test_one_of_each_kind_is_solved_with_keys_and_the_line_is_shown(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.set_viewport_size(DESKTOP)
    for kind in ("meaning", "discard", "show"):
        number, puzzle = puzzle_of(kind)
        page.goto(f"/puzzle/{number}")
        expect(page.locator(".own-hand .card").first).to_be_visible()
        verb, card = puzzle.solution.split()
        page.keyboard.press(str(puzzle.game.hands[puzzle.game.actor].index(int(card)) + 1))
        page.keyboard.press(KEYS[verb])
        expect(page.locator(".puzzle-right")).to_contain_text("Right, on the first try!")
        assert fits(page)
    page.locator(".puzzle-line button").last.click()
    expect(page.locator(".stage")).to_contain_text("25")
    page.keyboard.press("ArrowLeft")
    anna.button("Back to the question").click()
    expect(page.locator(".puzzle-right")).to_be_visible()
    play_on(anna, puzzle)


def play_on(anna: Player, puzzle: Puzzle) -> None:
    page = anna.page
    anna.button("Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/g/[\w-]+\?move={len(puzzle.game.moves)}"))
    expect(page.locator(".trying")).to_be_visible()
    expect(page.locator(".own-hand .card")).to_have_count(len(puzzle.game.hands[puzzle.game.actor]))


def test_the_puzzle_of_the_day_is_found_from_the_front_page_and_the_menu_and_told_to_nobody_before(
    invite: Invite,
) -> None:
    anna = invite("Anna")
    page = anna.page
    page.goto("/")
    with page.expect_response("**/api/puzzles/today") as asked:
        page.get_by_role("button", name="Puzzle of the day").click()
    body = asked.value.text()
    told = json.loads(body)
    number = told["listing"]["number"]
    expect(page).to_have_url(re.compile(f"/puzzle/{number}$"))
    expect(page.locator(".puzzle-head")).to_contain_text("Puzzle of the day")
    puzzle = read_puzzle(listed()[number - 1].line)
    assert all(reason.key not in body for reason in puzzle.reasons)
    anna.button("Menu").click()
    anna.button("All puzzles").click()
    expect(page.locator(".puzzle-row")).to_have_count(len(listed()))
    page.get_by_label("Kind").select_option("meaning")
    expect(page.locator(".puzzle-row")).to_have_count(sum(one.kind == "meaning" for one in listed()))
    page.get_by_label("Theme").select_option("save")
    expect(page.locator(".puzzle-row")).to_have_count(sum(one.theme == "save" for one in listed()))
    page.get_by_label("Difficulty").select_option("hard")
    expect(page.get_by_text("No puzzle matches.")).to_be_visible()
    page.goto("/puzzle/999")
    expect(page.get_by_text("There is no such puzzle")).to_be_visible()


def test_an_endless_run_goes_from_puzzle_to_puzzle_and_one_has_a_rating(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.set_viewport_size(PHONE)
    page.goto("/puzzles")
    page.get_by_label("Theme").select_option("save")
    page.locator(".puzzle-runs a").first.click()
    for solved in range(2):
        expect(page.locator(".run-strip")).to_contain_text(f"{solved} in a row")
        give(anna, asked_now(page).solution)
        expect(page.locator(".puzzle-right")).to_contain_text("Right, on the first try!")
        expect(page.get_by_text("Your rating: ")).to_be_visible()
        assert fits(page)
        anna.button("Next puzzle").click()
    expect(page.locator(".run-strip")).to_contain_text("Best: 2")
    page.reload()
    expect(page.locator(".run-strip")).to_contain_text("2 in a row")
    anna.button("Show the answer").click()
    expect(page.locator(".run-strip")).to_contain_text("0 in a row")
    page.goto("/puzzles")
    page.get_by_text("My rating").click()
    expect(page.get_by_text("Longest streak: 2")).to_be_visible()
    expect(page.locator(".rating-course path")).to_be_visible()


def asked_now(page: Page) -> Puzzle:
    """The puzzle on the table."""
    expect(page.locator(".own-hand .card").first).to_be_visible()
    head = page.locator(".puzzle-head").text_content() or ""
    return read_puzzle(listed()[int(re.findall(r"\d+", head)[0]) - 1].line)


def test_against_the_clock_puzzles_follow_at_once_until_the_time_is_over(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.set_viewport_size(PHONE)
    page.goto("/puzzle/clock")
    anna.button("Start").click()
    puzzle = asked_now(page)
    give(anna, puzzle.solution)
    expect(page.locator(".run-strip")).to_contain_text("1 solved")
    assert fits(page)
    missed = page.locator(".puzzle-head b").text_content() or ""
    anna.button("Skip (10 seconds)").click()
    expect(page.locator(".run-strip")).to_contain_text("Skipped: 10 seconds less")
    page.clock.install()
    page.clock.fast_forward(1000)
    expect(page.locator(".own-hand .card").first).to_be_visible()
    page.clock.fast_forward(290_000)
    expect(page.get_by_text("You solved 1 puzzle.")).to_be_visible()
    expect(page.get_by_role("link", name=missed)).to_be_visible()
    expect(anna.button("Again")).to_be_visible()


def test_the_puzzles_of_a_lesson_follow_each_other(invite: Invite) -> None:
    page = invite("Anna").page
    page.goto("/puzzle/29?then=40")
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(r"/puzzle/40\?then=$"))
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Lessons").click()
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()
