"""Nobody fills a table's log for the others, and a game can always be played to its end."""

from tamaya.server.table import entries as log
from tamaya.server.table.quotas import MOST_ENTRIES, OF_A_PLAYER, OF_A_STRANGER, OF_ALL_STRANGERS
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Person, Settings
from tests.server.tables import ANN, BOB, CAT, DAN, EVE, TryTable, act, refused, started

HELLO = from_page.Say(1, phrase="hello")
END = from_page.Propose(1, "end")


def said(trial: TryTable, person: Person, times: int) -> None:
    """Let somebody say a lot."""
    for _ in range(times):
        trial.take(log.Said(person, "spectators", phrase="hello"))


def test_a_stranger_is_stopped_and_the_others_go_on() -> None:
    trial = started(2)
    said(trial, EVE, OF_A_STRANGER)
    assert refused(trial, EVE, HELLO) == "too-much"
    trial.do(DAN, HELLO)
    trial.do(BOB, from_page.WriteNote(1, 3, "five?"))
    act(trial, ANN, "hint 1 1")


def test_many_strangers_are_stopped_together_but_can_sit_down() -> None:
    trial = TryTable(Settings(edition="danish", players=2))
    for number in range(OF_ALL_STRANGERS // OF_A_STRANGER):
        said(trial, Person(id=f"stranger{number}", name="X"), OF_A_STRANGER)
    assert refused(trial, BOB, HELLO) == "too-much"
    trial.do(BOB, from_page.Sit(1, 1))
    assert refused(trial, BOB, HELLO) == "too-much", "before the game who sits may be gone the next moment"
    trial.do(ANN, from_page.Sit(1, 0))
    trial.do(ANN, from_page.Start(1))
    trial.do(BOB, HELLO)


def test_a_player_has_a_measure_for_each_game() -> None:
    trial = started(2)
    for number in range(OF_A_PLAYER):
        trial.take(log.Noted(1, 3, str(number)))
    assert refused(trial, BOB, from_page.WriteNote(1, 3, "one more")) == "too-much"
    assert refused(trial, BOB, HELLO) == "too-much"
    trial.do(ANN, from_page.WriteNote(1, 3, "mine"))
    trial.do(BOB, END)
    trial.do(ANN, from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(ANN, from_page.Again(1))
    trial.do(ANN, from_page.Start(1))
    trial.do(BOB, from_page.WriteNote(1, 3, "again"))


def test_asking_and_withdrawing_again_and_again_has_an_end() -> None:
    trial = started(2)
    for _ in range(OF_A_PLAYER // 2):
        trial.do(BOB, END)
        trial.do(BOB, from_page.Withdraw(1, trial.table.proposals[0].id))
    trial.do(BOB, END)
    proposal = trial.table.proposals[0].id
    assert refused(trial, BOB, from_page.Withdraw(1, proposal)) == "too-much"
    trial.do(ANN, from_page.Vote(1, proposal, True))
    assert trial.table.phase == "over"


def test_at_a_full_table_the_game_is_played_and_ended_all_the_same() -> None:
    trial = started(3)
    trial.table.last = MOST_ENTRIES
    assert refused(trial, CAT, HELLO) == "too-many-entries"
    act(trial, ANN, "hint 1 1")
    assert refused(trial, BOB, from_page.Propose(1, "undo")) == "too-many-entries"
    trial.do(BOB, END)
    trial.do(CAT, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert trial.table.phase == "over"
    assert refused(trial, ANN, from_page.Again(1)) == "too-many-entries"
    trial.do(CAT, from_page.Stand(1))
