"""Signing in through nginx and Caddy: what visitors send is never taken for the proxy's word."""

import json
import re
import threading
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, expect

from tamaya.server.config import Config
from tests.browser.conftest import PATIENCE, chromium_arguments
from tests.deploy.proxies import ROOT, Command, caddy, nginx, proxy
from tests.server.guests import Guest, Running, Visit, running
from tests.server.processes import free_port

pytestmark = pytest.mark.slow
HEADER = "Remote-User"
FORGED = {HEADER: "ann"}
EXAMPLE = re.compile(r"^```nginx\n(.*?)^```", re.MULTILINE | re.DOTALL)


class SignIn(BaseHTTPRequestHandler):
    """What oauth2-proxy answers: whoever has a session is the person whom it names."""

    def do_GET(self) -> None:
        session = re.search(r"session=(\w+)", self.headers.get("Cookie", ""))
        is_question = self.path == "/oauth2/auth"
        self.send_response(200 if not is_question else 202 if session else 401)
        if session:
            self.send_header("X-Auth-Request-Preferred-Username", session[1])
        page = b"" if is_question else b"sign in here"
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def sign_in() -> Iterator[int]:
    """The port of such a service."""
    with ThreadingHTTPServer(("127.0.0.1", 0), SignIn) as service:
        thread = threading.Thread(target=service.serve_forever)
        thread.start()
        yield service.server_port
        service.shutdown()
        thread.join()


def site_config(tls: int) -> Config:
    url = f"https://localhost:{tls}"
    return Config(
        database=":memory:", port=0, bot_pause=0, public_url=url, trusted_proxies="127.0.0.1", trusted_header=HEADER
    )


def you(seen: Running, **headers: str) -> object:
    status, _, body = seen.request("GET", "/api/lobby", headers=headers)
    assert status == 200, body
    return json.loads(body)["you"]


@pytest.mark.parametrize("kind", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_proxy_that_signs_nobody_in_lets_nobody_name_themselves(kind: Command, tmp_path: Path) -> None:
    plain, tls = free_port(), free_port()
    with running(site_config(tls)) as server, proxy(kind, tmp_path, plain, tls, [server.address]) as seen:
        assert you(seen, **FORGED) is None
        assert you(server, Host=f"localhost:{tls}", **FORGED) is not None, "whoever reaches the port is believed"


def test_the_example_with_oauth2_proxy_signs_in_whoever_has_a_session(
    tmp_path: Path, sign_in: int, browser_type: BrowserType
) -> None:
    beside, within = EXAMPLE.findall((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"))

    def signing_in(folder: Path, plain: int, tls: int, servers: Sequence[str]) -> tuple[list[str], Path]:
        command = nginx(folder, plain, tls, servers)
        site = (folder / "nginx.conf").read_text()
        for before, after in (
            ("    location / {", beside.replace("127.0.0.1:4180", f"127.0.0.1:{sign_in}") + "    location / {"),
            (f'        proxy_set_header {HEADER} "";\n', within),
        ):
            assert site.count(before) == 1
            site = site.replace(before, after)
        (folder / "nginx.conf").write_text(site)
        return command

    plain, tls = free_port(), free_port()
    with running(site_config(tls)) as server, proxy(signing_in, tmp_path, plain, tls, [server.address]) as seen:
        for path in ("/", "/api/lobby", "/t/abc"):
            assert seen.request("GET", path, headers=FORGED)[2] == b"sign in here"
        bob = you(seen, Cookie="session=bob", **FORGED)
        assert bob == you(seen, Cookie="session=bob")
        assert bob != you(seen, Cookie="session=ann")
        ann, bob_here = (Guest(seen, f"session={name}", {}) for name in ("ann", "bob"))
        table = ann.open_table(players=2)
        with ann.join(table) as one, Visit(bob_here, f"/ws/table/{table}", FORGED) as two:
            assert one.ask("sit", chair=0) == "done"
            assert two.ask("sit", chair=1) == "done"
            two.until(
                lambda: [chair["person"]["name"] for chair in two.table["chairs"] if chair["person"]] == ["ann", "bob"]
            )
        with browser_type.launch(**chromium_arguments()) as browser:
            context = browser.new_context(locale="en-GB", ignore_https_errors=True)
            context.set_default_timeout(PATIENCE)
            context.add_cookies([{"name": "session", "value": "bob", "url": f"https://localhost:{tls}"}])
            page = context.new_page()
            page.goto(f"https://localhost:{tls}/")
            expect(page.get_by_text("Hello, bob!")).to_be_visible()
            expect(page.get_by_role("button", name="My people")).to_be_visible()
            expect(page.get_by_role("button", name="My devices")).to_have_count(0)
            page.goto(f"https://localhost:{tls}/t/{table}")
            expect(page.get_by_role("button", name="Stand up")).to_be_visible()
