"""A memory table on real sockets: whoever comes back, comes late, looks back or asks, gets the same bytes whatever was
hinted before."""

import json

import pytest

from tamaya import Game, Rules
from tamaya.server.config import Config, Limits
from tests.server.guests import Visit, running
from tests.server.web.test_wire import GivenDeal, without_fingerprint

HISTORIES = (
    ("hint 1 1", "hint 2 red", "hint 0 4", "discard 0"),
    ("hint 2 5", "hint 0 white", "hint 1 2", "discard 0"),
)


def afterwards(history: tuple[str, ...], memory: bool) -> list[str]:
    """Everything that is sent after these actions to a player who reloads the page, to a player who stayed, and to
    somebody who comes now to look on: with looking back, advice, notes and gestures."""
    game = Game.deal(Rules.edition("norwegian"), 3, 7)
    config = Config(database=":memory:", port=0, bot_pause=0, limits=Limits(messages=(1e6, 1e6)))
    with running(config, GivenDeal(game)) as server:
        guests = [server.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = guests[0].open_table(players=3, memory=memory)
        visits = [guest.join(table) for guest in guests]
        for chair in (1, 2):
            assert visits[chair].ask("sit", chair=chair) == "done"
            visits[0].until(lambda chair=chair: visits[0].table["chairs"][chair]["kind"] == "person")  # type: ignore[misc]
        assert visits[0].ask("start") == "done"
        for number, action in enumerate(history):
            for visit in visits:
                visit.catch_up(number)
            assert visits[number % 3].act(action) == "done"
        stayed = visits[2]
        stayed.catch_up(len(history))
        before = len(stayed.received) - 1  # with what the last action brought
        visits[1].close()
        stayed.until(lambda: not stayed.table["chairs"][1]["present"])
        late: list[Visit] = []
        for guest in (guests[1], server.guest("Dan"), server.guest("Eve")):  # one after the other
            late.append(guest.join(table))
            for visit in (*late, stayed):
                visit.until(lambda visit=visit: len(visit.table["spectators"]) == len(late) - 1)  # type: ignore[misc]
        sent: list[str] = []
        for visit in (*late, stayed):
            ask_all(visit, len(history))
            sent += visit.received if visit is not stayed else []
        # The device of whoever watched becomes a player's: a stand-in for Bob, who goes.
        assert late[0].ask("stand") == "done"
        for visit in (visits[0], stayed):
            visit.until(lambda visit=visit: visit.table["chairs"][1]["left"])  # type: ignore[misc]
        person = late[1].guest.person["id"]
        assert visits[0].ask("propose", what="replace", seat=1, person=person) == "done"
        stayed.until(lambda: bool(stayed.table["proposals"]))
        assert stayed.ask("vote", proposal=stayed.table["proposals"][0]["id"], yes=True) == "done"
        late[1].until(lambda: late[1].table["chair"] == 1)
        ask_all(late[1], len(history))
        sent += late[1].received + stayed.received[before:]
        return sent


def ask_all(visit: Visit, moves: int) -> None:
    """Ask for all that could tell of the past."""
    visit.catch_up(moves)
    for version in range(moves + 1):
        assert visit.ask("look", version=version) == "past"
    for question in ("suggest", "explain"):
        visit.ask(question)
    visit.ask("note", card=5, text="a note")


def test_no_byte_that_is_sent_later_depends_on_the_hints_of_the_past() -> None:
    one, other = (afterwards(history, memory=True) for history in HISTORIES)
    assert [*map(without_fingerprint, one)] == [*map(without_fingerprint, other)]
    for message in map(json.loads, one):
        if message["type"] in ("game", "moved", "past"):
            assert not any(card["hints"] for hand in message["view"]["hands"] for card in hand)
        if message["type"] == "game":
            assert [move["forgotten"] for move in message["moves"]] == [True, True, True, False]


@pytest.mark.slow
def test_at_an_ordinary_table_they_do() -> None:
    """Else the test above would pass for a socket that says nothing."""
    one, other = (afterwards(history, memory=False) for history in HISTORIES)
    assert [*map(without_fingerprint, one)] != [*map(without_fingerprint, other)]
