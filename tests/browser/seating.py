"""A table that is ready to play, for tests that begin there."""

from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.browser.people import Player

EDITION = "classic"  # what the form calls it
Invite = Callable[..., Player]


def seat(invite: Invite, names: list[str], seed: int = 1, switches: Sequence[str] = ()) -> tuple[list[Player], str]:
    """These people sit at a seeded table and the game has begun; the first of them is the host and begins."""
    people = [invite(name) for name in names]
    host = people[0]
    host.arrive()
    path = host.create_table(EDITION, len(names), {}, list(switches), seed)
    for chair, person in enumerate(people[1:], start=2):
        person.arrive(path)
        person.sit(chair)
    host.button("Start").click()
    for person in people:
        expect(person.page.locator(".own-hand .card").first).to_be_visible()
    return people, path
