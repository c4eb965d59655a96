"""What helps newcomers, in a real browser: the first game that teaches, the rulebook, the marks for beginners."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tamaya.core.actions import Hint, Play
from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite, seat

OpenPage = Callable[[str], Page]
WORDS = {
    "en-GB": {
        "learn": "Learn in five minutes",
        "next": "Next",
        "play": "Play",
        "discard": "Discard",
        "why": "it fits now",
    },
    "de": {
        "learn": "In fünf Minuten lernen",
        "next": "Weiter",
        "play": "Spielen",
        "discard": "Abwerfen",
        "why": "passt jetzt",
    },
}


class Learner:
    """Somebody who does what the guide says, in their language."""

    def __init__(self, page: Page, words: dict[str, str], by_keyboard: bool = False) -> None:
        self.page = page
        self.words = words
        self.by_keyboard = by_keyboard
        self.guide = page.locator(".guide-bubble")

    def touch(self, what: Locator) -> None:
        """Use something: by hand, or by the keyboard alone."""
        if self.by_keyboard:
            expect(self.page.locator("[inert]")).to_have_count(0)  # moves are being shown
            what.press("Enter")
        else:
            what.click()

    def read_on(self, times: int = 1) -> None:
        """Read what the guide says, and go on."""
        for _ in range(times):
            on = self.guide.get_by_role("button", name=self.words["next"], exact=True)
            expect(on).to_be_visible()  # what was done before is over, and this is said of it
            said = self.guide.locator(".guide-text").inner_text()
            self.touch(on)
            expect(self.guide.locator(".guide-text")).not_to_have_text(said)

    def pick(self, card: int) -> None:
        """Tap a card of one's own."""
        self.touch(self.page.locator(f".own-hand [data-card='{card}']"))

    def press(self, what: str) -> None:
        """Press a button of the card pad."""
        self.touch(self.page.locator(".dock").get_by_role("button", name=self.words[what], exact=True))

    def give_hint(self, value: int) -> None:
        """Tap the teammate, then the value."""
        self.touch(self.page.locator(".mate-name"))
        self.touch(self.page.locator(".hint-pad").get_by_role("button", name=str(value), exact=True))

    def do_lesson(self) -> None:
        """From the first word to the last."""
        self.read_on(3)
        expect(self.page.locator(".last-move .why")).to_contain_text(self.words["why"])
        self.read_on(2)
        self.pick(5)
        self.press("play")
        self.read_on()
        expect(self.page.locator(".own-hand [data-card='6'] .knowledge")).not_to_contain_text("1")  # "it is no 1"
        self.pick(6)
        self.press("play")
        self.read_on()
        self.pick(8)
        self.press("play")
        self.read_on()
        self.give_hint(1)
        self.read_on()
        self.pick(9)
        self.press("discard")
        self.read_on(3)
        self.pick(7)
        self.press("play")
        self.read_on()


