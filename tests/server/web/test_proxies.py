"""Whose visitor somebody is behind proxies: real requests, with this test as the proxy."""

import http.client
import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config, Limits, from_environment
from tamaya.server.web.entrance.proxies import Proxies, Watchers
from tests.server.guests import PATIENCE, Guest, Running, Visit, running
from tests.server.processes import process

ONE_EACH = Limits(new_people=(1, 0.0))


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "origin"),
    [
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),  # the visitor wrote the first
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", "6.6.6.6,192.0.2.7, 10.1.2.3", "192.0.2.7"),
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", "10.9.9.9, 10.1.2.3", "10.9.9.9"),  # a visitor from our own network
        ("127.0.0.1", "192.0.2.1", "192.0.2.7", "192.0.2.1"),  # nobody we trust
        ("", "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        ("0", "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        ("1", "192.0.2.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("2", "192.0.2.1", "6.6.6.6, 192.0.2.7, 192.0.2.2", "192.0.2.7"),
        ("2", "192.0.2.1", "192.0.2.2", "192.0.2.2"),
        ("127.0.0.1", "127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "192.0.2.7, <script>", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::/64"),
        ("127.0.0.1", "127.0.0.1", "2001:db8:0:1:a:b:c:d", "2001:db8:0:1::/64"),
        ("127.0.0.1", "::ffff:127.0.0.1", "::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1", "fe80::1%eth0", "fe80::/64"),
        ("unix", None, "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", None, "192.0.2.7", ""),
    ],
)
def test_the_last_address_that_a_trusted_proxy_vouches_for_counts(
    trusted: str, peer: str | None, forwarded: str, origin: str
) -> None:
    assert Proxies(trusted).origin((peer, 4711) if peer else None, forwarded) == origin


@pytest.mark.parametrize("text", ["everybody", "10.0.0.0/99", "10.0.0.1/8", "1,2"])
def test_proxies_that_cannot_be_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(TamayaError, match=r"such as 127\.0\.0\.1,10\.0\.0\.0/8"):
        Proxies(text)


@pytest.mark.parametrize(
    "url",
    [
        "hanabi.example",
        "https://",
        "ftp://hanabi.example",
        "https://hanabi.example/t/able",
        "https://hanabi.example/api",
        "https://hanabi.example/c",
        "https://hanabi.example/clubs/",
    ],
)
def test_public_addresses_that_cannot_be_are_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(TamayaError, match=r"give one such as https://example\.org/hanabi"):
        from_environment({"TAMAYA_PUBLIC_URL": url})


