"""Whole visits through nginx and Caddy as deploy/ sets them up: TLS, sockets, addresses, hosts."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tamaya.server.config import Config, Limits
from tests.deploy.proxies import Command, caddy, nginx, proxy
from tests.server import databases
from tests.server.guests import Guest, Running, Visit, play_on, running
from tests.server.processes import free_port, process

pytestmark = pytest.mark.slow
VISITORS = ("127.0.0.2", "127.0.0.3")  # the proxy itself is 127.0.0.1


class Site:
    """A server and the proxy before it."""

    def __init__(self, server: Running, seen: Running, plain: int) -> None:
        self.server = server
        self.seen = seen
        self.plain = Running(plain, host="localhost")


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """A server that lets each address in twice, behind a proxy."""
    kind: Command = request.param
    plain, tls = free_port(), free_port()
    config = Config(
        database=":memory:",
        port=0,
        bot_pause=0,
        public_url=f"https://localhost:{tls}",
        trusted_proxies="127.0.0.1,::1",
        limits=Limits(new_people=(2, 0.0)),
    )
    with running(config) as server, proxy(kind, tmp_path, plain, tls, [server.address]) as seen:
        yield Site(server, seen, plain)


def test_a_game_is_played_through_it(site: Site) -> None:
    ann, bob = site.seen.guest("Ann"), site.seen.guest("Bob")
    table = ann.open_table(players=2)
    with ann.join(table) as one, bob.join(table) as two:
        assert one.ask("sit", chair=0) == "done"
        assert two.ask("sit", chair=1) == "done"
        assert one.ask("start") == "done"
        play_on(one, two)


def test_everybody_is_sent_to_tls_and_told_to_keep_to_it(site: Site) -> None:
    status, headers, _ = site.plain.request("GET", "/t/abc")
    assert status in (301, 308)
    assert headers["location"].startswith("https://localhost")
    assert headers["location"].endswith("/t/abc")
    status, headers, _ = site.seen.request(
        "POST", "/api/me", {"name": "Ann"}, {"Origin": f"https://{site.seen.address}"}
    )
    assert (status, headers["strict-transport-security"]) == (200, "max-age=31536000")
    assert "secure" in headers["set-cookie"].lower()


def test_each_visitor_has_limits_of_their_own_and_cannot_make_up_others(site: Site) -> None:
    made_up = {"X-Forwarded-For": "192.0.2.9"}
    for origin in VISITORS:
        answers = [site.seen.request("POST", "/api/me", {"name": "Ann"}, made_up, origin)[0] for _ in range(3)]
        assert answers == [200, 200, 429]


def test_what_is_for_those_who_watch_is_not_for_the_public(site: Site) -> None:
    for path in ("/metrics", "/readyz"):
        assert site.seen.request("GET", path)[0] == 404
        assert site.server.request("GET", path)[0] == 200
    assert site.server.request("GET", "/")[0] == 421


def test_nginx_lets_an_address_have_only_so_many_connections(tmp_path: Path) -> None:
    def tight(folder: Path, plain: int, tls: int, servers: Sequence[str]) -> tuple[list[str], Path]:
        command = nginx(folder, plain, tls, servers)
        site = (folder / "nginx.conf").read_text()
        (folder / "nginx.conf").write_text(re.sub(r"limit_conn tamaya \d+", "limit_conn tamaya 2", site))
        return command

    plain, tls = free_port(), free_port()
    config = Config(database=":memory:", port=0, public_url=f"https://localhost:{tls}")
    with running(config) as server, proxy(tight, tmp_path, plain, tls, [server.address]) as seen:
        for _ in range(2):
            Visit(Guest(seen, "", {}), "/ws/lobby").newest("lobby")
        assert seen.request("GET", "/api/lobby")[0] == 429
        assert seen.request("GET", "/api/lobby", origin=VISITORS[0])[0] == 200


def sockets_at(port: int) -> int:
    """How many sockets at tables a server has, by its own word."""
    told = Running(port).request("GET", "/metrics")[2].decode()
    found = re.search(r"^tamaya_sockets(?:\{[^}]*\})? (\d+)", told, re.MULTILINE)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("kind", [nginx, caddy], ids=["nginx", "caddy"])
def test_two_servers_are_one_and_the_loss_of_one_is_mended(kind: Command, tmp_path: Path) -> None:
    plain, tls, *ports = (free_port() for _ in range(4))
    place, url = databases.new_place("postgres"), f"https://localhost:{tls}"
    with (
        process(ports[0], place, public_url=url),
        process(ports[1], place, public_url=url) as (_, second),
        proxy(kind, tmp_path, plain, tls, [f"127.0.0.1:{port}" for port in ports]) as seen,
    ):
        ann, bob = seen.guest("Ann"), seen.guest("Bob")
        met: set[tuple[int, ...]] = set()
        while len(met) < 2:  # sooner or later a table is served by the other one
            table = ann.open_table(players=2)
            with ann.join(table), bob.join(table), bob.join(table):
                while sum(now := tuple(sockets_at(port) for port in ports)) != 3:  # come or gone a moment later
                    pass
                met.add(now)
        assert met == {(3, 0), (0, 3)}
        table = ann.open_table(players=2)
        with ann.join(table) as one, bob.join(table) as two:
            assert one.ask("sit", chair=0) == "done"
            assert two.ask("sit", chair=1) == "done"
            assert one.ask("start") == "done"
            two.until(lambda: any(message["type"] == "game" for message in two.messages))
        second.kill()
        second.wait()
        with ann.join(table) as one, bob.join(table) as two:
            play_on(one, two)
