"""Practice with bots: they say why, and what they would do."""

from tests.browser.seating import Invite


def test_whoever_practises_is_advised_and_told_why(invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.create_table("classic", 3, {}, [], 5)
    anna.page.get_by_label("Kind of bot").select_option("conventions-expert")
    for chair in (2, 3):
        anna.button(f"Add a bot on chair {chair}").click()
    anna.button("Start").click()
    anna.my_turn()
    anna.button("What would you do?").click()
    anna.button("Another idea").click()
    assert anna.page.locator(".card.lit").count() > 0
    anna.button("Do it").click()
    anna.my_turn()
    anna.page.locator(".why").first.wait_for()  # in the first game one is a beginner
    anna.page.evaluate("localStorage.setItem('tamaya-beginner', 'no')")
    anna.page.reload()
    anna.my_turn()
    assert anna.page.locator(".why").count() == 0  # nobody else hears more than the rules allow
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    anna.button("Look at the table").click()
    anna.page.locator(".why").first.wait_for()
