"""The first minute, as people meet it: how many taps it takes to play, to invite, to sit down; and what one is told."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tamaya.i18n import LANGUAGES
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.qr import read
from tests.browser.seating import Invite, introduce, seat

ELSEWHERE = "127.0.0.2"  # to a server on 127.0.0.1 that is another address, as in a network
SIZES = [(360, 640), (1440, 900)]
DOORS = ["Learn in five minutes", "Practise now", "Play with friends", "Pass one device round", "Puzzle of the day"]
ROOM_IN_DOORS = """() => Math.min(...[...document.querySelectorAll(".door")].map((door) => {
    const [text, { top, bottom }] = [door.querySelector(".door-text"), door].map((one) => one.getBoundingClientRect());
    return Math.min(text.top - top, bottom - text.bottom);
}))"""
COUNT_TAPS = """
    window.taps = 0;
    addEventListener("click", (event) => { if (event.isTrusted && event.detail > 0) taps++; }, true);
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has been opened to its network."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3", TAMAYA_ADDRESS=ELSEWHERE)
    with urlopen(Request(f"http://127.0.0.1:{process.port}/api/network", b"{}")) as answer:
        assert json.load(answer)["urls"] == [f"http://{ELSEWHERE}:{process.port}"]
    yield process
    process.stop()


def door(page: Page, name: str) -> None:
    """Go through one of the doors."""
    page.get_by_role("button", name=re.compile(name)).click()


def taps(player: Player) -> int:
    """How often somebody has touched the page since it was opened."""
    count: int = player.page.evaluate("taps")
    return count


def copied(player: Player) -> str:
    """Copy the link; what the clipboard has once the page says so."""
    player.button("Copy link").click()
    expect(player.button("Copied.")).to_be_visible()
    link: str = player.page.evaluate("navigator.clipboard.readText()")
    return link


def newcomer(invite: Invite, name: str, size: tuple[int, int] = SIZES[0]) -> Player:
    """Somebody who has never been here."""
    player: Player = invite(name, *size)
    player.context.add_init_script(COUNT_TAPS)
    return player


def test_all_doors_are_in_sight_without_scrolling(invite: Invite) -> None:
    anna = newcomer(invite, "Anna")
    page = anna.page
    page.goto("/")
    expect(page.locator(".doors b")).to_have_text(DOORS)
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('tamaya-language', language)", language)
        page.reload()
        expect(page.locator(".lobby .page-link")).to_be_visible()  # all is there that could push them down
        for width, height in SIZES:
            anna.resize(width, height)
            expect(page.locator(".introduction > p")).to_be_in_viewport(ratio=1)
            expect(page.locator(".scene")).to_be_in_viewport(ratio=1)
            for number in range(len(DOORS)):
                expect(page.locator(".door").nth(number)).to_be_in_viewport(ratio=1)
            assert page.evaluate(ROOM_IN_DOORS) >= 6
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_tap_begins_a_practice_game_and_nobody_asks_for_a_name(invite: Invite) -> None:
    anna = newcomer(invite, "Anna")
    anna.page.goto("/")
    door(anna.page, "Practise now")
    anna.my_turn()
    assert taps(anna) == 1
    expect(anna.page.locator(".mate-name")).to_have_count(2)
    expect(anna.page.get_by_text("Your name")).to_have_count(0)
    anna.page.reload()
    anna.my_turn()


