"""The notation: parsed, printed, and refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Colour, Game, Rules
from tamaya.core.actions import Action, Arrange, Discard, Hint, Play, Pose, Take, parse_action, parse_entry
from tamaya.core.errors import BadNotation

numbers = st.integers(0, 999)
colours = st.sampled_from(Colour)
actions = st.one_of(
    st.builds(Play, numbers, st.none() | colours),
    st.builds(Discard, numbers),
    st.builds(Hint, numbers, colours | st.integers(1, 5)),
    st.builds(Take, numbers),
)
arrangements = st.builds(Arrange, st.integers(0, 4), st.lists(st.integers(0, 69), max_size=34).map(tuple))
some_cards = st.lists(st.integers(0, 69), max_size=34, unique=True).map(tuple)
poses = st.builds(Pose, st.integers(0, 4), some_cards, some_cards, st.just(()))


@pytest.mark.rule("H3", "A5")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 7", Play(7)),
        ("play 7 as red", Play(7, Colour.RED)),
        ("play 7 as multicolour", Play(7, Colour.MULTICOLOUR)),  # A5
        ("play 7 as black", Play(7, Colour.BLACK)),
        ("discard 7", Discard(7)),
        ("hint 2 red", Hint(2, Colour.RED)),  # H3
        ("hint 2 multicolour", Hint(2, Colour.MULTICOLOUR)),
        ("hint 2 4", Hint(2, 4)),
        ("take 31", Take(31)),
        ("  play\t7 \n", Play(7)),
        ("play 007", Play(7)),
    ],
)
def test_what_a_text_means(text: str, action: Action) -> None:
    assert parse_action(text) == action


@given(actions)
def test_an_action_is_printed_and_parsed(action: Action) -> None:
    assert parse_action(str(action)) == action
    assert parse_entry(str(action)) == action


@pytest.mark.rule("C3")
@given(arrangements)
def test_a_rearrangement_is_printed_and_parsed(arrangement: Arrange) -> None:
    """C3; also of an empty hand, which a masterpiece may bring."""
    assert parse_entry(str(arrangement)) == arrangement


@pytest.mark.rule("C3")
@given(poses)
def test_a_pose_is_printed_and_parsed(pose: Pose) -> None:
    """C3; of the largest hand, too."""
    assert parse_entry(str(pose)) == pose


@pytest.mark.rule("C3")
def test_a_pose_names_its_cards_by_how_they_are_held() -> None:
    assert str(Pose(1, turned=(9, 5), lowered=(6,))) == "pose 1 turned 9 5 lowered 6"
    assert str(Pose(1)) == "pose 1"


@pytest.mark.rule("C3")
@pytest.mark.parametrize("text", ["pose 1 9", "pose 1 turned", "pose 1 raised 3 turned 4", "pose 1 turned 3 turned 4"])
def test_what_is_no_pose_is_refused(text: str) -> None:
    """C3: there is one way to write a pose."""
    with pytest.raises(BadNotation, match="after the seat come turned, raised, lowered") as caught:
        parse_entry(text)
    assert caught.value.code == "unknown-pose"


@pytest.mark.rule("S7", "H3")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("play", "unknown-action"),
        ("play 1 2", "unknown-action"),
        ("play 1 as", "unknown-action"),
        ("play 1 is red", "unknown-action"),
        ("Play 1", "unknown-action"),
        ("pass", "unknown-action"),  # S7
        ("hint 1", "unknown-action"),
        ("hint 1 red 4", "unknown-action"),  # H3: never both
        ("arrange", "unknown-action"),
        ("play 1;play 2", "unknown-action"),
        ("play -1", "not-a-number"),
        ("play +1", "not-a-number"),
        ("play 1.0", "not-a-number"),
        ("play 1_0", "not-a-number"),
        ("play 1000", "not-a-number"),
        ("play ²", "not-a-number"),
        ("play ٣", "not-a-number"),
        ("discard ①", "not-a-number"),
        ("hint ² red", "not-a-number"),
        ("hint 1 ²", "not-a-number"),
        ("hint 1 ٣", "not-a-number"),
        ("hint 1 3rd", "not-a-number"),
        ("hint 1 0", "unknown-value"),
        ("hint 1 6", "unknown-value"),
        ("hint 1 purple", "unknown-colour"),
        ("hint 1 -1", "unknown-colour"),
        ("play 1 as purple", "unknown-colour"),
        ("arrange 1 2 x", "not-a-number"),
        ("pose", "unknown-action"),
        ("pose 1 turned x", "not-a-number"),
        ("play 1\x00", "not-a-number"),
        pytest.param("play " + "9" * 10**7, "unknown-action", id="10 MB of digits"),
        pytest.param("x" * 10**7, "unknown-action", id="10 MB of letters"),
        pytest.param("play 1 " + " " * 10**7, "unknown-action", id="10 MB of spaces"),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_action(text)
    assert caught.value.code == code
    assert len(caught.value.message) < 700
    assert len(str(caught.value.details)) < 700


def test_an_error_quotes_the_text_and_shows_what_would_be_right() -> None:
    with pytest.raises(
        BadNotation, match=r"'jump 3' is not an action\. Actions look like this: play 7, play 7 as red, discard 7"
    ):
        parse_action("jump 3")
    with pytest.raises(BadNotation, match="'x' in 'play x' should be the number of a card or a seat"):
        parse_action("play x")
    with pytest.raises(BadNotation, match="'9' is not a value: values go from 1 to 5"):
        parse_action("hint 1 9")


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("text", "way"), [("arrange 1 2 3", "rearrange"), ("pose 1 turned 2", "pose")])
def test_a_gesture_takes_no_turn_and_is_no_action(text: str, way: str) -> None:
    with pytest.raises(BadNotation, match=f"takes no turn: use {way}") as caught:
        parse_action(text)
    assert caught.value.code == "not-an-action"


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    try:
        entry = parse_entry(text)
    except BadNotation:
        return
    assert str(entry).split() == text.split() or any(word.startswith("0") for word in text.split())


def test_the_memory_of_texts_is_bounded() -> None:
    for spaces in range(5000):
        parse_action(f"play{' ' * (spaces % 180 + 1)}{spaces % 999}")
    assert parse_action.cache_info().currsize <= 4096


def test_actions_of_different_kinds_differ() -> None:
    assert len({Play(7), Discard(7), Take(7), Play(7, Colour.RED)}) == 4
    assert Discard(7) != (7,)
    assert Discard(7) == Discard(7)


def test_an_action_takes_text_for_what_it_names_or_refuses_it() -> None:
    game = Game.deal(Rules(announce=True), 2, seed=1)
    for made, text in ((Hint(1, "red"), "hint 1 red"), (Hint(1, "4"), "hint 1 4"), (Play(0, "red"), "play 0 as red")):
        assert (made, repr(made)) == (parse_action(text), repr(parse_action(text)))
        assert made in game.legal_actions()
        game.copy().do(made)
    for make in (lambda: Hint(1, "rot"), lambda: Hint(1, "9"), lambda: Play(0, "rot")):
        with pytest.raises(BadNotation):
            make()


def test_the_numbers_of_an_action_are_whole_numbers_or_text_and_it_is_kept_as_it_is_written() -> None:
    game = Game.deal(Rules(), players=2, seed=42)
    game.rearrange(1, ["9", 7, 6, 8, 5])
    game.do(Hint("1", True))
    assert (Play("7"), Discard("7"), Take("7"), Pose("1", ["7"])) == (Play(7), Discard(7), Take(7), Pose(1, (7,)))
    assert [*map(repr, game.history)] == [repr(Arrange(1, (9, 7, 6, 8, 5))), repr(Hint(1, 1))]
    assert Game.replay(game.record()) == game
    wrong: Any
    for wrong in ("next", "-1", 7.0, None):
        for make in (Play, Discard, Take, lambda seat: Hint(seat, 1), lambda card: Pose(1, [card])):
            with pytest.raises(BadNotation, match="should be the number of a card or a seat"):
                make(wrong)
