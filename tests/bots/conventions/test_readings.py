"""How a hint is read: what its receiver takes a card for, and what they say they heard."""

import pytest

from tamaya.bots.conventions.rating import rate_hint
from tamaya.core.action_numbers import hint_number
from tests.bots.conventions.scenes import Scene

PLAIN = "w4 b4 y4 r4 g3"  # the giver's hand; the giver does not see it

#   what                              hands of seats 1 and 2              moves                       card    level
#   it is taken for                   what was heard
READINGS = [
    ("a 5 on the chop is saved", "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3", ["hint 1 5"], "r5", "expert",
     "r5 y5 g5 b5 w5", "heard-save"),
    ("a 2 on the chop is saved", "r2 g3 b3 w4 w3", "y4 g4 b4 r3 w3", ["hint 1 2"], "r2", "beginner",
     "r2 y2 g2 b2 w2", "heard-save"),
    ("a 2 in sight elsewhere is not saved", "r2 g3 b3 w4 w3", "y4 g4 b4 y2 w3", ["hint 1 2"], "r2", "beginner",
     "r2 g2 b2 w2", "heard-save"),
    ("a card off the chop is to be played", "y3 g3 b3 w1 g4", "y4 g4 b4 r3 w2", ["hint 1 white"], "w1", "beginner",
     "w1", "heard-play"),
    ("all 1s are to be played", "y3 g1 b3 w1 w3", "y4 g4 b4 r3 w2", ["hint 1 1"], "g1", "beginner",
     "r1 y1 g1 b1 w1", "heard-play"),
    ("a card after one on its way waits for it", "y3 g1 b3 w4 w3", "y4 g4 b4 g2 w2",
     ["hint 1 green", "hint 2 green"], "g2", "beginner", "g2", "heard-play"),
    ("a finesse before me leaves two readings", "y3 g4 b3 w4 r1", "y4 g4 b4 r2 w3", ["hint 2 red", "discard y3"],
     "r2", "beginner", "r1", "heard-later"),
    ("a reverse finesse leaves two readings", "y3 g4 b3 r2 w4", "y4 g3 b4 w3 r1", ["hint 1 red"], "r2", "expert",
     "r1 r2", "heard-later"),
    ("a card on the chop is to be played, or kept", "b1 g3 w3 y4 y3", "b3 g4 g4 r3 r3",
     ["hint 2 5", "hint 2 5", "discard b3", "hint 1 blue"], "b1", "beginner", "b1 b3", "heard-open"),
    ("who knows no reverse finesses sees one reading", "y3 g4 b3 r2 w4", "y4 g3 b4 w3 r1", ["hint 1 red"], "r2",
     "beginner", "r1", "heard-play"),
    ("a 5 off the chop only passes the time", "y3 g4 r2 b5 w3", "y4 g3 b4 w3 w2", ["hint 1 5"], "b5", "expert",
     "r5 y5 g5 b5 w5", "heard-stall"),
    ("a hint that fits no convention says its words", "y3 g4 r2 w2 w3", "y3 g3 b3 w3 w2", ["hint 1 4"], "g4", "club",
     "r4 y4 g4 b4 w4", "heard-words"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "theirs", "moves", "face", "level", "expected", "heard"),
    [row[1:] for row in READINGS],
    ids=[row[0] for row in READINGS],
)
def test_a_hint_is_read_so(
    mine: str, theirs: str, moves: list[str], face: str, level: str, expected: str, heard: str
) -> None:
    scene = Scene((PLAIN, mine, theirs), moves, level)
    seat = scene.game.actor
    assert scene.taken_for(seat, face) == expected
    assert [reason.key for reason in scene.choose().heard] == [heard]


def test_when_the_other_plays_blindly_the_waiting_card_is_known() -> None:
    hands = (PLAIN, "y3 g4 b3 r2 w4", "y4 g3 b4 w3 r1")
    scene = Scene(hands, ["hint 1 red", "discard y3", "play r1"])
    assert scene.taken_for(1, "r2") == "r2"


