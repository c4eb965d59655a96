import random

import numpy as np
import pytest

from tamaya import Card, Game, Rules, TamayaError
from tamaya.core.knowledge import faces, told
from tamaya.fast import Batch

RULES = Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True, mistakes=10)


def a_game(seed: int, actions: int, rules: Rules = RULES) -> Game:
    rng = random.Random(seed)
    game = Game.deal(rules, 3, seed)
    while game.outcome is None and len(game.history) < actions:
        game.do(rng.choice(list(game.legal_actions())))
    return game


@pytest.mark.parametrize("actions", [0, 1, 20, 60])
def test_a_game_goes_into_a_lane_and_comes_back_the_same(actions: int) -> None:
    for record in (False, True):
        batch = Batch(RULES, 3, 2, record=record)
        game = a_game(4, actions)
        batch.put(1, game)
        back = batch.game(1)
        assert back.row == game.row
        assert list(map(str, back.legal_actions())) == list(map(str, game.legal_actions()))
        if record:
            assert back.record() == game.record()


def test_a_lane_and_a_game_go_on_alike_and_the_lane_remembers_its_actions() -> None:
    game = a_game(9, 10)
    batch = Batch(RULES, 3, 1, record=True)
    batch.put(0, game)
    while not batch.over[0]:
        number = batch.choose()
        game.do(game.action_of(int(number[0])))
        batch.step(number)
    assert batch.game(0).record() == game.record()
    assert batch.game(0).log == game.log


def test_a_game_from_a_lane_that_does_not_record_goes_on_but_has_no_record() -> None:
    game = a_game(5, 12)
    batch = Batch(RULES, 3, 1)
    batch.put(0, game)
    back = batch.game(0)
    action = next(iter(game.legal_actions()))
    assert back.do(action) == game.do(action)
    assert back.row == game.row
    assert sorted(back.discards) == sorted(game.discards)
    assert back.view(0).hands[1][0].card == game.view(0).hands[1][0].card
    with pytest.raises(TamayaError, match="began in the middle"):
        back.record()


def test_worlds_of_a_view_go_into_all_lanes() -> None:
    view = a_game(7, 15).view(2)
    batch = Batch(RULES, 3, 4, record=True)
    batch.put_worlds(view, seed=5)
    assert [batch.game(lane) for lane in range(4)] == list(view.worlds(4, seed=5))
    assert batch.actors.tolist() == [view.actor] * 4


def test_changing_a_game_from_a_lane_leaves_the_lane_alone() -> None:
    batch = Batch(RULES, 3, 1, seed=3)
    before = batch.rows.copy()
    game = batch.game(0)
    game.do(next(iter(game.legal_actions())))
    assert np.array_equal(batch.rows, before)


def test_a_lane_takes_no_game_of_other_rules() -> None:
    with pytest.raises(TamayaError, match="its own rules"):
        Batch(RULES, 3, 1).put(0, Game.deal(Rules(), 3))


def test_a_lane_is_copied_to_others_with_its_past() -> None:
    batch = Batch(RULES, 3, 4, record=True)
    batch.put(0, a_game(2, 12))
    batch.step(batch.choose())
    batch.copy_lanes(0, [2, 3])
    for lane in (2, 3):
        assert batch.game(lane).record() == batch.game(0).record()
        assert np.array_equal(batch.legal[lane], batch.legal[0])


def test_hidden_cards_of_a_lane_can_be_set_in_hand_and_pile() -> None:
    game = a_game(8, 6)
    batch = Batch(RULES, 3, 3)
    for lane in range(3):
        batch.put(lane, game)
    seat = game.actor
    slot, free = next(
        (slot, card)
        for slot, bits in enumerate(told(game.row, game.tables, seat))
        for card in game.pile
        if bits >> game.card(card).identity & 1 and game.card(card) != game.card(game.hands[seat][slot])
    )
    mine = game.hands[seat][slot]
    batch.set_cards([1, 2], [mine, free], [game.card(free), game.card(mine)])
    other = batch.game(1)
    assert (other.card(mine), other.card(free)) == (game.card(free), game.card(mine))
    assert faces(other.row, other.tables, seat)[slot] == game.card(free).identity
    assert told(other.row, other.tables, seat) == told(game.row, game.tables, seat)
    assert batch.rows[0].tolist() == game.row
    assert batch.rows[1].tolist() == batch.rows[2].tolist() != game.row


