"""People whom a trusted proxy signs in, with this test as the proxy: who they are, and what nobody can pretend."""

import json
import socket
from collections.abc import Iterator

import pytest

from tamaya.core.errors import TamayaError
from tamaya.server.config import Config, from_environment
from tests.server.guests import PATIENCE, Guest, Message, Running, Visit, running
from tests.server.processes import free_port

HEADER = "Remote-User"
ELSEWHERE = "127.0.0.2"  # an address that is not trusted
LIKE_ANN = ["Ann", "ANN", "ann ann", "ann@example.org", "änn"]
UNCLEAR = ["ann,bob", "ann\u200b", "@example.org", "   @", "n" * 251, "ann\xa0\x85".encode("latin-1"), b"\xff\xfe"]


def config(password: str = "") -> Config:
    port = free_port()
    return Config(
        database=":memory:",
        port=port,
        bot_pause=0,
        password=password,
        public_url=f"http://127.0.0.1:{port}",
        trusted_proxies="127.0.0.1",
        trusted_header=HEADER,
    )


@pytest.fixture(scope="module")
def site() -> Iterator[Running]:
    """A server behind a proxy that signs people in."""
    with running(config()) as server:
        yield server


def headers(name: str | bytes = b"", cookie: str = "", header: str = HEADER) -> dict[str, str]:
    """What the proxy sends on; a header is bytes, which the client writes as Latin-1."""
    said = name.encode() if isinstance(name, str) else name
    sent = {header: said.decode("latin-1"), "Cookie": cookie}
    return {name: value for name, value in sent.items() if value}


def lobby(site: Running, sent: dict[str, str], origin: str = "") -> tuple[int, Message, str]:
    """Status, what the lobby says, and the cookie that came with it."""
    status, answered, body = site.request("GET", "/api/lobby", headers=sent, origin=origin)
    return status, json.loads(body), answered.get("set-cookie", "").partition(";")[0]


def person(site: Running, name: str | bytes, cookie: str = "") -> Message:
    status, told, _ = lobby(site, headers(name, cookie))
    assert (status, told["account"]) == (200, True)
    you: Message = told["you"]
    return you


def guest(site: Running, name: str, cookie: str = "", account: str = "") -> tuple[Message, str]:
    """Somebody tells their name: who they are, and their cookie."""
    sent = headers(account, cookie)
    status, answered, body = site.request("POST", "/api/me", {"name": name}, sent)
    assert status == 200, body
    return json.loads(body), answered["set-cookie"].partition(";")[0]


def test_whoever_the_proxy_names_is_that_person_on_every_device(site: Running) -> None:
    ann = person(site, "ann")
    assert ann["name"] == "ann"
    assert person(site, "ann") == ann, "another device, without a cookie"
    assert person(site, "bob")["id"] != ann["id"]
    assert lobby(site, headers())[1]["you"] is None
    assert lobby(site, headers(" "))[1]["you"] is None, "nobody is signed in"


def test_people_with_an_account_choose_a_name_and_keep_it(site: Running) -> None:
    carol = person(site, "carol@example.org")
    assert carol["name"] == "carol", "others need not know the address"
    renamed, _ = guest(site, "Carola", account="carol@example.org")
    assert renamed == {"id": carol["id"], "name": "Carola"}
    assert person(site, "carol@example.org") == renamed


@pytest.mark.parametrize("name", LIKE_ANN)
def test_names_that_look_alike_are_different_people(site: Running, name: str) -> None:
    assert person(site, name)["id"] != person(site, "ann")["id"]


def test_a_long_name_is_shortened_at_the_table_alone(site: Running) -> None:
    one, other = person(site, "n" * 200), person(site, "n" * 201)
    assert one["name"] == other["name"] == "n" * 24
    assert one["id"] != other["id"]


@pytest.mark.parametrize("name", UNCLEAR)
def test_a_name_that_is_not_clear_is_nobody(site: Running, name: str | bytes) -> None:
    status, told, cookie = lobby(site, headers(name))
    assert (status, told["code"], cookie) == (403, "bad-account", "")


def test_two_headers_are_nobody_for_one_may_be_the_visitors(site: Running) -> None:
    for first, second in (("bob", "ann"), ("ann", "ann"), ("", "ann")):
        said = f"{HEADER}: {first}\r\n{HEADER.lower()}: {second}"
        head = f"GET /api/lobby HTTP/1.1\r\nHost: {site.address}\r\n{said}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", site.port), PATIENCE) as raw:
            raw.sendall(head.encode())
            assert raw.recv(12) == b"HTTP/1.1 403"


def test_nobody_but_a_trusted_proxy_can_name_people(site: Running) -> None:
    ann = person(site, "ann")
    status, told, _ = lobby(site, headers("ann"), ELSEWHERE)
    assert (status, told["you"], told["account"]) == (200, None, False)
    forwarded = headers("ann") | {"X-Forwarded-For": "127.0.0.1"}
    assert lobby(site, forwarded, ELSEWHERE)[1]["you"] is None
    for other in ("Remote_User", "X-Remote-User", "Remote-User-"):
        assert lobby(site, headers("ann", header=other))[1]["you"] is None
    assert lobby(site, headers("ann", header="REMOTE-USER"))[1]["you"] == ann, "the name of a header has no case"