def test_when_the_other_does_not_play_the_simple_reading_remains() -> None:
    hands = (PLAIN, "y3 g5 b3 r2 w4", "y4 g3 b4 w3 r1")
    scene = Scene(hands, ["hint 1 red", "discard y3", "hint 1 5"])
    assert scene.taken_for(1, "r2") == "r1"


def test_what_was_heard_is_told_once() -> None:
    scene = Scene((PLAIN, "r5 g3 b3 w4 w3", "y4 g4 b4 r3 w3"), ["hint 1 5"])
    assert [reason.key for reason in scene.bot(1).memory.heard] == ["heard-save"]
    scene.do("discard g3")
    assert scene.bot(1).memory.heard == []


def test_a_blind_play_of_another_card_shows_that_the_hinted_one_does_not_fit_yet() -> None:
    hands = (PLAIN, "y3 g4 b3 w4 b1", "y4 g3 b4 r2 w3")
    scene = Scene(hands, ["hint 2 red", "play b1"])
    assert scene.taken_for(2, "r2") == "r2"


def test_a_blind_play_that_an_earlier_hint_asked_for_says_nothing_about_a_later_one() -> None:
    hands = ("w4 b4 y4 w3", "y3 g4 b3 r2", "y4 g3 b4 b1", "w2 g3 r3 r1")
    scene = Scene(hands, ["hint 1 red", "hint 2 blue", "discard y4", "play r1"])
    assert scene.taken_for(1, "r2") == "r2"
    assert scene.taken_for(2, "b1") == "b1"


def test_who_sees_another_answer_a_hint_does_not_answer_it_too() -> None:
    scene = Scene((PLAIN, "w2 g4 r3 w4 b1", "y4 g3 b4 w3 w2"), ["hint 1 3", "play b1"])
    assert scene.choose().reason.key != "answer-finesse"


def test_a_card_that_the_same_hint_touches_is_not_looked_for_elsewhere() -> None:
    scene = Scene((PLAIN, "y3 g4 b3 w4 w3", "r2 g3 b4 r1 w3"), ["hint 2 red"])
    assert scene.choose().reason.key != "answer-finesse"


def test_a_card_that_the_receiver_has_as_newest_is_not_looked_for_elsewhere() -> None:
    hands = ("y4 r2 b4 w3 r1", "w4 g1 b3 y3 w4", "y4 g3 b4 w3 g3")
    scene = Scene(hands, ["hint 1 green", "play g1", "hint 0 2", "discard y4"])
    assert scene.choose().reason.key != "answer-finesse"


def test_who_asked_first_is_answered_first() -> None:
    hands = ("w4 b4 y4 w3", "y3 g4 b3 r2", "y4 g3 w3 b2", "w2 g3 b1 r1")
    scene = Scene(hands, ["hint 1 red", "hint 2 blue", "discard y4"])
    assert scene.name(scene.choose()) == "play r1"


def test_of_several_cards_that_could_be_the_last_useful_one_the_focus_is() -> None:
    hands = ("r1 y1 b4 g4 r5", "w1 b3 w1 g3 y3", "g1 b1 y4 w4 r4")
    moves = ["play r1", "hint 0 5", "play g1", "play y1", "hint 0 5", "play b1", "hint 1 1"]
    scene = Scene(hands, moves)
    assert scene.taken_for(1, "w1") == "w1"
    assert scene.choose().action.card == scene.card(1, "w1")  # type: ignore[union-attr]  # a play


def test_a_card_that_the_same_hint_makes_known_counts_as_on_its_way() -> None:
    """The 2 was told before; green shows which it is, so the card after it asks for the 1."""
    hands = ("b4 y4 r4 w3 g1", "g2 g3 b3 w4 y3", "r3 w3 b4 y4 r5")
    scene = Scene(hands, ["hint 1 2", "hint 2 5", "hint 1 green"])
    assert scene.taken_for(1, "g3") == "g1 g3"
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == ("play g1", "answer-finesse")


