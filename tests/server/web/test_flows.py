"""Whole flows with real sockets on a real server."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tamaya.server.config import Config
from tests.server.guests import Guest, Running, Visit, play_on, running


def two_at_a_table(server: Running, **settings: object) -> tuple[str, Visit, Visit]:
    """Ann (host) and Bob at a table of two; the game has begun."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(seed=11, **settings)
    at_ann, at_bob = ann.join(table), bob.join(table)
    assert at_ann.ask("sit", chair=0) == "done"
    assert at_bob.ask("sit", chair=1) == "done"
    assert at_ann.ask("start") == "done"
    at_bob.until(lambda: at_bob.table["phase"] == "playing")
    assert at_bob.version == at_ann.version
    return table, at_ann, at_bob


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_with_bots(server: Running, players: int) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(players=players, edition="danish", options={"announce": True})
    with ann.join(table) as visit:
        assert visit.ask("sit", chair=0) == "done"
        for chair in range(1, players):
            assert visit.ask("addBot", chair=chair) == "done"
        assert visit.ask("start", first=1) == "done"
        assert visit.table["chair"] == players - 1
        play_on(visit)
        over = visit.newest("game")
        visit.until(lambda: visit.newest("game")["story"] is not None)
        over = visit.newest("game")
        assert over["view"]["pile_cards"] is not None
        assert over["impression"] in range(7)
        assert over["story"]["turns"] == over["view"]["turn"]
        assert [move["place"] for move in over["moves"]] == list(range(over["view"]["version"]))
        assert any(move["reason"] for move in over["moves"])
        assert visit.table["phase"] == "over"
        assert visit.ask("again") == "done"
        assert visit.ask("start") == "done"


def test_the_agreement_is_seen_before_sitting_down_and_stays_for_a_rematch(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table(players=2, agreement="ones+club")
    assert bob.get(f"/api/tables/{table}/invitation")["settings"]["agreement"] == "club+ones"
    with ann.join(table) as visit, bob.join(table) as watching:
        assert watching.table["settings"]["agreement"] == "club+ones"
        settings = visit.table["settings"]
        assert visit.ask("configure", settings={**settings, "agreement": "bluffing"}) == "unknown-convention"
        assert visit.ask("configure", settings={**settings, "agreement": "ones+beginner"}) == "done"
        assert visit.ask("addBot", chair=1) == "done"
        assert visit.ask("start") == "done"
        play_on(visit)
        assert visit.ask("again") == "done"
        assert visit.table["settings"]["agreement"] == "beginner+ones"


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("dutch", {"masterpiece": True, "multicolour": "wild-5"}),
        ("german-classic", {"multicolour": "named-10", "hints": 9}),
        ("german-extended", {"multicolour": "wild-10", "black_powder": True, "bonus_tiles": True}),
    ],
)
def test_bots_alone_play_every_option_to_the_end(server: Running, edition: str, options: dict[str, object]) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(players=3, edition=edition, options=options)
    with ann.join(table) as visit:
        assert visit.table["chair"] == 0, "who makes a table has a chair"
        assert visit.ask("stand") == "done"
        for chair in range(3):
            assert visit.ask("addBot", chair=chair) == "done"
        assert visit.ask("start") == "done"
        visit.until(lambda: visit.table["phase"] == "over")
        visit.until(lambda: visit.newest("game")["story"] is not None)
        assert visit.view["outcome"] is not None


def test_a_stale_or_repeated_action_is_answered_as_such_and_changes_nothing(server: Running) -> None:
    _, ann, bob = two_at_a_table(server)
    version = ann.version
    assert bob.ask("act", version=version, action="hint 0 1") == "not-your-turn"
    assert ann.ask("act", version=version, action="hint 1 1") == "done"
    assert ann.ask("act", version=version, action="hint 1 1") == "already-done"
    assert ann.ask("act", version=version, action="hint 1 2") == "stale"
    bob.until(lambda: bob.view["version"] == 1)
    assert bob.ask("act", version=version, action="hint 0 1") == "stale"
    assert bob.act("hint 1 1") == "hint-to-self"
    assert bob.act("dance") == "unknown-action"
    assert ann.view["version"] == 1


