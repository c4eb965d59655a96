"""What the fireworks can still become, compared with slow and obviously right definitions."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Card, CardSet, Game, Rules
from tamaya.core.prospects import Prospects, prospects
from tamaya.core.row import FIREWORK, GONE, NOTHING, PENDING, PLAY_DISCARDED, RESHUFFLE, TILES, TILES_DRAWN
from tamaya.core.rules import Multicolour
from tamaya.core.tables import Tables, compile_tables
from tests.core.playing import Setup, deck_beginning, examples, full_deck, setups

# ---- What everybody can check at the table ---------------------------------------------------------------------------


def test_at_the_start_the_ones_are_playable_and_the_fives_irreplaceable() -> None:
    found = Game.deal(Rules(), 2).prospects()
    assert found.playable == CardSet.parse("r1 y1 g1 b1 w1")
    assert found.irreplaceable == CardSet.parse("r5 y5 g5 b5 w5")
    assert found.useless == CardSet()
    assert found.best == 25


@pytest.mark.rule("K1", "K2", "K6")
def test_black_powder_starts_with_its_fives_and_its_one_is_irreplaceable() -> None:
    found = Game.deal(Rules(black_powder=True), 2).prospects()
    assert Card.parse("k5") in found.playable
    assert Card.parse("k1") in found.irreplaceable
    assert Card.parse("k5") not in found.irreplaceable
    assert found.best == 25


@pytest.mark.rule("E2", "M1")
@pytest.mark.parametrize(
    ("multicolour", "best"), [("none", 25), ("named-5", 30), ("named-10", 30), ("wild-5", 30), ("wild-10", 30)]
)
def test_the_best_at_the_start_is_a_perfect_show(multicolour: Multicolour, best: int) -> None:
    rules = Rules(multicolour=multicolour)
    assert Game.deal(rules, 2).prospects().best == rules.max_score == best


@pytest.mark.rule("C4")
def test_a_firework_that_lost_a_card_can_be_marked_and_its_cards_are_good_for_discarding() -> None:
    deck = deck_beginning(Rules(), "r3", "r3", "r1", "y1", "w5", "g2")
    game = Game.deal(Rules(hand_size=2), 2, deck=deck)
    for action in ("hint 1 red", "hint 0 red", "discard 0", "hint 0 red", "discard 1"):
        game.do(action)
    found = game.prospects()
    assert found.useless == CardSet.parse("r3 r4 r5")
    assert found.best == 22
    assert found.irreplaceable == CardSet.parse("y5 g5 b5 w5")


@given(setups())
@examples(25)
def test_without_bonus_tiles_the_prospects_are_what_counting_says(setup: Setup) -> None:
    for game in setup.play():
        if game.rules.bonus_tiles:
            continue
        gone = [game.card(id) for id in game.discards]
        found = game.prospects()
        best = -5 if game.rules.black_powder else 0
        for colour, placed in game.fireworks.items():
            order = [Card(colour, 6 - place if colour == "black" else place) for place in range(1, 6)]
            left = {card: full_deck(game.rules).count(card) - gone.count(card) for card in order}
            reach = placed
            while reach < 5 and left[order[reach]]:
                reach += 1
            best += reach
            assert [card in found.playable for card in order] == [placed == at < reach for at in range(5)]
            assert [card in found.useless for card in order] == [not placed <= at < reach for at in range(5)]
            last = [placed <= at < reach and left[card] == 1 for at, card in enumerate(order)]
            assert [card in found.irreplaceable for card in order] == last
        assert found.best <= max(best, 0)


# ---- With bonus tiles: lost cards may come back ----------------------------------------------------------------------

RULES = Rules(bonus_tiles=True, black_powder=True)
Open = tuple[tuple[int, frozenset[int]], ...]  # a firework: cards placed, places whose cards are all discarded


def best_show(fireworks: Open, tiles: int, pending: int) -> int:
    """The most cards that these fireworks can have, by trying everything that luck allows. `tiles` are those of the
    numbers 5 and 6 that are not drawn yet; whoever completes a firework may have the luck to draw one."""

    @cache
    def most(fireworks: Open, tiles: int, decisions: tuple[int, ...]) -> int:
        if decisions:
            decision, *others = decisions
            rest = tuple(others)
            tries = [most(fireworks, tiles, rest)]
            for at, (placed, lost) in enumerate(fireworks):
                if decision == RESHUFFLE:
                    tries += [most(change(fireworks, at, placed, lost - {place}), tiles, rest) for place in lost]
                elif placed in lost:
                    tries += place_card(change(fireworks, at, placed, lost - {placed}), at, tiles, rest)
            return max(tries)
        tries = [sum(placed for placed, _ in fireworks)]
        for at, (placed, lost) in enumerate(fireworks):
            if placed < 5 and placed not in lost:
                tries += place_card(fireworks, at, tiles, ())
        return max(tries)

    def place_card(fireworks: Open, at: int, tiles: int, decisions: tuple[int, ...]) -> list[int]:
        placed, lost = fireworks[at]
        after = change(fireworks, at, placed + 1, lost)
        tries = [most(after, tiles, decisions)]
        if placed + 1 == 5 and tiles:
            tries += [most(after, tiles - 1, (decision, *decisions)) for decision in (RESHUFFLE, PLAY_DISCARDED)]
        return tries

    return most(fireworks, tiles, () if pending == NOTHING else (pending,))


def change(fireworks: Open, at: int, placed: int, lost: frozenset[int]) -> Open:
    return (*fireworks[:at], (placed, lost), *fireworks[at + 1 :])


@st.composite
def open_shows(draw: st.DrawFn) -> tuple[Open, int, int]:
    """Three fireworks on their way, some cards lost, some of tiles 5 and 6 drawn, perhaps one just now."""
    fireworks = []
    for _ in range(3):
        placed = draw(st.integers(0, 5))
        lost = draw(st.frozensets(st.integers(placed, 4), max_size=2)) if placed < 5 else frozenset()
        fireworks.append((placed, lost))
    tiles = draw(st.integers(0, 2))
    pending = draw(st.sampled_from((NOTHING, RESHUFFLE, PLAY_DISCARDED))) if tiles < 2 else NOTHING
    return tuple(fireworks), tiles, pending


def prospects_of(fireworks: Open, tiles: int, pending: int) -> tuple[Prospects, Tables, list[int]]:
    """Ask the core: green, blue, white and red are complete, the others are these (black among them)."""
    t = compile_tables(RULES, 2)
    row = list(Game.deal(RULES, 2, tiles=[5, 6, 1, 2, 3, 4] if tiles < 2 else [1, 2, 3, 4, 5, 6]).row)
    colours = [1, 2, 6]
    for colour in (0, 3, 4):
        row[FIREWORK + colour] = 5
    for colour, (placed, lost) in zip(colours, fireworks, strict=True):
        row[FIREWORK + colour] = placed
        for place in lost:
            identity = t.in_order[colour * 5 + place]
            row[GONE + colour] += t.copies[identity] << identity % 5 * 2
    row[TILES_DRAWN] = {2: 0, 1: 1, 0: 2}[tiles]
    row[PENDING] = pending
    assert row[TILES] > 0
    return prospects(row, t), t, colours


@pytest.mark.rule("B2")
@given(open_shows())
@examples(300)
def test_with_bonus_tiles_the_best_show_is_what_luck_allows(show: tuple[Open, int, int]) -> None:
    """B2: tile 5 brings a lost card back into the pile, tile 6 onto its firework."""
    found, _, _ = prospects_of(*show)
    assert found.best == best_show(*show) + 3 * 5 - 5


@given(open_shows())
@examples(300)
def test_with_bonus_tiles_a_card_is_useless_exactly_if_no_luck_can_place_it(show: tuple[Open, int, int]) -> None:
    fireworks, tiles, pending = show
    found, t, colours = prospects_of(*show)
    for at, (placed, _) in enumerate(fireworks):
        for place in range(5):
            card = Card.of(t.in_order[colours[at] * 5 + place])
            assert (card in found.useless) == (place < placed or not feasible(fireworks, tiles, pending, at, place + 1))


def feasible(fireworks: Open, tiles: int, pending: int, at: int, goal: int) -> bool:
    """Whether some order of luck brings one firework to this goal."""

    @cache
    def search(fireworks: Open, tiles: int, decision: int) -> bool:
        if fireworks[at][0] >= goal:
            return True
        if decision != NOTHING:
            if search(fireworks, tiles, NOTHING):
                return True
            for other, (placed, lost) in enumerate(fireworks):
                for place in lost:
                    back = change(fireworks, other, placed, lost - {place})
                    if decision == RESHUFFLE and search(back, tiles, NOTHING):
                        return True
                    if decision == PLAY_DISCARDED and place == placed and any(on(back, other, tiles)):
                        return True
            return False
        return any(
            found
            for other, (placed, lost) in enumerate(fireworks)
            if placed < 5 and placed not in lost
            for found in on(fireworks, other, tiles)
        )

    def on(fireworks: Open, other: int, tiles: int) -> list[bool]:
        placed, lost = fireworks[other]
        after = change(fireworks, other, placed + 1, lost)
        if placed + 1 == 5 and tiles:
            return [search(after, tiles - 1, decision) for decision in (RESHUFFLE, PLAY_DISCARDED)]
        return [search(after, tiles, NOTHING)]

    return search(fireworks, tiles, pending)


def test_prospects_are_the_same_for_any_order_of_the_hidden_cards() -> None:
    deck = full_deck(RULES)
    random.Random(1).shuffle(deck)
    assert Game.deal(RULES, 3, deck=deck).prospects() == Game.deal(RULES, 3).prospects()
