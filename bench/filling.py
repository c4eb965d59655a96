"""Databases with many tables where a game runs, written without a server: to sit down at each would take long."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from bench.players import SEATS, script
from tamaya import Game, Rules
from tamaya.server.storage.database import NewEntry, Stamped
from tamaya.server.storage.kept.signed_in import SignIn
from tamaya.server.storage.opening import open_database
from tamaya.server.table import entries as log
from tamaya.server.table.chance import seeded_deal
from tamaya.server.web.entrance.identity import DeviceCookie, hash_of
from tamaya.server.wire.parts import Person, Settings

PEOPLE = 400  # who sit at several tables each
MOVES = 20  # played at each table
TOGETHER = 2000  # entries in one transaction


class Visit(NamedTuple):
    """A table, and the cookie of somebody who sits there."""

    table: str
    cookie: str


def fill(place: str, tables: int) -> list[list[Visit]]:
    """Tables with running games, and who sits there."""
    stored = open_database(place)
    people, cookies = [], []
    for number in range(PEOPLE):
        cookie = DeviceCookie.new()
        people.append(Person(id=f"person-{number}", name=f"P{number}"))
        cookies.append(str(cookie))
        new_device = SignIn(cookie.device, hash_of(cookie.secret), people[-1].id, "", int(time.time()))
        stored.save_person(people[-1].id, people[-1].name, new_device)
    new: list[Stamped] = []
    seated = []
    for number in range(tables):
        seats = [(number * SEATS + seat) % PEOPLE for seat in range(SEATS)]
        id = f"table-{number}"
        for place_in_log, entry in enumerate(game_log(number, [people[one] for one in seats])):
            new.append(Stamped(NewEntry(id, place_in_log, log.write_entry(entry)), number + place_in_log / 1000))
        seated.append([Visit(id, f"tamaya={cookies[one]}") for one in seats])
        if len(new) > TOGETHER:
            assert all(stored.append(new))
            new = []
    assert all(stored.append(new))
    stored.close()
    return seated


def game_log(seed: int, people: Sequence[Person]) -> list[log.AnyEntry]:
    """What has happened at a table so far."""
    rules = Rules.edition("danish")
    game = Game.deal(rules, SEATS, seed)
    entries: list[log.AnyEntry] = [log.Opened(people[0], Settings(edition="danish", players=SEATS))]
    entries += [log.Sat(chair, person) for chair, person in enumerate(people)]
    entries.append(log.Started(0, rules.to_dict(), *seeded_deal(rules, SEATS, seed), salt="00" * 32))
    for action in script(MOVES, seed):
        entries.append(log.Acted(game.actor, action))
        game.do(action)
    return entries
