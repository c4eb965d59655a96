"""Requests without a socket, and who is turned away."""

import gzip
import json

import pytest
from websockets.exceptions import InvalidStatus

from tamaya.server.config import Config, Limits, from_environment
from tamaya.server.table.places import tidy_name
from tamaya.server.web.entrance.identity import COOKIE, cookie_in
from tamaya.server.web.requests import pages
from tests.server.guests import Guest, Running, Visit, running


def test_without_a_name_one_can_look_at_the_lobby_only(server: Running) -> None:
    nobody = Guest(server, "", {})
    assert nobody.get("/api/lobby")["you"] is None
    assert nobody.post("/api/tables", {"edition": "dutch", "players": 2})["code"] == "no-name"
    assert nobody.post("/api/device", {})["code"] == "no-name"
    visit = nobody.join("anything")
    assert visit.closed() == 4401
    assert visit.messages[0]["code"] == "no-name"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/people/block", {"person": "a\0b", "on": True}),
        ("/api/people/answer", {"table": "\0"}),
        ("/api/notices/quiet", {"quiet_from": 0, "quiet_until": 60, "zone": "\0"}),
        ("/api/exercises/drop", {"game": "x", "move": 1 << 70}),
        ("/api/exercises/answer", {"game": "x", "move": -1, "action": "play 1"}),
    ],
)
def test_what_no_database_keeps_is_refused_in_a_sentence(server: Running, path: str, body: object) -> None:
    refused = server.guest("Ann").post(path, body)
    assert (refused["status"], refused["code"]) == (400, "bad-message")


def test_the_cookie_cannot_be_made_from_the_public_id(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.person["id"] not in ann.cookie
    for cookie in (f"tamaya={ann.person['id']}", f"tamaya={ann.person['id']}.abc", ann.cookie[:-2] + "xx", "tamaya=.."):
        assert Guest(server, cookie, {}).get("/api/lobby")["you"] is None
    assert ann.get("/api/lobby")["you"] == ann.person


def test_another_site_can_do_nothing_in_ones_name(server: Running) -> None:
    ann = server.guest("Ann")
    evil = {"Cookie": ann.cookie, "Origin": "https://evil.example"}
    status, _, body = server.request("POST", "/api/tables", {"edition": "dutch", "players": 2}, evil)
    assert (status, json.loads(body)["code"]) == (403, "wrong-origin")
    table = ann.open_table()
    visit = Visit(ann, f"/ws/table/{table}", {"Origin": "https://evil.example"})
    assert visit.closed() == 4403
    with Visit(ann, f"/ws/table/{table}", {"Origin": f"http://{server.address}"}) as visit:
        assert visit.ask("ping") == "done"


def test_public_tables_are_listed_and_pushed_and_others_are_not(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    with Visit(bob, "/ws/lobby") as lobby:
        assert lobby.newest("lobby")["you"] == bob.person
        hidden = ann.open_table(public=False)
        shown = ann.open_table(public=True, players=3)
        lobby.until(lambda: any(one["id"] == shown for one in lobby.newest("lobby")["tables"]))
        assert not any(one["id"] == hidden for one in lobby.newest("lobby")["tables"])
        with bob.join(hidden) as visit:
            assert visit.ask("sit", chair=1) == "done"
        lobby.until(lambda: any(one["id"] == hidden for one in lobby.newest("lobby")["yours"]))
    listing = next(one for one in bob.get("/api/lobby")["tables"] if one["id"] == shown)
    assert listing["host"] == ann.person
    assert listing["taken"] == 1


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "klingon"}, "unknown-edition"),
        ({"options": {"wings": 2}}, "unknown-option"),
        ({"options": {"multicolour": "plaid"}}, "unknown-multicolour"),
        ({"players": 9}, "bad-message"),
        ({"nonsense": 1}, "bad-message"),
        ({"seed": -1}, "bad-message"),
    ],
)
def test_settings_that_make_no_sense_are_refused(server: Running, settings: dict[str, object], code: str) -> None:
    made = server.guest("Ann").post("/api/tables", {"edition": "dutch", "players": 2, **settings})
    assert (made["status"], made["code"]) == (400, code)
    assert made["message"]


def test_messages_that_make_no_sense_are_answered_and_change_nothing(server: Running) -> None:
    ann = server.guest("Ann")
    with ann.join(ann.open_table()) as visit:
        for text in ("", "{", "[]", '{"type":"fly","request":4}', '{"type":"sit","request":5,"chair":99}'):
            before = len(visit.messages)
            visit.socket.send(text)
            visit.until(lambda before=before: any(m["type"] == "refused" for m in visit.messages[before:]))  # type: ignore[misc]
            assert visit.messages[-1]["code"] == "bad-message"
        assert [m["request"] for m in visit.messages if m["type"] == "refused"][-2:] == [4, 5]
        assert visit.ask("ping") == "done"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 400),
        ("/t/%00", 400),
        ("/a%0ab", 400),
        ("/%ff", 400),
        ("/t/%ed%a0%80", 400),
        ("/t/" + "x" * 1000, 414),
        ("/" + "x" * 300 + ".js", 404),
    ],
)
def test_addresses_that_are_no_text_are_turned_away(server: Running, path: str, status: int) -> None:
    assert server.request("GET", path)[0] == status
    with pytest.raises(InvalidStatus):
        server.guest("Ann").join("x/y" + path)


NESTED = b"[" * 2000 + b"]" * 2000


