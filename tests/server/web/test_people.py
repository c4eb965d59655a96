"""People who have played together ask each other to a table; nobody else can, and nobody has to listen."""

import time

from tamaya.server.config import Config, Limits
from tests.server.databases import new_place
from tests.server.guests import PATIENCE, Guest, Running, Visit, play_on, running


def play_together(host: Guest, other: Guest) -> str:
    """One game; the table."""
    table = host.open_table(players=2)
    with host.join(table) as first, other.join(table) as second:
        assert second.ask("sit") == "done"
        assert first.ask("start") == "done"
        play_on(first, second)
    return table


def asked(person: Guest) -> list[tuple[str, str]]:
    """Who asks somebody to which table."""
    return [(one["by"]["name"], one["table"]["id"]) for one in person.get("/api/lobby")["asked"]]


def ask(person: Guest, table: str, *others: Guest) -> str:
    """Ask them; what became of it."""
    answer = person.post("/api/people/ask", {"table": table, "people": [one.person["id"] for one in others]})
    return "done" if answer["status"] == 200 else str(answer["code"])


def waiting(person: Guest) -> str:
    """A table that waits for players, known to the lobby."""
    table = person.open_table(players=2)
    person.listed(table, "yours")
    return table


def test_somebody_hears_at_once_that_they_are_asked_and_comes(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    play_together(ann, bob)
    [known] = ann.get("/api/people")["people"]
    assert (known["name"], known["games"], known["blocked"]) == ("Bob", 1, False)
    table = waiting(ann)
    with Visit(bob, "/ws/lobby") as lobby:
        assert lobby.read()["asked"] == []
        assert ask(ann, table, bob) == ask(ann, table, bob) == "done"
        lobby.until(lambda: bool(lobby.messages[-1]["asked"]))
    assert asked(bob) == [("Ann", table)]
    with bob.join(table) as visit:
        assert visit.ask("sit") == "done"
        bob.listed(table, "yours")
        assert asked(bob) == [], "they have come"


def test_who_says_no_is_not_asked_again_to_that_table_unless_somebody_does(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    play_together(ann, bob)
    table = waiting(ann)
    ask(ann, table, bob)
    assert bob.post("/api/people/answer", {"table": table})["asked"] == []
    assert asked(bob) == []
    ask(ann, table, bob)
    assert asked(bob) == [("Ann", table)]


def test_strangers_ask_nobody_nor_does_somebody_who_is_blocked_and_they_do_not_learn_it(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    play_together(ann, bob)
    assert ask(eve, waiting(eve), bob) == "done"
    assert asked(bob) == [], "they have never met"
    table = waiting(ann)
    assert ask(eve, table, bob) == "no-such-table", "it is not hers to ask to"
    ask(ann, table, bob)
    [blocked] = bob.post("/api/people/block", {"person": ann.person["id"], "on": True})["people"]
    assert blocked["blocked"]
    assert asked(bob) == []
    assert ask(ann, table, bob) == "done"
    assert asked(bob) == []
    assert ann.get("/api/people")["people"][0]["blocked"] is False, "that is his alone"
    bob.post("/api/people/block", {"person": ann.person["id"], "on": False})
    ask(ann, table, bob)
    assert asked(bob) == [("Ann", table)]


def test_nobody_is_asked_without_end() -> None:
    limits = Limits(asks=(3, 0.0001))
    with running(Config(database=new_place(), port=0, bot_pause=0, limits=limits)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = waiting(ann)
        assert [ask(ann, table, bob) for _ in range(4)] == ["done", "done", "done", "too-fast"]


def known(person: Guest) -> list[tuple[str, bool]]:
    """The people of somebody's list, and whether they are here."""
    return [(one["name"], one["here"]) for one in person.get("/api/people")["people"]]


def test_only_those_who_want_it_are_seen_and_not_by_somebody_they_blocked(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    play_together(ann, bob)
    with Visit(bob, "/ws/lobby") as lobby:
        lobby.read()
        assert known(ann) == [("Bob", False)], "he has not chosen to be seen"
        assert bob.get("/api/people")["seen"] is False
        assert bob.post("/api/people/seen", {"on": True})["seen"] is True
        assert known(ann) == [("Bob", True)]
        assert known(eve) == [], "they have never met"
        bob.post("/api/people/block", {"person": ann.person["id"], "on": True})
        assert known(ann) == [("Bob", False)]
        bob.post("/api/people/block", {"person": ann.person["id"], "on": False})
        with Visit(bob, "/ws/lobby") as again:
            again.read()
        assert known(ann) == [("Bob", True)], "he still has a page open"
    until = time.monotonic() + PATIENCE
    while known(ann) != [("Bob", False)]:
        assert time.monotonic() < until
    with bob.join(bob.open_table(players=2)) as visit:
        visit.ask("sit")
        assert known(ann) == [("Bob", True)], "at a table, too"
        bob.post("/api/people/seen", {"on": False})
        assert known(ann) == [("Bob", False)]


def test_somebody_forgotten_is_in_the_list_again_after_the_next_game(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    play_together(ann, bob)
    assert ann.post("/api/people/forget", {"person": bob.person["id"]})["people"] == []
    assert known(ann) == []
    assert known(bob) == [("Ann", False)], "it is her list alone"
    play_together(ann, bob)
    [again] = ann.get("/api/people")["people"]
    assert (again["name"], again["games"]) == ("Bob", 1)
