"""What somebody asks of the others: the question moves and covers nothing, and everybody reads what became of it."""

from playwright.sync_api import Locator, expect

from tamaya.core.actions import Hint
from tests.browser.people import Player, settle
from tests.browser.seating import Invite, seat
from tests.browser.test_axe import barriers

PLACES = """(cards) => cards.map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""
WHAT_THE_FOOT_SAYS = """() => {
    window.said = new Set();
    const look = () => {
        said.add(document.querySelector(".last-move")?.textContent.trim());
        requestAnimationFrame(look);
    };
    look();
}"""


def ask(person: Player, what: str) -> None:
    """Ask the others for something, by the menu."""
    person.button("Menu").click()
    person.button(what).click()


def places(person: Player) -> list[str]:
    """Where the cards lie."""
    settle(person.page)
    found: list[str] = person.page.locator(".hand .card").evaluate_all(PLACES)
    return found


def foot(person: Player) -> Locator:
    """What the foot of the table says of what happened last."""
    return person.page.locator(".last-move")


def test_a_question_moves_no_card_and_its_outcome_stays_until_the_game_goes_on(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.my_turn()
    for width, height in ((360, 640), (844, 390), (1440, 900)):
        for person in (anna, bea):
            person.resize(width, height)
        before = places(anna), places(bea)
        ask(anna, "Take back the last move")
        expect(bea.button("No")).to_be_in_viewport(ratio=1)
        expect(anna.button("Withdraw")).to_be_in_viewport(ratio=1)
        assert (places(anna), places(bea)) == before
        bea.button("No").click()
        expect(foot(anna)).to_have_text("You asked to take back the last move. Declined by Bea.")
        expect(foot(bea)).to_have_text("Anna asked to take back the last move. You declined.")
        assert (places(anna), places(bea)) == before
        expect(anna.page.locator(".toast")).to_have_count(0)
    bea.do(Hint(0, 3))
    expect(foot(anna)).to_contain_text("Bea tells you")
    expect(anna.page.locator(".talk .decided")).to_have_count(3)
    anna.page.reload()
    expect(anna.page.locator(".talk .decided").first).to_have_text(
        "You asked to take back the last move. Declined by Bea."
    )


def test_whoever_asked_thinks_better_of_it(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    ask(anna, "End the game early")
    expect(bea.button("Agree")).to_be_visible()
    anna.button("Withdraw").click()
    expect(bea.button("Agree")).to_have_count(0)
    expect(foot(bea)).to_have_text("Anna asked to end the game early. The request was withdrawn.")
    expect(anna.button("Withdraw")).to_have_count(0)
    anna.do(Hint(1, 1))
    bea.my_turn()


def test_a_question_does_not_take_the_place_of_what_one_is_about_to_touch(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    bea.my_turn()
    bea.page.locator(".own-hand .card").first.click()
    expect(bea.button("Play")).to_be_visible()
    before = places(bea)
    ask(anna, "Take back the last move")
    asks = bea.button("Anna: take back?")
    expect(asks).to_be_visible()
    expect(bea.button("Play")).to_be_visible()
    expect(bea.button("Agree")).to_have_count(0)
    assert places(bea) == before
    asks.click()
    expect(bea.button("Agree")).to_be_visible()
    anna.button("Withdraw").click()
    expect(foot(bea)).to_contain_text("withdrawn")
    expect(bea.button("Play")).to_have_count(0)  # it would lie under the finger that was about to answer
    bea.page.locator(".own-hand .card").first.click()
    ask(anna, "Take back the last move")
    asks.click()
    bea.button("Agree").click()
    expect(asks).to_have_count(0)
    anna.my_turn()
    expect(foot(anna)).to_have_text("You asked to take back the last move. It was taken back.")


def test_before_the_page_of_the_end_the_table_says_who_wanted_it(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    ask(bea, "End the game early")
    expect(anna.button("Agree")).to_be_visible()
    bea.page.emulate_media(reduced_motion="no-preference")
    bea.page.evaluate(WHAT_THE_FOOT_SAYS)
    anna.button("Agree").click()
    expect(bea.page.get_by_role("heading", name="The show was ended early")).to_be_visible()
    assert "You asked to end the game early. The game is over." in bea.page.evaluate("[...said]")
    expect(anna.page.locator(".end-talk .decided")).to_have_text("Bea asked to end the game early. The game is over.")


def test_a_question_and_what_became_of_it_are_no_barrier(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(Hint(1, 1))
    ask(anna, "Take back the last move")
    expect(anna.button("Withdraw")).to_be_visible()
    assert barriers(anna) == []
    assert barriers(bea) == []  # the question
    bea.page.locator(".own-hand .card").first.click()
    expect(bea.button("Play")).to_be_visible()  # one may do something else first
    expect(bea.button("Anna: take back?")).to_be_visible()
    assert barriers(bea) == []  # that there is a question
    bea.page.keyboard.press("Escape")
    bea.button("No").click()
    bea.button("Talk").click()
    expect(bea.page.locator(".decided")).to_have_count(1)
    assert barriers(bea) == []  # what became of it
