"""A fortnight of three people, with a clock that the test sets: a game over days, told by push to a page that is
closed, and a club, on the page as people use it."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KEEPS_THE_PAGE
from tests.browser.seating import Invite, introduce
from tests.server.guests import Running, running
from tests.server.push_service import PushService, push_service
from tests.server.web.test_clubs import lose, play_alone
from tests.server.web.test_deals import DAY, Hands
from tests.server.web.test_over_days import act, awaits, begin, settings, until_listed

# Chromium's own service is out of reach: the page gets an address at ours, and what comes there goes to the worker.
SUBSCRIBED = """(() => {
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0));
  let mine = null;
  PushManager.prototype.getSubscription = async () => mine;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const device = DEVICE;
    const keys = { p256dh: bytes(device.key).buffer, auth: bytes(device.secret).buffer };
    mine = { endpoint: device.endpoint, options: { applicationServerKey: applicationServerKey.buffer },
             getKey: (name) => keys[name], unsubscribe: async () => { mine = null; return true; } };
    return mine;
  };
})()"""
# What the worker asks the browser to show for a push: one without windows shows nothing.
SHOWN = """async (message) => {
  const shown = [], done = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) => shown.push({ title, data });
  WorkerNavigator.prototype.setAppBadge = async (count) => shown.push(count);
  const event = new PushEvent("push", { data: message });
  Object.defineProperty(event, "waitUntil", { value: (one) => done.push(one) }); // only the browser's own may wait
  self.dispatchEvent(event);
  await Promise.all(done);
  return shown;
}"""


@dataclass
class House:
    """A server with its clock, and a push service."""

    clock: Hands
    started: Running
    service: PushService

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self.started.port}"

    def is_running(self) -> bool:
        """As long as the test runs."""
        return True


@pytest.fixture
def server() -> Iterator[House]:
    """Instead of the server of all other tests."""
    clock = Hands()
    with push_service() as service:
        config = replace(settings(":memory:"), push=service.url, bot_pause=0)
        with running(config, clock=clock) as started:
            yield House(clock, started, service)


@KEEPS_THE_PAGE
def test_a_game_over_days_is_told_to_a_closed_page_and_goes_on(server: House, invite: Invite) -> None:
    anna, ben = invite("Anna", 360, 640), invite("Ben", 1366, 768)
    host, guest = introduce(anna), introduce(ben)
    device = server.service.device("ben", guest.get("/api/notices")["key"])
    ben.context.grant_permissions(["notifications"], origin=server.url)
    ben.context.add_init_script(SUBSCRIBED.replace("DEVICE", str(device)))
    table = begin(host, guest)
    ben.page.goto(f"/t/{table}")
    ben.page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    ben.page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(ben.page.get_by_role("button", name="Tell me when it is my turn")).to_have_count(0)
    ben.page.wait_for_function("async () => (await (await fetch('/api/notices')).json()).here")
    ben.page.goto("/icon.svg")  # the page is closed
    for day in range(1, 4):
        server.clock.now += 2 * DAY
        with host.join(table) as visit:  # a turn that begins while somebody is there is not told
            visit.until(lambda: not visit.table["chairs"][1]["present"])
        act(host, table)
        messages = [message for name, message in server.service.until(day) if name == "ben"]
        assert messages[-1]["title"] == "It is your turn: Anna"
        until_listed(guest, table, awaits(guest))
        if day < 3:
            act(guest, table)
            until_listed(host, table, awaits(host))
    [worker] = ben.context.service_workers
    shown = worker.evaluate(SHOWN, json.dumps(messages[-1]))
    assert shown == [{"title": "It is your turn: Anna", "data": f"{server.url}/t/{table}"}, 1]
    ben.page.goto("/")
    ben.page.get_by_role("region", name="Your tables").get_by_role("link").first.click()
    expect(ben.page.locator(".own-hand .card").first).to_be_visible()
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Remind Ben").wait_for(state="hidden")  # he is here
    ben.page.goto("/icon.svg")
    anna.page.get_by_role("button", name="Remind Ben").click()
    expect(anna.page.get_by_role("button", name="Ben has been reminded")).to_be_disabled()
    assert server.service.until(4)[-1][1]["title"] == "Anna is waiting for your move"


def test_a_club_is_founded_joined_played_and_compared(server: House, invite: Invite) -> None:
    anna, ben, cleo = invite("Anna", 360, 640), invite("Ben", 1366, 768), invite("Cleo")
    host, guest, late = introduce(anna), introduce(ben), introduce(cleo)
    anna.page.goto("/clubs")
    anna.page.get_by_text("Start a club").click()
    anna.page.get_by_label("Name of the club").fill("Tuesdays")
    anna.page.get_by_role("radio", name="2", exact=True).check()
    anna.page.get_by_label("Each round lasts").select_option(label="one day")
    anna.page.get_by_role("button", name="Start the club").click()
    expect(anna.page.get_by_role("heading", name="Tuesdays")).to_be_visible()
    club = anna.page.url.rpartition("/")[2]
    for person in (ben, cleo):
        person.page.goto(f"/c/{club}")
        expect(person.page.get_by_text("Anna")).to_have_count(0)
        person.page.get_by_role("button", name="Join the club").click()
        expect(person.page.get_by_role("button", name="Play this round")).to_be_visible()
    teams = [one.get(f"/api/clubs/{club}") for one in (host, guest, late)]
    assert [team["rounds"][0]["results"] for team in teams] == [[], [], []]
    anna.page.reload()
    anna.page.get_by_role("button", name="Play this round").click()
    expect(anna.page).to_have_url(re.compile(r"/t/"))
    for one, how in ((host, lose), (guest, play_alone), (late, play_alone)):
        how(one, club)
    ben.page.goto(f"/c/{club}")
    results = ben.page.get_by_role("region", name="Round 1")
    expect(results.get_by_role("row")).to_have_count(4)
    server.clock.now += DAY
    ben.page.reload()
    standings = ben.page.get_by_role("region", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(4)
    expect(ben.page.get_by_text("round 2 of 4")).to_be_visible()
    for person in (anna, ben):
        person.page.goto(f"/c/{club}")
        expect(person.page.get_by_role("region", name="Standings")).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