def test_two_taps_make_a_table_and_a_link_and_one_tap_and_a_name_a_seat(invite: Invite, server: ServerProcess) -> None:
    anna, bea = newcomer(invite, "Anna"), newcomer(invite, "Bea")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.goto("/")
    door(anna.page, "Play with friends")
    link = copied(anna)
    assert taps(anna) == 2
    assert link.startswith(f"http://{ELSEWHERE}:{server.port}/t/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Your name").press("Enter")
    expect(anna.page.get_by_role("heading", name="Anna’s table")).to_be_visible()
    bea.page.goto(link)
    expect(bea.page.get_by_role("heading", name="Anna invites you")).to_be_visible()
    expect(bea.page.get_by_text("Base game")).to_be_visible()
    expect(bea.page.locator(".chair-name")).to_have_text(["Anna", "Empty seat", "Empty seat"])
    bea.page.get_by_label("Your name").fill("Bea")
    assert taps(bea) == 0
    bea.button("Sit down").click()
    expect(bea.button("Stand up")).to_be_visible()
    assert taps(bea) == 1
    expect(anna.page.locator(".chair").nth(1)).to_contain_text("Bea")


def open_link_by_name(invite: Invite, name: str) -> tuple[Player, Player]:
    """Anna at a table of three, and somebody with a name who has opened its link."""
    anna, guest = newcomer(invite, "Anna"), newcomer(invite, name)
    table = introduce(anna).open_table(edition="german-classic", players=3)
    introduce(guest)
    anna.page.goto(f"/t/{table}")
    expect(anna.button("Stand up")).to_be_visible()
    guest.page.goto(f"/t/{table}")
    expect(guest.page.get_by_role("heading", name="Anna invites you")).to_be_visible()
    expect(guest.page.locator(".chair-name")).to_have_text(["Anna", "Empty seat", "Empty seat"])
    return anna, guest


def test_whoever_has_a_name_is_invited_too_and_sits_down_by_one_tap(invite: Invite) -> None:
    anna, bea = open_link_by_name(invite, "Bea")
    expect(bea.page.get_by_label("Your name")).to_have_value("Bea")
    bea.button("Sit down").click()
    expect(bea.button("Stand up")).to_be_visible()
    assert taps(bea) == 1
    expect(anna.page.locator(".chair").nth(1)).to_contain_text("Bea")
    bea.button("Stand up").click()
    for _ in range(2):  # who stood up is not invited anew, not after a reload either
        expect(bea.button("Take seat 2")).to_be_visible()
        expect(bea.page.get_by_text("invites you")).to_have_count(0)
        bea.page.reload()


def test_whoever_is_invited_may_take_another_name(invite: Invite) -> None:
    anna, bea = open_link_by_name(invite, "Bea")
    bea.page.get_by_label("Your name").fill("Beatrix")
    bea.button("Sit down").click()
    expect(bea.button("Stand up")).to_be_visible()
    expect(anna.page.locator(".chair").nth(1)).to_contain_text("Beatrix")


def test_whoever_only_looks_on_is_not_asked_again(invite: Invite) -> None:
    _anna, bea = open_link_by_name(invite, "Bea")
    bea.button("Just watch").click()
    for _ in range(2):
        expect(bea.page.get_by_role("heading", name="Anna’s table")).to_be_visible()
        expect(bea.page.get_by_text("invites you")).to_have_count(0)
        bea.page.reload()


def test_two_friends_take_the_third_chair_away_and_start(invite: Invite) -> None:
    anna, bea = newcomer(invite, "Anna"), newcomer(invite, "Bea")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.goto("/")
    door(anna.page, "Play with friends")
    bea.page.goto(copied(anna))
    bea.page.get_by_label("Your name").fill("Bea")
    bea.button("Sit down").click()
    expect(anna.page.locator(".chair", has_text="Bea")).to_be_visible()  # her row moves what is below it
    expect(anna.button("Start")).to_be_disabled()
    anna.button("Remove the empty seat 3").click()
    expect(anna.page.locator(".chair")).to_have_count(2)
    expect(anna.page.get_by_role("button", name=re.compile("Remove the empty seat"))).to_have_count(0)
    anna.button("Start").click()
    expect(bea.page.locator(".mates .hand")).to_have_count(1)


