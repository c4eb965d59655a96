"""Faces that players make: they answer a card that everybody has just seen, and give nothing away (C1)."""

from typing import Any

import pytest

from tamaya.server.wire import from_page
from tests.server.guests import Running
from tests.server.tables import ANN, BOB, CAT, DAN, TryTable, act, refused, started

WOW = from_page.React(1, "wow")


def after_a_play(players: int = 3, **settings: Any) -> TryTable:
    """Ann has played a card; it is Bob's turn."""
    trial = started(players, **settings)
    act(trial, ANN, "play 0")
    return trial


def test_everybody_may_answer_a_card_that_was_shown_once() -> None:
    trial = after_a_play()
    for person in (ANN, BOB, CAT):
        trial.do(person, WOW)
        assert refused(trial, person, WOW) == "no-reaction-now"
    act(trial, BOB, "play 5")
    trial.do(ANN, WOW)


@pytest.mark.rule("C1")
def test_no_face_says_something_about_a_hint() -> None:
    """C1: after a hint a face would point at the cards that it touched, and before the first action at anything."""
    trial = started()
    assert refused(trial, BOB, WOW) == "no-reaction-now"
    act(trial, ANN, "hint 1 1")
    for person in (ANN, BOB, CAT):
        assert refused(trial, person, WOW) == "no-reaction-now"
    act(trial, BOB, "play 5")
    trial.do(CAT, WOW)


def test_rearranging_does_not_bring_back_a_face() -> None:
    trial = after_a_play()
    trial.do(BOB, WOW)
    trial.do(CAT, from_page.ArrangeHand(1, [14, 13, 12, 11, 10]))
    assert refused(trial, BOB, WOW) == "no-reaction-now"


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"talk": "silent"}, "table-is-silent"),
        ({"reactions": False}, "no-reactions"),
        ({"quiet_turns": True}, "quiet-turn"),
    ],
)
def test_the_table_decides_whether_there_are_faces(settings: dict[str, Any], code: str) -> None:
    """C2: groups set their own measure."""
    assert refused(after_a_play(**settings), CAT, WOW) == code


def test_only_those_who_play_make_faces_and_only_around_a_game() -> None:
    assert refused(after_a_play(), DAN, WOW) == "not-seated"
    trial = after_a_play(players=2)
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(ANN, WOW)
    trial.do(ANN, WOW)
    trial.do(ANN, from_page.Again(1))
    assert refused(trial, ANN, WOW) == "not-playing"


def test_a_face_is_sent_to_all_who_may_see_the_game(server: Running) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open_table(players=2, seed=1)
    with ann.join(table) as host, bob.join(table) as guest, eve.join(table) as onlooker:
        assert guest.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"
        assert host.act("play 0") == "done"
        assert host.ask("react", reaction="ouch") == "done"
        for visit in (host, guest, onlooker):
            face = visit.newest("reaction")
            assert (face["seat"], face["reaction"], face["again"]) == (0, "ouch", False)


def test_everybody_is_told_when_they_may_make_a_face(server: Running) -> None:
    """The page asks nothing but this."""
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open_table(players=2, seed=1)
    with ann.join(table) as host, bob.join(table) as guest, eve.join(table) as onlooker:
        assert guest.ask("sit", chair=1) == "done"
        assert host.ask("start") == "done"

        def told(kind: str) -> list[bool]:
            visits = (host, guest, onlooker)
            assert all(visit.ask("ping") == "done" for visit in visits)
            return [visit.newest(kind)["may_react"] for visit in visits]

        assert told("game") == [False, False, False]
        assert host.act("play 0") == "done"
        assert told("moved") == [True, True, False]
        assert guest.act("hint 0 1") == "done"
        assert told("moved") == [False, False, False]
        assert host.ask("propose", what="end") == "done"
        proposal = host.newest("table")["proposals"][0]["id"]
        assert guest.ask("vote", proposal=proposal, yes=True) == "done"
        assert told("game") == [True, True, False]
        assert host.ask("react", reaction="wow") == "done"
        assert guest.newest("reaction")["again"]
