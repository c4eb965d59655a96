"""A hint is the central event of the game: it is seen, stays seen until it is answered, and is found again."""

import re

from playwright.sync_api import Page, ViewportSize, expect

from tamaya import Game, Rules
from tamaya.core.actions import Discard, Hint
from tamaya.core.cards import Colour
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, seat

RULES = Rules.edition("german-classic")
GAME = Game.deal(RULES, 3, 1)  # Anna y5 y3 b4 w4 y3, Bea y4 r1 b1 g2 g3, Carl y4 w3 w1 g5 w1
ONE = 1
PHONE, LAPTOP = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)
SIZES = (PHONE, LAPTOP, ViewportSize(width=360, height=640))
SPARKS = """() => {
    window.sparks = 0;
    window.moved = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.matches(".hint-spark")) {
            sparks++;
            frames.forEach((frame) => Object.keys(frame).forEach((name) => moved.add(name)));
        }
        return animate.call(this, frames, timing);
    };
}"""
COVERED = """(card) => {
    const boxes = (name) => [...card.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
    const tags = boxes(".told-tag");
    return boxes(".known > *").filter((sign) =>
        tags.some((tag) => sign.left < tag.right && tag.left < sign.right && sign.bottom > tag.top + 0.5)).length;
}"""


def touched(target: int, value: int) -> list[int]:
    return [id for id in GAME.hands[target] if GAME.card(id).value == value]


def expect_lit(page: Page, cards: list[int]) -> None:
    """Wait until these cards, and no others, bear a hint which waits for its answer."""
    for card in cards:
        expect(page.locator(f".card.hinted[data-card='{card}']")).to_be_visible()
    expect(page.locator(".card.hinted")).to_have_count(len(cards))


def top(page: Page, card: int) -> float:
    found: float = page.locator(f"[data-card='{card}']").evaluate("card => card.getBoundingClientRect().top")
    return found


def three(invite: Invite) -> list[Player]:
    """Anna on a phone, Bea at a laptop, Carl on a small phone."""
    people, _ = seat(invite, ["Anna", "Bea", "Carl"])
    for person, size in zip(people, SIZES, strict=True):
        person.resize(**size)
    return people


def test_a_hint_shines_on_its_cards_until_their_owner_has_acted(server: ServerProcess, invite: Invite) -> None:
    anna, bea, carl = three(invite)
    value = ONE
    cards = touched(1, value)
    anna.do(Hint(1, value))
    bea.my_turn()
    for person in (anna, bea, carl):
        page = person.page
        expect_lit(page, cards)
        tag = page.locator(f"[data-card='{cards[0]}'] .told-tag")
        expect(tag.locator(".named")).to_have_text(str(value))
        expect(tag.locator(".avatar-initial")).to_have_text("A")
        expect(page.locator(".hint-ways path")).to_have_count(len(cards))
        expect(page.locator(".hint-spark")).to_have_count(0)  # nobody here wants motion
        others = [id for id in GAME.hands[1] if id not in cards]
        assert max(top(page, card) for card in cards) < min(top(page, other) for other in others)
    bea.do(Hint(2, GAME.card(10).value))
    carl.my_turn()
    expect_lit(anna.page, touched(2, GAME.card(10).value))
    carl.do(Discard(10))
    anna.my_turn()
    expect_lit(anna.page, [])
    expect(anna.page.locator(".hint-ways")).to_have_count(0)


def test_what_was_told_covers_nothing_that_is_known(server: ServerProcess, invite: Invite) -> None:
    anna, bea, carl = three(invite)
    anna.do(Hint(2, 3))
    bea.do(Hint(2, Colour.WHITE))
    carl.my_turn()
    card = carl.page.locator(f"[data-card='{GAME.hands[2][1]}']")  # the white 3
    for size in SIZES:
        carl.page.set_viewport_size(size)
        expect(card.locator(".told-tag")).to_have_count(2)
        assert card.evaluate(COVERED) == 0


def test_a_hint_is_said_with_the_places_of_its_cards(server: ServerProcess, invite: Invite) -> None:
    anna, bea, _carl = three(invite)
    anna.do(Hint(1, ONE))
    bea.my_turn()
    expect(bea.page.get_by_role("log")).to_contain_text("Anna tells you: two 1s. Cards 2 and 3.")
    expect(bea.page.get_by_role("button", name=re.compile("Your card 2:.*new hint: 1, from Anna"))).to_be_visible()