def test_a_link_from_this_computer_leads_nobody_astray(invite: Invite, tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "tables.sqlite3", TAMAYA_ADDRESS=ELSEWHERE)
    try:
        anna = newcomer(invite, "Anna")
        page = anna.page
        page.goto(process.url)
        door(page, "Play with friends")
        expect(page.get_by_text("Only this computer can open this address.")).to_be_visible()
        expect(page.locator(".qr")).to_have_count(0)
        bea = newcomer(invite, "Bea")  # a guest at the same computer: that is not hers to decide
        bea.page.goto(page.url)
        bea.page.get_by_label("Your name").fill("Bea")
        bea.button("Sit down").click()
        expect(bea.page.get_by_text("The host of this table can let in other devices")).to_be_visible()
        expect(bea.button("Open it to my network")).to_have_count(0)
        anna.button("Open it to my network").click()
        expect(page.get_by_text("Only this computer")).to_have_count(0)
        link = page.get_by_label("Invitation link", exact=True).input_value()
        assert link == page.url.replace("localhost", ELSEWHERE)
        assert scanned(page) == link
        anna.page.goto(process.url)
        anna.page.get_by_label("Your name").fill("Anna")
        anna.page.get_by_label("Your name").press("Enter")
        anna.button("My devices").click()
        anna.button("Add a device").click()
        personal = page.get_by_label("Personal link", exact=True).input_value()
        assert personal.startswith(f"http://{ELSEWHERE}:{process.port}/device#")
        assert scanned(page) == personal
        phone = newcomer(invite, "Anna’s phone")
        phone.page.goto(personal)
        phone.button("Continue as Anna").click()
        expect(phone.page.get_by_text("Hello, Anna!")).to_be_visible()
    finally:
        process.stop()


def scanned(page: Page) -> str:
    """What a phone reads from the code on the page."""
    drawing = page.locator(".qr path").get_attribute("d") or ""
    return read({(int(row), int(column)) for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawing)})


def test_the_whole_link_can_be_read_on_a_wide_screen(invite: Invite) -> None:
    anna = newcomer(invite, "Anna", SIZES[1])
    anna.page.goto("/")
    door(anna.page, "Play with friends")
    link = anna.page.get_by_label("Invitation link", exact=True)
    expect(link).to_be_visible()
    assert link.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_link_is_sent_by_the_share_sheet_of_the_browser(invite: Invite, server: ServerProcess) -> None:
    anna = newcomer(invite, "Anna")
    anna.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    anna.page.goto("/")
    door(anna.page, "Play with friends")
    anna.button("Send link").click()
    shared = anna.page.wait_for_function("() => window.shared").json_value()
    link = anna.page.get_by_label("Invitation link", exact=True).input_value()
    assert shared == {"text": "Come and play Hanabi with me!", "url": link}


def test_the_lesson_leads_to_practice_and_that_to_friends(invite: Invite) -> None:
    anna = newcomer(invite, "Anna")
    anna.page.goto("/")
    anna.page.evaluate("localStorage.setItem('tamaya-lesson-first', '20')")
    anna.page.goto("/learn/first")
    anna.button("Next").click()
    anna.button("Practise with two bots").click()
    anna.my_turn()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    anna.button("Play with friends").click()
    expect(anna.page.get_by_role("heading", name="Invite friends")).to_be_visible()


def test_a_dead_link_is_told_before_anybody_asks_for_a_name(invite: Invite) -> None:
    anna = newcomer(invite, "Anna")
    anna.page.goto("/t/nowhere")
    expect(anna.page.get_by_role("heading", name="There is no table here")).to_be_visible()
    expect(anna.page.get_by_label("Your name")).to_have_count(0)


