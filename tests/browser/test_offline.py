"""The page without a connection: what works, what is kept for it, and what never is."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import KEEPS_THE_PAGE, ServerProcess
from tests.browser.people import Player
from tests.browser.seating import Invite, practise

pytestmark = KEEPS_THE_PAGE
KEPT = """async () => {
    const requests = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map((one) => new URL(one.url)).map(({ pathname, search }) => pathname + search);
}"""
FOR_ALL = {"/", "/icon.svg", "/api/editions", "/api/lessons"}
FILE = r"/[\w-]+-\w{8}\.(js|css|json)"
SEEN = r"/api/(lessons/[\w-]+|puzzles(/\w+)?|games(/[\w-]+(/(seen|review))?)?(\?.*)?)"


def wait_for_worker(anna: Player, base: str = "") -> None:
    """The page is kept, with all texts of its language."""
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    anna.page.wait_for_function("navigator.serviceWorker.controller !== null")
    for text in ("api/editions", "en-", "rulebook-en", "tutorial-en", "archive-en", "puzzle-en"):
        anna.page.wait_for_function(f"async () => (await ({KEPT})()).some((one) => one.startsWith('{base}/{text}'))")


def play_a_game(anna: Player) -> str:
    """A game with a bot, which is ended at once; the path of its page."""
    anna.ask_no_questions()
    practise(anna)
    anna.button("Menu").click()
    anna.button("End the game early").click()
    anna.button("End it").click()
    link = anna.page.locator("a[href^='/g/']").first
    expect(link).to_be_visible()
    return link.get_attribute("href") or ""


def test_what_was_seen_works_without_a_network_and_nothing_of_a_table_is_kept(
    server: ServerProcess, invite: Invite
) -> None:
    anna = invite("Anna")
    page = anna.page
    game = play_a_game(anna)
    wait_for_worker(anna)
    page.goto(game)
    expect(page.locator(".about-game")).to_be_visible()
    page.goto("/puzzle/1")
    expect(page.locator(".own-hand .card").first).to_be_visible()
    page.wait_for_function(f"async () => (await ({KEPT})()).includes('/api/puzzles/1')")
    page.goto("/")
    expect(page.locator(".door").first).to_be_visible()
    kept = set(page.evaluate(KEPT))
    assert {"/", "/api/editions", f"/api/games/{game.removeprefix('/g/')}"} <= kept
    assert [one for one in kept - FOR_ALL if not re.fullmatch(f"{FILE}|{SEEN}", one)] == []

    anna.context.set_offline(True)
    expect(page.locator(".offline-mark")).to_have_text("Offline")
    page.goto("/learn")
    page.locator("a[href='/learn/first']").click()
    expect(page.locator(".learning .own-hand .card").first).to_be_visible()
    page.goto("/puzzle/1")
    expect(page.locator(".own-hand .card").first).to_be_visible()
    page.goto(game)
    expect(page.locator(".about-game")).to_be_visible()
    page.locator(".result .primary").click()
    expect(page.locator(".replay-strip")).to_be_visible()
    page.goto("/")
    expect(page.locator(".notice")).to_contain_text("You are offline.")
    anna.button("Rulebook").click()
    expect(page.locator("dialog[open] .tips")).to_be_visible()
    page.goto("/t/unknown")
    expect(page.locator(".offline-mark")).to_have_text("Offline")
    anna.context.set_offline(False)
    page.goto("/")
    expect(page.locator(".offline-mark")).to_have_text("")
    expect(page.locator(".your-games")).to_be_visible()


def test_somebody_else_at_the_same_browser_finds_nothing_that_was_kept(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    page = anna.page
    game = play_a_game(anna)
    wait_for_worker(anna)
    page.goto(game)
    expect(page.locator(".about-game")).to_be_visible()
    answer = f"/api/games/{game.removeprefix('/g/')}"
    page.wait_for_function(f"async () => (await ({KEPT})()).includes('{answer}')")
    anna.context.clear_cookies()
    page.goto("/")
    expect(page.locator(".door").first).to_be_visible()
    page.wait_for_function(f"async () => !(await ({KEPT})()).includes('{answer}')")


def test_the_page_can_be_installed_with_pictures_and_shortcuts(server: ServerProcess, invite: Invite) -> None:
    anna = invite("Anna")
    manifest = anna.page.request.get(f"{server.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    for picture in (*told["icons"], *told["screenshots"]):
        assert anna.page.request.get(picture["src"]).ok
    assert [urlsplit(one["url"]).path for one in told["shortcuts"]] == ["learn", "puzzle", "games"]
    assert all(one["name"] for one in told["shortcuts"])