def test_a_hint_that_touches_nothing_is_seen_on_the_hand(server: ServerProcess, invite: Invite) -> None:
    anna, bea, carl = three(invite)
    held = {GAME.card(id).value for id in GAME.hands[1]}
    missing = next(value for value in range(1, 6) if value not in held)
    anna.do(Hint(1, missing))
    bea.my_turn()
    for person, hand in ((bea, ".own-hand"), (carl, ".mate:has([data-seat='1'])")):
        expect(person.page.locator(f"{hand} .told-nothing .named")).to_have_text(str(missing))
        expect_lit(person.page, [])


def test_sparks_fly_from_the_giver_to_the_cards(server: ServerProcess, invite: Invite) -> None:
    anna, bea, _carl = three(invite)
    bea.page.emulate_media(reduced_motion="no-preference")
    bea.page.evaluate(SPARKS)
    value = ONE
    anna.do(Hint(1, value))
    bea.my_turn()
    bea.page.wait_for_function("count => sparks === count", arg=len(touched(1, value)))
    assert set(bea.page.evaluate("[...moved]")) == {"transform", "opacity", "offset"}


def test_what_happened_since_ones_turn_stays_and_is_shown_again(server: ServerProcess, invite: Invite) -> None:
    anna, bea, carl = three(invite)
    anna.do(Hint(1, ONE))
    bea.do(Hint(2, GAME.card(10).value))
    carl.do(Discard(10))
    anna.my_turn()
    page = anna.page
    for size in SIZES:
        page.set_viewport_size(size)
        for number, sentence in ((1, "Bea tells Carl"), (2, "Carl discards")):
            mate = page.locator(f".mate:has([data-seat='{number}'])")
            expect(mate.locator(".deeds .move-signs")).to_be_visible()
            expect(mate).to_contain_text(sentence)
            expect(mate.locator(".deeds")).to_have_attribute("title", re.compile(sentence))
    anna.stop_time()
    anna.button("Replay what happened since your turn").click()
    page.clock.run_for(200)
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    page.clock.run_for(1600)  # a step
    expect(page.locator(".last-move")).to_contain_text("Bea tells Carl")
    expect(page.locator(".card.hinted").first).to_be_visible()
    page.clock.resume()
    anna.my_turn()  # it ends by itself


def test_any_card_tells_its_hints_and_takes_a_note(server: ServerProcess, invite: Invite) -> None:
    anna, bea, carl = three(invite)
    value, other = ONE, GAME.card(0).colour
    anna.do(Hint(1, value))
    bea.do(Hint(0, other))
    carl.my_turn()
    hers = carl.page.locator(".mate [data-card='6']")
    expect(hers).to_have_attribute("title", f"{value}, from Anna, move 1")
    hers.click()  # it is Carl's turn, and yet there is a way to the details
    carl.button("Card details and note").click()
    dialog = carl.page.get_by_role("dialog", name="Card details and note")
    expect(dialog.get_by_role("list", name="Hints on this card")).to_contain_text(f"{value}, from Anna, move 1")
    dialog.get_by_label("Your note").fill("plays next")
    dialog.get_by_role("button", name="Save").click()
    expect(hers).to_contain_text("plays next")
    carl.page.reload()
    expect(hers).to_contain_text("plays next")
    for person in (anna, bea):
        assert "plays next" not in person.page.content()
    anna.card(0).click()
    expect(anna.page.locator(".dock")).to_contain_text(f"{other}, from Bea, move 2")
    anna.button("Card details and note").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=f"{other}, from Bea, move 2").click()
    expect(anna.page.locator(".dock .last-move")).to_contain_text("Bea tells you")


def test_digits_on_ones_own_card_are_values_it_may_have(server: ServerProcess, invite: Invite) -> None:
    anna, bea, _carl = three(invite)
    value = ONE
    anna.do(Hint(1, value))
    bea.my_turn()
    for id in GAME.hands[1]:
        card = bea.card(id).locator(".knowledge")
        if id in touched(1, value):
            expect(bea.card(id)).to_have_class(re.compile("touched"))
            expect(card.locator(".numeral")).to_have_count(1)
            expect(card).to_have_text(re.compile(r"^\D*$"), use_inner_text=True)  # the value is drawn large
        else:
            expect(card.locator(".numeral")).to_have_count(0)
            others = [str(one) for one in range(1, 6) if one != value]
            expect(card).to_have_text(re.compile(r"^\D*" + r"\D*".join(others) + r"\D*$"), use_inner_text=True)
        marks = bea.card(id).locator(":scope > :not(.for-readers, .knowledge, .hint-glow)").all_inner_texts()
        assert re.findall(r"\d", " ".join(marks)) == []  # no age or anything else in figures
