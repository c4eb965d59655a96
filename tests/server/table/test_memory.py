"""A memory table: hints are shown when they are given and then not kept. Law 4 for the past: whatever hints were given,
nothing that anybody receives later depends on them."""

import json
import random
from typing import Any

import pytest

from tamaya import Game
from tamaya.core.actions import Gesture, Hint
from tamaya.server.bots.asking import TAKING_IN, seconds_for
from tamaya.server.bots.thinking import Task
from tamaya.server.table import messages
from tamaya.server.table.decisions.gameplay import seat_to_advise
from tamaya.server.table.eyes import Eyes
from tamaya.server.table.picture import Picture
from tamaya.server.table.refusals import Refusal
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Settings
from tests.server.tables import ANN, BOB, CAT, EVERYBODY, TryTable, act, refused, started

ALL_EYES = (Eyes(None), Eyes(0), Eyes(1), Eyes(2), Eyes(1, True))


def everything(trial: TryTable) -> list[bytes]:
    """All that anybody can be sent of the game now, and of each moment of its past."""
    picture = Picture(trial.table)
    sent = [message for eyes in ALL_EYES for message in (picture.game_state(eyes), picture.moved(eyes))]
    for version in range(len(trial.table.moves) + 1):
        then = trial.table.replay(version)
        sent += [messages.past(then, eyes, 1, trial.table) for eyes in ALL_EYES]
    return sent


def played(history: list[str]) -> TryTable:
    """A table of three where this has happened."""
    trial = started(3, memory=True)
    for text in history:
        game = trial.table.game
        assert game is not None
        if text.startswith("arrange"):
            seat, *cards = map(int, text.split()[1:])
            trial.do(EVERYBODY[seat], from_page.ArrangeHand(1, cards))
        else:
            act(trial, EVERYBODY[game.actor], text)
    return trial


def some_history(rng: random.Random, length: int) -> list[str]:
    """Actions and rearrangements of a game that goes on."""
    trial = started(3, memory=True)
    while len(trial.table.moves) < length:
        game = trial.table.game
        assert game is not None
        legal = list(game.legal_actions())
        hints = [action for action in legal if isinstance(action, Hint)]
        safe = [
            str(action) for action in (hints if hints and rng.random() < 0.7 else legal) if "play" not in str(action)
        ]
        act(trial, EVERYBODY[game.actor], rng.choice(safe))
        if rng.random() < 0.3:
            seat = rng.randrange(3)
            trial.do(EVERYBODY[seat], from_page.ArrangeHand(1, list(trial.table.game.hands[seat][::-1])))  # type: ignore[union-attr]
    game = trial.table.game
    assert game is not None
    return [str(entry) for entry in game.history]


def with_other_hints(history: list[str], rng: random.Random) -> list[str]:
    """The same history, but every hint of the past says something else."""
    last = max(number for number, text in enumerate(history) if not text.startswith("arrange"))
    actor, changed = -1, []
    for number, text in enumerate(history):
        if not text.startswith("arrange"):
            actor = (actor + 1) % 3
        if text.startswith("hint") and number < last:
            others = [seat for seat in range(3) if seat != actor]
            choices = [f"hint {seat} {what}" for seat in others for what in (1, 2, 3, 4, 5, "red", "green", "white")]
            text = rng.choice([choice for choice in choices if choice != text])
        changed.append(text)
    return changed


@pytest.mark.parametrize("seed", range(12))
def test_what_was_hinted_in_the_past_changes_no_byte_that_anybody_gets(seed: int) -> None:
    """Not by views, moves, looking back, nor through the eyes of a seat that is watched."""
    rng = random.Random(seed)
    history = some_history(rng, 4 + 2 * seed)
    other = with_other_hints(history, rng)
    assert other != history
    one, twin = played(history), played(other)
    assert everything(one) == everything(twin)


def test_at_an_ordinary_table_the_past_does_change_the_bytes() -> None:
    """Else the test above would prove nothing."""
    one, other = ("hint 1 1", "hint 2 2", "discard 10"), ("hint 2 1", "hint 0 2", "discard 10")
    assert everything(played([*one])) == everything(played([*other]))
    ordinary = [started(3), started(3)]
    for trial, history in zip(ordinary, (one, other), strict=True):
        for person, action in zip((ANN, BOB, CAT), history, strict=True):
            act(trial, person, action)
    assert everything(ordinary[0]) != everything(ordinary[1])


