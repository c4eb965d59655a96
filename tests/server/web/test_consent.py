"""Nobody decides for others who are away for a moment: they count for a while, also after a restart."""

from pathlib import Path

from tamaya.server.config import Config
from tests.server.guests import Guest, Visit, running
from tests.server.processes import free_port, process

BOT = {"what": "replace", "seat": 1, "bot": "cautious"}


def two_playing(ann: Guest, bob: Guest) -> tuple[str, Visit]:
    """A table where Ann and Bob play, and Bob has just gone away; Ann at the table."""
    table = ann.open_table()
    visit = ann.join(table)
    with bob.join(table) as other:
        assert other.ask("sit", chair=1) == "done"
        assert visit.ask("start") == "done"
    visit.until(lambda: not visit.table["chairs"][1]["present"])
    return table, visit


def assert_others_count(visit: Visit) -> None:
    """Ann can neither end the game nor turn Bob into a bot."""
    assert visit.ask("propose", **BOT) == "just-away"
    assert visit.ask("propose", what="end") == "done"
    assert visit.table["phase"] == "playing"
    (proposal,) = visit.table["proposals"]
    assert proposal["needed"] == [1]
    assert 0 < proposal["seconds"] <= 60


def test_who_is_away_for_a_moment_counts_also_after_a_restart(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "games.sqlite3"
    with process(port, database) as (server, child):
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table, visit = two_playing(ann, bob)
        assert visit.ask("propose", **BOT) == "just-away"
        child.kill()
    with process(port, database) as (server, _), Guest(server, ann.cookie, ann.person).join(table) as visit:
        assert_others_count(visit)
        with Guest(server, bob.cookie, bob.person).join(table) as other:
            visit.until(lambda: visit.table["chairs"][1]["present"])
            assert visit.table["proposals"][0]["seconds"] is None
            assert other.ask("vote", proposal=visit.table["proposals"][0]["id"], yes=False) == "done"
        assert visit.ask("ping") == "done"
        assert visit.table["phase"] == "playing"


def test_it_is_decided_without_those_who_stay_away() -> None:
    with running(Config(database=":memory:", port=0, absence=0.2)) as server:
        _, visit = two_playing(server.guest("Ann"), server.guest("Bob"))
        assert visit.ask("propose", what="end") == "done"
        visit.until(lambda: visit.table["phase"] == "over")


def test_it_is_decided_without_them_after_a_restart_too(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    with running(Config(database=database, port=0)) as server:
        ann = server.guest("Ann")
        table, visit = two_playing(ann, server.guest("Bob"))
        assert_others_count(visit)
    with (
        running(Config(database=database, port=0, absence=0.2)) as server,
        Guest(server, ann.cookie, ann.person).join(table) as visit,
    ):
        assert visit.table["phase"] == "playing"
        visit.until(lambda: visit.table["phase"] == "over")
        assert visit.table["stopped"]