def new_person(server: Running, **headers: str) -> int:
    """The status for somebody who comes with these headers."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return server.request("POST", "/api/me", {"name": "Ann"}, names)[0]


def test_each_visitor_of_a_trusted_proxy_has_their_own_limit() -> None:
    with running(Config(database=":memory:", port=0, limits=ONE_EACH)) as server:
        assert new_person(server, X_Forwarded_For="192.0.2.1") == 200
        assert new_person(server, X_Forwarded_For="192.0.2.1") == 429
        assert new_person(server, X_Forwarded_For="6.6.6.6, 192.0.2.1") == 429  # made up before the proxy
        assert new_person(server, X_Forwarded_For="192.0.2.2") == 200
        assert new_person(server, X_Forwarded_For="2001:db8::1") == 200
        assert new_person(server, X_Forwarded_For="2001:db8::2") == 429  # the same household
        assert new_person(server, X_Forwarded_For="2001:db8:0:1::1") == 200


def test_who_is_not_trusted_cannot_make_up_where_they_come_from() -> None:
    with running(Config(database=":memory:", port=0, limits=ONE_EACH, trusted_proxies="192.0.2.1")) as server:
        assert new_person(server, X_Forwarded_For="192.0.2.7") == 200
        assert new_person(server, X_Forwarded_For="192.0.2.8") == 429


@pytest.mark.parametrize(
    ("trusted", "said", "secure"), [("127.0.0.1", "https", True), ("127.0.0.1", "http", False), ("", "https", False)]
)
def test_only_trusted_proxies_say_that_a_visitor_uses_tls(trusted: str, said: str, secure: bool) -> None:
    with running(Config(database=":memory:", port=0, trusted_proxies=trusted)) as server:
        _, headers, _ = server.request("POST", "/api/me", {"name": "Ann"}, {"X-Forwarded-Proto": said})
    assert ("strict-transport-security" in headers) == secure
    assert ("secure" in headers["set-cookie"].lower()) == secure


def test_another_host_than_the_public_one_is_shown_the_way() -> None:
    config = Config(database=":memory:", port=0, public_url="https://hanabi.example/")
    with running(config) as server:
        for host in ("hanabi.example", "HANABI.example:443"):
            status, headers, _ = server.request("GET", "/api/lobby", headers={"Host": host})
            assert (status, headers["strict-transport-security"]) == (200, "max-age=31536000")
        for host in ("evil.example", "hanabi.example:8000", "hanabi.example.evil.example", ""):
            status, headers, body = server.request("GET", "/t/abc", headers={"Host": host})
            assert status == 421
            assert "default-src 'none'" in headers["content-security-policy"]
            text = body.decode()
            assert text.count('<a href="https://hanabi.example/">') == 5
            assert "Bordet står på en anden adresse:" in text
        for path in ("/healthz", "/readyz", "/metrics"):  # for those who watch it, by any name
            assert server.request("GET", path)[0] == 200
        assert b'tamaya_refusals_total{code="wrong-host"} 4' in server.request("GET", "/metrics")[2]


def test_a_socket_for_another_host_is_refused() -> None:
    config = Config(database=":memory:", port=0, public_url="http://hanabi.example")
    with running(config) as server:
        with pytest.raises(InvalidStatus, match="403"):
            Visit(Guest(server, "", {}), "/ws/lobby")
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            raw.sendall(
                b"GET /ws/lobby HTTP/1.1\r\nHost: hanabi.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            )
            assert raw.recv(1000).startswith(b"HTTP/1.1 101")


def test_every_answer_protects_those_who_read_it(server: Running) -> None:
    for path in ("/", "/nothing.js", "/%00", "/api/lobby", "/api/devices", "/healthz", "/metrics"):
        _, headers, _ = server.request("GET", path)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["permissions-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "strict-transport-security" not in headers  # this one is not reached by TLS


def test_a_proxy_may_come_by_a_socket_file(tmp_path: Path) -> None:
    place = tmp_path / "tamaya.sock"
    with process(0, tmp_path / "games.sqlite3", host=f"unix:{place}", public_url="https://hanabi.example"):
        connection = http.client.HTTPConnection("hanabi.example", timeout=PATIENCE)
        with socket.socket(socket.AF_UNIX) as connection.sock:
            connection.sock.connect(str(place))
            connection.request("POST", "/api/me", json.dumps({"name": "Ann"}), {"X-Forwarded-For": "192.0.2.7"})
            answer = connection.getresponse()
            assert answer.status == 200
            assert "secure" in (answer.getheader("set-cookie") or "").lower()
    with pytest.raises(TamayaError, match="needs --public-url"):
        from_environment({"TAMAYA_HOST": "unix:/run/tamaya.sock"})


def test_metrics_are_for_this_computer_and_for_those_who_watch() -> None:
    def shows(server: Running, **headers: str) -> bool:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return server.request("GET", "/metrics", headers=named)[0] == 200

    with running() as server:
        assert shows(server)
        assert not shows(server, X_Forwarded_For="203.0.113.9")
        assert not shows(server, Host="hanabi.example"), "a tunnel that does not say for whom"
    with running(Config(database=":memory:", port=0, watchers="203.0.113.0/24, 2001:db8::5")) as server:
        assert shows(server, Host="10.0.0.1", X_Forwarded_For="203.0.113.9")
        assert shows(server, Host="10.0.0.1", X_Forwarded_For="2001:db8::5")
        assert not shows(server, Host="10.0.0.1", X_Forwarded_For="203.0.112.9")


def test_watchers_who_are_no_addresses_are_refused() -> None:
    with pytest.raises(TamayaError, match="watchers cannot contain 'me'"):
        Watchers("10.0.0.1, me")
