"""What people can rely on, as the page shows it: who can know the cards, what was checked, where one is signed in."""

from playwright.sync_api import expect

from tests.browser.seating import EDITION, Invite


def test_everybody_sees_who_set_a_seed_from_the_waiting_room_to_the_end(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    ann.arrive()
    path = ann.create_table(EDITION, 2, {}, [], 4711)
    bob.arrive(path)
    told = bob.page.get_by_text("Ann set a seed and so can know the cards.")
    expect(told).to_be_visible()
    expect(ann.page.get_by_text("You set a seed, so you can know the cards.")).to_be_visible()
    bob.sit(2)
    ann.button("Start").click()
    expect(bob.page.get_by_role("img", name="Ann set a seed")).to_be_visible()
    expect(bob.page.locator(".toast").filter(has=told)).to_be_visible()
    bob.button("History").click()
    expect(bob.page.get_by_role("dialog").get_by_text("Ann set a seed and so can know the cards.")).to_be_visible()
    assert "4711" not in bob.page.content()


def test_a_table_without_a_seed_says_nothing_of_seeds(invite: Invite) -> None:
    ann = invite("Ann")
    ann.arrive()
    ann.button("Create table").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    expect(ann.page.locator(".seeded")).to_have_count(0)
