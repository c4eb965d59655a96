"""The master, who looks after the tokens (S6)."""

import json

import pytest

from tamaya import EDITIONS
from tamaya.server.table import messages
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Settings
from tests.server.tables import ANN, EVERYBODY, TryTable, refused


def seated(edition: str, **settings: object) -> TryTable:
    """A table of three in the host's waiting room."""
    trial = TryTable(Settings(edition=edition, players=3, **settings))  # type: ignore[arg-type]
    for chair, person in enumerate(EVERYBODY[:3]):
        trial.do(person, from_page.Sit(1, chair))
    return trial


def master_of(trial: TryTable) -> str | None:
    """The name of the master, as the page is told."""
    state = json.loads(messages.table_state(trial.table, trial.present, ANN))
    return None if state["master"] is None else str(state["chairs"][state["master"]]["person"]["name"])


def begins(trial: TryTable) -> str:
    person = trial.table.places[0].person
    assert person is not None
    return person.name


@pytest.mark.rule("S6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_boxes_with_a_master(edition: str) -> None:
    """S6: 000 and 002."""
    trial = seated(edition)
    trial.do(ANN, from_page.Start(1, first=1))
    assert (master_of(trial) is not None) == (edition in ("dutch", "german-classic"))


@pytest.mark.rule("S6")
def test_in_the_dutch_box_the_host_names_the_master_and_who_begins() -> None:
    """S6: the oldest keeps the tokens, but the most colourfully dressed begins."""
    trial = seated("dutch")
    trial.do(ANN, from_page.Start(1, first=1, master=0))
    assert (begins(trial), master_of(trial), trial.table.master) == ("Bob", "Ann", 2)
    assert trial.folded_again().master == 2


@pytest.mark.rule("S6")
@pytest.mark.parametrize("master", [None, 0, 2])
def test_in_the_classic_german_box_the_master_begins(master: int | None) -> None:
    trial = seated("german-classic")
    trial.do(ANN, from_page.Start(1, first=2, master=master))
    assert (begins(trial), master_of(trial)) == ("Cat", "Cat")


def test_where_chance_or_the_host_decides_who_begins_the_master_is_named_apart() -> None:
    trial = seated("german-classic", starter="host")
    trial.do(ANN, from_page.Start(1, first=2, master=1))
    assert (begins(trial), master_of(trial)) == ("Cat", "Bob")
    by_chance = seated("german-classic", starter="random", seed=4)
    by_chance.do(ANN, from_page.Start(1, master=1))
    assert (begins(by_chance), master_of(by_chance)) == ("Bob", "Bob")


def test_who_is_no_master_is_refused() -> None:
    assert refused(seated("danish"), ANN, from_page.Start(1, first=0, master=1)) == "no-master"
    assert refused(seated("dutch"), ANN, from_page.Start(1, first=0, master=4)) == "no-such-chair"


def test_the_next_game_has_a_master_of_its_own() -> None:
    trial = seated("dutch", seed=3)
    trial.do(ANN, from_page.Start(1, first=0, master=2))
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(EVERYBODY[1], from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(ANN, from_page.Again(1))
    assert master_of(trial) is None
    trial.do(ANN, from_page.Start(1, first=0, master=1))
    assert master_of(trial) == "Bob"
