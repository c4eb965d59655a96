"""Around the game: settings, chairs, host, start and play again."""

import pytest

from tamaya.core.errors import BadRules
from tamaya.server.wire import from_page
from tamaya.server.wire.parts import Settings
from tests.server.tables import ANN, BOB, CAT, DAN, TryTable, act, refused, started


def waiting(players: int = 3) -> TryTable:
    """A table whose host is Ann, and nobody has sat down."""
    return TryTable(Settings(edition="danish", players=players))


def names(trial: TryTable) -> list[str | None]:
    """Who sits where."""
    return [place.person.name if place.person else place.bot for place in trial.table.places]


def test_who_does_not_mind_gets_the_first_free_chair_while_there_is_one() -> None:
    trial = waiting(2)
    trial.do(BOB, from_page.Sit(1, 0))
    trial.do(CAT, from_page.Sit(1))
    assert names(trial) == ["Bob", "Cat"]
    trial.do(CAT, from_page.Sit(2))
    assert names(trial) == ["Bob", "Cat"]
    assert refused(trial, DAN, from_page.Sit(1)) == "no-free-chair"


def test_a_new_link_answers_a_removal_until_the_next_one() -> None:
    trial = waiting()
    for person in (BOB, CAT):
        trial.do(person, from_page.Sit(1))
    trial.do(ANN, from_page.Remove(1, 0))
    answered = [trial.table.relinked]
    for command in (from_page.NewLink(1), from_page.Remove(1, 1)):
        trial.do(ANN, command)
        answered.append(trial.table.relinked)
    assert answered == [False, True, False]


def test_people_and_bots_sit_down_and_only_the_host_brings_bots() -> None:
    trial = waiting()
    trial.do(BOB, from_page.Sit(1, 1))
    assert refused(trial, CAT, from_page.Sit(1, 1)) == "chair-taken"
    assert refused(trial, BOB, from_page.Sit(1, 2)) == "already-seated"
    assert refused(trial, CAT, from_page.Sit(1, 3)) == "no-such-chair"
    assert refused(trial, BOB, from_page.AddBot(1, 0)) == "not-host"
    assert refused(trial, ANN, from_page.AddBot(1, 0, "deep thought")) == "unknown-bot"
    trial.do(ANN, from_page.AddBot(1, 0))
    assert names(trial) == ["conventions-beginner", "Bob", None]
    trial.do(BOB, from_page.Stand(1))
    assert names(trial) == ["conventions-beginner", None, None]


def test_a_removed_player_may_sit_again_only_when_the_host_lets_them() -> None:
    trial = waiting()
    trial.do(BOB, from_page.Sit(1, 0))
    assert refused(trial, BOB, from_page.Remove(1, 0)) == "not-host"
    trial.do(ANN, from_page.Remove(1, 0))
    assert names(trial) == [None, None, None]
    assert refused(trial, BOB, from_page.Sit(1, 0)) == "was-removed"
    trial.do(ANN, from_page.Readmit(1, BOB.id))
    trial.do(BOB, from_page.Sit(1, 0))
    assert names(trial) == ["Bob", None, None]


def test_settings_that_cannot_be_played_are_refused_with_the_rulebooks_reason() -> None:
    trial = waiting()
    for settings, code in (
        (Settings(edition="martian", players=3), "unknown-edition"),
        (Settings(edition="danish", players=3, options={"moons": 9}), "unknown-option"),
        (Settings(edition="danish", players=3, options={"mistakes": 0}), "out-of-range"),
        (Settings(edition="danish", players=5, options={"hand_size": 12}), "hand-too-large"),
    ):
        with pytest.raises(BadRules) as error:
            trial.do(ANN, from_page.Configure(1, settings))
        assert error.value.code == code


def test_fewer_players_move_up_but_nobody_loses_a_chair() -> None:
    trial = waiting(5)
    trial.do(BOB, from_page.Sit(1, 4))
    trial.do(CAT, from_page.Sit(1, 2))
    trial.do(ANN, from_page.Configure(1, Settings(edition="danish", players=2)))
    assert names(trial) == ["Cat", "Bob"]
    trial.do(ANN, from_page.Configure(1, Settings(edition="danish", players=3)))
    assert names(trial) == ["Cat", "Bob", None]
    trial.do(ANN, from_page.AddBot(1, 2))
    assert refused(trial, ANN, from_page.Configure(1, Settings(edition="danish", players=2))) == "too-many-seated"


