"""The view: what one seat may know."""

import json
import pickle

import pytest
from hypothesis import given

from tamaya import Card, CardSet, Game, IllegalAction, Rules
from tamaya.core.events import Hinted, OpenDraw
from tamaya.core.view_maker import ViewMaker
from tests.core.playing import Setup, examples, setups
from tests.core.scenes import do, table


def test_a_view_says_what_lies_on_the_table() -> None:
    game = table("r1 r2 b3", "w1 b2 w3", then="g1 g2")
    do(game, "hint 1 white", "discard 3", "play 0")
    view = game.view(1)
    assert (view.players, view.seat, view.version, view.turn, view.actor) == (2, 1, 3, 3, 1)
    assert (view.hints, view.mistakes, view.pile, view.turns_left, view.pending) == (8, 0, 42, None, None)
    assert view.fireworks == game.fireworks
    assert view.discards == ((3, Card.parse("w1")),)
    assert (view.outcome, view.ending, view.score, view.worth, view.best) == (None, None, 1, 1, 25)
    assert view.legal == tuple(map(str, game.legal_actions()))
    assert game.view(0).legal == game.view(None).legal == ()


@pytest.mark.rule("H4")
def test_a_card_in_a_hand_has_its_past() -> None:
    """H4: the hints that touched it; the turn in which it was drawn."""
    game = table("r1 r2 b3", "w1 b2 w3", then="g1 w2")
    do(game, "hint 1 white", "discard 3", "hint 1 2", "hint 0 red", "hint 1 white")
    assert [(held.id, held.hints, held.drawn) for held in game.view(0).hands[1]] == [
        (4, (2,), 0),
        (5, ("white", "white"), 0),
        (6, (), 2),
    ]


@pytest.mark.rule("B2")
def test_an_id_that_tile_5_returned_comes_back_without_its_past() -> None:
    for seed in range(300):
        for game in Setup(Rules(bonus_tiles=True, hints=20, mistakes=10), 2, seed, 97).play():
            drawn = [event.id for event in game.log if isinstance(event, OpenDraw)]
            again = {id for id in drawn if drawn.count(id) > 1 or id < 10}
            for hand in game.view(None).hands:
                for held in hand:
                    if held.id in again:
                        at = max(
                            i for i, event in enumerate(game.log) if isinstance(event, OpenDraw) and event.id == held.id
                        )
                        since = [
                            event for event in game.log[at:] if isinstance(event, Hinted) and held.id in event.touched
                        ]
                        assert held.hints == tuple(event.what for event in since)
                        assert held.drawn == game.log[at].turn  # type: ignore[union-attr]
                        return
    pytest.fail("no returned card was drawn again")


@pytest.mark.rule("S5")
@given(setups())
@examples(30)
def test_a_seat_sees_every_hand_but_its_own_and_a_spectator_none(setup: Setup) -> None:
    game = setup.play_for_a_while()
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        assert view.pile_cards is None
        for holder, hand in enumerate(view.hands):
            assert [held.id for held in hand] == list(game.hands[holder])
            seen = seat not in (None, holder)
            assert [held.card for held in hand] == [game.card(id) if seen else None for id in game.hands[holder]]
            for held in hand:
                assert game.card(held.id) in held.possible <= held.told
        assert view.legal == (tuple(map(str, game.legal_actions())) if seat == game.actor else ())
        assert view.actor == (game.actor if game.outcome is None else None)


@given(setups())
@examples(20)
def test_a_view_is_json_and_can_leave_a_process(setup: Setup) -> None:
    view = setup.play_for_a_while().view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    data = json.loads(view.to_json())
    assert data == json.loads(json.dumps(view.to_dict()))
    assert [*data, "past"] == [*view._fields]  # it is told event by event
    assert CardSet(data["playable"]) == view.playable
    assert data["rules"] == view.rules.to_dict()
    assert [[held["id"] for held in hand] for hand in data["hands"]] == [
        [held.id for held in hand] for hand in view.hands
    ]


@pytest.mark.rule("S5")
@given(setups())
@examples(15)
def test_a_scene_shows_every_seat_what_its_own_view_shows(setup: Setup) -> None:
    """S5: what several seats share is worked out once, and nobody gets anything that another one may see."""
    game = setup.play_for_a_while()
    maker = ViewMaker(game)
    for seat in (*range(game.players), None, *range(game.players)):
        assert maker.view(seat) == game.view(seat)
        assert maker.view(seat).to_json() == game.view(seat).to_json()
        assert json.loads(maker.text(seat)) == game.view(seat).to_dict()
    if game.outcome is not None:
        assert maker.open_view() == game.open_view()
    assert maker.view(0).hands[0] == game.view(0).hands[0]


def test_after_the_game_everything_is_open() -> None:
    game = table("r1 r2", "w1 w2", mistakes=1)
    with pytest.raises(IllegalAction, match="still in progress") as caught:
        game.open_view()
    assert caught.value.code == "not-over"
    game.do("play 1")
    view = game.open_view()
    assert [[str(held.card) for held in hand] for hand in view.hands] == [["r1"], ["w1", "w2"]]
    assert view.pile_cards == tuple(map(game.card, game.pile))
    assert json.loads(view.to_json())["pile_cards"] == [str(game.card(id)) for id in game.pile]
    assert (view.actor, view.outcome, view.ending) == (None, "lost", "mistakes")
    assert game.view(0).hands[0][0].card is None  # who wants to go on hiding it may


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(IndexError, match=f"there is no seat {seat}: seats go from 0 to 1"):
        Game.deal(Rules(), 2).view(seat)


@pytest.mark.rule("C4")
def test_a_view_marks_what_can_no_longer_be_completed() -> None:
    game = table("r3 r3 r1", "w1 w2 w3")
    do(game, "hint 1 1", "hint 0 1", "discard 0", "hint 0 1", "discard 1")
    view = game.view(1)
    assert str(view.useless) == "r3 r4 r5"
    assert view.best == 22


@examples(25)
@given(setups())
def test_a_scene_that_takes_over_from_the_one_before_shows_the_same(setup: Setup) -> None:
    maker = None
    for game in setup.play():
        maker = ViewMaker(game, maker)
        for seat in (None, *range(game.players)):
            assert maker.view(seat) == game.view(seat)
            assert json.loads(maker.text(seat)) == game.view(seat).to_dict()
