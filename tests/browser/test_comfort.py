"""What makes playing comfortable: questions before regrets, signals, invitations."""

import re

from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.core.actions import Hint
from tests.browser.conftest import KEEPS_THE_PAGE, ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, seat
from tests.browser.test_axe import barriers

RULES = Rules.edition("german-classic")


def someone_with_a_five(invite: Invite) -> tuple[Player, Player, int]:
    """Anna was told of her 5s; the answer is Anna, Bea and the first 5."""
    seed = next(seed for seed in range(100) if fives(seed) and fives(seed)[0] < 5)
    (anna, bea), _ = seat(invite, ["Anna", "Bea"], seed)
    anna.do(Hint(1, Game.deal(RULES, 2, seed).card(5).value))
    bea.do(Hint(0, 5))
    anna.my_turn()
    return anna, bea, fives(seed)[0]


def fives(seed: int) -> list[int]:
    game = Game.deal(RULES, 2, seed)
    return [id for id in range(5) if game.card(id).value == 5]


NO_AND_PLAY_AT_ONCE = """() => {
    document.querySelector("dialog[open] [type=submit]").click();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true }));
}"""


def test_the_page_asks_before_a_card_is_played_that_cannot_fit(server: ServerProcess, invite: Invite) -> None:
    anna, bea, five = someone_with_a_five(invite)
    anna.card(five).click()
    anna.button("Play").click()
    question = anna.page.get_by_role("dialog", name="Are you sure?")
    expect(question).to_contain_text("cannot fit")
    anna.button("Let me think again").click()
    expect(question).to_be_hidden()
    expect(anna.button("Play")).to_be_focused()
    anna.page.keyboard.press("p")
    anna.page.evaluate(NO_AND_PLAY_AT_ONCE)
    anna.button("Play anyway").click()
    bea.my_turn()
    expect(anna.card(five)).to_have_count(0)
    expect(anna.page.locator(".dock")).to_be_focused()


def test_the_page_asks_before_a_last_copy_is_dragged_away(server: ServerProcess, invite: Invite) -> None:
    anna, bea, five = someone_with_a_five(invite)
    question = anna.page.get_by_role("dialog", name="Are you sure?")
    anna.drag(five, "play")
    expect(question).to_contain_text("cannot fit")
    assert barriers(anna) == []
    anna.page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    expect(anna.card(five)).to_be_visible()
    anna.drag(five, "discard")
    expect(question).to_contain_text("last copy")
    anna.button("Discard anyway").click()
    bea.my_turn()
    expect(anna.card(five)).to_have_count(0)


def test_nobody_is_asked_about_a_card_that_may_fit_or_who_wants_no_questions(
    server: ServerProcess, invite: Invite
) -> None:
    anna, bea, five = someone_with_a_five(invite)
    anna.button("Menu").click()
    anna.page.get_by_text("Convenience", exact=True).click()
    anna.page.get_by_role("switch", name=re.compile("^Ask before risky moves")).uncheck()
    anna.page.keyboard.press("Escape")
    anna.page.reload()
    anna.my_turn()
    anna.card(five).click()
    anna.button("Discard").click()
    bea.my_turn()
    bea.card(9).click()
    bea.button("Discard").click()
    anna.my_turn()


SENSES = """
    window.felt = { sounds: 0, buzzes: 0, notes: [] };
    navigator.vibrate = () => ++window.felt.buzzes;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.felt.sounds++; start.apply(this, when); };
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor() { throw new TypeError("Illegal constructor"); } // as on Android: only the worker may
    };
    ServiceWorkerRegistration.prototype.showNotification = async (text, { data }) => {
        window.felt.notes.push(text);
        if (data !== location.href) throw new Error("It leads somewhere else.");
    };
    Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_ones_turn_is_in_the_title(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    expect(anna.page).to_have_title(re.compile("Your turn"))
    expect(bea.page).to_have_title("Tamaya")


@KEEPS_THE_PAGE
def test_ones_turn_is_heard_felt_and_notified_by_those_who_want_it(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), path = seat(invite, ["Anna", "Bea"])
    bea.context.add_init_script(SENSES)
    bea.page.goto("/")
    bea.button("Menu").click()
    bea.page.get_by_text("Convenience", exact=True).click()
    for switch in ("Sounds", "Vibrate on my turn", "Notify me on my turn"):
        bea.page.get_by_role("switch", name=re.compile(f"^{switch}")).check()
    bea.page.goto(path)
    bea.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    expect(bea.page.locator(".own-hand .card").first).to_be_visible()
    assert bea.page.evaluate("window.felt") == {"sounds": 0, "buzzes": 0, "notes": []}
    anna.do(Hint(1, Game.deal(RULES, 2, 1).card(5).value))
    bea.my_turn()
    bea.page.wait_for_function("felt.sounds > 0 && felt.buzzes === 1 && felt.notes[0] === 'Your turn'")


def test_nothing_is_heard_or_felt_unless_wanted(server: ServerProcess, invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    bea.context.add_init_script(SENSES)
    bea.page.reload()
    anna.do(Hint(1, Game.deal(RULES, 2, 1).card(5).value))
    bea.my_turn()
    assert bea.page.evaluate("window.felt") == {"sounds": 0, "buzzes": 0, "notes": []}


def test_forced_colours_still_show_what_is_picked(server: ServerProcess, invite: Invite) -> None:
    (anna, _bea), _ = seat(invite, ["Anna", "Bea"])
    anna.page.emulate_media(forced_colors="active")
    anna.my_turn()
    anna.card(0).click()
    anna.page.mouse.move(0, 0)
    expect(anna.card(0)).to_have_css("outline-style", "solid")
    expect(anna.card(1)).to_have_css("outline-style", "none")


RAGGED = """() => [...document.querySelectorAll("[open] .switch-text")].filter((text) => {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const left = text.getBoundingClientRect().left;
    return [...lines.getClientRects()].some((line) => line.width > 0 && line.left > left + 1);
}).map((text) => text.textContent)"""


def test_every_line_of_a_setting_begins_beside_its_switch(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    anna.page.set_viewport_size({"width": 360, "height": 640})
    anna.arrive()
    anna.button("Menu").click()
    for part in ("Help for beginners", "Convenience"):
        anna.page.get_by_text(part, exact=True).click()
    expect(anna.page.get_by_text("Mark cards that are no longer useful")).to_be_visible()
    assert anna.page.evaluate(RAGGED) == []