def test_setting_cards_keeps_the_deck_and_what_hints_have_said() -> None:
    game = Game.deal(Rules(), 2, deck=a_game(1, 0, Rules()).deck)
    theirs = game.hands[1]
    game.do(f"hint 1 {game.card(theirs[0]).value}")
    batch = Batch(Rules(), 2, 1)
    batch.put(0, game)
    before = batch.rows.copy()
    with pytest.raises(TamayaError, match="the same as before"):
        batch.set_cards([0], [theirs[0]], [Card.parse("r1") if game.card(theirs[0]) != Card.parse("r1") else "r2"])
    other = next(card for card in game.pile if game.card(card).value != game.card(theirs[0]).value)
    with pytest.raises(TamayaError, match="A hint rules out"):
        batch.set_cards([0], [theirs[0], other], [game.card(other), game.card(theirs[0])])
    assert np.array_equal(batch.rows, before)


def test_worlds_are_the_same_whether_games_are_played_again_or_not() -> None:
    rules = Rules(mistakes=10)
    for seed, players in ((1, 2), (2, 3), (3, 5)):
        played = Batch(rules, players, 1, seed=seed, record=True)
        for _ in range(9 * seed):
            played.step(played.choose())
        game, batch = played.game(0), Batch(rules, players, 5)
        view = game.view(seed % players)
        batch.put_worlds(view, seed=8)
        worlds = list(view.worlds(5, seed=8))
        assert [row.tolist() for row in batch.rows] == [world.row for world in worlds]
        assert batch.seeds.tolist() == [world.seed for world in worlds]
        assert [[lane.action_of(n) for n in lane.legal_numbers()] for lane in map(batch.game, range(5))] == [
            list(world.legal_actions()) for world in worlds
        ]


def test_worlds_in_lanes_can_be_weighed() -> None:
    view = a_game(7, 15).view(2)
    batch = Batch(RULES, 3, 4)
    batch.put_worlds(view, seed=5, likelihood=lambda seen, action: 1.0 if action in seen.legal else 0.0)
    weighed = view.worlds(4, 5, likelihood=lambda seen, action: 1.0 if action in seen.legal else 0.0)
    assert [row.tolist() for row in batch.rows] == [world.row for world in weighed]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("rules", [Rules(), Rules(multicolour="wild-5", black_powder=True), Rules(hand_size=7)])
def test_chances_of_all_hands_are_those_that_views_have(rules: Rules, players: int) -> None:
    batch = Batch(rules, players, 6, seed=players, threads=2)
    for step in range(24):
        batch.step(batch.choose())
        if step % 6 == 0:
            for seat in (None, players - 1):
                chances = batch.marginals(seat)
                assert chances.shape == (6, rules.hand_size_for(players), 35)
                for lane in np.flatnonzero(~batch.over).tolist():
                    view = batch.game(lane).view(int(batch.actors[lane]) if seat is None else seat)
                    for found, exact in zip(chances[lane], view.marginals(), strict=False):
                        wanted = np.zeros(35)
                        wanted[[card.identity for card in exact]] = [float(chance) for chance in exact.values()]
                        assert np.allclose(found, wanted, atol=1e-12)
    batch.over[:] = True
    assert not batch.marginals().any()


def test_chances_are_asked_of_seats_that_there_are() -> None:
    with pytest.raises(TamayaError, match="seat"):
        Batch(Rules(), 2, 3).marginals(2)
    with pytest.raises(TamayaError, match="hand"):
        Batch(Rules(hand_size=11), 2, 3).marginals()