@pytest.mark.parametrize(
    "body", [b'{"name":"\xff"}', b"\xff", NESTED, b'{"name":' + NESTED + b"}", b'{"name":"\\ud800"}', b""]
)
def test_bytes_that_are_no_message_are_refused(server: Running, body: bytes) -> None:
    ann = server.guest("Ann")
    assert ann.post("/api/me", body)["code"] == "bad-message"
    assert ann.post("/api/tables", body)["code"] == "bad-message"
    with ann.join(ann.open_table()) as visit:
        for text in (body, b'{"type":"say","request":7,"text":' + body + b"}", b'{"request":7,"more":' + body + b"}"):
            before = len(visit.messages)
            visit.socket.send(text)
            visit.until(lambda before=before: any(m["type"] == "refused" for m in visit.messages[before:]))  # type: ignore[misc]
            assert visit.messages[-1]["code"] == "bad-message"
            visit.socket.send(text.decode(errors="replace"))
        assert visit.ask("ping") == "done"


def test_unknown_tables_links_and_pages(server: Running) -> None:
    ann = server.guest("Ann")
    visit = ann.join("nowhere")
    assert visit.closed() == 4404
    assert visit.messages[0]["code"] == "no-such-table"
    assert server.request("GET", "/nothing.js")[0] == 404
    assert b"root:" not in server.request("GET", "/../../../../../../../../etc/passwd")[2]


def test_every_page_forbids_other_hosts(server: Running) -> None:
    for path in ("/", "/t/abc", "/some/place"):
        _, headers, _ = server.request("GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "http" not in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_what_is_too_large_or_too_fast_is_refused() -> None:
    limits = Limits(messages=(5, 0.0), new_people=(3, 0.0), new_tables=(2, 0.0))
    with running(Config(database=":memory:", port=0, limits=limits)) as server:
        ann = server.guest("Ann")
        server.guest("Bob")
        server.guest("Cat")
        status, _, body = server.request("POST", "/api/me", {"name": "Dan"})
        assert (status, json.loads(body)["code"]) == (429, "too-fast")
        tables = [ann.post("/api/tables", {"edition": "dutch", "players": 2}) for _ in range(3)]
        assert [one["status"] for one in tables] == [201, 201, 429]
        assert ann.post("/api/me", {"name": "x" * 9000})["status"] == 413
        assert ann.post("/api/me", {"name": "\u200b "})["code"] == "bad-name"
        with ann.join(tables[0]["id"]) as visit:
            assert [visit.ask("ping") for _ in range(6)] == ["done"] * 5 + ["too-fast"]
            visit.socket.send(" " * 9000)
            assert visit.closed() == 1009


def test_health_and_metrics(server: Running) -> None:
    assert server.request("GET", "/healthz")[::2] == (200, b"ok\n")
    ann = server.guest("Ann")
    with ann.join(ann.open_table()) as visit:
        assert visit.ask("start") == "chairs-free"
        _, headers, body = server.request("GET", "/metrics")
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    text = body.decode()
    assert 'tamaya_refusals_total{code="chairs-free"} 1' in text
    assert "tamaya_command_seconds_count" in text
    assert int(next(line for line in text.splitlines() if line.startswith("tamaya_sockets ")).split()[1]) >= 1


def test_editions_are_described_for_the_form(server: Running) -> None:
    found = server.guest("Ann").get("/api/editions")
    assert found["editions"][0]["name"] == "dutch"
    assert "cautious" in found["bots"]


def test_names_are_tidied() -> None:
    assert tidy_name("  Ann \t\n  Lee\u200b ") == "Ann Lee"


def test_settings_come_from_flags_then_the_environment() -> None:
    environment = {"TAMAYA_PORT": "81", "TAMAYA_HOST": "0.0.0.0", "TAMAYA_PUBLIC_URL": "https://play.example/"}
    config = from_environment(environment, port=82, host=None)
    assert (config.port, config.host, config.url) == (82, "0.0.0.0", "https://play.example")


def test_the_files_of_the_page_are_compressed_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed, squeeze = list[bytes](), gzip.compress

    def compress(content: bytes) -> bytes:
        compressed.append(content)
        return squeeze(content)

    pages._read.cache_clear()
    monkeypatch.setattr("tamaya.server.web.requests.pages.gzip.compress", compress)
    status, headers, plain = server.request("GET", "/learn")
    assert (status, headers.get("content-encoding"), headers["vary"]) == (200, None, "Accept-Encoding")
    for path in ("/learn", "/t/abc", "/index.html"):
        status, headers, body = server.request("GET", path, headers={"Accept-Encoding": "gzip"})
        assert (status, headers["content-encoding"], gzip.decompress(body)) == (200, "gzip", plain)
    assert compressed == [plain]
    *_, plain = server.request("GET", "/")  # its preview is written for whoever asks
    *_, headers, body = server.request("GET", "/", headers={"Accept-Encoding": "gzip"})
    assert (headers["content-encoding"], gzip.decompress(body)) == ("gzip", plain)


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("tamaya=2.a.b", "2.a.b"),
        ("other=1; tamaya=2.a.b ;more", "2.a.b"),
        ("tamayas=1", ""),
        ("x=tamaya=1", ""),
        ("tamaya", ""),
        ("", ""),
        ("tamaya=1;tamaya=2", "2"),
        ('a="' + '\\"' * 500_000 + '"; tamaya=x', "x"),  # the standard library would need weeks for it
    ],
)
def test_our_cookie_is_found_among_others(header: str, value: str) -> None:
    assert cookie_in(header, COOKIE) == value
