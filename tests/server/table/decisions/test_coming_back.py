"""Who leaves and comes back by the link has the seat again, is asked, and is not replaced."""

from tamaya.server.table.decisions.seats import come_back
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Person
from tests.server.tables import ANN, BOB, CAT, DAN, TryTable, refused, started


def arrive(trial: TryTable, person: Person) -> None:
    """Somebody opens the link."""
    entry = come_back(trial.table, person)
    if entry is not None:
        trial.take(entry)


def test_who_left_a_game_is_back_at_once_and_is_asked_what_is_being_asked() -> None:
    trial = started(3)
    trial.do(CAT, from_page.Leave(1))
    trial.do(ANN, from_page.Propose(1, "end"))
    assert trial.table.proposals[0].waits_for() == [1]
    arrive(trial, CAT)
    assert not trial.table.places[2].left
    assert trial.table.humans() == [0, 1, 2]
    assert trial.table.proposals[0].waits_for() == [1, 2]
    trial.do(CAT, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert trial.table.stopped


def test_nobody_replaces_who_has_come_back() -> None:
    trial = started(3)
    trial.do(CAT, from_page.Leave(1))
    trial.do(ANN, from_page.Propose(1, "replace", seat=2, bot="cautious"))
    arrive(trial, CAT)
    assert trial.table.proposals == ()
    assert trial.table.places[2].person == CAT
    assert refused(trial, ANN, from_page.Propose(1, "replace", seat=2, bot="cautious")) == "still-there"


def test_who_was_only_away_is_asked_again_too() -> None:
    trial = started(3)
    del trial.present[CAT.id]
    trial.do(ANN, from_page.Propose(1, "end"))
    assert trial.table.proposals[0].waits_for() == [1]
    trial.present[CAT.id] = CAT
    arrive(trial, CAT)
    assert trial.table.proposals[0].waits_for() == [1, 2]
    last = trial.table.last
    arrive(trial, CAT)
    assert trial.table.last == last, "once is enough"


def test_who_comes_back_keeps_the_chair_in_a_rematch() -> None:
    trial = started(3)
    trial.do(CAT, from_page.Leave(1))
    arrive(trial, CAT)
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(BOB, from_page.Leave(1))
    trial.do(ANN, from_page.Again(1))
    assert [place.person for place in trial.table.places] == [ANN, None, CAT]
    arrive(trial, DAN)
    assert not trial.table.places[1].taken, "that chair was never Dan's"
    arrive(trial, BOB)
    assert [place.person for place in trial.table.places] == [ANN, BOB, CAT]


def test_a_chair_that_was_given_away_meanwhile_stays_so() -> None:
    trial = started(3)
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(BOB, from_page.Leave(1))
    trial.do(ANN, from_page.Again(1))
    trial.do(DAN, from_page.Sit(1, 1))
    arrive(trial, BOB)
    assert [place.person for place in trial.table.places] == [ANN, DAN, CAT]
