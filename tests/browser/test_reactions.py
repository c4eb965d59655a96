"""Reactions: a lantern's face in answer to a card that was just shown."""

from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.core.actions import Discard, Hint, Play
from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite, practise, seat

GAME = Game.deal(Rules.edition("german-classic"), 2, 1)
ABOVE_THE_NAME = """(face) => {
    const name = face.parentElement.querySelector("small");
    return name.getBoundingClientRect().top - face.getBoundingClientRect().bottom;
}"""
HINT = Hint(1, GAME.card(5).value)


def test_a_shown_card_may_be_answered_with_a_face_and_a_hint_may_not(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.do(HINT)
    bea.my_turn()
    for person in (anna, bea):
        expect(person.button("React")).to_have_count(0)
    bea.do(Play(6))
    expect(anna.button("React")).to_be_visible()
    for person in (anna, bea):
        person.stop_time()
    anna.button("React").click()
    anna.button("Phew!").click()
    expect(bea.page.locator(".mate .f-phew")).to_be_visible()
    expect(anna.page.locator(".own-hand .f-phew")).to_be_visible()
    expect(bea.page.get_by_role("log")).to_contain_text("Anna: Phew!")
    expect(anna.button("React")).to_have_count(0)  # once
    for person in (anna, bea):
        person.page.clock.resume()
    expect(bea.page.locator(".f-phew")).to_have_count(0)  # it goes by itself
    anna.do(Discard(0))
    expect(anna.button("React")).to_be_visible()


def test_a_silent_table_has_no_faces(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    practise(anna, talk="silent")
    anna.do(Play(0))
    anna.my_turn()
    expect(anna.button("React")).to_have_count(0)


def test_on_the_page_of_the_end_a_face_leaves_the_name_in_sight(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    practise(anna)
    anna.do(Play(0))
    anna.my_turn()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    anna.button("Applause").click()
    face = anna.page.locator(".end-players .face-bubble")
    expect(face).to_be_visible()
    assert face.evaluate(ABOVE_THE_NAME) >= 0
