"""A replay on a small phone with a full table: everything is in sight, swiping steps, and it plays by itself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tamaya import Game, Rules
from tamaya.core.actions import Gesture
from tamaya.formats import Note, RecordedGame, write_game
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite
from tests.browser.test_archive import has_address
from tests.browser.test_fits import check
from tests.core.playing import Setup

LONG = "a note that is far too long for any card, and is read in full all the same"


def played() -> Game:
    """A game at a full table, in which all cards are held straight."""
    whole = Setup(Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True), 5, 8, 97).play_to_the_end()
    game = Game.deal(whole.rules, whole.players, whole.seed, deck=whole.deck, tiles=whole.tiles)
    for entry in whole.history:
        if not isinstance(entry, Gesture):
            game.do(entry)
    return game


GAME = RecordedGame(played(), ("Åse", "Bo", "Cleo", "Dag", "Eli"), notes=(Note(1, 4, LONG, 0),))
BESIDE = """() => {
    const place = (name) => document.querySelector(name).getBoundingClientRect();
    return place(".replay-strip").left >= place(".mates").right && place(".dock").top >= place(".replay-strip").bottom;
}"""
SWIPE = """(by) => {
    const table = document.querySelector(".middle");
    const finger = { pointerType: "touch", bubbles: true, clientY: 200 };
    table.dispatchEvent(new PointerEvent("pointerdown", { ...finger, clientX: 180 }));
    table.dispatchEvent(new PointerEvent("pointerup", { ...finger, clientX: 180 + by }));
}"""


@pytest.fixture
def anna(server: ServerProcess, invite: Invite) -> Player:
    """Somebody with a small phone."""
    anna: Player = invite("Anna", 360, 640)
    anna.ask_no_questions()
    return anna


@pytest.fixture
def path(server: ServerProcess, anna: Player) -> str:
    """The page of a game of five, which she has brought in."""
    post: Callable[..., object] = anna.context.request.post
    origin = {"Origin": server.url}
    post("/api/me", data={"name": "Anna"}, headers=origin)
    answer = anna.context.request.post("/api/games/files", data=write_game(GAME), headers=origin)
    return f"/g/{answer.json()['games'][0]}"


CHOSEN = """() => {
    const select = document.querySelector(".perspective");
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(select).font;
    const arrow = getComputedStyle(select).appearance === "none" ? 8 : 24;
    return select.clientWidth - arrow - pen.measureText("Offene Karten").width;
}"""


def test_a_replay_and_what_if_need_no_scrolling(anna: Player, path: str) -> None:
    page = anna.page
    for moment in ("?move=5", "?move=5&seat=1"):
        page.goto(path + moment)
        expect(page.locator(".card")).to_have_count(20)
        check(page, "small phone")
    assert page.evaluate(CHOSEN) >= 0, "whose eyes one looks through can be read in German, too"
    anna.resize(390, 844)
    assert page.evaluate(CHOSEN) >= 0
    check(page, "phone")
    anna.resize(720, 450)
    assert page.evaluate(BESIDE), "on its side the phone has the tools beside the hands"
    anna.resize(360, 640)
    anna.button("What if?").click()
    expect(page.locator(".trying")).to_be_visible()
    check(page, "small phone")
    page.locator(".own-hand .card").first.click()
    expect(anna.button("Play")).to_be_visible()
    check(page, "small phone")
    page.keyboard.press("Escape")
    page.locator(".mate-name").first.click()
    expect(page.locator(".hint-pad")).to_be_visible()
    check(page, "small phone")


def test_one_swipes_through_a_replay_and_it_plays_by_itself(anna: Player, path: str) -> None:
    page = anna.page
    page.goto(f"{path}?move=0&seat=1")
    note = page.locator(".note-mark span")
    expect(note).to_have_text(LONG)
    assert note.evaluate("one => getComputedStyle(one).textOverflow") == "ellipsis"
    page.locator(".own-hand [data-card='4']").click()
    expect(page.get_by_role("dialog").get_by_text(LONG)).to_be_visible()
    page.keyboard.press("Escape")
    for by, move in ((-90, 1), (-90, 2), (90, 1), (-20, 1)):
        page.evaluate(SWIPE, by)
        has_address(page, f"?move={move}&seat=1")
    anna.button("Speed: 1×").click()
    anna.button("Play through").click()
    has_address(page, "?move=3&seat=1")
    anna.button("Pause").click()
    expect(anna.button("Play through")).to_be_visible()
    page.get_by_role("slider").fill(str(len(GAME.game.moves) - 1))
    has_address(page, f"?move={len(GAME.game.moves) - 1}&seat=1")
    anna.button("Play through").click()
    expect(page.get_by_role("slider", name=re.compile(f"{len(GAME.game.moves)} of"))).to_be_visible()
    expect(anna.button("Play through")).to_be_visible()  # and stops there
