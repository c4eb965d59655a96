"""Whoever has a bot's key can see every hand but the bot's own. So nobody gets one in a running game unless all other
players agree, and everybody is told who asked for it and where the bot connects from."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from tamaya.server.config import Config
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.decisions.consent import go_on
from tamaya.server.table.decisions.seats import bot_came
from tamaya.server.table.quotas import MOST_ENTRIES
from tamaya.server.table.refusals import Refusal
from tamaya.server.wire import from_page
from tamaya.server.wire.from_server import TableState
from tamaya.server.wire.parts import Person, Settings
from tests.server.guests import Running, Visit, running
from tests.server.tables import ANN, BOB, CAT, EVE, TryTable, refused
from tests.server.web.test_remote_bots import CONFIG, Bot

HOME, AWAY = "127.0.0.1", "127.0.0.2"  # where bots connect from


@contextmanager
def table_for_three(config: Config = CONFIG) -> Iterator[tuple[Running, Visit, Visit, str]]:
    """Ann, who is the host, Bob, and a chair that is kept for a bot; where the bot comes to."""
    with running(config) as server:
        ann = server.guest("Ann")
        table = ann.open_table(players=3)
        with ann.join(table) as host, server.guest("Bob").join(table) as other:
            assert other.ask("sit", chair=1) == "done"
            assert host.ask("inviteBot", chair=2, waits=True) == "done"
            yield server, host, other, host.newest("botKey")["path"]


def play_with(server: Running, host: Visit, path: str) -> Bot:
    """The bot comes, and the game begins."""
    bot = Bot(server, path).says_hello()
    host.until(lambda: host.table["chairs"][2]["present"])
    assert host.ask("start") == "done"
    return bot


def arrivals(visit: Visit) -> list[tuple[str, str, str, bool]]:
    return [(one["bot"], one["asked_by"]["name"], one["address"], one["again"]) for one in visit.table["arrivals"]]


def test_everybody_is_told_whose_bot_it_is_before_it_is_told_a_card() -> None:
    with table_for_three() as (server, host, other, path):
        other.until(lambda: other.table["chairs"][2]["bot"] == "elsewhere")
        chair = other.table["chairs"][2]
        assert (chair["asked_by"], chair["address"]) == (host.guest.person, None)
        assert host.ask("start") == "done"
        bot = Bot(server, path).says_hello()
        bot.until("event")  # the deal
        assert other.ask("ping") == host.ask("ping") == "done"
        assert arrivals(other) == arrivals(host) == [("Robin", "Ann", HOME, False)]
        assert other.table["chairs"][2]["address"] == HOME
        bot.leave()
        with other.guest.join(other.table["id"]) as reloaded:
            assert arrivals(reloaded) == [("Robin", "Ann", HOME, False)]


def test_everybody_is_told_again_when_a_bot_connects_from_elsewhere() -> None:
    with table_for_three() as (server, host, other, path):
        play_with(server, host, path).leave()
        Bot(server, path).says_hello().until("event")
        assert other.ask("ping") == "done"
        assert len(arrivals(other)) == 1, "it came back from where it was"
        bot = Bot(server, path, origin=AWAY).says_hello()
        bot.until("event")
        assert other.ask("ping") == "done"
        assert arrivals(other) == [("Robin", "Ann", HOME, False), ("Robin", "Ann", AWAY, True)]
        assert other.table["chairs"][2]["address"] == AWAY
        bot.leave()


def test_who_is_only_invited_is_not_told_where_a_bot_connects_from() -> None:
    with table_for_three() as (server, host, _, path):
        bot = play_with(server, host, path)
        invitation = server.guest("Cat").get(f"/api/tables/{host.table['id']}/invitation?key=")
        assert [chair["address"] for chair in invitation["chairs"]] == [None] * 3
        bot.leave()


@pytest.mark.parametrize("agrees", [True, False])
def test_in_a_running_game_a_new_key_works_only_if_the_others_agree(agrees: bool) -> None:
    with table_for_three() as (server, host, other, path):
        bot = play_with(server, host, path)
        assert host.ask("inviteBot", chair=2, waits=True) == "done"
        new = host.newest("botKey")["path"]
        assert Bot(server, new).closed() == 4410, "Bob has not answered yet"
        assert other.ask("ping") == "done"
        (proposal,) = other.table["proposals"]
        assert (proposal["what"], proposal["by"], proposal["needed"], proposal["seat"]) == ("key", 0, [1], 2)
        assert host.ask("inviteBot", chair=2) == "already-proposed"
        assert other.ask("vote", proposal=proposal["id"], yes=agrees) == "done"
        (settled,) = other.table["settled"]
        assert (settled["what"], settled["whom"]) == ("key", "Robin")
        if agrees:
            assert bot.closed() == 4410
            again = Bot(server, new).says_hello()
            again.until("event")
            assert other.ask("ping") == "done"
            assert len(arrivals(other)) == 2, "the new key is told like the first"
            again.leave()
        else:
            assert Bot(server, new).closed() == 4410
            bot.leave()


def test_somebody_who_has_just_become_host_gets_no_key_without_the_others() -> None:
    with table_for_three() as (server, host, other, path):
        bot = play_with(server, host, path)
        with server.guest("Cat").join(host.table["id"]):
            assert host.ask("leave") == "done"
            assert host.ask("sit", chair=0) == "done"  # Ann is back, but not the host any more
            other.until(lambda: other.table["host"]["name"] == "Bob")
            assert other.ask("inviteBot", chair=2) == "done"
            assert Bot(server, other.newest("botKey")["path"]).closed() == 4410, "Ann has not answered yet"
        bot.leave()


def with_a_bot() -> TryTable:
    """Ann, who is the host, Bob and Cat play with a bot from elsewhere that has come."""
    trial = TryTable(Settings(edition="norwegian", players=4))
    for chair, person in enumerate((ANN, BOB, CAT)):
        trial.do(person, from_page.Sit(0, chair=chair))
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    trial.take(log.BotCame(3, "Robin", HOME))
    trial.do(ANN, from_page.Start(0))
    trial.seal = "another"
    return trial


def test_a_key_is_not_given_without_those_who_are_away() -> None:
    trial = with_a_bot()
    del trial.present["cat"]
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    trial.do(ANN, from_page.Propose(0, "end"))
    key, end = trial.table.proposals
    assert (key.needed, end.needed) == ((1, 2), (1,))
    trial.do(BOB, from_page.Vote(0, key.id, True))
    assert go_on(trial.table, trial.present, trial.awaited) is None
    trial.take(log.WentOn([2]))  # as if another request had waited for her
    assert trial.table.chair_of_bot("another") is None
    state = msgspec.json.decode(messages.table_state(trial.table, trial.present, ANN), type=TableState)
    assert [(one.needed, one.seconds) for one in state.proposals] == [([2], None), ([1], None)]
    trial.do(CAT, from_page.Vote(0, key.id, True))
    assert trial.table.chair_of_bot("another") == 3
    assert trial.table.places[3].asked_by == ANN


def test_a_key_is_not_given_without_those_who_have_left() -> None:
    trial = with_a_bot()
    trial.do(BOB, from_page.Leave(0))
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    key = trial.table.proposals[-1]
    trial.do(CAT, from_page.Leave(0))
    assert trial.table.chair_of_bot("another") is None
    trial.do(BOB, from_page.Sit(0, chair=1))
    trial.do(CAT, from_page.Sit(0, chair=2))
    trial.do(CAT, from_page.Vote(0, key.id, True))
    assert trial.table.chair_of_bot("another") is None
    trial.do(BOB, from_page.Vote(0, key.id, True))
    assert trial.table.chair_of_bot("another") == 3


@pytest.mark.parametrize("answered", [True, False])
def test_a_key_is_not_given_without_whoever_takes_another_ones_place(answered: bool) -> None:
    trial = with_a_bot()
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    key = trial.table.proposals[-1]
    if answered:
        trial.do(CAT, from_page.Vote(0, key.id, True))
    trial.do(CAT, from_page.Leave(0))
    trial.do(ANN, from_page.Propose(0, "replace", seat=2, person="eve"))
    trial.do(BOB, from_page.Vote(0, trial.table.last, True))
    trial.do(BOB, from_page.Vote(0, key.id, True))
    assert trial.table.places[2].person == EVE
    assert trial.table.chair_of_bot("another") is None
    trial.do(EVE, from_page.Vote(0, key.id, True))
    assert trial.table.chair_of_bot("another") == 3


def test_a_bot_in_the_place_of_a_player_is_not_asked_for_a_key() -> None:
    trial = with_a_bot()
    trial.do(CAT, from_page.Leave(0))
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    trial.do(BOB, from_page.Vote(0, trial.table.last, True))
    trial.do(ANN, from_page.Propose(0, "replace", seat=2, bot="cautious"))
    assert trial.table.chair_of_bot("another") is None
    trial.do(BOB, from_page.Vote(0, trial.table.last, True))
    assert trial.table.chair_of_bot("another") == 3


def test_who_has_bots_keys_and_no_seat_takes_nobodys_place() -> None:
    trial = TryTable(Settings(edition="norwegian", players=4), host=EVE)
    for chair, person in enumerate((ANN, BOB)):
        trial.do(person, from_page.Sit(0, chair=chair))
    for chair in (2, 3):
        trial.seal = f"seal {chair}"
        trial.do(EVE, from_page.InviteBot(0, chair=chair))
    trial.do(EVE, from_page.Start(0))
    trial.do(BOB, from_page.Leave(0))
    ann, bob = map(trial.table.seat_of, ("ann", "bob"))
    for seat in {0, 1, 2, 3} - {ann}:  # that of a bot is seen from the other one's
        assert refused(trial, ANN, from_page.Propose(0, "replace", seat=seat, person="eve")) == "has-seen-cards"
    trial.do(ANN, from_page.Propose(0, "replace", seat=bob, person="cat"))
    assert trial.table.seat_of("cat") == bob


def test_nobody_gets_a_key_for_a_seat_that_has_none_nor_without_playing() -> None:
    trial = with_a_bot()
    assert refused(trial, BOB, from_page.InviteBot(0, chair=3)) == "not-host"
    assert refused(trial, ANN, from_page.InviteBot(0, chair=1)) == "not-waiting"
    trial.take(log.HostChanged(EVE))
    assert refused(trial, EVE, from_page.InviteBot(0, chair=3)) == "not-seated"


def test_a_request_for_a_key_ends_with_the_bot() -> None:
    trial = with_a_bot()
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    trial.do(ANN, from_page.Remove(0, chair=3))
    assert trial.table.proposals == ()
    assert trial.table.settled[-1].how == "lapsed"
    assert trial.table.chair_of_bot("another") is None


def test_after_the_game_a_key_waits_until_the_table_is_set_up_again() -> None:
    trial = with_a_bot()
    trial.do(ANN, from_page.Propose(0, "end"))
    trial.do(BOB, from_page.Vote(0, trial.table.last, True))
    assert trial.table.phase == "over"
    assert refused(trial, ANN, from_page.InviteBot(0, chair=3)) == "not-waiting"
    trial.do(ANN, from_page.Again(0))
    assert trial.table.arrivals == ()
    trial.do(ANN, from_page.InviteBot(0, chair=3))
    assert trial.table.chair_of_bot("another") == 3


def test_whoever_asked_is_told_under_their_newest_name() -> None:
    trial = with_a_bot()
    trial.take(log.Renamed(Person(id="ann", name="Anne")))
    assert trial.table.places[3].asked_by == trial.table.host == Person(id="ann", name="Anne")


def test_a_bot_whose_coming_could_not_be_told_any_more_is_not_let_in() -> None:
    trial = with_a_bot()
    trial.table.last = MOST_ENTRIES
    assert bot_came(trial.table, "seal", "Robin", HOME, ()) is None
    with pytest.raises(Refusal, match="cannot go on"):
        bot_came(trial.table, "seal", "Robin", AWAY, ())
