"""Tables that are open to spectators with all hands: who sees what, and when."""

import json
from typing import Any

import pytest

from tamaya.core.cards import Card
from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.eyes import Eyes, eyes_of, sees_all, shown_entries
from tamaya.server.table.picture import Picture
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Settings
from tests.server.tables import ANN, BOB, CAT, DAN, EVE, TryTable, refused, started

ALL_HANDS = Eyes(None, True, True)


def act(trial: TryTable) -> None:
    """The next player discards their oldest card, or hints if they have to."""
    game = trial.table.game
    assert game is not None
    legal = [str(action) for action in game.legal_actions()]
    discard = f"discard {game.hands[game.actor][0]}"
    person = trial.table.places[game.actor].person
    assert person is not None
    trial.do(person, from_page.Act(1, trial.table.version, discard if discard in legal else legal[-1]))


def seen(trial: TryTable) -> dict[str, Any]:
    """The whole game as a spectator with all hands gets it."""
    found: dict[str, Any] = json.loads(Picture(trial.table).game_state(ALL_HANDS))
    return found


def test_all_hands_are_open_to_those_who_ask_and_everybody_is_told_who() -> None:
    trial = started(2, all_hands=True)
    assert eyes_of(trial.table, CAT, "all") == Eyes(None), "nobody who has not asked"
    trial.do(CAT, from_page.Watch(1, all_hands=True))
    assert eyes_of(trial.table, CAT, "all") == ALL_HANDS
    state = json.loads(messages.table_state(trial.table, trial.present, ANN))
    assert state["sees_all"] == ["cat"]
    shown = seen(trial)
    assert all(held["card"] for hand in shown["view"]["hands"] for held in hand)
    assert shown["view"]["pile_cards"] is None
    assert trial.do(CAT, from_page.Watch(1, all_hands=True)) is None
    assert trial.folded_again().looked == trial.table.looked


def test_nobody_who_plays_sees_all_hands() -> None:
    trial = started(2, all_hands=True)
    assert refused(trial, BOB, from_page.Watch(1, all_hands=True)) == "not-spectator"
    assert eyes_of(trial.table, BOB, "all") == Eyes(1)
    shared = started(2)
    assert refused(shared, CAT, from_page.Watch(1, all_hands=True)) == "not-shown"


def test_whoever_hands_round_a_device_sees_no_hand_as_a_spectator() -> None:
    trial = TryTable(Settings(edition="danish", players=2, shared=True, all_hands=True))
    for chair, name in enumerate(("Xa", "Yo")):
        trial.do(ANN, from_page.SeatGuest(1, chair, name))
    trial.do(ANN, from_page.Start(1))
    assert refused(trial, ANN, from_page.Watch(1, all_hands=True)) == "not-spectator"


def test_the_option_is_settled_before_the_game() -> None:
    trial = started(2)
    wish = from_page.Configure(1, started(2, all_hands=True).table.settings)
    assert refused(trial, ANN, wish) == "not-waiting"


def test_spectators_see_every_move_so_many_moves_later() -> None:
    trial = started(3, all_hands=True, spectator_delay=2)
    told: list[int] = []
    for number in range(1, 8):
        act(trial)
        moved = json.loads(Picture(trial.table).moved(ALL_HANDS))
        told += [move["number"] for move in moved["moves"] if move["number"]]
        assert told == [*range(1, number - 1)]
        assert [move["number"] for move in seen(trial)["moves"]] == told
        assert moved["view"] == seen(trial)["view"]
        assert moved["view"]["turn"] == max(0, number - 2)
    trial.do(ANN, from_page.ArrangeHand(1, list(reversed(trial.table.game.hands[0] if trial.table.game else ()))))
    assert json.loads(Picture(trial.table).moved(ALL_HANDS))["moves"] == []
    assert shown_entries(trial.table) == 5


def test_what_spectators_see_depends_neither_on_the_pile_nor_on_the_latest_moves() -> None:
    def after(deck: list[str], last: str) -> bytes:
        trial = started(2, all_hands=True, spectator_delay=3)
        game = trial.table.game
        assert game is not None
        begin = trial.log[-1]
        assert isinstance(begin, log.Started)
        trial = TryTable(trial.table.settings)
        trial.do(ANN, from_page.Sit(1, 0))
        trial.do(BOB, from_page.Sit(1, 1))
        trial.take(log.Started(0, begin.rules, begin.seed, deck, begin.tiles, begin.salt))
        for action in ("hint 1 1", "hint 0 1", last):
            assert trial.table.game is not None
            trial.take(log.Acted(trial.table.game.actor, action))
        shown = json.loads(Picture(trial.table).game_state(ALL_HANDS))
        return json.dumps({**shown, "commitment": None}).encode()

    game = started(2).table.game
    assert game is not None
    deck = [str(Card.of(card.identity)) for card in game.deck]
    assert after(deck, "discard 0") == after([*deck[:10], *reversed(deck[10:])], "hint 1 2")


def test_notes_are_read_only_if_their_writer_agrees_and_as_late_as_the_moves() -> None:
    trial = started(2, all_hands=True, spectator_delay=1)
    trial.do(ANN, from_page.WriteNote(1, 0, "r1"))
    trial.do(BOB, from_page.WriteNote(1, 5, "mine"))
    trial.do(ANN, from_page.Show(1, False, notes=True))
    act(trial)
    trial.do(ANN, from_page.WriteNote(1, 0, "r2"))
    assert seen(trial)["everyones_notes"] == [{"0": "r1"}, {}]
    act(trial)
    assert seen(trial)["everyones_notes"] == [{"0": "r2"}, {}]
    watching = json.loads(Picture(trial.table).game_state(Eyes(0, True)))
    assert watching["notes"] == {"0": "r2"}
    trial.do(ANN, from_page.Show(1, True))
    assert json.loads(Picture(trial.table).game_state(Eyes(0, True)))["notes"] == {}


def test_no_spectator_of_an_open_table_takes_over_a_seat() -> None:
    trial = started(3, all_hands=True)
    trial.do(CAT, from_page.Stand(1))
    assert refused(trial, ANN, from_page.Propose(1, "replace", 2, person=DAN.id)) == "has-seen-cards"


@pytest.mark.parametrize("delay", [0, 4])
def test_another_game_begins_with_closed_hands(delay: int) -> None:
    trial = started(2, all_hands=True, spectator_delay=delay)
    trial.do(EVE, from_page.Watch(1, all_hands=True))
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(ANN, from_page.Again(1))
    trial.do(ANN, from_page.Start(1))
    assert not sees_all(trial.table, EVE.id)
    assert eyes_of(trial.table, EVE, "all") == Eyes(None)
