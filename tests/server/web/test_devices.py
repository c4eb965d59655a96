"""Where somebody is signed in: links that ask first and work once, devices with secrets of their own, signing out."""

import json

import pytest

from tamaya.server.config import Config
from tamaya.server.storage.opening import open_database
from tamaya.server.web.entrance.identity import DeviceCookie
from tamaya.server.web.requests.about_devices import LINK_SECONDS, browser_name
from tests.server.guests import Guest, Running, Visit, running

PHONE = "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"
SIGNED_OUT = 4401


def token_from(guest: Guest) -> str:
    """The token of a new link for another device."""
    made = guest.post("/api/device", {})
    address, _, token = made["url"].partition("#")
    assert address == "/device", "the page knows by which address it was opened"
    assert made["minutes"] == LINK_SECONDS // 60
    return str(token)


def use(server: Running, token: str, cookie: str = "", **headers: str) -> tuple[int, str, dict[str, object]]:
    """Use a link: status, the cookie that was set, the answer."""
    status, found, body = server.request(
        "POST", "/api/device/use", {"token": token}, {"Cookie": cookie, "User-Agent": PHONE, **headers}
    )
    return status, found.get("set-cookie", ""), json.loads(body)


def second_device(guest: Guest) -> Guest:
    status, cookie, person = use(guest.server, token_from(guest))
    assert (status, person) == (200, guest.person)
    return Guest(guest.server, cookie.partition(";")[0], guest.person)


def test_a_link_makes_another_device_the_same_person_once(server: Running) -> None:
    ann = server.guest("Ann")
    token = token_from(ann)
    status, headers, _ = server.request("GET", f"/device/{token}")
    assert "set-cookie" not in headers, "following a link changes nothing, as often as it is done"
    status, cookie, person = use(server, token)
    assert (status, person) == (200, ann.person)
    assert {"httponly", "samesite=lax"} <= {part.strip().lower() for part in cookie.split(";")}
    phone = Guest(server, cookie.partition(";")[0], ann.person)
    assert phone.get("/api/lobby")["you"] == ann.person
    table = ann.open_table()
    with ann.join(table), phone.join(table) as other:
        other.until(lambda: other.table["chair"] == 0)
    assert phone.cookie != ann.cookie, "each device has a secret of its own"
    status, cookie, refused = use(server, token)
    assert (status, cookie, refused["code"]) == (400, "", "bad-link")


def test_another_site_cannot_use_a_link_in_ones_browser(server: Running) -> None:
    ann, mallory = server.guest("Ann"), server.guest("Mallory")
    token = token_from(mallory)
    status, cookie, refused = use(server, token, ann.cookie, Origin="https://elsewhere.example")
    assert (status, cookie, refused["code"]) == (403, "", "wrong-origin")
    assert ann.get("/api/lobby")["you"] == ann.person


