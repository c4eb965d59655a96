"""A game has a timeline: where it began, what was done, and how it stood at any moment."""

import copy
import pickle
from itertools import islice

import pytest
from hypothesis import given

import tamaya
from tamaya import Arrange, Game, Gesture, Rules
from tests.core.playing import Setup, examples, setups


class OwnGame(Game):
    """A game that knows more."""

    note: str = ""


@given(setups())
@examples(40)
def test_every_moment_of_a_game_can_be_gone_back_to(setup: Setup) -> None:
    game = setup.play_for_a_while()
    moves = game.moves
    assert [move.number for move in moves] == list(range(1, len(moves) + 1))
    assert [move.action for move in moves] == [entry for entry in game.history if not isinstance(entry, Gesture)]
    assert game.at(len(moves)) == game
    for number in (0, len(moves) // 2):
        assert game.at(number).moves == moves[:number]
    now = game.start()
    assert (now.history, now.moves) == ([], ())
    for before, move in game.walk():
        for gesture in move.gestures:
            now.enter(gesture)
        assert before == now
        assert before.actor == move.seat
        assert now.do(move.action) == move.events


@pytest.mark.rule("S7", "C3")
def test_moves_are_counted_from_1_and_gestures_do_not_count() -> None:
    game = Game.deal(Rules(), 2, seed=1)
    game.do("hint 1 1")
    game.rearrange(0, game.hands[0][::-1])
    game.do("hint 0 1")
    game.rearrange(1, game.hands[1][::-1])
    first, second = game.moves
    assert (first.number, first.seat, str(first.action), first.gestures) == (1, 0, "hint 1 1", ())
    assert (second.number, second.seat, str(second.action)) == (2, 1, "hint 0 1")
    assert second.gestures == (Arrange(0, (4, 3, 2, 1, 0)),)
    assert [len(game.at(number).history) for number in range(3)] == [0, 2, 4], "each as the next move found it"
    for wrong in (-1, 3):
        with pytest.raises(IndexError, match=f"no move {wrong}: the game has 2"):
            game.at(wrong)


def test_a_game_from_a_position_has_a_timeline_of_its_own() -> None:
    *_, dealt = islice(Setup(Rules(bonus_tiles=True, multicolour="wild-10"), 3, 5, 95).play(), 30)
    game = Game.from_position(dealt.position())
    while len(game.moves) < 3:
        game.do(next(iter(game.legal_actions())))
    assert game.start().position() == game.at(0).position() == dealt.position()
    assert game.at(2) != game
    assert [move.number for move in game.moves] == [1, 2, 3]


def test_games_are_equal_if_rules_deal_and_history_are() -> None:
    game = Game.deal(Rules(), 3, seed=7)
    same = Game.deal(Rules(), 3, seed=7)
    assert (game == same, hash(game) == hash(same), len({game, same})) == (True, True, 1)
    for other in (Game.deal(Rules(), 3, seed=8), Game.deal(Rules(hints=7), 3, seed=7), game.record()):
        assert game != other
    same.do("hint 1 red")
    assert game != same
    game.do("hint 1 red")
    assert (game, hash(game)) == (same, hash(same))
    assert Game.from_position(game.position()) != game, "its past is unknown"


def test_a_copy_goes_its_own_way() -> None:
    game = Game.deal(Rules(), 3, seed=7)
    game.do("hint 1 red")
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game.copy()):
        assert twin == game
        twin.do("discard 5")
        assert (len(game.history), game.actor) == (1, 1)


def test_a_subclass_stays_one() -> None:
    game = OwnGame.deal(Rules(), 2, seed=3)
    game.note = "mine"
    game.do("hint 1 red")
    twins = [game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    assert [twin.note for twin in twins] == ["mine"] * 3
    others = [OwnGame.replay(game.record()), OwnGame.from_position(game.position()), game.start(), game.at(1)]
    assert {type(one) for one in (*twins, *others)} == {OwnGame}
    game.undo()
    assert type(game) is OwnGame


def test_a_game_says_whether_it_is_over() -> None:
    assert [game.is_over for game in Setup(Rules(), 2, 4, 90).play()][-2:] == [False, True]


def test_a_game_has_to_begin_somewhere() -> None:
    with pytest.raises(TypeError, match=r"begins with Game\.deal"):
        Game()


def test_the_library_knows_its_version() -> None:
    assert tamaya.__version__.split(".")[0].isdigit()
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        tamaya.nothing  # noqa: B018
