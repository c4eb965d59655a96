"""The host keeps a chair for a bot from elsewhere: the page shows its link once, and then the bot."""

from playwright.sync_api import expect

from tests.browser.conftest import ServerProcess
from tests.browser.seating import Invite
from tests.server.guests import Running
from tests.server.web.test_remote_bots import Bot


def test_the_host_gets_a_link_and_sees_the_bot_that_comes_with_it(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    anna.arrive()
    anna.create_table("classic", 2, {}, [], 1)
    page = anna.page
    page.get_by_label("Kind of bot").select_option("elsewhere")
    page.get_by_label("While the bot is away").select_option("yes")
    anna.button("Add a bot on chair 2").click()
    link = page.get_by_label("Link for the bot").input_value()
    assert page.get_by_label("For a bot that is a program").input_value() == f"tamaya bot-join '{link}' ./mybot"
    page.keyboard.press("Escape")
    chair = page.locator(".chair.bot")
    expect(chair).to_contain_text("not here yet")
    expect(anna.button("Start")).to_be_disabled()
    bot = Bot(Running(server.port, host="localhost"), link.removeprefix(server.url)).says_hello("Robin")
    expect(chair).to_contain_text("bot “Robin” from elsewhere")
    expect(anna.button("Start")).to_be_enabled()
    anna.button("Remove Bot from chair 2").click()
    assert bot.closed() == 4410
    expect(chair).to_have_count(0)
    assert not anna.troubles
