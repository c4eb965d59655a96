"""Under a path of a host that has other pages too: everything that a browser asks for lies below it."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, expect

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config, from_environment
from tests.browser.conftest import PATIENCE, chromium_arguments
from tests.browser.people import Player
from tests.browser.test_offline import wait_for_worker
from tests.deploy.proxies import Command, caddy, nginx, proxy
from tests.server.guests import running
from tests.server.processes import free_port

BASE = "/games/hanabi"


def nginx_below(folder: Path, plain: int, tls: int, servers: Sequence[str]) -> tuple[list[str], Path]:
    """deploy/nginx.conf as docs/hosting.md changes it; the server is sent the whole path."""
    command = nginx(folder, plain, tls, servers)
    replace(folder / "nginx.conf", "location / {", f"location {BASE}/ {{")
    return command


def caddy_below(folder: Path, plain: int, tls: int, servers: Sequence[str]) -> tuple[list[str], Path]:
    """deploy/Caddyfile as docs/hosting.md changes it: `handle_path` cuts the path off."""
    command = caddy(folder, plain, tls, servers)
    replace(folder / "Caddyfile", "\nlocalhost {", f"\nlocalhost {{\nhandle_path {BASE}/* {{")
    text = (folder / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text(text + "}\n")
    return command


def replace(file: Path, before: str, after: str) -> None:
    assert file.read_text().count(before) == 1
    file.write_text(file.read_text().replace(before, after))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [nginx_below, caddy_below], ids=["nginx", "caddy, which cuts it off"])
def test_a_table_is_played_at_under_a_path(kind: Command, tmp_path: Path, browser_type: BrowserType) -> None:
    plain, tls = free_port(), free_port()
    config = Config(
        database=":memory:", port=0, bot_pause=0, public_url=f"https://localhost:{tls}{BASE}", trusted_proxies="1"
    )
    started = chromium_arguments()
    trusting = {**started, "args": [*started["args"], "--ignore-certificate-errors"]}  # also where a worker comes from
    with (
        running(config) as server,
        proxy(kind, tmp_path, plain, tls, [server.address]) as seen,
        browser_type.launch(**trusting) as browser,
    ):
        context = browser.new_context(locale="en-GB", ignore_https_errors=True, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        anna = Player("Anna", context)
        page, asked, answers = anna.page, [], []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.on("response", lambda response: answers.append((response.status, response.url)))
        page.goto(f"{config.url}/")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_label("Your name").press("Enter")
        expect(page.get_by_label("Your name")).to_be_hidden()
        (cookie,) = context.cookies()
        assert (cookie.get("path"), cookie.get("secure")) == (BASE, True)
        anna.create_table("classic", 2, {}, [], 1)
        assert page.url.startswith(f"{config.url}/t/")
        page.reload()
        anna.button("Add a bot at seat 2").click()
        anna.button("Start").click()
        expect(page.locator(".own-hand .card").first).to_be_visible()
        page.goto(f"{config.url}/learn")
        page.get_by_role("link", name="Tamaya").click()
        expect(page).to_have_url(f"{config.url}/")
        wait_for_worker(anna, BASE)
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.scope)") == f"{config.url}/"
        manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
        assert not re.search(r'": "/', json.dumps(manifest))
        assert [url for url in asked if BASE not in url] == []
        assert [answer for answer in answers if answer[0] >= 400] == []
        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("link", name="Tamaya")).to_be_visible()
        assert anna.troubles == []
        invited = seen.request("GET", f"{BASE}/t/abc")[2].decode()
        assert re.findall(r'(?:href|src)="(/[^"]*)', invited) != []
        assert all(link.startswith(f"{BASE}/") for link in re.findall(r'(?:href|src)="(/[^"]*)', invited))
        preview = seen.request("GET", f"{BASE}/")[2].decode()
        assert f'<meta property="og:image" content="{config.url}/' in preview
        assert f'<meta property="og:url" content="{config.url}/"' in preview
        assert seen.request("GET", f"{BASE}/metrics")[0] == 404


def test_a_path_that_is_an_address_of_ours_is_refused() -> None:
    for path in ("/t", "/api/x", "/games", "/g/", "/ws"):
        with pytest.raises(TamayaError):
            from_environment({"TAMAYA_PUBLIC_URL": f"https://example.org{path}"})
    config = from_environment({"TAMAYA_PUBLIC_URL": "https://example.org/games/hanabi/"})
    assert (config.origin, config.base) == ("https://example.org", BASE)


def test_the_word_that_lets_a_group_in_is_asked_for_under_the_path() -> None:
    config = Config(database=":memory:", port=0, password="sesame", public_url=f"http://localhost{BASE}")
    home = {"Host": "localhost"}
    with running(config) as server:
        for path in (BASE, f"{BASE}/t/abc", "/t/abc"):
            status, _, page = server.request("GET", path, headers=home)
            links = re.findall(r'(?:href|src)="(/[^"]*)', page.decode())
            assert (status, links != []) == (401, True)
            assert all(link.startswith(f"{BASE}/") for link in links)
        form = home | {"Content-Type": "application/x-www-form-urlencoded"}
        status, headers, _ = server.request("POST", f"{BASE}/t/abc", b"word=sesame", form)
        assert (status, headers["location"]) == (303, f"{BASE}/t/abc")
        assert f"Path={BASE};" in headers["set-cookie"]
