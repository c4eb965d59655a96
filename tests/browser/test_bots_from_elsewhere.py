"""The host keeps a chair for a bot from elsewhere: the page shows its link once, and then the bot."""

from playwright.sync_api import expect

from tests.browser.conftest import ServerProcess
from tests.browser.seating import BOX, Invite, enter, introduce
from tests.server.guests import Running
from tests.server.web.test_remote_bots import Bot


def test_the_host_gets_a_link_and_sees_the_bot_that_comes_with_it(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.create_table("classic", 2, {}, [], 1)
    page = anna.page
    anna.button("Choose a bot for seat 2").click()
    anna.choose("While the bot is away", "we wait for it")
    page.locator("[data-bot='elsewhere']").click()
    link = page.get_by_label("Link for the bot").input_value()
    assert page.get_by_label("Command to connect a bot program").input_value() == f"tamaya bot-join '{link}' ./mybot"
    page.keyboard.press("Escape")
    chair = page.locator(".chair.bot")
    expect(chair).to_contain_text("not here yet")
    expect(anna.button("Start")).to_be_disabled()
    bot = Bot(Running(server.port, host="localhost"), link.removeprefix(server.url)).says_hello("Robin")
    expect(chair).to_contain_text("bot “Robin” from elsewhere")
    expect(chair).to_contain_text("asked for by Anna")
    expect(chair).to_contain_text("last connected from 127.0.0.1")
    expect(anna.button("Start")).to_be_enabled()
    anna.button("Remove Bot from seat 2").click()
    assert bot.closed() == 4410
    expect(chair).to_have_count(0)
    assert not anna.troubles


def test_everybody_is_told_of_a_bot_and_asked_before_it_gets_a_new_link(server: ServerProcess, invite: Invite) -> None:
    anna, bea = invite("Anna"), invite("Bea")
    host, guest = introduce(anna), introduce(bea)
    table = host.open_table(edition=BOX, players=3)
    running = Running(server.port, host="localhost")
    with host.join(table) as at_table, guest.join(table) as beside:
        assert beside.ask("sit", chair=1) == "done"
        assert at_table.ask("inviteBot", chair=2) == "done"
        path = at_table.newest("botKey")["path"]
        first = Bot(running, path).says_hello("Robin")
        at_table.until(lambda: bool(at_table.table["arrivals"]))
        assert at_table.ask("start") == "done"
        enter(anna, f"/t/{table}")
        enter(bea, f"/t/{table}")
    expect(bea.page.locator(".last-move")).to_have_text("Anna asked for the link for Robin and can see what it sees.")
    moved = Bot(running, path, origin="127.0.0.2").says_hello("Robin")
    assert first.closed() == 4409
    bea.page.locator(".toast", has_text="another address: 127.0.0.2.").click()  # away with it
    anna.button("Menu").click()
    expect(anna.page.locator(".menu")).to_contain_text("The bot last connected from 127.0.0.2.")
    anna.button("New link for Robin").click()
    link = anna.page.get_by_label("Link for the bot").input_value()
    expect(anna.page.get_by_text("It works as soon as the others have agreed.")).to_be_visible()
    assert Bot(running, link.removeprefix(server.url)).closed() == 4410
    bea.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    expect(anna.page.get_by_text("It works as soon as the others have agreed.")).to_have_count(0)
    assert moved.closed() == 4410
    again = Bot(running, link.removeprefix(server.url)).says_hello("Robin")
    bea.page.locator(".toast", has_text="connected from 127.0.0.1.").click()
    bea.button("Talk").click()
    expect(bea.page.locator(".remarks li")).to_have_text(
        [
            "Robin has connected from 127.0.0.1.",
            "Robin has connected from another address: 127.0.0.2.",
            "Anna asked for a new link for Robin. Done.",
            "Robin has connected from 127.0.0.1.",
        ]
    )
    again.leave()
    assert not anna.troubles
    assert not bea.troubles
