"""Coming and going, taking back, second thoughts, what is said and what things are called: on a phone and a desktop."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.core.actions import Hint, Play
from tamaya.i18n import LANGUAGES
from tamaya.speech.speaking import Speech
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, introduce, practise, seat

PHONE, DESKTOP = (360, 640), (1440, 900)
SEED = 5


def anna_practises(invite: Invite, width: int, height: int) -> Player:
    """Anna plays with two bots, and it is her turn."""
    anna: Player = invite("Anna", width, height)
    anna.ask_no_questions()
    practise(anna, 3, SEED)
    return anna


def menu(player: Player, name: str) -> Locator:
    """Open the menu; a button in it whose name begins so."""
    player.button("Menu").click()
    return player.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}"))


def lies_on(page: Page, one: str, other: str) -> bool:
    """Whether two elements overlap."""
    boxes = [page.locator(name).first.bounding_box() for name in (one, other)]
    a, b = boxes
    assert a is not None
    assert b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] - 0.5 and b["y"] < a["y"] + a["height"] - 0.5


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)])
def test_who_leaves_is_asked_and_is_back_at_once_by_the_link(invite: Invite, size: tuple[int, int]) -> None:
    (anna, bea, carl), path = seat(invite, ["Anna", "Bea", "Carl"])
    bea.resize(*size)
    away = anna.page.locator(".mate", has_text="Bea").get_by_text("away")
    leave = menu(bea, "Leave the table")
    expect(leave).to_contain_text("play on for you")
    expect(bea.page.get_by_role("dialog").get_by_role("button", name=re.compile("^To the lobby"))).to_contain_text(
        "You keep your seat"
    )
    leave.click()
    bea.button("Stay").click()
    expect(away).to_be_hidden()
    menu(bea, "Leave the table").click()
    bea.button("Leave").click()
    bea.page.wait_for_url(re.compile(r"/$"))
    expect(away).to_be_visible()
    bea.page.goto(path)
    expect(bea.page.locator(".own-hand .card").first).to_be_visible()
    expect(away).to_be_hidden()
    menu(anna, "End the game early").click()
    bea.button("Agree").click()  # she is asked again
    anna.button("Again!").click()
    expect(anna.page.locator(".chair.person")).to_have_text([re.compile(one.name) for one in (anna, bea, carl)])


def test_a_move_can_be_taken_back_only_if_that_is_possible(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    why = anna.page.get_by_text("Only a hint can be taken back, and only until the next card is revealed.")
    undo = menu(anna, "Take back")
    expect(undo).to_be_hidden()
    expect(why).to_be_hidden()
    anna.button("Close").click()
    anna.do(Hint(1, 1))
    anna.resize(*DESKTOP)
    expect(menu(anna, "Take back the last move")).to_be_visible()
    expect(why).to_be_hidden()
    anna.button("Close").click()
    game = Game.deal(Rules(), 2, 1)
    bea.ask_no_questions()
    bea.page.reload()
    bea.do(Play(game.hands[1][0]))
    anna.my_turn()
    expect(menu(anna, "Take back")).to_be_hidden()
    expect(why).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)])
def test_alone_with_bots_anything_is_taken_back_marked_as_practice_and_in_the_record(
    invite: Invite, size: tuple[int, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = anna_practises(invite, *size)
    expect(anna.button("Take back my last move")).to_be_hidden()
    expect(anna.page.locator(".practice")).to_be_hidden()
    card = Game.deal(Rules(), 3, SEED).hands[0][0]
    anna.do(Play(card))
    expect(anna.card(card)).to_be_hidden()
    anna.my_turn()
    anna.button("Take back my last move").click()
    expect(anna.card(card)).to_be_visible()
    expect(anna.page.locator(".practice")).to_have_text("Practice")
    menu(anna, "End the game early").click()
    anna.button("Keep playing").click()
    anna.my_turn()
    menu(anna, "End the game early").click()
    anna.button("End it").click()
    expect(anna.page.get_by_text("A move that had revealed a card was taken back.")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.page.locator("a.page-link[download]").click()
    assert re.fullmatch(r"hanabi-\d{4}-\d\d-\d\d-Anna-Bot_1-Bot_2\.json", download.value.suggested_filename)
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    record = json.loads(saved.read_text())
    assert (record["taken_back"], record["ended_early"]) == (1, True)
    assert record["names"] == ["Anna", "Bot 1", "Bot 2"]
    assert main(["replay", str(saved)]) == 0
    assert "ended early with" in capsys.readouterr().out
    assert main(["verify", str(saved)]) == 0


def test_an_empty_hint_asks_once_whether_it_is_meant(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    empty = anna.page.locator(".hint-key[aria-description='touches no card']").first
    begin = anna.page.locator(".mate-name")
    begin.click()
    said = empty.get_attribute("aria-label")
    empty.click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(f"You tell Bea: no {said}")
    anna.button("No, that was a slip").click()
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.my_turn()
    anna.resize(*DESKTOP)
    empty.click()  # the keys are still there
    anna.button("Give this hint").click()
    bea.my_turn()
    bea.page.locator(".mate-name").click()
    bea.page.locator(".hint-key:not([aria-description='touches no card'])").first.click()
    anna.my_turn()
    begin.click()
    empty.click()
    bea.my_turn()


def test_what_is_said_stands_where_the_speaker_sits(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    anna.stop_time()
    bea.button("Talk").click()
    bea.button("Well played!").click()
    bubble = anna.page.locator(".mate .speech")
    expect(bubble).to_have_text("Well played!")
    for size in (PHONE, DESKTOP):
        anna.resize(*size)
        box, mate = bubble.bounding_box(), anna.page.locator(".mate").bounding_box()
        assert box is not None
        assert mate is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert mate["y"] <= box["y"] <= mate["y"] + mate["height"], "at the speaker"
        card = anna.page.locator(".mate .card").first.bounding_box()
        assert card is not None
        assert box["x"] + box["width"] <= card["x"] or box["y"] + box["height"] <= card["y"], "no card is covered"
    expect(anna.page.get_by_role("log")).to_contain_text("Bea: Well played!")
    anna.page.clock.run_for(6000)
    expect(bubble).to_be_hidden()


def test_tokens_pile_and_score_say_their_names(invite: Invite) -> None:
    (anna, _), _ = seat(invite, ["Anna", "Bea"])
    names = ["8 of 8 hint tokens left", "0 of 3 mistakes made", "40 cards in the pile", "0 points"]
    for number, name in enumerate(names):
        anna.resize(*(PHONE if number % 2 else DESKTOP))
        tip = anna.page.locator(f".tip[data-tip^='{name}']")
        expect_shown(tip, "hidden")
        tip.hover()
        expect_shown(tip, "visible")
        anna.page.mouse.move(1, 1)
        expect_shown(tip, "hidden")
        anna.page.keyboard.press("Tab")
        tip.focus()
        expect_shown(tip, "visible")
        tip.evaluate("(node) => node.blur()")


def expect_shown(tip: Locator, visibility: str) -> None:
    """Wait until the name of something is shown, or no more."""
    script = "([node, how]) => getComputedStyle(node, '::after').visibility === how"
    tip.page.wait_for_function(script, arg=[tip.element_handle(), visibility])


def test_a_name_is_never_cut_off_while_it_is_typed(invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.button("Change name").click()
    field = anna.page.get_by_label("Your name")
    field.fill("Anna Katharina von der Wiesen")
    expect(field).to_have_value("Anna Katharina von der Wiesen")
    expect(anna.page.get_by_text("5 characters too many: a name can have at most 24.")).to_be_visible()
    field.fill("Anna Katharina v. Wiesen")
    expect(anna.page.get_by_text("too many")).to_be_hidden()


def test_a_long_name_is_shown_whole_in_two_lines_at_most(invite: Invite) -> None:
    (anna, _), _ = seat(invite, ["Anna", "Maximiliane Wolkenstein"])
    name = anna.page.locator(".mate-text")
    lines = "(node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight))"
    hidden = "(node) => node.scrollHeight - node.clientHeight"
    for size in (PHONE, (390, 844), DESKTOP):
        anna.resize(*size)
        assert name.evaluate(lines) <= 2
        assert name.evaluate(hidden) <= 1
        expect(anna.page.locator(".mate-name")).to_have_attribute("title", "Maximiliane Wolkenstein")


def test_the_banner_of_a_lost_connection_covers_nothing_and_all_of_it_is_read_in_every_language(
    server: ServerProcess, invite: Invite
) -> None:
    (anna, _), _ = seat(invite, ["Anna", "Bea"])
    server.kill()
    banner = anna.page.locator(".connection")
    expect(banner).to_be_visible()
    cut_off = "(node, text) => { node.textContent = text; return node.scrollHeight - node.clientHeight; }"
    for size in (PHONE, DESKTOP):
        anna.resize(*size)
        for language in LANGUAGES:
            for state in ("lost", "restarting"):
                assert banner.evaluate(cut_off, Speech(language).say(f"connection-{state}")) == 0, (language, state)
        for other in (".top-bar", ".dock"):
            assert not lies_on(anna.page, ".connection", other)
        dock = anna.page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["y"] + dock["height"] <= size[1]
    server.start()
    expect(anna.page.locator(".connection")).to_be_hidden()


def test_the_moment_that_is_shown_is_the_one_before_the_move_that_is_spoken_of(invite: Invite) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"])
    for player in (anna, bea):
        player.ask_no_questions()
        player.page.reload()
    game = Game.deal(Rules(), 2, 1)
    while game.outcome is None:
        player = (anna, bea)[game.actor]
        wrong = next(id for id in game.hands[game.actor] if game.card(id) not in game.prospects().playable)
        player.do(Play(wrong))
        game.do(Play(wrong))
    spoken = anna.page.locator(".decisive q").inner_text()
    anna.button("Show this moment").click()
    last_move = anna.page.locator(".dock .last-move")
    expect(last_move).not_to_have_text(spoken)
    anna.page.get_by_role("slider").press("ArrowRight")
    expect(last_move).to_have_text(spoken)


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)])
def test_forced_colours_keep_counts_last_copies_steps_and_the_legend(invite: Invite, size: tuple[int, int]) -> None:
    anna = anna_practises(invite, *size)
    deal = Game.deal(Rules(), 3, SEED)
    anna.do(Play(next(id for id in deal.hands[0] if deal.card(id).value == 1)))
    page = anna.page
    step = page.locator(".steps .done").first
    expect(step).to_be_visible()
    page.emulate_media(forced_colors="active", color_scheme="light")
    if anna.button("Discards").count():
        anna.button("Discards").click()
        ground = page.locator(".sheet").evaluate("(node) => getComputedStyle(node).backgroundColor")
        assert ground == page.evaluate(SYSTEM_COLOUR, "Canvas"), "what lies under it does not shine through"
    edge = "(node) => { const style = getComputedStyle(node); return style.borderTopStyle + style.borderTopWidth }"
    mark = "(node) => { const s = getComputedStyle(node, '::before'); return s.borderTopStyle + s.borderTopWidth }"
    assert page.locator(".cell.dear").first.evaluate(edge) == "double3px"
    assert page.locator(".cell.open").first.evaluate(edge) == "solid1px"
    assert page.locator(".legend .dear").evaluate(mark) == "double3px"
    assert page.locator(".legend .open").evaluate(mark) == "solid1px"
    dot = page.locator(".cell .copies i").first
    seen = "(node) => getComputedStyle(node).backgroundColor"
    assert dot.evaluate(seen) == page.evaluate(SYSTEM_COLOUR, "CanvasText"), "how many are left can be counted"
    for theme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=theme)
        assert step.evaluate(seen) == page.evaluate(SYSTEM_COLOUR, "CanvasText")


SYSTEM_COLOUR = """(name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""


def test_the_menu_speaks_of_others_where_there_are_some(invite: Invite) -> None:
    anna = anna_practises(invite, *PHONE)
    expect(menu(anna, "End the game early")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Ask the others")).to_have_count(0)
    (bea, _), _ = seat(invite, ["Bea", "Carl"])
    expect(menu(bea, "End the game early")).to_be_visible()
    expect(bea.page.get_by_role("heading", name="Ask the others")).to_be_visible()


def test_keys_are_explained_where_there_may_be_some(invite: Invite, browser: Browser, server: ServerProcess) -> None:
    anna = anna_practises(invite, *PHONE)
    expect(menu(anna, "Keyboard")).to_be_visible()
    touched = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        locale="en-GB",
        base_url=server.url,
        has_touch=True,
        is_mobile=True,
        storage_state=anna.context.storage_state(),
    )
    phone = Player("Anna", touched)
    phone.page.goto(anna.page.url)
    expect(menu(phone, "Rulebook")).to_be_visible()
    expect(phone.button("Keyboard")).to_have_count(0)
    touched.close()


def test_who_begins_is_said_where_a_rule_says_it(invite: Invite) -> None:
    anna = invite("Anna")
    me = introduce(anna)
    for box, sentences in ((True, 1), (False, 0)):  # without a box the host just chooses
        anna.page.goto(f"/t/{me.open_table(edition='german-classic', players=2, box=box)}")
        expect(anna.button("Start")).to_be_visible()
        expect(anna.page.get_by_role("region", name="Seats").get_by_text("player begins.")).to_have_count(sentences)
