"""Colours, cards and sets of identities."""

import copy
import pickle
from collections.abc import Container, Set

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Card, CardSet, Colour, TamayaError
from tamaya.core.cards import BASE_COLOURS, CARDS, COLOURS, IDENTITIES
from tamaya.core.errors import BadNotation

LETTERS = {
    "red": "r",
    "yellow": "y",
    "green": "g",
    "blue": "b",
    "white": "w",
    "multicolour": "m",
    "black": "k",
}

card_sets = st.integers(0, 2**IDENTITIES - 1).map(CardSet)


@pytest.mark.rule("S2")
def test_the_colours_have_names_letters_and_an_order() -> None:
    """S2: five colours in the base game; then multicolour and black."""
    assert {str(colour): colour.letter for colour in COLOURS} == LETTERS
    assert [colour.index_ for colour in COLOURS] == list(range(7))
    assert [str(colour) for colour in BASE_COLOURS] == list(LETTERS)[:5]


@pytest.mark.parametrize("name", LETTERS)
def test_a_colour_is_its_name(name: str) -> None:
    assert Colour.parse(name) == name


@pytest.mark.parametrize(
    "text", ["", "Red", "r", "purple", " red", "red ", "ＲＥＤ", pytest.param("x" * 10**7, id="10 MB")]
)
def test_what_is_no_colour_is_refused_with_the_names_that_are(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a colour: the colours are red, yellow") as caught:
        Colour.parse(text)
    assert caught.value.code == "unknown-colour"
    assert len(caught.value.message) < 300
    assert len(str(caught.value.details)) < 400


def test_a_card_is_written_as_its_letter_and_value() -> None:
    assert [str(card) for card in CARDS] == [f"{letter}{value}" for letter in LETTERS.values() for value in range(1, 6)]
    assert [Card.parse(str(card)) for card in CARDS] == list(CARDS)


def test_identities_count_the_cards_by_colour_and_value() -> None:
    assert [card.identity for card in CARDS] == list(range(35))
    assert [Card.of(identity) for identity in range(35)] == list(CARDS)


@pytest.mark.parametrize(
    "text",
    ["", "r", "r0", "r6", "1r", "R1", "r1 ", "p1", "r11", "r²", "r١", "r1\x00", pytest.param("r" * 10**7, id="10 MB")],
)
def test_what_is_no_card_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is not a card: .* such as r1") as caught:
        Card.parse(text)
    assert caught.value.code == "unknown-card"
    assert len(caught.value.message) < 300


@given(card_sets, card_sets)
def test_a_card_set_does_what_a_set_does(one: CardSet, other: CardSet) -> None:
    assert set(one & other) == set(one) & set(other)
    assert set(one | other) == set(one) | set(other)
    assert set(one - other) == set(one) - set(other)
    assert (one <= other) == (set(one) <= set(other))
    assert (one == other) == (set(one) == set(other))
    assert len(one) == len(set(one))
    assert [card in one for card in CARDS] == [card in set(one) for card in CARDS]


@given(card_sets)
def test_a_card_set_is_printed_parsed_copied_and_pickled(cards: CardSet) -> None:
    assert CardSet.parse(str(cards)) == cards
    assert eval(repr(cards), {"CardSet": CardSet}) == cards
    assert CardSet.of(cards) == cards
    assert copy.deepcopy(cards) == cards
    assert pickle.loads(pickle.dumps(cards)) == cards
    assert hash(CardSet(cards.bits)) == hash(cards)


@given(card_sets)
def test_a_card_set_says_its_colours_and_values_in_order(cards: CardSet) -> None:
    assert cards.colours == tuple(colour for colour in COLOURS if any(card.colour is colour for card in cards))
    assert cards.values == tuple(value for value in range(1, 6) if any(card.value == value for card in cards))


def test_a_card_set_cannot_be_changed() -> None:
    cards = CardSet.parse("r1")
    with pytest.raises(AttributeError, match="make a new one"):
        cards.bits = 3
    assert str(cards) == "r1"


def test_a_card_set_is_a_set_like_any_other() -> None:
    cards = CardSet.parse("r1 y2")
    assert isinstance(cards, Set)
    assert cards != 3
    assert cards == {Card("red", 1), Card("yellow", 2)}
    assert hash(cards) == hash(frozenset(cards))
    assert cards ^ {Card("red", 1)} == CardSet.parse("y2")
    assert cards & {Card("red", 1), 7} == cards - {Card("yellow", 2)} == CardSet.parse("r1")
    assert cards <= {*cards, Card("white", 5)}
    assert cards.isdisjoint(CardSet.parse("k5"))


def test_cards_are_known_by_their_text() -> None:
    words: Container[object] = CardSet.parse("r1 y2")
    assert "r1" in words
    assert "r2" not in words
    assert "no card" not in words
    assert CardSet.of(["r1", Card("yellow", 2)]) == words


def test_a_card_takes_its_colour_as_text_and_refuses_what_is_no_card() -> None:
    card = Card("red", 1)
    assert card is not Card.parse("r1")
    assert (card, {card}, repr(card), card.colour.letter) == (Card.parse("r1"), {Card.parse("r1")}, repr(CARDS[0]), "r")
    with pytest.raises(BadNotation, match="'rot' is not a colour"):
        Card("rot", 1)
    with pytest.raises(BadNotation, match="9 is not a value"):
        Card("red", 9)


def test_a_card_set_with_a_wrong_card_is_refused() -> None:
    with pytest.raises(TamayaError, match="'z9' is not a card"):
        CardSet.parse("r1 z9")