def test_a_5_that_fits_is_no_stall() -> None:
    hands = ("r1 r3 b4 y4 g4", "y3 g3 b3 r5 w3", "r2 r4 y4 w4 g3")
    moves = ["play r1", "hint 2 4", "play r2", "play r3", "hint 2 4", "play r4", "hint 1 5"]
    scene = Scene(hands, moves)
    assert scene.taken_for(1, "r5") == "r5"
    assert [reason.key for reason in scene.choose().heard] == ["heard-play"]


def test_nobody_is_stopped_from_playing_a_card_that_they_do_not_take_for_playable() -> None:
    """Who discards instead of playing it shows that."""
    hands = (PLAIN, "y3 g3 b3 r3 w3", "y4 g4 b4 w4 w2")
    scene = Scene(hands, ["hint 1 red", "hint 0 3"], "beginner+fixing")
    assert scene.choose().reason.key == "give-fix"
    scene = Scene(hands, ["hint 1 red", "discard y3"], "beginner+fixing")
    assert scene.choose().reason.key != "give-fix"


def test_of_two_copies_in_a_hand_one_is_told_to_be_played() -> None:
    """Each is the other's copy that is spoken for; still, neither is played unless somebody says so."""
    hands = ("g3 b4 y4 w1 g4", "w2 y3 r5 w2 b4")
    scene = Scene(hands, ["hint 1 2", "hint 0 1", "play w1", "hint 0 3"], "beginner")
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == ("hint 1 white", "give-play")


def test_a_hint_that_shows_another_card_that_fits_asks_for_no_finesse_on_oneself() -> None:
    hands = (PLAIN, "y3 b3 g2 r2 g1", "w1 y4 b4 w3 r3")
    scene = Scene(hands, ["hint 1 green", "play g1", "discard w1", "hint 1 2"], pile="w4 b3")
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == ("play g2", "known-playable")


def test_whoever_discarded_instead_of_playing_a_card_is_not_told_to_play_it_first() -> None:
    """A coach follows somebody who reads hints otherwise."""
    hands = (PLAIN, "y3 g3 b3 r1 w3", "y4 g4 b4 w4 g1")
    scene = Scene(hands, ["hint 1 red", "discard y3", "hint 0 blue", "hint 1 5"], pile="b3 w2")
    assert scene.name(scene.choose()) != "play r1"
    assert "play r1" in [scene.name(option.choice) for option in scene.bot(1).options(scene.game.view(1))]


def test_a_finesse_is_over_once_somebody_else_has_played_the_missing_card() -> None:
    hands = ("r1 b4 y4 w3", "r2 g4 b3 r1", "y4 g3 b4 w4", "w2 g3 y3 r3")
    scene = Scene(hands, ["hint 3 red", "hint 0 blue", "discard y4", "hint 0 white", "play r1"])
    assert [call.card for call in scene.bot(2).memory.calls] == [scene.card(2, "w4")]
    scene.do("play r2")
    assert scene.bot(2).memory.calls == []


@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        ((PLAIN, "r1 g4 b1 w4 y3", "y4 g4 b3 r3 w2"),
         ["hint 1 red", "hint 2 white", "discard y4", "discard w4", "hint 2 white", "discard g4", "hint 1 blue"],
         "play b1"),
        ((PLAIN, "r1 g4 b1 w4 y3"), ["hint 1 red", "hint 0 3", "discard w4", "hint 0 3", "hint 1 blue"], "play r1"),
    ],
    ids=["three", "two"],
)  # fmt: skip
def test_among_more_than_two_a_card_that_was_kept_while_hinting_twice_is_no_longer_played_first(
    hands: tuple[str, ...], moves: list[str], expected: str
) -> None:
    scene = Scene(hands, moves)
    assert scene.name(scene.choose()) == expected


