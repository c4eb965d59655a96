"""What a table does as its box has it: a memory table, the master and the tokens, the bonus tiles."""

import json
import re

from playwright.sync_api import WebSocket, expect

from tamaya.core.actions import Discard, Hint
from tests.browser.conftest import ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, seat


def record(player: Player) -> list[str]:
    """Everything that this page is sent from now on, as it comes over the wire."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    player.page.on("websocket", listen)
    return frames


def test_at_a_memory_table_a_hint_is_shown_once_and_then_nothing_tells_of_it(
    server: ServerProcess, invite: Invite
) -> None:
    (anna, bea), _ = seat(invite, ["Anna", "Bea"], memory=True)
    expect(bea.page.get_by_text("Hints are shown only when they are given")).to_be_visible()
    anna.do(Hint(1, 1))
    bea.my_turn()
    expect(bea.page.locator(".last-move")).to_contain_text("Anna tells you")
    bea.page.get_by_role("button", name="Do you remember what you’re holding?").click()
    expect(bea.page.locator(".own-hand .hinted")).not_to_have_count(0)
    bea.do(Discard(5))
    anna.my_turn()
    for person in (anna, bea):  # without a reload, too
        expect(person.page.locator(".hinted")).to_have_count(0)
    anna.do(Hint(1, 2))
    bea.my_turn()
    bea.do(Discard(6))
    anna.my_turn()
    frames = record(bea)
    bea.page.reload()
    expect(bea.page.locator(".own-hand .card")).to_have_count(5)
    bea.button("History").click()
    bea.page.get_by_role("button", name="As text").click()
    expect(bea.page.locator(".history")).to_contain_text("Anna gives a hint.")
    bea.page.locator(".history button").nth(1).click()
    expect(bea.page.locator(".looking-back")).to_be_visible()
    sent = [json.loads(frame) for frame in frames if '"view"' in frame]
    assert {message["type"] for message in sent} >= {"game", "past"}
    assert not any(card["hints"] for message in sent for hand in message["view"]["hands"] for card in hand)
    assert not any('"hinted"' in frame or '"hint 1' in frame for frame in frames)
    bea.button("Back to now").click()
    bea.card(7).click()
    expect(bea.page.get_by_text("What do you remember about it?")).to_be_visible()
    expect(bea.button("Card details and note")).to_have_count(0)


def test_the_masters_tokens_take_no_room_from_their_cards(server: ServerProcess, invite: Invite) -> None:
    people, _ = seat(invite, ["Anna", "Bea", "Cem", "Dora", "Emil"])
    bea = people[1]
    bea.resize(360, 640)
    expect(bea.page.locator(".mate .before-master")).to_be_visible()  # Anna begins
    heights = bea.page.locator(".mate .card").evaluate_all("cards => cards.map((card) => card.clientHeight)")
    assert len(heights) == 16
    assert max(heights) - min(heights) <= 1
    assert min(heights) >= 44


def test_the_master_has_a_badge_and_the_tokens(server: ServerProcess, invite: Invite) -> None:
    """S6: in the Dutch box the oldest keeps the tokens, and somebody else may begin."""
    anna, bea = invite("Anna"), invite("Bea")
    anna.arrive()
    path = anna.create_table("Dutch", 2, {}, [], 5)
    bea.arrive(path)
    bea.sit(2)
    anna.choose("Who is the firework master?", "Bea")
    anna.button("Start").click()
    anna.my_turn()
    master = re.compile("is the firework master: the tokens are here")
    expect(anna.page.locator(".mate").get_by_role("img", name=master)).to_be_visible()
    expect(anna.page.locator(".mate .t-hint")).to_be_visible()
    expect(anna.page.locator(".status-row .t-hint")).to_have_count(0)
    expect(bea.page.get_by_role("img", name="You are the firework master")).to_be_visible()
    anna.do(Hint(1, 1))
    anna.button("History").click()
    anna.page.get_by_role("button", name="As text").click()
    expect(anna.page.locator(".history")).to_contain_text("To the firework master, Bea: “I’m giving a hint.”")
