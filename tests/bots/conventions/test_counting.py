"""Counting turns near the end."""

from tamaya.bots.bot import Choice
from tamaya.bots.conventions.agreement import CLUB, EXPERT, Agreement
from tamaya.bots.conventions.board import UNKNOWN, Board, Held
from tamaya.bots.conventions.counting import outlook
from tamaya.bots.conventions.deciding import Position, options
from tamaya.bots.conventions.memory import Memory
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
        held.read = 1 << held.face
        held.touched = True
        board.hands[1].append(held)
    board.look_at_fireworks()
    return board


def test_a_hint_waits_for_somebody_who_has_two_cards_to_play() -> None:
    """Seat 1 holds the last 4 and 5 of red. Whoever draws the last card leaves it one turn only."""
    board = near_the_end({"r": 3}, "r4 r5 g1")
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=1, hints=2, turns_left=None)
    useless = 1 << Card.parse("g1").identity | 1 << Card.parse("b1").identity
    hint, discard = outlook(board, view, [useless] * 3, [Hint(1, 1), Discard(0)], [{}, {}])
    assert hint == 25
    assert discard == 24


def test_what_fits_is_counted_when_it_is_played() -> None:
    board = near_the_end({"r": 4}, "g1 b1 w1")
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=1, hints=0, turns_left=None)
    five, one = 1 << Card.parse("r5").identity, 1 << Card.parse("y1").identity
    play, discard = outlook(board, view, [five, one, one], [Play(0), Discard(0)], [{}, {}])
    assert play == 25
    assert discard == 24


def test_a_last_mistake_counts_as_what_it_is() -> None:
    board = near_the_end({"r": 4}, "g1 b1 w1")
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=1, hints=0, mistakes=2)
    play, discard = outlook(board, view, [1 << Card.parse("y1").identity] * 3, [Play(0), Discard(0)], [{}, {}])
    assert play == 0
    assert discard >= 24


def test_of_two_hints_the_one_counts_more_that_makes_the_missing_card_known() -> None:
    """Seat 1 holds the last two cards and has heard of neither; the pile is empty."""
    board = near_the_end({"r": 3, "b": 4}, "r4 b5 g1")
    for held in board.hands[1]:
        held.touched = False
    view = Game.deal(Rules(hand_size=3), 2).view(0)._replace(pile=0, hints=1, turns_left=2)
    four, useless = 1 << Card.parse("r4").identity, 1 << Card.parse("g1").identity
    about_4, about_1 = outlook(board, view, [useless] * 3, [Hint(1, 4), Hint(1, 1)], [{3: four}, {5: useless}])
    assert about_4 == 23
    assert about_1 == 22


def in_the_last_round(mistakes: int, level: Agreement = EXPERT) -> Choice:
    """What a seat does in its last turn, of whose cards it knows nothing: the red 5 may be among them."""
    view = Game.deal(Rules(hand_size=3), 2).view(0)
    memory = Memory(compile_tables(Rules(hand_size=3), 2), 0, level)
    memory.board = near_the_end({"r": 4}, "g1 b1 w1")
    memory.board.agreement = level
    legal = tuple(f"{verb} {card}" for verb in ("play", "discard") for card in range(3))
    found = options(Position(memory, view._replace(pile=0, hints=0, mistakes=mistakes, turns_left=2, legal=legal)))
    return found[0].choice


def test_in_the_last_round_a_card_that_may_fit_is_played() -> None:
    choice = in_the_last_round(mistakes=1)
    assert isinstance(choice.action, Play)
    assert choice.reason.key == "likely-playable"


def test_the_last_mistake_is_risked_for_no_card_that_may_fit() -> None:
    assert isinstance(in_the_last_round(mistakes=2).action, Discard)


def test_who_counts_no_turns_plays_no_card_that_may_fit() -> None:
    assert isinstance(in_the_last_round(mistakes=0, level=CLUB).action, Discard)