@pytest.mark.parametrize(("other", "answers"), [("g2", False), ("g4", True)])
def test_a_hint_that_touches_another_card_that_fits_asks_nobody_to_play_blindly(other: str, answers: bool) -> None:
    """The red 2 lacks the 1, but with a green 2 beside it the hint makes sense as it is."""
    hands = (PLAIN, "y3 b1 w4 b4 g1", f"b3 {other} y4 w3 r2")
    scene = Scene(hands, ["hint 1 green", "play g1", "discard y4", "hint 2 2"], pile="r1 y1")
    assert (scene.choose().reason.key == "answer-finesse") == answers


def test_whoever_hints_twice_instead_of_playing_a_card_is_not_about_to_play_it() -> None:
    hands = (PLAIN, "y3 g3 b3 r3 w3", "y4 g4 b4 w4 w2")
    moves = ["hint 1 red", "hint 0 3", "discard y4", "discard r4", "hint 0 4"]
    for done, is_about_to in ((moves[:2], True), (moves, False)):
        memory = Scene(hands, done, "beginner+fixing", pile="w3 b3").bot(2).memory
        rated = rate_hint(memory, 1, hint_number(3, memory.board.t))
        assert rated is not None
        assert (rated.kind, rated.fixed) == ("fix", is_about_to)


def test_a_card_that_fits_is_passed_on_to_whoever_has_it_as_newest_card() -> None:
    hands = ("b4 y4 w3 g3 r1", "y3 g4 b3 w5 r1", "y4 g3 b4 w3 w2")
    scene = Scene(hands, ["hint 1 5", "hint 0 red", "hint 0 1", "discard r1"], pile="b3")
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == ("play r1", "answer-discard")
    assert "heard-passed-on" in [reason.key for reason in choice.heard]


def test_of_cards_that_are_too_many_for_what_they_seem_to_be_only_the_focus_is_trusted() -> None:
    """Two 1s are missing, and three cards are 1s."""
    hands = ("r1 y1 b4 g4 r5", "w1 b3 r1 g3 b1", "g1 y4 r4 w4 r4")
    scene = Scene(hands, ["play r1", "hint 0 5", "play g1", "play y1", "hint 0 5", "hint 1 1", "discard b4"])
    assert scene.taken_for(1, "w1") == "b1 w1"
    assert scene.taken_for(1, "r1") == "r1 y1 g1 b1 w1"
    assert scene.name(scene.choose()) == "play w1"


def test_who_sees_that_the_receivers_own_card_is_not_the_missing_one_has_it() -> None:
    """The receiver may think that its 1 comes before the white 2."""
    scene = Scene((PLAIN, "y3 g4 b3 w4 w1", "y4 r1 b4 w2 g3"), ["hint 2 1", "hint 0 3", "hint 0 white", "hint 2 2"])
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == ("play w1", "answer-finesse")


def test_a_card_that_a_hint_was_about_is_played_if_it_is_at_worst_a_second_copy() -> None:
    """The red card was told before seat 2 was told its 1: by somebody who saw both, but seat 1 saw only one."""
    scene = Scene(
        (PLAIN, "y3 g4 b3 w4 r2", "y4 g3 b4 w3 r1"), ["hint 1 red", "hint 2 1", "play r1", "discard w4"], pile="w3 b3"
    )
    assert scene.taken_for(1, "r2") == "r1 r2"
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == ("play r2", "likely-playable")


def test_of_several_cards_the_one_that_was_told_last_is_played_first() -> None:
    hands = ("r1 g1 b4 y4 r5", "r2 b3 y3 g2 w3", "w4 y4 r4 w3 b4")
    scene = Scene(hands, ["play r1", "hint 0 5", "hint 1 red", "play g1", "hint 0 5", "hint 1 green", "discard b4"])
    assert scene.name(scene.choose()) == "play g2"
