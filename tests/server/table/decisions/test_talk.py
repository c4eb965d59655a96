"""Talking at the table (C1, C2) and looking on."""

import pytest

from tamaya.server.table.eyes import Eyes, eyes_of, may_read
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Person, Settings
from tests.server.tables import ANN, BOB, CAT, DAN, TryTable, refused, started

TEXT = from_page.Say(1, text="my second card is a five, play it")
PHRASE = from_page.Say(1, phrase="know-nothing")


def heard(trial: TryTable, person: Person) -> list[str]:
    """What somebody can read."""
    return [
        str(remark.text or remark.phrase) for remark in trial.table.remarks if may_read(trial.table, person, remark)
    ]


@pytest.mark.rule("C1")
def test_nobody_influences_anothers_choice_at_a_silent_table() -> None:
    """C1: nobody comments on or influences another player's choice."""
    trial = started(talk="silent", edition="danish")
    assert refused(trial, ANN, TEXT) == "table-is-silent"
    assert refused(trial, ANN, PHRASE) == "table-is-silent"


@pytest.mark.rule("C2")
def test_the_examples_of_the_rulebook_may_always_be_said_where_phrases_are_allowed() -> None:
    """C2: "I still know nothing about my hand" and "do you remember what you hold?" are allowed examples."""
    trial = started(talk="phrases")
    assert refused(trial, ANN, TEXT) == "phrases-only"
    trial.do(BOB, PHRASE)
    trial.do(CAT, from_page.Say(1, phrase="remember-your-hand"))
    assert heard(trial, ANN) == ["know-nothing", "remember-your-hand"]


@pytest.mark.rule("C2")
def test_the_remarks_that_a_rulebook_always_allows_are_allowed_at_a_silent_table_too() -> None:
    """C2: `norwegian`. All else stays unsaid, and at the tables of other boxes these are, too."""
    trial = started(talk="silent", quiet_turns=True, edition="norwegian")
    trial.do(BOB, PHRASE)
    trial.do(BOB, from_page.Say(1, phrase="remember-your-hand"))
    assert refused(trial, BOB, from_page.Say(1, phrase="well-played")) == "table-is-silent"
    assert refused(trial, BOB, TEXT) == "table-is-silent"
    assert refused(started(talk="silent", edition="danish"), BOB, PHRASE) == "table-is-silent"


@pytest.mark.rule("C2")
def test_groups_set_their_own_measure() -> None:
    """C2: a table may allow free talk."""
    trial = started(talk="free")
    trial.do(BOB, TEXT)
    trial.do(ANN, PHRASE)
    assert len(heard(trial, CAT)) == 2


@pytest.mark.rule("C1", "C2")
def test_nobody_talks_while_another_thinks_if_the_table_says_so() -> None:
    trial = started(talk="free", quiet_turns=True, edition="danish")
    assert refused(trial, BOB, PHRASE) == "quiet-turn"
    trial.do(ANN, PHRASE)


def test_before_and_after_the_game_everybody_may_talk() -> None:
    trial = TryTable(Settings(edition="danish", players=2, talk="silent"))
    trial.do(DAN, from_page.Say(1, text="  may   I play?  "))
    assert heard(trial, ANN) == ["may I play?"]
    trial = started(2, talk="silent")
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    trial.do(ANN, TEXT)


def test_players_read_what_spectators_say_only_after_the_game() -> None:
    trial = started(2, talk="silent")
    trial.do(DAN, TEXT)
    assert heard(trial, ANN) == []
    assert heard(trial, CAT) == heard(trial, DAN) == [TEXT.text]
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert heard(trial, ANN) == [TEXT.text]
    trial.do(ANN, from_page.Again(1))
    trial.do(ANN, from_page.Start(1))
    assert heard(trial, ANN) == [TEXT.text], "what has been read stays readable"


def test_a_table_may_do_without_spectators() -> None:
    trial = started(2, spectators=False)
    assert eyes_of(trial.table, DAN, None) is None
    assert refused(trial, DAN, TEXT) == "no-spectators"
    assert refused(trial, DAN, from_page.Watch(1, 0)) == "no-spectators"


def test_spectators_look_over_a_shoulder_only_if_that_player_allows_it() -> None:
    trial = started(2)
    assert refused(trial, DAN, from_page.Watch(1, 0)) == "not-shown"
    assert refused(trial, BOB, from_page.Watch(1, 0)) == "not-spectator"
    trial.do(ANN, from_page.Show(1, True))
    trial.do(DAN, from_page.Watch(1, 0))
    assert eyes_of(trial.table, DAN, 0) == Eyes(0, True)
    trial.do(ANN, from_page.Show(1, False))
    assert eyes_of(trial.table, DAN, 0) == Eyes(None)


def test_a_remark_is_a_text_or_a_phrase() -> None:
    trial = started(talk="free")
    assert refused(trial, ANN, from_page.Say(1)) == "nothing-said"
    assert refused(trial, ANN, from_page.Say(1, text="hi", phrase="hello")) == "nothing-said"
    assert refused(trial, ANN, from_page.Say(1, text=" \t ")) == "nothing-said"
