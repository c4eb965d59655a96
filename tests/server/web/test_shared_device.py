"""Several people around one device: who has it sees the table from their seat, and nobody else's cards are on it."""

import json

import pytest

from tests.server.guests import Running, Visit


def sit_down(server: Running, names: tuple[str, ...] = ("Ann", "Bea"), **settings: object) -> Visit:
    """A shared table where these people have sat down and the game has begun."""
    host = server.guest("Ann")
    table = host.join(host.open_table(shared=True, players=len(names), seed=1, **settings))
    for chair, name in enumerate(names):
        assert table.ask("seatGuest", chair=chair, name=name) == "done"
    assert table.ask("start") == "done"
    table.until(lambda: any(message["type"] == "game" for message in table.messages))
    return table


def holder(visit: Visit) -> int | None:
    """The chair whose player has the device."""
    chair: int | None = visit.table["chair"]
    return chair


def faces(visit: Visit) -> list[list[str | None]]:
    return [[card["card"] for card in hand] for hand in visit.view["hands"]]


def hidden(visit: Visit) -> list[bool]:
    return [all(card is None for card in hand) for hand in faces(visit)]


def test_nobodys_cards_are_shown_until_the_next_player_has_the_device(server: Running) -> None:
    with sit_down(server, spectators=False) as table:
        assert holder(table) is None
        assert hidden(table) == [True, True]
        assert table.ask("hold", chair=0) == "done"
        assert holder(table) == 0
        assert table.table["you"]["name"] == "Ann"
        assert hidden(table) == [True, False]


def test_who_has_acted_has_handed_the_device_on(server: Running) -> None:
    with sit_down(server) as table:
        table.ask("hold", chair=0)
        seen = faces(table)[1]
        start = len(table.received)
        assert table.act("hint 1 1") == "done"
        assert holder(table) is None
        assert hidden(table) == [True, True]
        after = "".join(json.dumps(json.loads(text).get("view", {}).get("hands")) for text in table.received[start:])
        assert not any(f'"{card}"' in after for card in seen)
        assert table.act("hint 0 1") == "not-seated"
        assert table.ask("hold", chair=1) == "done"
        assert hidden(table) == [False, True]
        assert table.act("discard 5") == "done"


def test_only_whose_turn_it_is_may_take_the_device(server: Running) -> None:
    with sit_down(server) as table:
        assert table.ask("hold", chair=1) == "not-your-turn"
        assert table.ask("hold", chair=3) == "no-such-chair"
        other = server.guest("Eve").join(str(table.table["id"]))
        assert other.ask("hold", chair=0) == "not-seated"
        other.close()


def test_guests_are_here_as_long_as_the_device_is(server: Running) -> None:
    with sit_down(server) as table:
        chairs = table.table["chairs"]
        assert [chair["shares"] for chair in chairs] == [True, True]
        assert [chair["present"] for chair in chairs] == [True, True]
        assert table.table["spectators"] == []
        assert table.guest.listed(str(table.table["id"]), "yours")
        assert len(table.guest.get("/api/lobby")["yours"]) == 1


def test_around_one_device_consent_is_given_aloud(server: Running) -> None:
    with sit_down(server) as table:
        table.ask("hold", chair=0)
        table.act("hint 1 1")
        table.ask("hold", chair=1)
        assert table.ask("propose", what="undo") == "done"
        table.until(lambda: table.view["hints"] == 8)
        assert holder(table) is None
        assert table.ask("hold", chair=0) == "done"
        assert table.ask("propose", what="end") == "done"
        assert table.table["phase"] == "over"


def test_a_bot_plays_along(server: Running) -> None:
    host = server.guest("Ann")
    with host.join(host.open_table(shared=True, players=2, seed=1)) as table:
        table.ask("seatGuest", chair=0, name="Ann")
        table.ask("addBot", chair=1)
        table.ask("start")
        table.ask("hold", chair=0)
        table.act("hint 1 1")
        table.until(lambda: table.view["actor"] == 0 and table.view["version"] == 2)
        assert hidden(table) == [True, True]


@pytest.mark.parametrize(
    ("shared", "type", "fields", "code"),
    [
        (False, "seatGuest", {"chair": 0, "name": "Bea"}, "not-shared"),
        (True, "seatGuest", {"chair": 0, "name": "\u200b"}, "bad-name"),
        (True, "seatGuest", {"chair": 1, "name": "Bea"}, "chair-taken"),
        (True, "sit", {"chair": 0}, "shared-table"),
        (True, "configure", {"settings": {"edition": "dutch", "players": 2}}, "shared-table"),
        (True, "hold", {"chair": 1}, "not-playing"),
    ],
)
def test_what_cannot_be_done(server: Running, shared: bool, type: str, fields: dict[str, object], code: str) -> None:
    host = server.guest("Ann")
    with host.join(host.open_table(shared=shared)) as table:
        if shared:
            table.ask("seatGuest", chair=1, name="Bea")
        assert table.ask(type, **fields) == code


def test_a_guest_who_is_removed_may_be_seated_again(server: Running) -> None:
    host = server.guest("Ann")
    with host.join(host.open_table(shared=True)) as table:
        table.ask("seatGuest", chair=0, name="Bea")
        assert table.ask("remove", chair=0) == "done"
        assert table.table["removed"] == []
        assert table.ask("seatGuest", chair=0, name="Bea") == "done"


def test_those_around_one_device_make_their_own_faces(server: Running) -> None:
    with sit_down(server) as table:
        for chair, action in ((0, "play 0"), (1, "play 5")):
            assert table.ask("hold", chair=chair) == "done"
            assert table.ask("react", reaction="wow") == "no-reactions"
            assert not table.newest("game")["may_react"]
            assert table.act(action) == "done"
