"""Puzzles in the browser: one of each kind is solved by hand on a phone and with keys on a desktop, with tips and a
wrong answer; what is hidden stays hidden until then; and one plays on from there."""

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tamaya.review.puzzles import KINDS, Puzzle, read_puzzle
from tamaya.review.puzzles.collection import listed
from tests.browser.people import Player, settle
from tests.browser.seating import Invite

PHONE, DESKTOP = ViewportSize(width=360, height=640), ViewportSize(width=1440, height=900)
KEYS = {"play": "p", "discard": "d", "keep": "k"}
WAYS = {"show": "Play", "discard": "This one is useless", "meaning": "Play"}


def puzzle_of(kind: str) -> tuple[int, Puzzle]:
    """The first of a kind whose answer is about a card."""
    for number, one in enumerate(listed(), start=1):
        if one.kind == kind and (puzzle := read_puzzle(one.line)).solution != "hint":
            return number, puzzle
    raise AssertionError(kind)


def pick(page: Page, card: int) -> None:
    page.locator(f".own-hand [data-card='{card}']").click()


def fits(page: Page) -> bool:
    """Whether nothing is cut off at the sides, and the foot of the table is on the screen."""
    settle(page)
    measured: list[float] = page.evaluate(
        """() => [document.documentElement.scrollWidth - innerWidth,
                  document.querySelector('.dock').getBoundingClientRect().bottom - innerHeight]"""
    )
    return max(measured) <= 1


@pytest.mark.parametrize("kind", KINDS)
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
    pick(page, puzzle.traps[0])
    anna.button(WAYS[kind]).click()
    expect(page.locator(".puzzle-wrong")).to_be_visible()
    for taken in range(3):
        page.get_by_role("button", name=re.compile("^Tip")).click()
        expect(page.locator(".puzzle-tips li")).to_have_count(taken + 1)
    assert fits(page)
    verb, card = puzzle.solution.split()
    pick(page, int(card))
    anna.button({"play": "Play", "keep": "Keep it", "discard": "This one is useless"}[verb]).click()
    expect(page.locator(".puzzle-right")).to_contain_text("Right! The answer")
    expect(own.locator(".face")).to_have_count(own.count())
    expect(page.locator(f".own-hand [data-card='{card}'].lit")).to_be_visible()
    assert fits(page)
    anna.button("Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzle/{number + 1}$"))


def test_one_of_each_kind_is_solved_with_keys_and_the_line_is_shown(invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    page.set_viewport_size(DESKTOP)
    for kind in reversed(KINDS):
        number, puzzle = puzzle_of(kind)
        page.goto(f"/puzzle/{number}")
        expect(page.locator(".own-hand .card").first).to_be_visible()
        verb, card = puzzle.solution.split()
        page.keyboard.press(str(puzzle.game.hands[puzzle.game.actor].index(int(card)) + 1))
        page.keyboard.press(KEYS[verb])
        expect(page.locator(".puzzle-right")).to_contain_text("Right, at the first try!")
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
    expect(page).to_have_url(re.compile(rf"/g/[\w-]+\?move={len(puzzle.game.history)}"))
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
    page.get_by_label("Difficulty").select_option("hard")
    expect(page.get_by_text("There is no puzzle like that.")).to_be_visible()
    page.goto("/puzzle/999")
    expect(page.get_by_text("There is no such puzzle")).to_be_visible()