@pytest.mark.rule("S6")
def test_the_host_names_who_begins_and_that_chair_becomes_seat_0() -> None:
    """S6: the edition says who (the most colourful, the oldest); people know that, so the host names the chair."""
    trial = waiting()
    for chair, person in enumerate((ANN, BOB, CAT)):
        assert refused(trial, ANN, from_page.Start(1)) == "chairs-free"
        trial.do(person, from_page.Sit(1, chair))
    assert refused(trial, BOB, from_page.Start(1)) == "not-host"
    trial.do(ANN, from_page.Start(1, first=1))
    assert names(trial) == ["Bob", "Cat", "Ann"]
    assert trial.table.game is not None
    assert trial.table.game.actor == 0


@pytest.mark.rule("S6")
def test_chance_begins_if_the_table_wants_it() -> None:
    """S6 as a house rule: at random."""
    firsts = set()
    for seed in range(20):
        trial = TryTable(Settings(edition="danish", players=2, starter="random"), seed=seed)
        trial.do(ANN, from_page.Sit(1, 0))
        trial.do(BOB, from_page.Sit(1, 1))
        trial.do(ANN, from_page.Start(1, first=1))
        firsts.add(names(trial)[0])
    assert firsts == {"Ann", "Bob"}


def test_the_deal_is_secret_unless_a_seed_was_asked_for() -> None:
    """The same seed deals the same cards; without one, no two deals of the same table are alike."""
    decks = [started(seed=7).table.game, started(seed=7).table.game, started(seed=None).table.game]
    assert decks[0] is not None
    assert decks[1] is not None
    assert decks[2] is not None
    assert decks[0].deck == decks[1].deck != decks[2].deck


def test_a_host_who_leaves_is_followed_by_somebody_at_the_table() -> None:
    trial = waiting()
    trial.do(ANN, from_page.Sit(1, 0))
    trial.do(CAT, from_page.Sit(1, 2))
    trial.present = {CAT.id: CAT, DAN.id: DAN}
    trial.do(ANN, from_page.Leave(1))
    assert trial.table.host == CAT
    assert names(trial) == [None, None, "Cat"]


def test_a_seat_left_during_the_game_stays_ones_own() -> None:
    trial = started()
    trial.do(BOB, from_page.Stand(1))
    assert trial.table.places[1].left
    assert trial.do(BOB, from_page.Stand(1)) is None
    assert refused(trial, DAN, from_page.Sit(1, 1)) == "not-waiting"
    trial.do(BOB, from_page.Sit(1, 1))
    assert not trial.table.places[1].left


def test_an_absent_host_is_no_reason_to_wait_for_another_game() -> None:
    trial = started(2, seed=3)
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    del trial.present["ann"]
    trial.do(BOB, from_page.Again(1))
    assert trial.table.host == BOB
    assert trial.folded_again().host == BOB
    trial.do(BOB, from_page.Start(1))
    assert trial.table.phase == "playing"


def test_the_game_is_played_again_by_the_same_people() -> None:
    trial = started(2, seed=3)
    assert refused(trial, ANN, from_page.Again(1)) == "not-over"
    trial.do(ANN, from_page.Propose(1, "end"))
    trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
    assert refused(trial, CAT, from_page.Again(1)) == "not-seated"
    trial.do(BOB, from_page.Again(1))
    assert trial.table.phase == "waiting"
    assert (trial.table.host, trial.table.again_by) == (ANN, BOB)
    assert names(trial) == ["Ann", "Bob"]
    assert trial.table.settings.seed is None, "everybody has seen that deal"
    trial.do(ANN, from_page.Start(1, first=1))
    assert names(trial) == ["Bob", "Ann"]
    assert trial.table.games == 2
    act(trial, BOB, "hint 1 1")


def lanterns(trial: TryTable) -> dict[str | None, int]:
    """Whose lantern is which."""
    count = len(trial.table.places)
    return {name: (seat + trial.table.turned) % count for seat, name in enumerate(names(trial))}


def test_everybody_keeps_their_lantern_whoever_begins() -> None:
    trial = started(3)
    mine = lanterns(trial)
    for first in (1, 2):
        trial.do(ANN, from_page.Propose(1, "end"))
        trial.do(BOB, from_page.Vote(1, trial.table.proposals[0].id, True))
        trial.do(ANN, from_page.Again(1))
        assert lanterns(trial) == mine
        trial.do(ANN, from_page.Start(1, first=first))
        assert lanterns(trial) == mine
    assert names(trial) == ["Ann", "Bob", "Cat"]
    assert trial.folded_again().turned == trial.table.turned