def test_rearranging_does_not_make_an_action_stale(server: Running) -> None:
    _, ann, bob = two_at_a_table(server)
    version = ann.version
    cards = [card["id"] for card in bob.view["hands"][1]]
    assert bob.ask("arrange", cards=cards[::-1]) == "done"
    assert bob.ask("arrange", cards=[1, 2, 3]) == "not-a-rearrangement"
    assert ann.ask("act", version=version, action="hint 1 1") == "done"
    assert ann.view["version"] == 2


def test_of_two_devices_that_act_at_once_exactly_one_wins(server: Running) -> None:
    table, ann, bob = two_at_a_table(server)
    twins = [ann.guest.join(table) for _ in range(6)]
    version = ann.version
    with ThreadPoolExecutor(6) as pool:
        hints = [f"hint 1 {value}" for value in (1, 2, 3, 4, 5, "red")]
        results = list(
            pool.map(lambda pair: pair[0].ask("act", version=version, action=pair[1]), zip(twins, hints, strict=True))
        )
    assert sorted(results) == ["done", "stale", "stale", "stale", "stale", "stale"]
    bob.until(lambda: bob.view["version"] == 1)
    winner = hints[results.index("done")]
    assert bob.newest("moved")["moves"][0]["action"] == winner


def test_coming_back_brings_the_view_and_what_was_missed(server: Running) -> None:
    table, ann, bob = two_at_a_table(server)
    bob.close()
    ann.until(lambda: not ann.table["chairs"][1]["present"])
    assert ann.act("hint 1 1") == "done"
    assert ann.ask("note", card=7, text="perhaps a five") == "done"
    with bob.guest.join(table) as again:
        again.newest("remarks")
        assert [message["type"] for message in again.messages] == ["table", "game", "remarks"]
        assert again.table["chair"] == 1
        assert [move["action"] for move in again.newest("game")["moves"]] == ["hint 1 1"]
        assert again.newest("game")["notes"] == {}
        ann.until(lambda: ann.table["chairs"][1]["present"])
        assert again.act("hint 0 1") == "done"


def test_notes_are_private_until_the_end(server: Running) -> None:
    table, ann, bob = two_at_a_table(server)
    assert bob.ask("note", card=3, text="surely blue") == "done"
    assert bob.newest("game")["notes"] == {"3": "surely blue"}
    assert ann.ask("propose", what="end") == "done"
    bob.until(lambda: bool(bob.table["proposals"]))
    assert "surely blue" not in "".join(ann.received)
    assert bob.ask("vote", proposal=bob.table["proposals"][0]["id"], yes=True) == "done"
    ann.until(lambda: ann.newest("game")["everyones_notes"] is not None)
    assert ann.newest("game")["everyones_notes"] == [{}, {"3": "surely blue"}]
    assert ann.view["actor"] is None
    assert ann.view["pile_cards"] is not None, "after the game everything is open"
    assert ann.newest("game")["impression"] is None
    ann.until(lambda: ann.table["stopped"])
    assert table


def test_a_spectator_sees_no_hand_unless_a_player_shows_theirs(server: Running) -> None:
    table, ann, _ = two_at_a_table(server)
    cat = server.guest("Cat")
    with cat.join(table) as visit:
        assert visit.view["seat"] is None
        assert all(card["card"] is None for hand in visit.view["hands"] for card in hand)
        assert visit.table["spectators"] == [cat.person]
        assert visit.ask("act", version=visit.version, action="hint 1 1") == "not-seated"
        assert visit.ask("watch", seat=0) == "not-shown"
        assert ann.ask("show", on=True) == "done"
        visit.until(lambda: visit.table["chairs"][0]["shows"])
        assert visit.ask("watch", seat=0) == "done"
        visit.until(lambda: visit.newest("game")["watching"] == 0)
        assert all(card["card"] is not None for card in visit.view["hands"][1])
        assert all(card["card"] is None for card in visit.view["hands"][0])
        assert ann.ask("show", on=False) == "done"
        visit.until(lambda: visit.newest("game")["watching"] is None)
        assert visit.view["seat"] is None


