"""Counting turns near the end."""

from tamaya.bots.conventions.agreement import EXPERT
from tamaya.bots.conventions.board import UNKNOWN, Board, Held
from tamaya.bots.conventions.counting import outlook
from tamaya.core.actions import Discard, Hint, Play
from tamaya.core.cards import Card
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables


def near_the_end(fireworks: dict[str, int], other_hand: str) -> Board:
    """A board of two on which so much is placed and one card is in the pile; seat 1 knows its hand."""
    t = compile_tables(Rules(hand_size=3), 2)
    board = Board(t, 0, EXPERT)
    for number, letter in enumerate("rygbw"):
        board.placed[number] = fireworks.get(letter, 5)
        for place in range(board.placed[number]):
            board.left[number * 5 + place] -= 1
    for id in range(3):
        board.hands[0].append(Held(id, 0, UNKNOWN, t.all_cards))
    for id, face in enumerate(other_hand.split(), 3):
        held = Held(id, 1, Card.parse(face).identity, t.all_cards)
        held.touched = True
        board.hands[1].append(held)
    board.look_at_fireworks()
    return board


def test_a_hint_waits_for_somebody_who_has_two_cards_to_play() -> None:
    """Seat 1 holds the last 4 and 5 of red. Whoever draws the last card leaves it one turn only."""
    board = near_the_end({"r": 3}, "r4 r5 g1")
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=1, hints=2, turns_left=None)
    useless = 1 << Card.parse("g1").identity | 1 << Card.parse("b1").identity
    hint, discard = outlook(board, view, [useless] * 3, [Hint(1, 1), Discard(0)])
    assert hint == 25
    assert discard == 24


def test_what_fits_is_counted_when_it_is_played() -> None:
    board = near_the_end({"r": 4}, "g1 b1 w1")
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=1, hints=0, turns_left=None)
    five, one = 1 << Card.parse("r5").identity, 1 << Card.parse("y1").identity
    play, discard = outlook(board, view, [five, one, one], [Play(0), Discard(0)])
    assert play == 25
    assert discard == 24


def test_a_last_mistake_counts_as_what_it_is() -> None:
    board = near_the_end({"r": 4}, "g1 b1 w1")
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=1, hints=0, mistakes=2)
    play, discard = outlook(board, view, [1 << Card.parse("y1").identity] * 3, [Play(0), Discard(0)])
    assert play == 0
    assert discard >= 24
