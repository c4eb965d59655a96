"""The clock of a table: running out costs nothing, and what time it is comes from the log."""

import json

import pytest

from tamaya.server.table import entries as log
from tamaya.server.table import messages
from tamaya.server.table.decisions import clock
from tamaya.server.table.decisions.gameplay import act_as_bot
from tamaya.server.table.refusals import Refusal
from tamaya.server.table.table import STAND_IN
from tamaya.server.wire import from_page
from tests.server.tables import ANN, BOB, CAT, TryTable, act, refused, snapshot, started


def left(trial: TryTable) -> list[float]:
    """What the clock shows for each seat."""
    face = json.loads(messages.table_state(trial.table, trial.present, ANN, now=trial.now))["clock"]
    assert face is not None
    return list(face["left"])


def run_out(trial: TryTable) -> None:
    """Let the clock say that the time has run out."""
    entry = clock.run_out(trial.table, trial.now)
    assert entry is not None
    trial.take(entry)


def test_each_turn_has_its_own_time() -> None:
    trial = started(2, clock="turn", clock_seconds=60)
    trial.now += 20
    assert left(trial) == [40, 60]
    act(trial, ANN, "hint 1 1")
    trial.now += 5
    assert left(trial) == [60, 55]
    act(trial, BOB, "hint 0 1")
    assert left(trial) == [60, 60]


def test_a_player_has_one_time_for_all_turns_and_then_a_little_for_each() -> None:
    trial = started(2, clock="player", clock_seconds=60)
    trial.now += 20
    act(trial, ANN, "hint 1 1")
    assert left(trial) == [40, 60]
    act(trial, BOB, "hint 0 1")
    trial.now += 39
    assert left(trial) == [1, 60]
    trial.now += 100
    act(trial, ANN, "hint 1 2")
    act(trial, BOB, "hint 0 2")
    assert left(trial) == [clock.GRACE, 60]


def test_who_has_no_time_left_acts_all_the_same() -> None:
    trial = started(2, clock="turn", clock_seconds=60)
    trial.now += 59
    assert clock.run_out(trial.table, trial.now) is None
    trial.now += 1
    run_out(trial)
    assert clock.run_out(trial.table, trial.now) is None, "it is said once"
    assert trial.table.mover() is None
    act(trial, ANN, "hint 1 1")
    assert not trial.table.time_up
    assert trial.table.game is not None
    assert (trial.table.game.hints, trial.table.game.mistakes) == (7, 0)


def test_a_bot_takes_the_turn_if_the_table_wants_it_so_and_the_seat_stays_the_players() -> None:
    trial = started(2, clock="turn", clock_seconds=60, clock_bot=True)
    acted = log.Acted(0, "hint 1 1")
    with pytest.raises(Refusal):
        act_as_bot(trial.table, trial.table.version, acted, trial.now)
    trial.now += 60
    run_out(trial)
    assert trial.table.mover() == STAND_IN
    trial.take(act_as_bot(trial.table, trial.table.version, acted, trial.now))
    assert trial.table.moves[0].stood_in
    assert trial.table.places[0].person == ANN
    assert trial.table.mover() is None
    act(trial, BOB, "hint 0 1")
    act(trial, ANN, "hint 1 2")
    assert not trial.table.moves[2].stood_in


def test_a_move_that_is_taken_back_gives_its_time_back_when_somebody_looks_at_the_clock() -> None:
    trial = started(2, clock="turn", clock_seconds=60)
    act(trial, ANN, "hint 1 1")
    trial.do(ANN, from_page.Propose(1, "undo"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert clock.is_unset(trial.table)
    assert clock.seconds_left(trial.table, trial.now) is None
    trial.now += 500
    entry = clock.set_clock(trial.table, trial.now)
    assert entry is not None
    trial.take(entry)
    assert left(trial) == [60, 60]
    assert clock.set_clock(trial.table, trial.now) is None


def test_nobodys_time_has_run_out_while_nobody_was_there() -> None:
    trial = started(2, clock="turn", clock_seconds=60)
    trial.now += 30
    assert clock.set_again(trial.table, trial.now) is None, "there is still some left"
    trial.now += 5000
    entry = clock.set_again(trial.table, trial.now)
    assert entry is not None
    trial.take(entry)
    assert left(trial) == [60, 60]


def test_the_log_alone_knows_the_time() -> None:
    trial = started(2, clock="player", clock_seconds=600)
    trial.now += 70
    act(trial, ANN, "hint 1 1")
    trial.now += 600
    run_out(trial)
    again = trial.folded_again()
    assert (again.used, again.turn_since, again.time_up) == ((70, 0), trial.now - 600, True)
    assert snapshot(again) == snapshot(trial.table)


def test_a_table_without_a_clock_keeps_no_times() -> None:
    trial = started(2)
    act(trial, ANN, "hint 1 1")
    assert b'"at"' not in log.write_entry(trial.log[-1])
    assert clock.run_out(trial.table, trial.now + 1e6) is None
    assert json.loads(messages.table_state(trial.table, trial.present, ANN, now=trial.now))["clock"] is None


def test_a_turn_gives_some_time_back() -> None:
    trial = started(2, clock="player", clock_seconds=60, clock_increment=10)
    trial.now += 25
    act(trial, ANN, "hint 1 1")
    assert left(trial) == [45, 60]
    trial.now += 4
    act(trial, BOB, "hint 0 1")
    assert left(trial) == [45, 66]


@pytest.mark.parametrize("kind", ["turn", "player"])
def test_a_player_stops_the_clock_and_lets_it_go_on(kind: str) -> None:
    trial = started(2, clock=kind, clock_seconds=60)
    assert refused(trial, CAT, from_page.PauseClock(1, True)) == "not-seated"
    trial.now += 20
    trial.do(BOB, from_page.PauseClock(1, True))
    trial.now += 500
    assert left(trial) == [40, 60]
    assert clock.run_out(trial.table, trial.now) is None
    assert clock.set_clock(trial.table, trial.now) is None
    assert trial.do(ANN, from_page.PauseClock(1, True)) is None
    trial.do(ANN, from_page.PauseClock(1, False))
    trial.now += 10
    assert left(trial) == [30, 60]
    trial.do(BOB, from_page.PauseClock(1, True))
    trial.now += 500
    act(trial, ANN, "hint 1 1")
    assert left(trial) == [60 if kind == "turn" else 30, 60]
    assert trial.table.paused is None
    assert snapshot(trial.folded_again()) == snapshot(trial.table)


def test_without_a_clock_nothing_is_stopped() -> None:
    assert refused(started(2), ANN, from_page.PauseClock(1, True)) == "no-clock-runs"
