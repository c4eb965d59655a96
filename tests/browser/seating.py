"""A table that is ready to play, for tests that begin there: nobody clicks the way to it, which others try."""

import contextlib
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.people import Player
from tests.server.guests import Guest, Running

EDITION = "classic"  # what the form calls it
BOX = "german-classic"
Invite = Callable[..., Player]


def seat(invite: Invite, names: list[str], seed: int = 1, **settings: object) -> tuple[list[Player], str]:
    """These people sit at a seeded table and the game has begun; the first of them is the host and begins."""
    people = [invite(name) for name in names]
    guests = [introduce(person) for person in people]
    table = guests[0].open_table(**{"edition": BOX, "players": len(names), "seed": seed, **settings})
    with contextlib.ExitStack() as sockets:
        host = sockets.enter_context(guests[0].join(table))
        assert host.table["phase"] == "waiting"  # the host is there before anybody could take their place
        others = [sockets.enter_context(guest.join(table)) for guest in guests[1:]]
        for chair, other in enumerate(others, start=1):
            assert other.ask("sit", chair=chair) == "done"
        begun = host.ask("start")
        assert begun == "done", begun
        for person in people:  # before their sockets are closed: nobody is ever away
            enter(person, f"/t/{table}")
    return people, f"/t/{table}"


def practise(person: Player, players: int = 2, seed: int = 1, **settings: object) -> None:
    """They sit at a seeded table with bots, the game has begun, and it is their turn."""
    table = {"edition": BOX, "players": players, "seed": seed, **settings}
    made = introduce(person).post("/api/practice", {"settings": table})
    assert made["status"] == 201, made
    enter(person, f"/t/{made['id']}")
    person.my_turn()


def introduce(person: Player) -> Guest:
    """Let the server know them by name; the same person without a page."""
    answer = person.context.request.post("/api/me", data={"name": person.name})
    assert answer.ok, answer.text()
    cookies = [f"{cookie.get('name')}={cookie.get('value')}" for cookie in person.context.cookies()]
    address = urlsplit(answer.url)
    assert address.port is not None
    return Guest(Running(address.port, host="localhost"), "; ".join(cookies), answer.json())


def enter(person: Player, path: str) -> None:
    """Open the page of a table at which they play."""
    person.page.goto(path)
    expect(person.page.locator(".own-hand .card").first).to_be_visible()
