"""A server with a password: nobody comes in without it, by no way; those who know it do not notice it again."""

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from tamaya.server.config import Config, Limits
from tests.server.guests import Guest, Running, Visit, running
from tests.server.web.test_http_fuzz import REQUESTS

WORD = "Blåbær 玉屋"
OPEN = ("/healthz", "/readyz", "/metrics")


@pytest.fixture(scope="module")
def closed() -> Iterator[Running]:
    """A server that asks for a word, and lets somebody ask for a lot."""
    limits = Limits(passwords=(1000, 1000))
    with running(Config(database=":memory:", port=0, bot_pause=0, password=WORD, limits=limits)) as started:
        yield started


def say(server: Running, word: str, path: str = "/", **headers: str) -> tuple[int, dict[str, str], str]:
    """Answer the page that asks for it."""
    form = {"Content-Type": "application/x-www-form-urlencoded", **headers}
    status, answered, body = server.request("POST", path, f"word={quote(word)}".encode(), form)
    return status, answered, body.decode()


def test_every_request_and_socket_is_closed_but_for_those_who_watch_the_server(closed: Running) -> None:
    for line in REQUESTS:
        method, _, path = line.partition(" ")
        path = path.replace("{id}", "x").replace("{name}", "x").replace("{path:path}", "t/x")
        status, answered, body = closed.request(method, path, {} if method == "POST" else None)
        if path in OPEN:
            assert status == 200, line
        else:
            assert status == 401, line
            told = json.loads(body)["code"] if path.startswith("/api/") else body.decode()
            assert told == "no-password" or 'type="password"' in told, line
            assert answered["cache-control"] == "no-store"
    for path in ("/ws/lobby", "/ws/table/x", "/ws/game/x", "/api/bots/x"):
        visit = Visit(Guest(closed, "", {}), path)
        assert (visit.read()["code"], visit.closed()) == ("no-password", 4401)
    assert closed.request("GET", "/password.css")[0] in (200, 404), "files of the page are no secret"


def test_whoever_says_the_word_goes_on_to_where_they_wanted_to_and_stays_in(closed: Running) -> None:
    status, answered, _ = say(closed, f" {WORD} ", "/t/abc?key=1")
    assert (status, answered["location"]) == (303, "/t/abc?key=1")
    assert "HttpOnly" in answered["set-cookie"]
    cookie = answered["set-cookie"].partition(";")[0]
    assert quote(WORD) not in cookie
    status, answered, body = closed.request("POST", "/api/me", {"name": "Ann"}, {"Cookie": cookie})
    assert status == 200
    ann = Guest(closed, f"{cookie}; {answered['set-cookie'].partition(';')[0]}", json.loads(body))
    with ann.join(ann.open_table()) as visit:
        assert visit.ask("say", text="hello") == "done"
    assert say(closed, WORD, "//evil.example/")[1]["location"] == "/evil.example/"


def test_programs_say_the_word_in_a_header(closed: Running) -> None:
    assert closed.request("GET", "/api/lobby", headers={"Tamaya-Password": quote(WORD)})[0] == 200
    assert closed.request("GET", "/api/lobby", headers={"Tamaya-Password": "wrong"})[0] == 401


@pytest.mark.parametrize(
    ("wanted", "asked"),
    [
        ("de-AT,en;q=0.5", "Wie lautet das Passwort?"),
        ("fr, nl", "Wat is het wachtwoord?"),
        ("nn-NO", "Hva er passordet?"),
        ("da", "Hvad er adgangskoden?"),
        ("", "What is the password?"),
    ],
)
def test_the_page_asks_in_the_language_of_the_browser(closed: Running, wanted: str, asked: str) -> None:
    assert asked in closed.request("GET", "/", headers={"Accept-Language": wanted})[2].decode()


def test_guessing_soon_takes_too_long() -> None:
    with running(Config(database=":memory:", port=0, password=WORD, limits=Limits(passwords=(3, 0.001)))) as strict:
        assert [say(strict, "x")[0] for _ in range(4)] == [401, 401, 401, 429]
        assert say(strict, WORD)[0] == 429, "nor is it told whether a guess was right"
        assert strict.request("GET", "/api/lobby", headers={"Tamaya-Password": quote(WORD)})[0] == 401
        assert strict.request("GET", "/healthz")[0] == 200


def test_without_a_password_nobody_is_asked(server: Running) -> None:
    assert server.request("GET", "/api/lobby")[0] == 200