def test_outsiders_of_a_table_without_spectators_see_who_sits_there_and_no_card(server: Running) -> None:
    table, ann, _ = two_at_a_table(server, spectators=False)
    with server.guest("Cat").join(table) as visit:
        assert ann.act("hint 1 1") == "done"
        assert visit.ask("ping") == "done"
        assert {message["type"] for message in visit.messages} == {"table", "remarks", "done"}
        assert visit.ask("look", version=0) == "not-playing"


def test_a_removed_player_sees_it_and_cannot_sit_down(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table()
    with ann.join(table) as host, bob.join(table) as guest:
        assert guest.ask("sit", chair=1) == "done"
        host.until(lambda: host.table["chairs"][1]["kind"] == "person")
        assert host.ask("remove", chair=1) == "done"
        guest.until(lambda: guest.table["chair"] is None)
        guest.until(lambda: guest.table["removed"] == [bob.person])
        assert guest.ask("sit", chair=1) == "was-removed"


def test_an_undo_by_consent_shows_the_game_anew(server: Running) -> None:
    _, ann, bob = two_at_a_table(server)
    assert ann.act("hint 1 1") == "done"
    hinted = ann.version
    assert ann.ask("propose", what="undo") == "done"
    bob.until(lambda: bool(bob.table["proposals"]))
    assert bob.ask("vote", proposal=bob.table["proposals"][0]["id"], yes=True) == "done"
    ann.until(lambda: ann.version > hinted)
    assert ann.newest("game", "moved")["moves"] == []
    assert ann.view["hints"] == 8
    assert ann.act("hint 1 2") == "done"


def test_looking_back_shows_what_ones_own_seat_saw_then(server: Running) -> None:
    _, ann, bob = two_at_a_table(server)
    first = ann.view
    assert ann.act("hint 1 1") == "done"
    bob.until(lambda: bob.view["version"] == 1)
    assert bob.act("discard " + str(bob.view["hands"][1][0]["id"])) == "done"
    ann.until(lambda: ann.view["version"] == 2)
    past = ann.answer(ann.send("look", version=0))
    assert past["version"] == 0
    assert past["view"] == first
    assert ann.ask("look", version=3) == "no-such-version"


def test_who_left_is_replaced_by_a_bot_and_the_game_goes_on(server: Running) -> None:
    _, ann, bob = two_at_a_table(server)
    assert bob.ask("leave") == "done"
    ann.until(lambda: ann.table["chairs"][1]["left"])
    assert ann.ask("propose", what="replace", seat=1, bot="cautious") == "done"
    assert ann.act("hint 1 1") == "done"
    ann.until(lambda: ann.view["version"] >= 2)
    bob.until(lambda: bob.table["chair"] is None and bob.view["seat"] is None)


def test_a_new_name_is_seen_by_the_others(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open_table()
    with ann.join(table) as host:
        with bob.join(table) as guest:
            assert guest.ask("sit", chair=1) == "done"
        assert bob.post("/api/me", {"name": "  Bobby \n "})["name"] == "Bobby"
        with bob.join(table):
            host.until(lambda: (host.table["chairs"][1]["person"] or {}).get("name") == "Bobby")


def test_a_host_who_does_not_come_back_is_followed_by_somebody_present() -> None:
    with running(Config(database=":memory:", port=0, absence=0.01)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.open_table()
        with bob.join(table) as guest:
            with ann.join(table) as host:
                assert host.ask("ping") == "done"
            guest.until(lambda: guest.table["host"] == bob.person)


def test_a_host_who_is_absent_after_a_restart_is_followed_too(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with running(Config(database=database, port=0)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.open_table()
    with running(Config(database=database, port=0, absence=0.01)) as server:
        again = Guest(server, bob.cookie, bob.person)
        with again.join(table) as guest:
            guest.until(lambda: guest.table["host"] == bob.person)


def test_nobody_shows_a_hand_before_the_game(server: Running) -> None:
    ann, cat = server.guest("Ann"), server.guest("Cat")
    table = ann.open_table()
    with ann.join(table) as visit, cat.join(table) as spectator:
        assert visit.ask("show", on=True) == "not-playing"
        assert spectator.ask("watch", seat=0) == "not-playing"
        assert not spectator.table["chairs"][0]["shows"]
