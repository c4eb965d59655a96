"""When a card is to be dealt: any card that is left can be chosen, and copies of a state draw afresh."""

import random
from collections import Counter

import pytest

from tamaya import IllegalAction
from tamaya.env.hle import pyhanabi
from tamaya.env.hle.pyhanabi import CHANCE_PLAYER_ID, HanabiCard, HanabiGame, HanabiMove, HanabiMoveType, HanabiState


def dealt(seed: int = 1, **parameters: object) -> HanabiState:
    """A game with its hands dealt."""
    state = HanabiGame({"players": 2, "seed": seed, **parameters}).new_initial_state()
    while state.cur_player() == CHANCE_PLAYER_ID:
        state.deal_random_card()
    return state


def about_to_deal() -> HanabiState:
    """A card was played, and its player is to get another one."""
    state = dealt()
    state.apply_move(HanabiMove.get_play_move(0))
    assert state.cur_player() == CHANCE_PLAYER_ID
    return state


def test_the_legal_moves_are_the_cards_that_are_left_each_as_likely_as_it_has_copies() -> None:
    state = about_to_deal()
    moves, chances = state.chance_outcomes()
    assert state.legal_moves() == moves
    assert all(state.move_is_legal(move) for move in moves)
    assert {move.type() for move in moves} == {HanabiMoveType.DEAL}
    seen = Counter(card for hand in state.player_hands() for card in hand) + Counter(state.discard_pile())
    seen += Counter(HanabiCard(color, rank) for color, placed in enumerate(state.fireworks()) for rank in range(placed))
    left = {
        HanabiCard(color, rank): copies - seen[HanabiCard(color, rank)]
        for color in range(5)
        for rank, copies in enumerate((3, 2, 2, 2, 1))
    }
    assert sum(left.values()) == state.deck_size() == 40
    by_card = {HanabiCard(move.color(), move.rank()): chance for move, chance in zip(moves, chances, strict=True)}
    assert by_card == pytest.approx({card: copies / 40 for card, copies in left.items() if copies})
    assert state.legal_uids() == []  # ids are for what players do
    assert not state.move_is_legal(HanabiMove.get_play_move(0))


def test_the_card_that_is_chosen_is_dealt_and_the_others_stay() -> None:
    for move in about_to_deal().legal_moves():
        state = about_to_deal()
        state.apply_move(move)
        assert state.player_hands()[0][-1] == HanabiCard(move.color(), move.rank())
        item = state.move_history()[-1]
        assert (item.move(), item.player(), item.deal_to_player()) == (move, CHANCE_PLAYER_ID, 0)
        assert (state.cur_player(), state.deck_size()) == (1, 39)


def test_whole_games_can_be_dealt_card_by_card() -> None:
    chance = random.Random(4)
    game = HanabiGame({"players": 3})
    state = game.new_initial_state()
    wanted: list[HanabiCard] = []
    while not state.is_terminal() or state.cur_player() == CHANCE_PLAYER_ID:
        move = chance.choice(state.legal_moves())
        if move.type() == HanabiMoveType.DEAL:
            wanted.append(HanabiCard(move.color(), move.rank()))
        state.apply_move(move)
    deals = [item.move() for item in state.move_history() if item.move().type() == HanabiMoveType.DEAL]
    assert [HanabiCard(move.color(), move.rank()) for move in deals] == wanted


def test_a_card_that_is_not_left_cannot_be_dealt_and_nothing_changes() -> None:
    state = HanabiGame({"players": 2}).new_initial_state()
    five = HanabiMove.get_deal_move(0, 4)
    state.apply_move(five)
    before = str(state)
    for move in (five, HanabiMove.get_deal_move(5, 0), HanabiMove.get_deal_move(0, 5), HanabiMove.get_deal_move(-1, 4)):
        assert not state.move_is_legal(move)
        with pytest.raises(IllegalAction, match="Illegal action"):
            state.apply_move(move)
    assert (str(state), state.deck_size()) == (before, 49)


def test_nothing_is_dealt_while_a_player_is_to_act() -> None:
    state = dealt()
    assert state.chance_outcomes() == ([], [])
    with pytest.raises(IllegalAction, match="Illegal action"):
        state.apply_move(HanabiMove.get_deal_move(0, 0))


def test_a_specific_deal_says_who_gets_the_card_and_where() -> None:
    state = about_to_deal()
    color, rank = state.legal_moves()[0].color(), state.legal_moves()[0].rank()
    assert not state.move_is_legal(HanabiMove.get_deal_specific_move(4, 1, color, rank))
    assert not state.move_is_legal(HanabiMove.get_deal_specific_move(0, 0, color, rank))
    state.apply_move(HanabiMove.get_deal_specific_move(4, 0, color, rank))
    assert state.player_hands()[0][4] == HanabiCard(color, rank)


def test_copies_of_a_state_draw_afresh() -> None:
    """Otherwise whoever searches in copies would see the future."""
    state = about_to_deal()
    drawn: Counter[HanabiCard] = Counter()
    for _ in range(200):
        twin = state.copy()
        twin.deal_random_card()
        drawn[twin.player_hands()[0][-1]] += 1
    assert len(drawn) > 15
    assert (state.cur_player(), len(state.player_hands()[0])) == (CHANCE_PLAYER_ID, 4)


def test_a_copy_in_the_middle_of_the_deal_goes_its_own_way() -> None:
    state = HanabiGame({"players": 2}).new_initial_state()
    for _ in range(3):
        state.deal_random_card()
    twin = state.copy()
    for move in (HanabiMove.get_deal_move(1, 1), HanabiMove.get_deal_move(1, 1), HanabiMove.get_deal_move(1, 0)):
        if twin.move_is_legal(move):
            twin.apply_move(move)
    assert (state.deck_size(), len(state.player_hands()[0])) == (47, 3)
    for one in (state, twin):
        while one.cur_player() == CHANCE_PLAYER_ID:
            one.deal_random_card()
        hands = Counter(card for hand in one.player_hands() for card in hand)
        assert all(count <= (3, 2, 2, 2, 1)[card.rank()] for card, count in hands.items())
        assert hands.total() == 10


def test_a_given_deck_is_dealt_in_its_order_around_what_is_chosen() -> None:
    game = HanabiGame({"players": 2})
    deck = list(game.tables.deck)
    random.Random(2).shuffle(deck)
    state = game.new_initial_state(deck)
    chosen = pyhanabi.HanabiMove.get_deal_move(*divmod(deck[-1], 5))
    state.apply_move(chosen)
    while state.cur_player() == CHANCE_PLAYER_ID:
        state.deal_random_card()
    cards = [card for hand in state.player_hands() for card in hand]
    assert cards[0] == HanabiCard(chosen.color(), chosen.rank())
    assert cards[1:] == [HanabiCard(*divmod(face, 5)) for face in deck[1:10]]
