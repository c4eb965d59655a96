"""Why an action is refused: a stable code, the rule, and a sentence that says what would be right."""

from typing import Any

import pytest

from tamaya import Card, Game, IllegalAction, Rules
from tamaya.core.actions import Arrange, Discard, Hint, Play, Take
from tests.core.playing import Setup, deck_beginning
from tests.core.scenes import do, table, tile_table


def refused(game: Game, action: Any) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    with pytest.raises(IllegalAction) as caught:
        game.do(action)
    assert f"({caught.value.details['rule']})" in caught.value.message
    return caught.value.code, str(caught.value.details["rule"])


@pytest.mark.parametrize(
    ("options", "action", "code", "rule"),
    [
        ({}, "play 2", "not-your-card", "P1"),
        ({}, "play 99", "not-your-card", "P1"),
        ({}, "discard 2", "not-your-card", "D1"),
        ({}, "discard 0", "tokens-full", "D2"),
        ({}, "play 0 as red", "no-announcing", "A1"),
        ({}, Hint(1, "multicolour"), "multicolour-hint", "M3"),
        ({"announce": True}, "play 0 as black", "no-such-colour", "A5"),
        ({"announce": True}, "play 0 as multicolour", "no-such-colour", "A5"),
        ({}, "take 0", "nothing-to-take", "B2"),
        ({"bonus_tiles": True}, "take 0", "nothing-to-take", "B2"),
        ({}, "hint 0 red", "hint-to-self", "H2"),
        ({}, "hint 2 red", "no-such-seat", "H2"),
        ({}, "hint 1 multicolour", "multicolour-hint", "M3"),
        ({"multicolour": "wild-5"}, "hint 1 multicolour", "multicolour-hint", "M3"),
        ({}, "hint 1 black", "black-hint", "K3"),
        ({"black_powder": True}, "hint 1 black", "black-hint", "K3"),
        ({"empty_hints": False}, "hint 1 red", "empty-hint", "H5"),
        ({"empty_hints": False, "multicolour": "named-5"}, "hint 1 multicolour", "empty-hint", "H5"),
        ({}, Hint(1, 6), "no-such-value", "H3"),
        ({}, Hint(1, 0), "no-such-value", "H3"),
        ({}, Hint(-1, 1), "no-such-seat", "H2"),
        ({}, Play(-1), "not-your-card", "P1"),
        ({}, Discard(-1), "not-your-card", "D1"),
        ({"bonus_tiles": True}, Take(-1), "nothing-to-take", "B2"),
    ],
)
def test_at_the_start(options: dict[str, Any], action: Any, code: str, rule: str) -> None:
    assert refused(table("r1 r2", "w1 w2", **options), action) == (code, rule)


def test_a_colour_that_is_left_out() -> None:
    game = table("r1 r2", "b1 b2", colours=4, announce=True)
    assert refused(game, "hint 1 white") == ("no-such-colour", "X4")
    assert refused(game, "play 0 as white") == ("no-such-colour", "A5")


@pytest.mark.rule("H1", "M2")
@pytest.mark.parametrize(
    ("multicolour", "hint"), [("none", "hint 0 red"), ("none", "hint 0 1"), ("named-5", "hint 0 multicolour")]
)
def test_without_a_hint_token(multicolour: str, hint: str) -> None:
    """H1; M2: a hint that names multicolour is a hint like any other."""
    game = table("r1 r2", "w1 w2", hints=1, multicolour=multicolour)
    game.do("hint 1 red")
    assert refused(game, hint) == ("no-hint-token", "H1")


@pytest.mark.rule("H6")
def test_a_hint_to_an_empty_hand() -> None:
    for seed in range(60):
        for game in Setup(Rules(masterpiece=True, hints=8, hand_size=12), 4, seed, 100).play():
            empty = [seat for seat in range(4) if not game.hands[seat] and seat != game.actor]
            if empty and game.hints and game.outcome is None:
                assert refused(game, f"hint {empty[0]} red") == ("empty-hand", "H6")
                return
    pytest.fail("no hand ran out")


def test_after_the_end() -> None:
    game = table("r1 r2", "w1 w2", mistakes=1)
    game.do("play 1")
    for action in ("play 0", "hint 1 red", "discard 0", "take 1"):
        assert refused(game, action) == ("game-over", "E")


@pytest.mark.rule("B6")
@pytest.mark.parametrize(
    ("tile", "action", "code", "rule"),
    [
        (3, "play 10", "decision-first", "B6"),
        (3, "discard 10", "decision-first", "B6"),
        (3, "hint 1 1", "decision-first", "B6"),
        (3, "take 5", "decision-first", "B6"),
        (3, "hint 0 red", "hint-to-self", "H2"),
        (3, "hint 1 black", "black-hint", "K3"),
        (4, "hint 1 red", "decision-first", "B6"),
        (4, "hint 2 1", "no-such-seat", "H2"),
        (5, "take 7", "not-discarded", "B2"),
        (5, "hint 1 red", "decision-first", "B6"),
        (6, "take 7", "not-discarded", "B2"),
        (6, "take 6", "take-does-not-fit", "B2"),
        (6, "take 99", "not-discarded", "B2"),
        (6, "play 10", "decision-first", "B6"),
    ],
)
def test_while_a_bonus_tile_waits_for_a_decision(tile: int, action: str, code: str, rule: str) -> None:
    game = tile_table(tile, other="y1 w5 w2 w2 w3")
    do(game, "hint 1 1", "discard 5", "hint 1 1", "discard 6", "play 4")
    assert game.pending is not None
    assert refused(game, action) == (code, rule)


def test_the_sentence_says_what_would_be_right() -> None:
    game = table("r1 r2", "w1 w2")
    for action, sentence in {
        "play 3": "“play 3” is not allowed here (P1). Seat 0 holds these cards: 0, 1.",
        "hint 5 red": "“hint 5 red” is not allowed here (H2). There is no seat 5: seats go from 0 to 1.",
    }.items():
        with pytest.raises(IllegalAction) as caught:
            game.do(action)
        assert str(caught.value) == sentence
        assert caught.value.details["action"] == action


def test_who_holds_no_card_is_told_so() -> None:
    for seed in range(60):
        for game in Setup(Rules(masterpiece=True, hints=8, hand_size=12), 4, seed, 100).play():
            if game.outcome is None and not game.hands[game.actor]:
                with pytest.raises(IllegalAction, match=rf"Seat {game.actor} holds these cards: –\."):
                    game.do("play 0")
                return
    pytest.fail("nobody without a card had to decide")


@pytest.mark.parametrize("text", ["", "jump", "play ²", "hint 1 purple", "arrange 0 1 0", "hint 1 9"])
def test_text_that_is_no_action_is_refused_as_well(text: str) -> None:
    game = Game.deal(Rules(hand_size=2), 2, deck=deck_beginning(Rules()))
    before = list(game.row)
    with pytest.raises(IllegalAction):
        game.do(text)
    assert text not in game.legal_actions()
    assert (game.row, game.history) == (before, [])
    assert 7 not in game.legal_actions()


@pytest.mark.parametrize(
    "action",
    [3, None, b"play 0", Card.parse("r1"), Arrange(0, (1, 0)), ("hint", 1)],
    ids=repr,
)
def test_what_is_no_action_at_all_is_refused_in_the_same_way(action: Any) -> None:
    """Law 2."""
    game = Game.deal(Rules(), players=2)
    with pytest.raises(IllegalAction, match="is not an action") as caught:
        game.do(action)
    assert caught.value.code == "unknown-action"
    assert action not in game.legal_actions()
    assert not game.history