def test_one_is_asked_first_and_told_what_would_be_lost(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    token = token_from(ann)
    nobody = Guest(server, "", {})
    assert nobody.post("/api/device/ask", {"token": token}) | {"status": 0} == {
        "person": ann.person, "now": None, "only_here": False, "status": 0,
    }  # fmt: skip
    assert bob.post("/api/device/ask", {"token": token})["only_here"] is True
    second_device(bob)
    asked = bob.post("/api/device/ask", {"token": token})
    assert (asked["person"], asked["now"], asked["only_here"]) == (ann.person, bob.person, False)
    table = bob.open_table()
    with bob.join(table) as visit:
        status, cookie, _ = use(server, token, bob.cookie)
        assert status == 200
        assert visit.closed() == SIGNED_OUT, "it spoke for somebody who is not here any more"
    assert bob.cookie.split(".")[0] == cookie.split(".")[0], "the same device"
    assert Guest(server, bob.cookie, bob.person).get("/api/lobby")["you"] is None, "with a new secret"
    assert nobody.post("/api/device/ask", {"token": token})["code"] == "bad-link"


def test_a_newer_link_takes_the_place_of_an_older_one(server: Running) -> None:
    ann = server.guest("Ann")
    old, new = token_from(ann), token_from(ann)
    assert use(server, old)[0] == 400
    assert use(server, new)[0] == 200


def test_a_link_is_good_for_a_short_while() -> None:
    database = open_database(":memory:")
    database.save_person("ann", "Ann")
    database.add_link(b"token", "ann", until=100 + LINK_SECONDS, now=100)
    late = 100 + LINK_SECONDS
    assert database.link_of(b"token", late - 1) == ("ann", "Ann")
    assert database.link_of(b"token", late) is None
    assert database.use_link(b"token", late) is None
    assert database.use_link(b"token", late - 1) == "ann"
    database.close()


def test_one_sees_ones_devices_and_signs_one_out(server: Running) -> None:
    ann = server.guest("Ann")
    phone = second_device(ann)
    devices = ann.get("/api/devices")["devices"]
    assert sorted((one["label"], one["here"]) for one in devices) == [("", True), ("Firefox · Android", False)]
    other = next(one["id"] for one in devices if not one["here"])
    table = ann.open_table()
    with phone.join(table) as visit, Visit(phone, "/ws/lobby") as lobby, ann.join(table) as own:
        visit.until(lambda: visit.table["chair"] == 0)
        lobby.newest("lobby")
        left = ann.post("/api/devices/sign-out", {"device": other})
        assert [one["here"] for one in left["devices"]] == [True]
        assert visit.closed() == lobby.closed() == SIGNED_OUT
        assert own.ask("ping") == "done"
    assert phone.get("/api/lobby")["you"] is None
    with phone.join(table) as visit:
        assert visit.closed() == SIGNED_OUT
    assert phone.post("/api/tables", {"edition": "dutch", "players": 2})["code"] == "no-name"


def test_signing_out_everywhere_else_keeps_only_this_device_with_a_new_secret(server: Running) -> None:
    ann = server.guest("Ann")
    phone, tablet = second_device(ann), second_device(ann)
    status, headers, body = server.request("POST", "/api/devices/sign-out", {}, {"Cookie": ann.cookie})
    assert (status, len(json.loads(body)["devices"])) == (200, 1)
    copied = Guest(server, ann.cookie, ann.person)
    for gone in (phone, tablet, copied):
        assert gone.get("/api/lobby")["you"] is None, "also who had copied the cookie"
    here = Guest(server, headers["set-cookie"].partition(";")[0], ann.person)
    assert here.get("/api/lobby")["you"] == ann.person


def test_nobody_signs_out_anothers_device(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    (device,) = bob.get("/api/devices")["devices"]
    ann.post("/api/devices/sign-out", {"device": device["id"]})
    assert bob.get("/api/lobby")["you"] == bob.person
    assert Guest(server, "", {}).post("/api/devices/sign-out", {})["code"] == "no-name"


@pytest.mark.parametrize("change", ["device", "secret"])
def test_a_cookie_that_was_made_up_is_nobodys(server: Running, change: str) -> None:
    name, _, text = server.guest("Ann").cookie.partition("=")
    cookie = DeviceCookie.read(text)
    assert cookie is not None
    forged = {"device": cookie._replace(device="x"), "secret": cookie._replace(secret="x")}
    assert Guest(server, f"{name}={forged[change]}", {}).get("/api/lobby")["you"] is None


def test_a_cookie_is_secure_where_the_page_is() -> None:
    with running(Config(database=":memory:", port=0, public_url="https://hanabi.example")) as server:
        _, headers, _ = server.request("POST", "/api/me", {"name": "Ann"}, {"Host": "hanabi.example"})
    assert "secure" in {part.strip().lower() for part in headers["set-cookie"].split(";")}


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Firefox · Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("curl/8", ""),
    ],
)
def test_a_browser_is_called_by_its_name(agent: str, name: str) -> None:
    assert browser_name(agent) == name
