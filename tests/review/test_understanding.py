"""What cards are taken for: conventions count where they tell the truth."""

from tamaya import Game, Rules
from tamaya.core.actions import parse_action
from tamaya.core.cards import Card
from tamaya.review.understanding import Understanding

HANDS = "b4 y4 w4 g3 r5", "y3 r1 b3 w3 g3", "y4 g4 b2 b1 w1"


def deal(*hands: str) -> Game:
    """A game with these hands; the rest of the deck follows in any order."""
    first = [Card.parse(text) for hand in hands for text in hand.split()]
    rest = list(Game.deal(Rules(), 3, seed=1).deck)
    for card in first:
        rest.remove(card)
    return Game.deal(Rules(), 3, deck=[*first, *rest])


def names(bits: int) -> set[str]:
    return {str(Card.of(identity)) for identity in range(35) if bits >> identity & 1}


def test_a_play_hint_is_believed_and_its_words_alone_are_not_enough() -> None:
    game = deal(*HANDS)
    red = parse_action("hint 1 red")
    assert names(Understanding(game, "club").after(red)[6]) == {"r1"}
    assert "r2" in names(Understanding(game, "none").after(red)[6])


def test_cards_that_a_hint_does_not_touch_are_something_else() -> None:
    game = deal(*HANDS)
    red = Understanding(game, "club").after(parse_action("hint 1 red"))
    for card in (5, 7, 8, 9):
        assert not {"r1", "r2", "r3", "r4", "r5"} & names(red[card])
        assert str(game.card(card)) in names(red[card])


def test_a_hint_of_a_value_touches_that_value() -> None:
    ones = Understanding(deal(*HANDS), "club").after(parse_action("hint 1 1"))
    assert {name[1] for name in names(ones[6])} == {"1"}
    assert not any(name.endswith("1") for card in (5, 7, 8, 9) for name in names(ones[card]))


def test_what_was_said_is_remembered_by_every_seat() -> None:
    game = deal(*HANDS)
    heard = Understanding(game, "club")
    heard.see(game.do("hint 1 red"))
    assert [names(heard.now(seat)[6]) for seat in range(3)] == [{"r1"}] * 3


def test_where_a_convention_would_mislead_the_words_count() -> None:
    """Green touches a 3 alone, which seems to be a 1; the words say no such thing."""
    green = Understanding(deal(*HANDS), "club").after(parse_action("hint 1 green"))
    assert {"g3", "g4"} <= names(green[9])
