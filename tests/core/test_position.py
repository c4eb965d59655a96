"""A position as one line of text: written, read, and played on; and taking back."""

import pytest
from hypothesis import given

from tamaya import Game, Rules
from tamaya.core.errors import BadNotation, IllegalAction, TamayaError
from tamaya.core.row import DID_ACTION, FIREWORK
from tests.core.playing import Setup, examples, setups

WELL = Game.deal(Rules(), 2, 7).position()


def without_the_last_step(game: Game) -> list[int]:
    """What the row says of the position; not what the last step did."""
    return game.row[:DID_ACTION] + game.row[FIREWORK:]


@given(setups())
@examples(120)
def test_a_position_is_read_as_it_was_written_and_goes_on_in_the_same_way(setup: Setup) -> None:
    game = setup.play_for_a_while()
    again = Game.from_position(game.position())
    assert again.position() == game.position()
    assert without_the_last_step(again) == without_the_last_step(game)
    assert (again.discards, again.poses, again.rules) == (game.discards, game.poses, game.rules)
    if game.outcome is None:
        assert list(again.legal_actions()) == list(game.legal_actions())
        action = next(iter(game.legal_actions()))
        assert again.do(action) == game.do(action)
        assert again.position() == game.position()


@given(setups())
@examples(60)
def test_what_is_taken_back_has_never_been(setup: Setup) -> None:
    played = setup.play_for_a_while()
    game = Game.deal(played.rules, played.players, played.seed, played.deck, played.tiles)
    before = []
    for entry in played.history:
        before.append((game.position(), list(game.log), game.row.copy()))
        game.enter(entry)
    for entry in reversed(played.history):
        assert game.undo() == entry
        assert (game.position(), game.log, game.row) == before.pop()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        game.undo()


def test_a_game_from_the_middle_goes_back_to_where_it_began() -> None:
    game = Game.from_position(WELL)
    game.do("discard 0") if "discard 0" in game.legal_actions() else game.do("hint 1 1")
    game.undo()
    assert game.position() == WELL
    assert not game.from_start


def test_a_position_is_short_and_can_be_read_by_people() -> None:
    game = Game.deal(Rules(multicolour="wild-5", hints=9), 3, 42)
    game.do("hint 1 4")
    words = game.position().split()
    assert words[:2] == ["multicolour=wild-5,hints=9", "42"]
    assert words[-4:] == ["8.0", "1.1.-", "-", "-"]
    hand = words[2].split("/")[1].split(",")
    assert len(hand) == 5
    assert all(card.endswith(("+4", "-4")) for card in hand)


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        (0, "colour=5", "no option"),
        (0, "hints", "name=value"),
        (1, "x", "seed cannot be 'x'"),
        (1, "²", "seed"),
        (2, "0r1/1r1", "each number"),
        (2, "?", "a card with its number"),
        (3, "0z9", "a card with its number"),
        (5, "-", "each number"),
        (6, "9.0", "from 0 to 8"),
        (6, "8", "hint tokens and mistakes"),
        (7, "0.2.-", "from 0 to 1"),
        (8, "lunch", "a decision or an ending"),
        (9, "123456.0", "no tiles are in play"),
    ],
)
def test_what_is_no_position_is_refused_with_the_place(field: int, text: str, said: str) -> None:
    words = WELL.split()
    words[field] = text
    with pytest.raises(TamayaError, match=said):
        Game.from_position(" ".join(words))


def test_hints_must_be_true() -> None:
    first = WELL.split()[2].split(",")[0]
    wrong = "1" if not first.endswith("1") else "2"
    with pytest.raises(BadNotation, match="true of the card"):
        Game.from_position(WELL.replace(first, f"{first}+{wrong}", 1))


def test_a_firework_has_no_gaps() -> None:
    game = Game.deal(Rules(), 2, 7)
    game.do("hint 1 1")
    game.do(f"discard {next(card for card in game.hands[1] if game.card(card).value > 1)}")
    words = game.position().split()
    words[3], words[4] = words[4], words[3]
    with pytest.raises(BadNotation, match="without gaps"):
        Game.from_position(" ".join(words))


def test_a_line_needs_all_its_words() -> None:
    with pytest.raises(BadNotation, match="10 words"):
        Game.from_position("base 1")
