"""Links lead other devices to where the server can really be reached, and it can be opened to them while it runs."""

import json
import sys
from dataclasses import replace

import pytest

from tamaya.server.config import Config
from tamaya.server.web.running.network import addresses_of_this_machine, is_loopback, urls_elsewhere
from tamaya.server.web.running.supervisor import whereabouts
from tamaya.speech.speaking import Speech
from tests.server.guests import Running, running

ENGLISH = Speech("en")
OTHER = "127.0.0.2"  # on Linux the whole network 127 is this machine: to a server on 127.0.0.1 that is elsewhere


@pytest.mark.parametrize(
    ("settings", "urls"),
    [
        ({}, []),
        ({"host": "localhost"}, []),
        ({"host": "0.0.0.0"}, ["http://192.168.7.7:8000"]),
        ({"host": "::", "port": 80}, ["http://192.168.7.7:80"]),
        ({"host": "10.1.2.3"}, ["http://10.1.2.3:8000"]),
        ({"host": "fd00::1"}, ["http://[fd00::1]:8000"]),
        ({"host": "0.0.0.0", "public_url": "https://hanabi.example/"}, ["https://hanabi.example"]),
        ({"public_url": "https://hanabi.example"}, ["https://hanabi.example"]),
    ],
)
def test_only_addresses_that_lead_here_from_elsewhere_go_into_links(settings: dict[str, str], urls: list[str]) -> None:
    assert urls_elsewhere(replace(Config(), **settings), ["192.168.7.7"]) == urls  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["localhost", "tamaya.localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]"])
def test_what_leads_to_ones_own_machine_is_known(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["", "192.168.7.7", "hanabi.example", "localhost.example", "fd00::1"])
def test_what_leads_elsewhere_is_known(host: str) -> None:
    assert not is_loopback(host)


def test_an_address_can_be_given_or_denied_and_else_is_no_loopback() -> None:
    assert addresses_of_this_machine("192.168.7.7") == ["192.168.7.7"]
    assert addresses_of_this_machine("none") == []
    assert not any(map(is_loopback, addresses_of_this_machine()))


def test_the_server_says_who_can_open_it() -> None:
    assert "Only this computer" in whereabouts(Config(), ENGLISH)[0]
    assert "--network" in whereabouts(Config(), ENGLISH)[0]
    open_to_all = Config(host="0.0.0.0", address="192.168.7.7")
    assert whereabouts(open_to_all, ENGLISH) == ["Other devices on your network can open it at http://192.168.7.7:8000"]
    assert "--address" in whereabouts(Config(host="0.0.0.0", address="none"), ENGLISH)[0]
    assert whereabouts(Config(public_url="https://hanabi.example"), ENGLISH) == []


def reach(server: Running, headers: dict[str, str] | None = None) -> object:
    return json.loads(server.request("GET", "/api/editions", headers=headers or {})[2])["reach"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
def test_whoever_sits_at_the_computer_opens_the_server_to_the_network() -> None:
    with running(Config(database=":memory:", port=0, address=OTHER)) as server:
        elsewhere = Running(server.port, host=OTHER)
        with pytest.raises(ConnectionRefusedError):
            elsewhere.request("GET", "/healthz")
        assert reach(server) == {"urls": [], "can_open": True}
        for _ in range(2):  # once more does no harm
            status, _, body = server.request("POST", "/api/network", {})
            assert (status, json.loads(body)["urls"]) == (200, [f"http://{OTHER}:{server.port}"])
        assert elsewhere.request("GET", "/healthz")[0] == 200
        assert reach(server) == {"urls": [f"http://{OTHER}:{server.port}"], "can_open": False}


def test_nobody_else_can_open_it() -> None:
    with running(Config(database=":memory:", port=0, address=OTHER)) as server:
        for headers in ({"X-Forwarded-For": "203.0.113.9"}, {"Host": "evil.example"}):
            status, _, body = server.request("POST", "/api/network", {}, headers)
            assert (status, json.loads(body)["code"]) == (403, "not-at-this-computer")
        assert reach(server, {"X-Forwarded-For": "203.0.113.9"}) == {"urls": [], "can_open": False}, "nor is it offered"
        assert server.request("POST", "/api/network", {}, {"Origin": "https://evil.example"})[0] == 403
        assert reach(server) == {"urls": [], "can_open": True}


def test_without_an_address_there_is_nothing_to_open() -> None:
    with running(Config(database=":memory:", port=0, address="none")) as server:
        assert reach(server) == {"urls": [], "can_open": False}
        assert json.loads(server.request("POST", "/api/network", {})[2])["code"] == "no-network"
