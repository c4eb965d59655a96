"""Practice with bots: they say why, and what they would do."""

from playwright.sync_api import Page, expect

from tamaya import Game, Rules
from tests.browser.seating import BOX, Invite, practise


def lit(page: Page) -> list[int]:
    """The cards that are spoken of."""
    return sorted(int(card.get_attribute("data-card") or -1) for card in page.locator(".card.lit").all())


def test_whoever_practises_is_advised_and_told_why(invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.create_table("classic", 3, {}, [], 5)
    anna.button("Choose a bot for seat 2").click()
    anna.page.locator("[data-bot='conventions-expert']").click()
    anna.button("Add a bot at seat 3").click()  # of the same kind
    anna.button("Start").click()
    anna.my_turn()
    anna.button("What would you do?").click()
    expect(anna.page.locator(".advice p")).to_contain_text("Look at")
    expect(anna.button("Do it")).to_have_count(0)
    anna.button("Name the move").click()
    named = anna.page.locator(".advice p").inner_text().strip()
    anna.button("Why?").click()
    expect(anna.page.locator(".advice p")).to_contain_text(f"{named} ")
    ideas = []
    for button in ("Another idea", "Another idea", "Back to the first idea"):
        ideas.append(anna.page.locator(".advice p").inner_text())
        anna.button(button).click()
    assert len(set(ideas)) == 3
    expect(anna.page.locator(".advice p")).to_have_text(ideas[0])
    expect(anna.page.locator(".card.lit")).not_to_have_count(0)
    anna.button("Do it").click()
    anna.my_turn()
    anna.page.locator(".why").first.wait_for()  # in the first game one is a beginner
    anna.page.evaluate("localStorage.setItem('tamaya-help-reasons', 'no')")
    anna.page.reload()
    anna.my_turn()
    expect(anna.page.locator(".why")).to_have_count(0)  # nobody else hears more than the rules allow
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    anna.button("Look at the table").click()
    anna.page.locator(".why").first.wait_for()


def test_advice_is_asked_for_and_taken_by_keys(invite: Invite) -> None:
    anna = invite("Anna")
    practise(anna, 3, 5)
    before = anna.page.locator(".last-move").inner_text()
    anna.page.keyboard.press("i")
    expect(anna.button("Name the move")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("i")
    expect(anna.button("Another idea")).to_be_visible()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".last-move")).not_to_have_text(before)
    expect(anna.page.locator(".dock")).to_be_focused()
    anna.my_turn()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keyboard")).to_contain_text("What would you do?")


def test_an_advised_hint_lights_all_its_cards_until_something_else_is_picked(invite: Invite) -> None:
    anna = invite("Anna")
    practise(anna, 3, 5)
    anna.button("What would you do?").click()
    anna.button("Name the move").click()
    expect(anna.page.locator(".advice")).to_contain_text("Tell Bot 2 about 1.")
    game = Game.deal(Rules.edition(BOX), 3, 5)
    ones = [id for id in game.hands[2] if game.card(id).value == 1]
    assert len(ones) > 1
    assert lit(anna.page) == ones
    for other in (anna.card(game.hands[0][0]), anna.page.locator(".mate-name[data-seat='1']")):
        other.click()
        expect(anna.page.locator(".card.lit")).to_have_count(0)
        anna.page.keyboard.press("Escape")
        expect(anna.button("Do it")).to_be_visible()
        assert lit(anna.page) == ones


def test_any_move_can_be_asked_about_without_being_made(invite: Invite) -> None:
    anna = invite("Anna")
    practise(anna, 3, 5)
    before = anna.page.locator(".last-move").inner_text()
    game = Game.deal(Rules.edition(BOX), 3, 5)
    anna.page.keyboard.press("q")
    anna.card(game.hands[0][0]).click()
    anna.page.keyboard.press("p")
    expect(anna.page.locator(".weighed")).to_contain_text("Play card 1?")
    expect(anna.page.locator(".weighed")).to_contain_text("the chance that it fits is")
    assert lit(anna.page) == [game.hands[0][0]]
    anna.button("Why not …?").click()
    anna.page.locator(".mate-name[data-seat='1']").click()
    anna.page.keyboard.press("5")
    expect(anna.page.locator(".weighed")).to_contain_text("Tell Bot 1 about 5?")
    expect(anna.page.locator(".weighed")).to_contain_text("it costs a hint", ignore_case=True)
    anna.button("Back").click()
    expect(anna.page.locator(".last-move")).to_have_text(before)
