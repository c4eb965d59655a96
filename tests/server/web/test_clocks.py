"""The clock over real sockets: running out is said, a bot takes the turn if the table wants it so, a restart changes
nothing. And who leaves is back by the link."""

from pathlib import Path

import pytest

from tests.server.guests import Running, Visit
from tests.server.processes import free_port, process


def begin(server: Running, **settings: object) -> tuple[str, Visit, Visit]:
    """Ann and Bob play; Ann begins."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(players=2, **settings)
    host, guest = ann.join(table), bob.join(table)
    assert guest.ask("sit", chair=1) == "done"
    assert host.ask("start") == "done"
    for visit in (host, guest):
        visit.until(lambda: visit.table["phase"] == "playing")  # noqa: B023  # before the next
    return table, host, guest


def test_running_out_is_said_to_all_and_costs_nothing(server: Running) -> None:
    _, host, guest = begin(server, clock="turn", clock_seconds=1)
    assert (host.table["clock"]["seat"], host.table["clock"]["left"][1]) == (0, 1.0)
    for visit in (host, guest):
        visit.until(lambda: visit.table["clock"]["up"])  # noqa: B023  # read before the next
        assert visit.table["clock"]["seat"] == 0
        assert visit.table["clock"]["left"][0] == 0.0
    assert host.act(host.view["legal"][-1]) == "done"
    host.until(lambda: host.table["clock"]["seat"] == 1)
    clocks = [message["clock"] for message in host.messages if message["type"] == "table" and message["clock"]]
    assert not next(clock for clock in clocks if clock["seat"] == 1)["up"]
    assert host.view["mistakes"] == 0


def test_a_bot_takes_the_turn_and_the_player_stays(server: Running) -> None:
    _, host, guest = begin(server, clock="turn", clock_seconds=1, clock_bot=True)
    guest.until(lambda: guest.view["version"] > 0)
    [move] = [one for message in guest.messages if message["type"] == "moved" for one in message["moves"]][:1]
    assert (move["seat"], move["stood_in"]) == (0, True)
    assert guest.table["chairs"][0]["person"]["name"] == "Ann"
    host.until(host.my_turn)  # after a bot has acted for Bob, too
    host.close()
    guest.close()


def test_a_time_that_ran_out_while_nobody_was_there_begins_anew(server: Running) -> None:
    table, host, guest = begin(server, clock="turn", clock_seconds=1)
    host.close()
    guest.close()
    with host.guest.join(table) as again:
        again.until(lambda: again.table["clock"]["up"])
        states = [message["clock"] for message in again.messages if message["type"] == "table"]
    assert not any(state["up"] for state in states[:-1]), "it ran out before their eyes"


@pytest.mark.slow
def test_the_time_of_a_player_survives_a_restart(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "games.sqlite3"
    with process(port, database) as (server, child):
        table, host, _ = begin(server, clock="player", clock_seconds=300)
        began = host.table["clock"]["left"]
        assert host.act(next(a for a in host.view["legal"] if a.startswith("hint"))) == "done"
        host.until(lambda: host.table["clock"]["seat"] == 1)
        used = host.table["clock"]["left"][0]
        child.kill()
        child.wait()
    with process(port, database) as (server, _):
        host.guest.server = server
        with host.guest.join(table) as again:
            assert began == [300.0, 300.0]
            assert again.table["clock"]["left"][0] == used <= 300.0
            assert again.table["clock"]["left"][1] < 300.0, "the server was down, and time went on"


def test_who_leaves_a_game_is_back_by_the_link(server: Running) -> None:
    table, host, guest = begin(server)
    assert guest.ask("leave") == "done"
    guest.close()
    host.until(lambda: host.table["chairs"][1]["left"])
    with guest.guest.join(table):
        host.until(lambda: not host.table["chairs"][1]["left"] and host.table["chairs"][1]["present"])