def view_of(trial: TryTable, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(Picture(trial.table).view(Eyes(seat)))
    return view


def test_a_hint_is_shown_to_all_until_the_next_action() -> None:
    """Rearranging one's cards, or saying something, does not wipe it away."""
    trial = started(3, memory=True)
    assert trial.table.game is not None
    all_cards = trial.table.game.tables.all_cards
    act(trial, ANN, "hint 1 1")
    touched = set(trial.table.moves[0].events[0].touched)  # type: ignore[union-attr]
    trial.do(BOB, from_page.ArrangeHand(1, list(trial.table.game.hands[1][::-1])))
    trial.do(BOB, from_page.Say(1, phrase="thinking"))
    for seat in (None, 0, 1, 2):
        cards = view_of(trial, seat)["hands"][1]
        assert {card["id"] for card in cards if card["hints"]} == touched
        assert all(card["told"] != all_cards for card in cards)
    act(trial, BOB, f"discard {trial.table.game.hands[1][0]}")
    for seat in (None, 0, 1, 2):
        cards = [card for hand in view_of(trial, seat)["hands"] for card in hand]
        assert not any(card["hints"] for card in cards)
        assert {card["told"] for card in cards} == {card["possible"] for card in cards} == {all_cards}
        moved = json.loads(Picture(trial.table).moved(Eyes(seat)))["moves"]
        assert [move["place"] for move in moved] == [0, 1, 2], "the page is told that the hint is not shown any more"
        assert (moved[0]["action"], moved[0]["events"], moved[0]["forgotten"]) == ("hint", [], True)


def test_a_hint_that_is_taken_back_does_not_show_the_one_before_again() -> None:
    trial = started(3, memory=True)
    act(trial, ANN, "hint 1 1")
    act(trial, BOB, "hint 0 2")
    trial.do(BOB, from_page.Propose(1, "undo"))
    for person in (ANN, CAT):
        trial.do(person, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert len(trial.table.moves) == 1
    state = json.loads(Picture(trial.table).game_state(Eyes(1)))
    assert state["moves"][0]["forgotten"]
    assert not any(card["hints"] for hand in state["view"]["hands"] for card in hand)


@pytest.mark.parametrize("how", ["played to its end", "ended early"])
def test_after_the_game_everything_is_open(how: str) -> None:
    trial = started(2, memory=True)
    act(trial, ANN, "hint 1 1")
    act(trial, BOB, "hint 0 2")
    if how == "ended early":
        trial.do(ANN, from_page.Propose(1, "end"))
        trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    while trial.table.phase == "playing":
        game = trial.table.game
        assert game is not None
        act(trial, EVERYBODY[game.actor], next(str(one) for one in game.legal_actions() if "play" in str(one)))
    state = json.loads(Picture(trial.table).game_state(Eyes(1)))
    assert [move["events"][0]["type"] for move in state["moves"][:2]] == ["hinted", "hinted"]
    assert not any(move["forgotten"] for move in state["moves"])
    assert b'"told"' in messages.past(trial.table.replay(1), Eyes(1), 1, trial.table)
    assert (
        json.loads(messages.past(trial.table.replay(1), Eyes(1), 1, trial.table))["view"]["hands"][1][0]["told"]
        == trial.table.replay(1).view(1).hands[1][0].told.bits
    )


@pytest.mark.rule("C2")
def test_nothing_else_remembers_for_the_players() -> None:
    """No notes, no advice, no bots that explain themselves; but one may always ask whether somebody remembers (C2)."""
    trial = started(3, memory=True, talk="silent")
    assert refused(trial, ANN, from_page.WriteNote(1, 7, "red")) == "memory-table"
    with pytest.raises(Refusal) as caught:
        seat_to_advise(trial.table, ANN)
    assert caught.value.code == "memory-table"
    assert refused(trial, ANN, from_page.Say(1, phrase="thinking")) == "table-is-silent"
    trial.do(BOB, from_page.Say(1, phrase="remember-your-hand"))
    assert trial.table.remarks[-1].phrase == "remember-your-hand"
    waiting = TryTable(Settings(edition="danish", players=2))
    both = Settings(edition="danish", players=2, memory=True, explained=True)
    assert refused(waiting, ANN, from_page.Configure(1, both)) == "memory-explained"


def test_bots_remember_as_usual_and_let_people_take_a_hint_in() -> None:
    trial = TryTable(Settings(edition="norwegian", players=3, seed=7, memory=True))
    trial.do(ANN, from_page.Sit(1, 0))
    for chair in (1, 2):
        trial.do(ANN, from_page.AddBot(1, chair, "cautious", "quick"))
    trial.do(ANN, from_page.Start(1))
    act(trial, ANN, "hint 1 1")
    assert seconds_for(trial.table, "quick", 1.0) == 0.0, "a bot needs no time to take it in"
    game = trial.table.game
    assert isinstance(game, Game)
    assert Task.of(game, 1, "cautious").view == game.view(1), "a bot gets what its seat has been told"
    assert any(card.hints for card in Task.of(game, 1, "cautious").view.hands[1])
    told = started(3, memory=True)
    act(told, ANN, "hint 1 1")
    assert seconds_for(told.table, "quick", 1.0) == TAKING_IN
    assert seconds_for(started(3).table, "quick", 1.0) == 0.0


@pytest.mark.rule("C3")
def test_gestures_are_still_seen_when_looking_back() -> None:
    """C3: only hints are forgotten; how people hold their cards is what they remember by."""
    trial = started(3, memory=True)
    act(trial, ANN, "hint 1 1")
    trial.do(BOB, from_page.PoseHand(1, [5], [6], []))
    act(trial, BOB, "discard 9")
    game = trial.table.game
    assert game is not None
    assert isinstance(game.history[1], Gesture)
    then = json.loads(messages.past(trial.table.replay(2), Eyes(0), 1, trial.table))["view"]["hands"][1]
    assert [(card["turned"], card["raised"]) for card in then[:2]] == [(True, 0), (False, 1)]


@pytest.mark.parametrize("memory", [True, False])
def test_nobody_finds_out_by_trying_which_hint_they_gave(memory: bool) -> None:
    """At other tables a message that comes twice is answered for what it is."""
    trial = started(3, memory=memory)
    version = trial.table.version
    act(trial, ANN, "hint 1 1")
    assert refused(trial, ANN, from_page.Act(1, version, "hint 1 1")) == "already-done"
    act(trial, BOB, "hint 2 2")
    codes = [refused(trial, ANN, from_page.Act(1, version, f"hint 1 {value}")) for value in (1, 2)]
    assert codes == (["stale", "stale"] if memory else ["already-done", "stale"])