def test_the_cookie_of_an_account_is_nobodys_without_the_proxy(site: Running) -> None:
    cookie = lobby(site, headers("dora"))[2]
    name, _, value = cookie.partition("=")
    assert name == "tamaya-account"
    for brought in (cookie, f"tamaya={value}", f"{cookie}; tamaya={value}"):
        status, told, _ = lobby(site, headers(cookie=brought))
        assert (status, told["you"]) == (200, None)
    assert person(site, "erin", cookie)["id"] != person(site, "dora")["id"], "another account in the same browser"
    assert person(site, "erin", f"tamaya={value}") == person(site, "erin")


def test_a_guest_of_the_same_name_is_somebody_else_and_stays_so_in_their_browser(site: Running) -> None:
    person_before, cookie = guest(site, "frida")
    status, told, new = lobby(site, headers("frida", cookie))
    assert (status, told["you"]["name"]) == (200, "frida")
    assert told["you"]["id"] != person_before["id"]
    _, told, _ = lobby(site, headers(cookie=f"{cookie}; {new}"))
    assert (told["you"], told["account"]) == (person_before, False)


def test_links_for_another_device_are_for_guests(site: Running) -> None:
    _, cookie = guest(site, "Gus")
    made = json.loads(site.request("POST", "/api/device", {}, headers(cookie=cookie))[2])
    token = {"token": made["url"].partition("#")[2]}
    for path, body in (("/api/device", {}), ("/api/device/ask", token), ("/api/device/use", token)):
        status, _, told = site.request("POST", path, body, headers("hal"))
        assert (status, json.loads(told)["code"]) == (403, "account-only")
    assert site.request("POST", "/api/device/use", token, headers())[0] == 200, "it was not used up"


def open_table(site: Running, host: str) -> str:
    status, _, made = site.request("POST", "/api/tables", {"edition": "norwegian", "players": 2}, headers(host))
    assert status == 201, made
    return str(json.loads(made)["id"])


def visit(site: Running, table: str, name: str | bytes, cookie: str = "") -> Visit:
    """A socket as the proxy passes it on."""
    return Visit(Guest(site, cookie, {}), f"/ws/table/{table}", headers(name))


def test_two_accounts_play_and_neither_needs_a_cookie(site: Running) -> None:
    table = open_table(site, "ida")
    with visit(site, table, "ida") as one, visit(site, table, "jon") as two:
        assert one.ask("sit", chair=0) == "done"
        assert two.ask("sit", chair=1) == "done"
        assert one.ask("remove", chair=1) == "done"
        assert two.ask("sit", chair=1) == "was-removed"
        with visit(site, table, "kim") as three, visit(site, table, "ida") as phone:
            assert three.ask("sit", chair=1) == "done", "others without a cookie are not on the same device"
            phone.until(lambda: phone.table["chair"] == 0)
            assert three.ask("start") == "not-host"
            assert phone.ask("start") == "done"


def test_a_socket_needs_a_clear_name_too(site: Running) -> None:
    table = json.loads(site.request("POST", "/api/tables", {"edition": "norwegian", "players": 2}, headers("lea"))[2])[
        "id"
    ]
    with visit(site, table, "lea,max") as unclear, visit(site, table, b"") as nobody:
        assert unclear.newest("refused")["code"] == "bad-account"
        assert nobody.newest("refused")["code"] == "no-name"


def test_the_password_is_asked_for_all_the_same() -> None:
    with running(config(password="sesame")) as site:
        assert lobby(site, headers("ann"))[1]["code"] == "no-password"
        assert lobby(site, headers("ann") | {"Tamaya-Password": "sesame"})[1]["you"]["name"] == "ann"
        assert lobby(site, headers("ann") | {"Tamaya-Password": "sesame"}, ELSEWHERE)[1]["you"] is None


def test_without_the_setting_the_header_means_nothing(server: Running) -> None:
    told = json.loads(server.request("GET", "/api/lobby", headers={HEADER: "ann"})[2])
    assert (told["you"], told["account"]) == (None, False)


def test_a_header_needs_a_public_address_and_a_name_that_can_be() -> None:
    with pytest.raises(TamayaError, match=r"--trusted-header needs --public-url"):
        from_environment({"TAMAYA_TRUSTED_HEADER": HEADER})
    for name in ("Remote User", "Remote-User:", "Remote_User", "Remote-Üser"):
        with pytest.raises(TamayaError, match="give a name such as Remote-User"):
            from_environment({"TAMAYA_TRUSTED_HEADER": name, "TAMAYA_PUBLIC_URL": "https://hanabi.example"})