@pytest.fixture
def page_in(browser: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """Opens the page in a language; checks that it never failed."""
    troubles: list[str] = []
    contexts = []

    def open_page(locale: str) -> Page:
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, locale=locale, base_url=server.url, reduced_motion="reduce"
        )
        context.set_default_timeout(45_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto("/")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.mark.parametrize(
    ("locale", "by_keyboard"), [("de", True), pytest.param("en-GB", False, marks=pytest.mark.long)]
)
def test_the_first_game_teaches_from_the_deal_to_the_score(locale: str, by_keyboard: bool, page_in: OpenPage) -> None:
    learner = Learner(page_in(locale), WORDS[locale], by_keyboard)
    learner.touch(learner.page.get_by_role("button", name=learner.words["learn"]))
    learner.do_lesson()
    expect(learner.guide).to_contain_text("23")
    expect(learner.page.locator("[data-firework='yellow']")).to_have_attribute("data-placed", "5")


def test_the_foot_of_the_table_stays_in_sight_whatever_the_guide_says(page_in: OpenPage) -> None:
    learner = Learner(page_in("de"), WORDS["de"])
    learner.page.set_viewport_size({"width": 360, "height": 640})
    learner.page.get_by_role("button", name=learner.words["learn"]).click()
    foot = learner.page.locator(".dock")
    for _ in range(5):
        learner.read_on()
        expect(foot).to_be_in_viewport(ratio=1)
    learner.pick(5)
    learner.press("play")
    learner.read_on()
    expect(foot).to_be_in_viewport(ratio=1)


def test_the_foot_of_the_table_stays_in_sight_in_lessons_for_three(page_in: OpenPage) -> None:
    page = page_in("de")
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate("localStorage.setItem('tamaya-lesson-finesse', '1')")
    page.goto("/learn/finesse")
    page.locator(".mate-name[data-seat='2']").click()
    expect(page.locator(".hint-key[data-what='5']")).to_be_in_viewport(ratio=1)


def test_the_puzzles_of_a_lesson_that_is_done_are_reached_from_the_list(page_in: OpenPage) -> None:
    page = page_in("en-GB")
    page.evaluate("localStorage.setItem('tamaya-lesson-focus', 'done')")
    page.goto("/learn")
    page.get_by_role("link", name="To the puzzles").click()
    expect(page).to_have_url(re.compile(r"/puzzle/\d+\?then=\d+,\d+$"))


def test_a_wrong_tap_in_the_lesson_is_kindly_redirected(page_in: OpenPage) -> None:
    learner = Learner(page_in("en-GB"), WORDS["en-GB"])
    learner.page.get_by_role("button", name=learner.words["learn"]).click()
    learner.read_on(5)
    learner.pick(8)
    expect(learner.guide).to_contain_text("follow the glow")
    learner.press("play")
    expect(learner.guide).to_contain_text("follow the glow")
    learner.pick(5)
    learner.press("play")
    expect(learner.guide).to_contain_text("Red 1!")


def test_the_five_is_not_discarded_in_the_lesson(page_in: OpenPage) -> None:
    learner = Learner(page_in("en-GB"), WORDS["en-GB"])
    learner.page.evaluate("localStorage.setItem('tamaya-lesson-first', '15')")
    learner.page.goto("/learn/first")
    learner.pick(7)
    learner.press("discard")
    learner.page.get_by_role("button", name="Discard anyway").click()
    expect(learner.guide).to_contain_text("that is the 5!")
    expect(learner.page.locator(".own-hand [data-card='7']")).to_be_visible()


def test_the_lesson_can_be_left_and_resumed(page_in: OpenPage) -> None:
    learner = Learner(page_in("en-GB"), WORDS["en-GB"])
    learner.page.get_by_role("button", name=learner.words["learn"]).click()
    learner.read_on(5)
    learner.pick(5)
    learner.press("play")
    expect(learner.guide).to_contain_text("Red 1!")
    learner.page.get_by_role("button", name="Leave the lesson").click()
    learner.page.get_by_role("button", name="Continue the lesson").click()
    expect(learner.guide).to_contain_text("Red 1!")


def test_the_lesson_can_be_done_by_keyboard(page_in: OpenPage) -> None:
    page = page_in("en-GB")
    page.get_by_role("button", name="Learn in five minutes").press("Enter")
    guide = page.locator(".guide-bubble")
    expect(guide.get_by_role("status")).to_contain_text("Welcome!")
    for said in ("The twist", "eight lanterns", "gives you a hint", "tells you why", "Choose your first card"):
        guide.get_by_role("button", name="Next").press("Enter")
        expect(guide.get_by_role("status")).to_contain_text(said)
    expect(page.locator("[inert]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Your card 1")).press("Enter")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(guide.get_by_role("status")).to_contain_text("Red 1!")
    expect(guide.get_by_role("button", name="Next")).to_be_focused()


def test_the_rulebook_is_searched(page_in: OpenPage) -> None:
    page = page_in("en-GB")
    page.get_by_role("button", name="Rulebook").click()
    page.locator(".rulebook select").select_option("german-extended")
    expect(page.locator("#rule-K2")).to_be_visible()
    page.get_by_role("searchbox").fill("black value")
    expect(page.locator(".rulebook [role=status]")).to_have_text(re.compile(r"\d rules"))
    expect(page.locator("#rule-K3")).to_be_visible()
    expect(page.locator("#rule-S1")).to_have_count(0)
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("zebra")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_the_rulebook_of_an_edition_has_only_its_rules(page_in: OpenPage) -> None:
    page = page_in("de")
    page.get_by_role("button", name="Regelheft").click()
    page.locator(".rulebook select").select_option("danish")
    expect(page.locator("#rule-A1")).to_be_visible()
    for number in ("K1", "B1", "X1", "M3"):
        expect(page.locator(f"#rule-{number}")).to_have_count(0)
    page.locator(".rulebook select").select_option("dutch")
    expect(page.locator("#rule-M3")).to_be_visible()
    expect(page.locator("#rule-D2")).to_contain_text("auch, wenn alle")
    expect(page.locator("#rule-A1")).to_have_count(0)


def test_the_rulebook_of_a_table_has_only_what_the_table_plays(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.create_table("extended", 2, {}, ["Multicolour", "Black powder"], 1)
    anna.button("Rulebook").click()
    expect(anna.page.locator("#rule-K1")).to_be_visible()
    expect(anna.page.locator("#rule-M1")).to_contain_text("There are ten multicolour cards")
    for number in ("B1", "M2", "X3"):
        expect(anna.page.locator(f"#rule-{number}")).to_have_count(0)
    anna.page.locator(".sheet").get_by_role("button", name="Close").click()
    anna.button("Add a bot at seat 2").click()
    anna.button("Start").click()
    expect(anna.page.locator(".mates .hand")).to_have_count(1)  # the waiting room has a menu of its own
    anna.button("Menu").click()
    anna.button("Rulebook").click()
    expect(anna.page.locator("#rule-K5")).to_be_visible()


def test_beginners_are_told_what_is_certain(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])  # y5 y3 b4 w4 y3, y4 r1 b1 g2 g3
    anna.do(Hint(1, 1))
    bea.my_turn()
    expect(bea.page.locator(".certain-mark")).to_have_count(2)
    expect(bea.page.get_by_role("button", name=re.compile("Your card 2.*Certain to fit"))).to_be_visible()
    bea.card(6).click()
    expect(bea.page.locator(".dock")).to_contain_text("Certain to fit: you can play it")
    bea.do(Hint(0, 5))
    anna.card(0).click()
    expect(anna.page.locator(".dock")).to_contain_text("The last copy: keep it")
    anna.button("Menu").click()
    anna.page.get_by_text("Help for beginners").click()
    anna.page.get_by_role("switch", name=re.compile("Mark last copies")).uncheck()
    expect(anna.page.locator(".certain-mark")).to_have_count(0)
    anna.page.reload()
    anna.my_turn()
    expect(anna.page.locator(".certain-mark")).to_have_count(0)


def test_help_that_is_not_needed_any_more_stops_after_a_question_and_can_be_called_back(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.page.evaluate("""localStorage.setItem('tamaya-shown', '{"playable": 2}')""")
    bea.page.reload()
    expect(bea.page.locator(".certain-mark")).to_have_count(2)
    bea.do(Play(6))
    anna.my_turn()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("Agree").click()
    expect(bea.page.get_by_text("You find the cards that are certain to fit without help.")).to_be_visible()
    bea.button("Yes, stop").click()
    bea.page.goto("/")
    bea.button("Menu").click()
    bea.page.get_by_text("Help for beginners").click()
    mark = bea.page.get_by_role("switch", name=re.compile("Mark cards that are certain to fit"))
    expect(mark).not_to_be_checked()
    mark.check()
    bea.page.reload()
    bea.button("Menu").click()
    bea.page.get_by_text("Help for beginners").click()
    expect(mark).to_be_checked()


def test_whoever_waits_can_learn_and_is_called_back_when_the_game_begins(server: ServerProcess, invite: Invite) -> None:
    anna, bea = invite("Anna"), invite("Bea")
    anna.arrive()
    anna.button("Play with friends A table, and a link to share").click()
    anna.button("Remove the empty seat 3").click()
    bea.page.goto(re.sub(r".*(/t/)", r"\1", anna.page.url))
    for name in (None, "Bea"):  # as somebody invited, and at the table
        if name:
            bea.page.get_by_label("Your name").fill(name)
            bea.button("Sit down").click()
            expect(bea.page.get_by_text("All seats are taken.")).to_be_visible()
        bea.button("Learn in five minutes").click()
        expect(bea.page.locator(".guide-bubble")).to_be_visible()
        if name is None:
            bea.button("Back to the table").click()
    anna.button("Start").click()
    expect(bea.page.get_by_text("The game has begun. You can finish the lesson later.")).to_be_visible()
    expect(bea.page.locator(".guide-bubble")).to_have_count(0)
    expect(bea.page.get_by_role("region", name="Anna’s hand")).to_be_visible()
