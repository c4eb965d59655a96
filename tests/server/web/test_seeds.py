"""Whoever knows the seed can know the cards: all are told who chose it, and nobody else is sent it before the end."""

import json

from tests.server.guests import Running, Visit

SEED = 987654321


def everything(*visits: Visit) -> str:
    """All that these visitors were sent, and the lobby as they see it."""
    return "".join("".join(visit.received) + json.dumps(visit.guest.get("/api/lobby")) for visit in visits)


def test_everybody_is_told_who_set_a_seed_and_only_they_are_sent_it(server: Running) -> None:
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    table = ann.open_table(seed=SEED, public=True)
    with ann.join(table) as host, bob.join(table) as guest, cat.join(table) as onlooker:
        assert host.table["settings"]["seed"] == SEED
        assert guest.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"
        for visit in (guest, onlooker):
            visit.until(lambda visit=visit: visit.table["phase"] == "playing")  # type: ignore[misc]
            assert visit.table["seeded_by"] == ann.person
        assert cat.listed(table)["seeded_by"] == ann.person
        assert str(SEED) not in everything(guest, onlooker)
        assert host.ask("propose", what="end") == "done"
        host.until(lambda: bool(host.table["proposals"]))
        assert guest.ask("vote", proposal=host.table["proposals"][0]["id"], yes=True) == "done"
        guest.until(lambda: guest.table["phase"] == "over")
        assert guest.table["settings"]["seed"] == SEED, "the deal is open now, and can be played again"
        assert host.ask("again") == "done"
        guest.until(lambda: guest.table["phase"] == "waiting")
        assert (guest.table["seeded_by"], guest.table["settings"]["seed"]) == (None, None)


def test_a_new_host_is_not_sent_the_seed_of_the_old_one(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(seed=SEED)
    with ann.join(table) as host, bob.join(table) as heir:
        assert heir.ask("sit", chair=1) == "done"
        assert host.ask("leave") == "done"
        heir.until(lambda: heir.table["host"] == bob.person)
        assert heir.table["seeded_by"] == ann.person
        assert str(SEED) not in everything(heir)
        assert host.ask("sit", chair=0) == "done"
        assert host.table["settings"]["seed"] == SEED, "she knows it anyway"
        assert heir.ask("start") == "done"
        heir.until(lambda: heir.table["phase"] == "playing")
        assert str(SEED) not in everything(heir)


def test_a_new_host_who_guesses_the_seed_does_not_learn_whether_it_was_right(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    told = []
    for guess in (SEED, SEED + 1):
        table = ann.open_table(seed=SEED)
        with ann.join(table) as host, bob.join(table) as heir:
            assert heir.ask("sit", chair=1) == "done"
            assert host.ask("leave") == "done"
            heir.until(lambda heir=heir: heir.table["host"] == bob.person)  # type: ignore[misc]
            before = len(heir.received)
            settings = {**heir.table["settings"], "seed": guess}
            assert heir.ask("configure", settings=settings) == "done"
            assert heir.table["seeded_by"] == bob.person
            told.append("".join(heir.received[before:]).replace(str(guess), "SEED").replace(table, "ID"))
    assert told[0] == told[1]


def test_a_new_host_who_saves_the_settings_leaves_the_deal_to_chance(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(seed=SEED)
    with ann.join(table) as host, bob.join(table) as heir:
        assert heir.ask("sit", chair=1) == "done"
        assert host.ask("leave") == "done"
        heir.until(lambda: heir.table["host"] == bob.person)
        assert heir.ask("configure", settings={**heir.table["settings"], "talk": "free"}) == "done"
        assert heir.table["seeded_by"] is None