def test_whoever_comes_too_late_for_a_chair_may_watch_without_a_name(invite: Invite) -> None:
    (anna, _bea), path = seat(invite, ["Anna", "Bea"], all_hands=True)
    expect(anna.page.get_by_text("Spectators can see all hands here, yours too.")).to_be_visible()
    carl = newcomer(invite, "Carl")
    carl.page.goto(path)
    expect(carl.page.get_by_text("The game has begun. You can watch.")).to_be_visible()
    carl.button("Watch").click()
    expect(carl.page.locator(".mate-name")).to_have_count(2)
    expect(carl.page.locator(".mates .face")).to_have_count(0)
    carl.page.get_by_role("radio", name="everybody (all hands)").check()
    expect(carl.page.locator(".mates .face")).to_have_count(10)
    anna.page.get_by_role("button", name="Watching: Guest (sees all hands)").click()
    expect(carl.page.get_by_role("radio", name="Anna")).to_be_attached()


def test_a_game_that_one_may_not_see_says_so_and_why(invite: Invite) -> None:
    (anna, bea), path = seat(invite, ["Anna", "Bea"], spectators=False)
    carl = newcomer(invite, "Carl")
    introduce(carl)
    carl.page.goto(path)
    expect(carl.page.get_by_role("heading", name="You cannot watch here")).to_be_visible()
    expect(carl.page.get_by_text("This table does not allow spectators.")).to_be_visible()
    bea.button("Menu").click()
    bea.button("End the game early").click()
    anna.button("Agree").click()
    anna.button("Again!").click()
    expect(carl.page.get_by_role("heading", name="Anna’s table")).to_be_visible()


def test_a_game_that_was_made_private_says_so_at_its_table(invite: Invite) -> None:
    (anna, bea), path = seat(invite, ["Anna", "Bea"])
    carl = newcomer(invite, "Carl")
    introduce(carl)
    carl.page.goto(path)
    bea.button("Menu").click()
    bea.button("End the game early").click()
    anna.button("Agree").click()
    expect(carl.page.get_by_role("heading", name="The show was ended early")).to_be_visible()
    game = introduce(bea).get("/api/games")["games"][0]["id"]
    introduce(bea).post(f"/api/games/{game}/private", {"on": True})
    for _ in range(2):
        expect(carl.page.get_by_text("This game is private to those who played it.")).to_be_visible()
        carl.page.reload()
    expect(bea.page.get_by_role("heading", name="The show was ended early")).to_be_visible()


def test_who_comes_back_sees_where_a_game_waits_for_them_and_plays_again_with_the_same(invite: Invite) -> None:
    (anna, bea), path = seat(invite, ["Anna", "Bea"])
    anna.button("Menu").click()
    anna.page.get_by_role("button", name=re.compile("^To the lobby")).click()
    games = anna.page.get_by_role("region", name="Your tables")
    expect(games.get_by_role("link", name=re.compile("With Bea.*Your turn"))).to_be_visible()
    games.get_by_role("link", name=re.compile("With Bea")).click()
    anna.my_turn()
    anna.button("Menu").click()
    anna.button("End the game early").click()
    bea.button("Agree").click()
    for person in (anna, bea):
        person.page.goto("/")
    games.get_by_role("button", name="Again with Bea").click()
    anna.page.wait_for_url(f"**{path}")
    expect(bea.page.get_by_role("region", name="Anna has invited you to a table")).to_be_visible()
    expect(anna.button("Start")).to_be_enabled()
    expect(anna.page.locator(".chair.person")).to_have_count(2)


def test_a_device_that_was_signed_out_says_so(invite: Invite) -> None:
    anna, other = invite("Anna"), invite("Anna")
    for person in (anna, other):
        person.arrive()
    anna.button("My devices").click()
    anna.button("Add a device").click()
    other.page.goto(anna.page.get_by_label("Personal link", exact=True).input_value().replace(ELSEWHERE, "localhost"))
    other.button("Continue as Anna").click()
    expect(other.page.get_by_text("Hello, Anna!")).to_be_visible()
    anna.page.reload()
    anna.button("My devices").click()
    anna.button("Sign out everywhere else").click()
    expect(other.page.get_by_text("This device has been signed out.")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_text("This device has been signed out.")).to_be_visible()
