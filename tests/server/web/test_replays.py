"""A replay that several look at: one leads, the others follow and talk; also by way of several processes."""

import json
from collections.abc import Iterator

import pytest

from tamaya.server.config import Config
from tests.server import databases
from tests.server.guests import Guest, Running, Visit, running
from tests.server.web.test_archive import finished


def look(person: Guest, game: str) -> Visit:
    """Come to a replay."""
    return Visit(person, f"/ws/game/{game}")


def company(visit: Visit, **wanted: object) -> None:
    """Wait until the company is like that."""
    visit.until(lambda: wanted.items() <= visit.newest("company").items())


def send(visit: Visit, **message: object) -> None:
    """Send a message of the replay's socket."""
    visit.socket.send(json.dumps(message))


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Running, Running]]:
    """Two processes on one database, as far as they can tell."""
    config = Config(database=databases.new_place("postgres"), port=0, bot_pause=0)
    with running(config) as one, running(config) as other:
        yield one, other


def test_one_leads_and_the_others_follow_and_talk(servers: tuple[Running, Running]) -> None:
    here, there = servers
    _, game, (ann, bob), _ = finished(here, "Ann", "Bob")
    at_ann, at_bob = look(ann, game), look(bob.at(there), game)
    company(at_ann, people=[ann.person, bob.person], leader=None)
    send(at_ann, type="lead", on=True, spot={"move": 1, "seat": 0})
    company(at_bob, leader=ann.person, spot={"move": 1, "seat": 0, "card": None, "game": None})
    send(at_ann, type="point", spot={"move": 1, "seat": 0, "card": 3})
    company(at_bob, spot={"move": 1, "seat": 0, "card": 3, "game": None})
    send(at_ann, type="point", spot={"move": 0, "game": "another"})
    company(at_bob, spot={"move": 0, "seat": None, "card": None, "game": "another"})
    send(at_ann, type="point", spot={"move": 0})
    send(at_bob, type="point", spot={"move": 1})
    assert at_bob.newest("refused")["code"] == "not-leading"
    send(at_bob, type="lead", on=True, spot={"move": 1})
    at_bob.until(lambda: at_bob.newest("refused")["code"] == "another-leads")
    send(at_bob, type="remark", text="Why not the five?")
    at_ann.until(lambda: any(one["remarks"] for one in at_ann.messages if one["type"] == "talk"))
    (remark,) = at_ann.newest("talk")["remarks"]
    assert (remark["by"], remark["text"]) == (bob.person, "Why not the five?")
    late = look(there.guest("Eve"), game)
    company(late, leader=ann.person, spot={"move": 0, "seat": None, "card": None, "game": None})
    assert [one["text"] for one in late.newest("talk")["remarks"]] == ["Why not the five?"]
    at_ann.close()
    company(at_bob, leader=None, spot=None)


def test_who_has_no_name_may_look_but_neither_lead_nor_talk(server: Running) -> None:
    _, game, _, _ = finished(server, "Ann", "Bob")
    nobody = Visit(Guest(server, "", {}), f"/ws/game/{game}")
    company(nobody, you=None, people=[], unnamed=1)
    send(nobody, type="remark", text="hello")
    assert nobody.newest("refused")["code"] == "no-name"
    send(nobody, type="here")
    assert nobody.newest("done")
    send(nobody, type="nonsense")
    nobody.until(lambda: nobody.newest("refused")["code"] == "bad-message")


def test_nobody_listens_at_a_game_that_is_private_or_goes_on(server: Running) -> None:
    table, game, (ann, _), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    at_eve = look(eve, game)
    company(at_eve, you=eve.person)
    ann.post(f"/api/games/{game}/private", {"on": True})
    assert at_eve.closed() == 1012, "everybody has to come in again"
    assert look(eve, game).closed() == 4403
    company(look(ann, game), you=ann.person)
    assert look(eve, table).closed() == 4404


def test_nobody_stays_at_a_branch_when_the_game_that_it_left_becomes_private_or_goes(server: Running) -> None:
    """Law 4: a branch is as private as the game that it left."""
    _, game, (ann, bob), _ = finished(server, "Ann", "Bob")
    eve = server.guest("Eve")
    hers = eve.post(f"/api/games/{game}/branches", {"at": 0, "action": "play 0"})["game"]["id"]
    twig = eve.post(f"/api/games/{hers}/branches", {"at": 0, "action": "play 1"})["game"]["id"]
    rooms = [look(eve, id) for id in (hers, twig)]
    for at_eve in rooms:
        company(at_eve, you=eve.person)
    ann.post(f"/api/games/{game}/private", {"on": True})
    assert [at_eve.closed() for at_eve in rooms] == [1012, 1012]
    assert look(eve, hers).closed() == 4403
    ann.post(f"/api/games/{game}/private", {"on": False})
    again = look(eve, twig)
    company(again, you=eve.person)
    for person in (ann, bob):
        person.post(f"/api/games/{game}/delete", {"on": True})
    assert again.closed() == 1012
    assert look(eve, twig).closed() == 4404
