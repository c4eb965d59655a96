"""With large text set in the browser everything grows, as far as there is room, and nothing is cut off."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, introduce, practise, seat
from tests.browser.test_fits import MEASURE
from tests.server.web.test_people import play_together

LARGE = 32  # pixels: 200 %


def enlarge(person: Player, pixels: int) -> None:
    """Set the browser's own font size."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})


def letters(page: Page) -> float:
    """How large they are."""
    size: float = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    return size


@pytest.mark.parametrize(
    ("width", "height", "pixels", "least"),
    [(360, 640, LARGE, 16), (390, 844, LARGE, 20), (820, 1180, LARGE, 30), (1180, 820, 24, 24), (1440, 900, LARGE, 32)],
)
def test_five_players_need_no_scrolling(
    width: int, height: int, pixels: int, least: float, server: ServerProcess, invite: Invite
) -> None:
    anna = invite("Anna", width, height)
    enlarge(anna, pixels)
    practise(anna, 5, 5)
    for act in (".mate-name", ".own-hand .card"):
        anna.page.locator(act).first.click()
        found = anna.page.evaluate(MEASURE)
        assert (found["hidden"] <= 2, found["beside"] <= 0) == (True, True), act
    assert letters(anna.page) >= least
    cut = anna.page.locator(".pad-head b").evaluate("one => one.scrollWidth - one.clientWidth")
    assert cut <= 1, "what one knows of a card is read whole"


def test_pages_grow_and_stay_as_wide_as_a_phone(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna", 360, 640)
    enlarge(anna, LARGE)
    introduce(anna)
    for path, shown in [
        ("/", ".doors"),
        ("/learn", ".lessons, main li"),
        ("/puzzles", ".puzzle-row"),
        ("/games", "main h1"),
        ("/progress", "main h1"),
        ("/agreement", "main h1"),
        ("/nowhere", "main h1"),
    ]:
        anna.page.goto(path)
        anna.page.locator(shown).first.wait_for()
        assert letters(anna.page) >= 22, path
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path


def test_a_switch_in_a_full_sheet_is_as_high_as_what_it_says(invite: Invite) -> None:
    anna = invite("Anna", 360, 640)
    host = introduce(anna)
    for name in ("Ben", "Cleo"):
        play_together(host, introduce(invite(name)))
    enlarge(anna, LARGE)
    anna.page.goto("/")
    anna.page.get_by_role("button", name="My people").click()
    switch = anna.page.locator(".sheet .switch")
    switch.wait_for()
    anna.page.get_by_role("button", name="Forget Cleo").wait_for()
    assert switch.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_what_can_be_chosen_is_read_whole(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna", 360, 640)
    enlarge(anna, LARGE)
    introduce(anna)
    anna.page.goto("/")
    anna.open_rules()
    choices = anna.page.locator(".segments label")
    choices.first.wait_for()
    beside = choices.evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert beside == []


BESIDE = """() => [...document.querySelectorAll("button, a, input, th")]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().left < -1 || one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.ariaLabel ?? one.innerText)"""


def test_nothing_to_touch_lies_beside_a_phone(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna", 390, 844)
    enlarge(anna, LARGE)
    practise(anna, 2)
    anna.page.keyboard.press("i")
    for more in ("Name the move", "Why?"):
        anna.button(more).click()
    anna.button("Why not …?").wait_for()
    assert anna.page.evaluate(BESIDE) == []
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    anna.button("Applause").wait_for()
    assert anna.page.evaluate(BESIDE) == []
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Pass one device round").click()
    anna.page.locator(".guest-form").first.wait_for()
    assert anna.page.evaluate(BESIDE) == []


def test_advice_is_read_whole_in_german_on_a_small_phone(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna", 360, 640)
    anna.page.add_init_script("localStorage.setItem('tamaya-language', 'de')")
    practise(anna, 4, 5)
    anna.page.keyboard.press("i")
    for more in ("Nenn den Zug", "Warum?"):
        anna.button(more).click()
    anna.button("Warum nicht …?").wait_for()
    assert anna.page.evaluate(BESIDE) == []


def test_ones_own_time_is_read_whole_beside_a_low_table(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", 1180, 820)
    enlarge(ben, LARGE)
    seat(lambda name: {"Anna": anna, "Ben": ben}[name], ["Anna", "Ben"], clock="player", clock_seconds=600)
    clock = ben.page.locator(".own-clock")
    clock.wait_for()
    above = clock.evaluate(
        "one => one.closest('.middle').getBoundingClientRect().top - one.getBoundingClientRect().top"
    )
    assert above <= 0


def test_how_many_watch_stands_beside_the_word(invite: Invite) -> None:
    (anna, _), path = seat(lambda name: invite(name, 1180, 820), ["Anna", "Ben"])
    invite("Sam").arrive(path)
    watchers = anna.page.locator(".watchers")
    watchers.wait_for()
    word, count = (watchers.locator(one).bounding_box() for one in (".word", ".badge"))
    assert word is not None
    assert count is not None
    assert count["x"] >= word["x"] + word["width"]
