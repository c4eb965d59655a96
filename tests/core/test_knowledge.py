"""What each card can still be: from hints, and by counting."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tamaya import Card, CardSet, Game, Rules
from tamaya.core.knowledge import deduce, faces, hand, told
from tamaya.core.rules import Multicolour
from tests.core.knowing import public_knowledge, seat_knowledge
from tests.core.playing import Setup, deck_beginning, examples, full_deck, setups


def told_cards(game: Game, seat: int) -> list[str]:
    """What hints alone say of each card of a seat."""
    return [str(CardSet(bits)) for bits in told(game.row, game.tables, seat)]


# ---- Hints -----------------------------------------------------------------------------------------------------------


def test_before_any_hint_a_card_can_be_anything() -> None:
    game = Game.deal(Rules(), 2)
    assert told_cards(game, 0) == [str(CardSet.of(full_deck(Rules())))] * 5


@pytest.mark.rule("H4")
def test_a_hint_says_what_the_touched_cards_are_and_what_the_others_are_not() -> None:
    """H4: pointing at every matching card also says that the rest do not match."""
    deck = deck_beginning(Rules(), "w1 w1 w2 w2 w3", "r1 b1 r5 g4 y5")
    game = Game.deal(Rules(), 2, deck=deck)
    game.do("hint 1 red")
    game.do("discard 8")
    game.do("hint 1 5")
    assert told_cards(game, 1)[:4] == [
        "r1 r2 r3 r4",
        " ".join(f"{colour}{value}" for colour in "ygbw" for value in range(1, 5)),
        "r5",
        "y5 g5 b5 w5",
    ]
    assert len(CardSet.parse(told_cards(game, 1)[4])) == 20  # the new card: no red hint, but the fives were pointed at


@pytest.mark.rule("H7", "M2", "M3", "K3")
@pytest.mark.parametrize(
    ("multicolour", "hint", "touched", "untouched"),
    [
        # M2: named multicolour is a colour of its own
        ("named-10", "red", "r", "ygbwm"),
        ("named-10", "multicolour", "m", "rygbw"),
        # M3: wild multicolour is touched by every colour
        ("wild-10", "red", "rm", "ygbw"),
        ("wild-5", "blue", "bm", "rygw"),
        # H7
        ("none", "white", "w", "rygb"),
    ],
)
def test_what_a_colour_hint_says(multicolour: Multicolour, hint: str, touched: str, untouched: str) -> None:
    """H7; K3: black powder is touched by no colour, so an untouched card may be black."""
    rules = Rules(multicolour=multicolour, black_powder=True)
    letter = "m" if hint == "multicolour" else hint[0]
    deck = deck_beginning(rules, "w3", "w3", "w4", "w4", "w1", f"{letter}1", "k1", "k2", "k3", "k4")
    game = Game.deal(rules, 2, deck=deck)
    game.do(f"hint 1 {hint}")
    letters = ["".join(dict.fromkeys(card[0] for card in cards.split())) for cards in told_cards(game, 1)]
    assert letters == [touched] + [untouched + "k"] * 4


@pytest.mark.rule("M3")
def test_two_colours_on_one_card_make_it_wild_multicolour() -> None:
    rules = Rules(multicolour="wild-10")
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "w1 w1 w2 w2 w3", "m3 r1 b1 g1 y1"))
    for action in ("hint 1 red", "hint 0 5", "hint 1 blue"):
        game.do(action)
    assert told_cards(game, 1)[0] == "m1 m2 m3 m4 m5"


@pytest.mark.rule("H7", "K3")
def test_a_value_hint_touches_multicolour_and_black_too() -> None:
    rules = Rules(multicolour="wild-10", black_powder=True)
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "w1 w1 w2 w2 w3", "m3 k3 r3 b1 y5"))
    game.do("hint 1 3")
    assert told_cards(game, 1)[:3] == ["r3 y3 g3 b3 w3 m3 k3"] * 3
    assert "3" not in told_cards(game, 1)[3]


# ---- Counting --------------------------------------------------------------------------------------------------------


def test_a_seat_counts_what_it_sees_in_the_other_hands() -> None:
    """Seat 0 sees both red twos elsewhere: its touched two is not red. Seat 1 cannot know that."""
    deck = deck_beginning(Rules(hand_size=2), "y2", "b1", "r2", "r2")
    game = Game.deal(Rules(hand_size=2), 2, deck=deck)
    game.do("hint 1 red")
    game.do("hint 0 2")
    mine = CardSet(seat_knowledge(game.row, game.tables, 0)[0])
    assert str(mine) == "y2 g2 b2 w2"
    everybody = CardSet(public_knowledge(game.row, game.tables)[0][0])
    assert str(everybody) == "r2 y2 g2 b2 w2"


def test_cards_that_can_only_be_each_other_leave_nothing_for_a_third() -> None:
    allowed = [CardSet.parse(text).bits for text in ("r5 y5", "r5 y5", "r5 y5 g5 b1")]
    left = [0] * 35
    for card in map(Card.parse, ("r5", "y5", "g5", "b1")):
        left[card.identity] = 1
    assert [str(CardSet(bits)) for bits in deduce(allowed, left)] == ["r5 y5", "r5 y5", "g5 b1"]


def test_a_card_makes_room_by_a_detour_when_the_first_way_is_blocked() -> None:
    allowed = [CardSet.parse(text).bits for text in ("r1 r2", "r1 r2", "r3 r4", "r1 r3")]
    left = [1, 1, 1, 1] + [0] * 31
    assert [str(CardSet(bits)) for bits in deduce(allowed, left)] == ["r1 r2", "r1 r2", "r4", "r3"]


IDENTITIES = range(6)


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """A few cards, what each may be, and how many copies there are: small enough to try everything."""
    few = st.frozensets(st.sampled_from(IDENTITIES), min_size=1, max_size=3)
    many = st.just(frozenset(IDENTITIES))
    cards = draw(st.lists(few, min_size=1, max_size=6) | st.lists(few | many, min_size=1, max_size=4))
    left = draw(st.lists(st.integers(0, 3), min_size=6, max_size=6))
    return [sum(1 << identity for identity in card) for card in cards], left


@given(puzzles())
@examples(250)
def test_deduction_is_exact(puzzle: tuple[list[int], list[int]]) -> None:
    allowed, left = puzzle
    possible = [0] * len(allowed)
    for layout in product(*([identity for identity in IDENTITIES if bits >> identity & 1] for bits in allowed)):
        used = Counter(layout)
        if all(used[identity] <= left[identity] for identity in IDENTITIES):
            possible = [bits | 1 << identity for bits, identity in zip(possible, layout, strict=True)]
    assume(any(possible))  # real positions can always be laid out
    assert deduce(allowed, [*left, *[0] * 29]) == possible


@pytest.mark.slow
@given(setups())
@examples(30)
def test_knowledge_is_true_and_a_seat_knows_at_least_what_everybody_knows(setup: Setup) -> None:
    for number, game in enumerate(setup.play()):
        if number % 5:
            continue
        everybody = public_knowledge(game.row, game.tables)
        for seat in range(game.players):
            mine = seat_knowledge(game.row, game.tables, seat)
            by_hints = told(game.row, game.tables, seat)
            cards = [game.card(id) for id in hand(game.row, game.tables, seat)]
            assert [card.identity for card in cards] == faces(game.row, game.tables, seat)
            for card, own, public, hinted in zip(cards, mine, everybody[seat], by_hints, strict=True):
                assert card in CardSet(own) <= CardSet(public) <= CardSet(hinted)
