"""The game: what each rule says, played out on a table that is set for it."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from tamaya import Card, Colour, Game, IllegalAction, Rules
from tamaya.core import kernel
from tamaya.core.errors import BadRules
from tamaya.core.events import (
    Discarded,
    Drawn,
    Ended,
    Event,
    Hinted,
    LastRoundBegun,
    Misplayed,
    PassedOver,
    Played,
    Reshuffled,
    TileDrawn,
)
from tamaya.core.row import ACTOR, HINTS, NEXT, OUTCOME, SIZE, STUCK
from tests.core.playing import Setup, choose, deck_beginning


def table(*hands: str, players: int = 2, then: str = "", tiles: Iterable[int] | None = None, **options: Any) -> Game:
    """A game in which these are the first hands, and then these cards are drawn."""
    rules = Rules(**{"hand_size": len(hands[0].split())} | options)
    return Game.deal(rules, max(players, len(hands)), deck=deck_beginning(rules, *hands, then), tiles=tiles)


def do(game: Game, *actions: str) -> tuple[Event, ...]:
    """Carry out several actions; return what the last one did."""
    events: tuple[Event, ...] = ()
    for action in actions:
        events = game.do(action)
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def cards(game: Game, ids: Iterable[int]) -> str:
    return " ".join(str(game.card(id)) for id in ids)


# ---- S. Set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_table_is_set(players: int, size: int) -> None:
    """S2, S3, S4, S5: the whole first hand comes first, and the rest is the pile."""
    game = Game.deal(Rules(), players, seed=3)
    assert (game.hints, game.mistakes, game.turn, game.actor) == (8, 0, 0, 0)
    assert game.hands == tuple(tuple(range(seat * size, seat * size + size)) for seat in range(players))
    assert game.pile == tuple(range(players * size, 50))
    assert game.fireworks == {"red": 0, "yellow": 0, "green": 0, "blue": 0, "white": 0}
    assert (game.discards, game.tiles_drawn, game.pending, game.turns_left) == ([], (), None, None)
    assert (game.outcome, game.ending, game.score, game.worth) == (None, None, 0, 0)
    assert [game.card(id) for id in range(50)] == list(game.deck)


def test_seat_0_starts_and_play_goes_clockwise_one_action_each() -> None:
    """S6, S7."""
    game = Game.deal(Rules(), 4)
    actors = []
    for _ in range(6):
        actors.append(game.actor)
        game.do(f"hint {(game.actor + 1) % 4} 1")
    assert actors == [0, 1, 2, 3, 0, 1]


def test_a_deck_can_be_given_as_cards_or_as_text() -> None:
    deck = deck_beginning(Rules(), "r1 g3 b5")
    assert Game.deal(Rules(), 2, deck=deck).deck == Game.deal(Rules(), 2, deck=map(Card.parse, deck)).deck


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (deck_beginning(Rules())[:-1], r"which want 50 cards: missing w5; too many: nothing\."),
        (["r1", *deck_beginning(Rules())], "missing nothing; too many: r1"),
        (["r1", *deck_beginning(Rules())[:-1]], "missing w5; too many: r1"),
        (["m1", *deck_beginning(Rules())[1:]], "missing r1; too many: m1"),
        ([], "missing b1"),
        (["r9", *deck_beginning(Rules())[1:]], "'r9' is no card"),
    ],
)
def test_a_deck_that_does_not_fit_is_refused_with_what_is_missing(deck: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.deal(Rules(), 2, deck=deck)


@pytest.mark.parametrize("tiles", [[], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 5], [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 6]])
def test_tiles_other_than_the_six_are_refused(tiles: list[int]) -> None:
    """B2: one of each."""
    with pytest.raises(BadRules, match="the numbers 1 to 6 in any order") as caught:
        Game.deal(Rules(bonus_tiles=True), 2, tiles=tiles)
    assert caught.value.code == "tiles"


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, True, "1", None, pytest.param(10**5000, id="huge")])
def test_a_seed_that_not_every_program_can_keep_is_refused(seed: Any) -> None:
    with pytest.raises(BadRules, match=r"seed cannot be .*: it is a whole number from 0 to 9007199254740991") as caught:
        Game.deal(Rules(), 2, seed)
    assert caught.value.code == "seed"


@pytest.mark.parametrize("id", [-1, 50, 1000])
def test_there_is_no_card_beyond_the_deck(id: int) -> None:
    with pytest.raises(IndexError, match=f"there is no card {id}: ids go from 0 to 49"):
        Game.deal(Rules(), 2).card(id)


def test_a_game_says_in_short_what_it_is() -> None:
    game = table("r1 r2", "w1 w2", mistakes=1)
    assert repr(game) == "<Game: 2 players, turn 0, 0 points, seat 0 to decide>"
    assert repr(game.legal_actions()).startswith("<LegalActions: play 0, play 1, hint 1 red")
    game.do("play 1")
    assert repr(game) == "<Game: 2 players, turn 0, 0 points, lost>"


# ---- H. Hints --------------------------------------------------------------------------------------------------------


def test_a_hint_costs_a_token_and_points_at_every_card_that_matches_and_no_other() -> None:
    """H1, H2, H3, H4."""
    game = table("r1 r2 r3", "w1 b1 w4", "w2 w3 g1")
    assert do(game, "hint 1 white") == (Hinted(0, 1, Colour.WHITE, (3, 5), False),)
    assert do(game, "hint 2 1") == (Hinted(1, 2, 1, (8,), False),)
    assert game.hints == 6
    assert game.turn == 2


def test_a_hint_that_matches_no_card_is_allowed_unless_an_option_forbids_it() -> None:
    """H5."""
    game = table("r1 r2", "w1 w2")
    assert do(game, "hint 1 red") == (Hinted(0, 1, Colour.RED, (), False),)
    strict = table("r1 r2", "w1 w2", empty_hints=False)
    assert {str(action) for action in strict.legal_actions()} == {
        "play 0",
        "play 1",
        "hint 1 white",
        "hint 1 1",
        "hint 1 2",
    }


def test_without_a_token_nobody_hints() -> None:
    """H1."""
    game = table("r1 r2", "w1 w2", hints=1)
    game.do("hint 1 white")
    assert game.hints == 0
    assert {str(action) for action in game.legal_actions()} == {"play 2", "play 3", "discard 2", "discard 3"}


def test_who_holds_no_card_gets_no_hint() -> None:
    """H6: in a masterpiece hands run out."""
    for seed in range(60):
        for game in Setup(Rules(masterpiece=True, hints=8, hand_size=12), 4, seed, 100).play():
            empty = [seat for seat in range(4) if not game.hands[seat]]
            hinted = {str(action).split()[1] for action in game.legal_actions() if str(action).startswith("hint")}
            assert not hinted & set(map(str, empty))
            if empty and hinted:
                return
    pytest.fail("no hand ran out")


# ---- D. Discarding ---------------------------------------------------------------------------------------------------


def test_discarding_regains_a_token_and_draws_a_card() -> None:
    """D1, D3: the discard pile lies open, in the order of discarding."""
    game = table("r1 r2", "w1 w2", then="g5 b5")
    do(game, "hint 1 1", "hint 0 1")
    assert game.hints == 6
    assert do(game, "discard 0") == (Discarded(0, 0, Card.parse("r1"), 1), Drawn(0, 4, Card.parse("g5"), 45, 3))
    assert game.hints == 7
    assert game.hands[0] == (1, 4)
    do(game, "discard 3")
    assert game.discards == [0, 3]
    assert [str(card) for _, card in game.view(1).discards] == ["r1", "w2"]


def test_with_all_tokens_discarding_is_not_available_except_in_the_dutch_edition() -> None:
    """D2."""
    for edition in ("norwegian", "german-classic", "danish", "german-extended"):
        assert "discard 0" not in Game.deal(Rules.edition(edition), 2).legal_actions()
    dutch = Game.deal(Rules.edition("dutch"), 2)
    (discarded, drawn) = dutch.do("discard 0")
    assert isinstance(discarded, Discarded)
    assert discarded.regained == 0
    assert isinstance(drawn, Drawn)
    assert dutch.hints == 8


# ---- P. Playing ------------------------------------------------------------------------------------------------------


def test_a_card_that_fits_is_added_and_another_is_a_mistake_and_both_draw() -> None:
    """P1, P2, P3."""
    game = table("r1 r2 g2", "b1 w1 r2", then="g1 w5 b5")
    played, drawn = do(game, "play 0")
    assert played == Played(0, 0, Card.parse("r1"), None, False, False, 0)
    assert drawn == Drawn(0, 6, Card.parse("g1"), 43, 1)
    misplayed, drawn = do(game, "play 3", "play 2")
    assert misplayed == Misplayed(0, 2, Card.parse("g2"), None, 1)
    assert isinstance(drawn, Drawn)
    assert (game.fireworks[Colour.RED], game.fireworks[Colour.BLUE], game.fireworks[Colour.GREEN]) == (1, 1, 0)
    assert (game.mistakes, game.discards) == (1, [2])
    do(game, "play 5")  # the other red two fits as well
    assert game.fireworks[Colour.RED] == 2
    do(game, "play 1")  # but there is one card a value
    assert game.mistakes == 2


def run_of(colour: str, **options: Any) -> Game:
    """Seat 0 holds a whole colour in order and plays it up to its fourth card."""
    order = "54321" if colour == "k" else "12345"
    game = table(" ".join(colour + value for value in order), "w1 w1 w2 w2 w3", **options)
    for id in range(4):
        do(game, f"play {id}", "hint 0 1")
    return game


@pytest.mark.parametrize(
    ("colour", "options"),
    [("r", {}), ("m", {"multicolour": "named-5"}), ("m", {"multicolour": "wild-10"}), ("k", {"black_powder": True})],
)
def test_completing_a_firework_regains_a_token(colour: str, options: dict[str, Any]) -> None:
    """P4; M1: the sixth firework too; K2, K4: black goes down from 5 to 1 and is completed by it."""
    game = run_of(colour, **options)
    assert game.hints == 4
    played = do(game, "play 4")[0]
    assert isinstance(played, Played)
    assert (played.completed, played.regained) == (True, 1)
    assert game.hints == 5


def test_with_all_tokens_the_bonus_is_lost() -> None:
    """P4."""
    game = table("r1 r2 r3 r4 r5", "w1 y1 b1 g1 g2")
    do(game, "play 0", "play 5", "play 1", "play 6", "play 2", "play 7", "play 3", "play 8")
    played = do(game, "play 4")[0]
    assert isinstance(played, Played)
    assert (played.completed, played.regained, game.hints) == (True, 0, 8)


# ---- E. The end ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mistakes", [1, 2, 3, 10])
def test_the_last_mistake_ends_the_game_at_once_and_loses_it(mistakes: int) -> None:
    """E1, X1: 0 points, and what the fireworks were worth is kept."""
    game = table("r1 r3 r4 r5 r4 r3", "w1 w2 w3 w4 w5 w4", mistakes=mistakes)
    do(game, "play 0", "play 6")
    events: tuple[Event, ...] = ()
    while game.outcome is None:
        worst = next(id for id in game.hands[game.actor] if game.card(id) not in game.prospects().playable)
        events = game.do(f"play {worst}")
    assert kinds(events) == ["Misplayed", "Ended"]
    assert events[-1] == Ended("lost", "mistakes", 0, game.worth)
    assert (game.outcome, game.ending, game.score, game.mistakes) == ("lost", "mistakes", 0, mistakes)
    assert game.worth >= 2


def test_a_perfect_show_ends_the_game_at_once() -> None:
    """E2: 25 points."""
    game = Setup(Rules(), 2, 1, 100).play_to_the_end()
    for seed in range(20):
        game = Setup(Rules(mistakes=10), 2, seed, 100).play_to_the_end()
        if game.outcome == "perfect":
            break
    assert (game.outcome, game.ending, game.score) == ("perfect", "perfect", 25)
    assert kinds(game.log)[-2:] == ["Played", "Ended"]
    assert game.log[-1] == Ended("perfect", "perfect", 25, 25)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_last_card_everybody_has_exactly_one_more_turn(players: int) -> None:
    """E3, E4."""
    game = Game.deal(Rules(mistakes=10), players, seed=4)
    rng = random.Random(players)
    while game.turns_left is None:
        game.do(choose(game, rng, 60))
    assert isinstance(game.log[-1], LastRoundBegun)
    assert game.log[-1].turns == game.turns_left == players
    drew = game.log[-2]
    assert isinstance(drew, Drawn)
    assert drew.left == 0
    actors = []
    held = [len(hand) for hand in game.hands]
    assert len(set(held)) == 1
    while game.outcome is None:
        actors.append(game.actor)
        game.do(f"discard {game.hands[game.actor][0]}" if game.hints < 8 else f"hint {(game.actor + 1) % players} 1")
    assert actors == [(drew.seat + 1 + turn) % players for turn in range(players)]
    assert actors[-1] == drew.seat
    assert (game.outcome, game.ending) == ("scored", "last round")
    assert game.score == game.worth == sum(game.fireworks.values())
    assert not any(isinstance(event, Drawn) for event in game.log[game.log.index(drew) + 1 :])


# ---- X. Difficulty and expert options --------------------------------------------------------------------------------


def test_more_hint_tokens_are_available_and_can_be_regained() -> None:
    """X2."""
    game = table("r1 r2", "w1 w2", hints=12)
    assert game.hints == 12
    do(game, "hint 1 1", "discard 2")
    assert game.hints == 12
    assert "discard 0" not in game.legal_actions()


def test_a_masterpiece_is_lost_with_the_last_copy_of_a_needed_card() -> None:
    """X3, X3b: also by a misplay; what the fireworks were worth is kept."""
    for action in ("discard 1", "play 1"):
        game = table("r1 r5", "w1 w2", masterpiece=True)
        do(game, "play 0", "hint 0 1")
        events = do(game, action)
        assert events[-1] == Ended("lost", "card lost", 0, 1)
        assert (game.score, game.worth) == (0, 1)


def test_a_masterpiece_is_not_lost_with_a_card_that_is_placed_or_has_another_copy() -> None:
    """X3."""
    game = table("r1 r1 r1 r2", "w1 w2 r2 w3", masterpiece=True)
    do(game, "hint 1 1", "hint 0 1", "discard 0", "discard 6", "play 1", "hint 0 red", "discard 2", "hint 0 red")
    assert game.outcome is None
    do(game, "play 3", "hint 0 red")
    assert game.fireworks[Colour.RED] == 2
    assert game.outcome is None


def test_the_last_mistake_loses_a_masterpiece_too() -> None:
    """X3, E1."""
    game = table("r5 r2", "w1 w2", masterpiece=True, mistakes=1)
    assert do(game, "play 1")[-1] == Ended("lost", "mistakes", 0, 0)
    game = table("r5 r2", "w1 w2", masterpiece=True, mistakes=1)
    assert do(game, "play 0")[-1] == Ended("lost", "mistakes", 0, 0)


def masterpieces() -> Iterable[Game]:
    """Masterpieces with large hands, so that the pile is soon empty."""
    return (Setup(Rules(masterpiece=True, hints=1, hand_size=12), 4, seed, 100).play_to_the_end() for seed in range(12))


def test_a_masterpiece_has_no_last_round_and_is_won_by_the_perfect_show() -> None:
    """X3: after the pile is empty play goes on, and hands shrink."""
    won = [game for game in masterpieces() if game.outcome == "perfect"]
    assert won
    for game in won:
        assert game.score == 25
        assert "LastRoundBegun" not in kinds(game.log)
        assert min(map(len, game.hands)) < 11


def test_who_can_do_nothing_is_passed_over() -> None:
    """X3a: no card in hand, and no hint token or nobody to hint."""
    passed = 0
    for setup in (Setup(Rules(masterpiece=True, hints=1, hand_size=12), 4, seed, 100) for seed in range(12)):
        for game in setup.play():
            now = [event.seat for event in game.log[-4:] if isinstance(event, PassedOver)]
            if now and isinstance(game.log[-1], PassedOver):
                passed += 1
                assert all(game.hands[seat] == () for seat in now)
                assert game.hints == 0
                assert game.actor not in now
    assert passed


@pytest.mark.parametrize("hints", [0, 3])
def test_if_nobody_can_do_anything_the_game_is_lost(hints: int) -> None:
    """X3a. No play leads there (test_laws says why), so the table is cleared by hand."""
    game = table("r1 r2", "w1 w2", masterpiece=True)
    row = list(game.row)
    row[SIZE], row[SIZE + 1] = 1, 0
    row[HINTS] = hints
    row[NEXT] = 50  # the pile is empty as well
    kernel.step(row, game.tables, game.tables.play)
    assert (row[OUTCOME], row[ACTOR]) == (STUCK, 0)
    assert kernel.score(row, game.tables) == 0


# ---- A. Announced play -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("announced", "kind", "hints", "mistakes"),
    [
        ("", Played, 6, 0),  # A1: optional
        (" as red", Played, 7, 0),  # A2: right
        (" as blue", Misplayed, 6, 1),  # A3: wrong, though it would have fitted
    ],
)
def test_announcing_the_colour_of_a_card_that_fits(
    announced: str, kind: type[Event], hints: int, mistakes: int
) -> None:
    game = table("r1 r3", "w1 w2", announce=True)
    do(game, "hint 1 1", "hint 0 1")
    event = do(game, f"play 0{announced}")[0]
    assert isinstance(event, kind)
    assert (game.hints, game.mistakes) == (hints, mistakes)
    assert game.discards == ([0] if kind is Misplayed else [])


def test_the_right_colour_of_a_card_that_does_not_fit_is_an_ordinary_mistake() -> None:
    """A4."""
    game = table("r1 r3", "w1 w2", announce=True)
    do(game, "hint 1 1", "hint 0 1")
    assert do(game, "play 1 as red")[0] == Misplayed(0, 1, Card.parse("r3"), game.log[-2].announced, 1)  # type: ignore[union-attr]
    assert (game.hints, game.mistakes) == (6, 1)


def test_an_announced_card_that_completes_a_firework_regains_two_tokens_but_never_beyond_the_maximum() -> None:
    """A2."""
    game = run_of("r", announce=True)
    played = do(game, "play 4 as red")[0]
    assert isinstance(played, Played)
    assert (played.regained, game.hints) == (2, 6)
    full = table("r1 r2", "w1 w2", announce=True)
    played = do(full, "play 0 as red")[0]
    assert isinstance(played, Played)
    assert (played.regained, full.hints) == (0, 8)


def test_multicolour_is_announced_as_multicolour_and_black_as_black() -> None:
    """A5: also when multicolour is wild and no hint may name it."""
    game = table("m1 k5", "w1 w2", announce=True, multicolour="wild-10", black_powder=True)
    do(game, "hint 1 1", "hint 0 1", "play 0 as multicolour", "hint 0 1", "play 1 as black")
    assert (game.fireworks[Colour.MULTICOLOUR], game.fireworks[Colour.BLACK], game.mistakes) == (1, 1, 0)
    plain = table("r1 r2", "w1 w2", announce=True)
    announced = {str(action) for action in plain.legal_actions() if " as " in str(action)}
    assert announced == {f"play {id} as {colour}" for id in (0, 1) for colour in plain.fireworks}


# ---- K. Black powder -------------------------------------------------------------------------------------------------


def test_black_powder_is_played_downwards() -> None:
    """K2: a black 1 does not start it."""
    game = table("k1 k5 k4", "w1 w2 w3", black_powder=True)
    do(game, "play 0", "hint 0 1", "play 1", "hint 0 1", "play 2")
    assert (game.mistakes, game.fireworks[Colour.BLACK]) == (1, 2)


def test_black_cards_bring_no_points_and_missing_ones_cost_one_each() -> None:
    """K5: the total may be negative."""
    game = table("k5 k4 r1", "w1 w2 w3", black_powder=True)
    assert game.score == -5
    do(game, "play 0", "play 3", "play 1", "play 4", "play 2")
    assert game.fireworks == {"red": 1, "yellow": 0, "green": 0, "blue": 0, "white": 2, "black": 2}
    assert game.score == 3 - 3


def test_a_perfect_show_needs_the_black_firework_too() -> None:
    """K6, E2."""
    rules = Rules(black_powder=True, mistakes=10)
    perfect = 0
    for seed in range(10):
        for game in Setup(rules, 2, seed, 100).play():
            bright = [placed for colour, placed in game.fireworks.items() if colour != "black"]
            if bright == [5] * 5 and game.fireworks[Colour.BLACK] < 5:
                assert game.outcome != "perfect"
            if game.outcome == "perfect":
                assert (game.score, game.fireworks[Colour.BLACK]) == (25, 5)
                perfect += 1
    assert perfect


# ---- B. Bonus tiles --------------------------------------------------------------------------------------------------


def tile_table(*tiles: int, other: str = "w1 w1 w2 w2 w3", then: str = "", **options: Any) -> Game:
    """Seat 0 has played four red cards, seat 1 has given four hints; the red 5 will draw the first of these tiles."""
    rest = [tile for tile in range(1, 7) if tile not in tiles]
    game = table("r1 r2 r3 r4 r5", other, then=then, tiles=[*tiles, *rest], bonus_tiles=True, **options)
    for id in range(4):
        do(game, f"play {id}", "hint 0 1")
    return game


def test_a_tile_is_drawn_instead_of_regaining_a_token_and_before_the_hand_card() -> None:
    """B1."""
    game = tile_table(1)
    events = do(game, "play 4")
    assert kinds(events) == ["Played", "TileDrawn", "Drawn"]
    assert events[0] == Played(0, 4, Card.parse("r5"), None, False, True, 0)
    assert events[1] == TileDrawn(0, 1, 1, 0, None)
    assert (game.hints, game.tiles_drawn) == (5, (1,))


def test_tile_1_regains_a_token_if_one_is_spent() -> None:
    """B2, B3."""
    game = table("r1 r2 r3 r4 r5", "w1 y1 b1 g1 g2", tiles=[1, 2, 3, 4, 5, 6], bonus_tiles=True)
    do(game, "play 0", "play 5", "play 1", "play 6", "play 2", "play 7", "play 3", "play 8")
    assert do(game, "play 4")[1] == TileDrawn(0, 1, 0, 0, None)
    assert game.hints == 8


def test_tile_2_regains_a_token_and_takes_back_a_mistake_if_there_was_one() -> None:
    """B2, B3."""
    for spent in (0, 1):
        game = table("r1 r2 r3 r4 r5", "w2 w1 w2 w3 w3", tiles=[2, 1, 3, 4, 5, 6], bonus_tiles=True)
        do(game, "play 0", "play 5" if spent else "hint 0 1")
        for id in range(1, 4):
            do(game, f"play {id}", "hint 0 1")
        assert game.mistakes == spent
        assert do(game, "play 4")[1] == TileDrawn(0, 2, 1, spent, None)
        assert game.mistakes == 0


def test_a_later_tile_does_not_repeat_what_an_earlier_one_brought() -> None:
    game = table("r1 r2 r3 r4 r5 y5", "w2 y1 y2 y3 y4 w3", tiles=[2, 4, 1, 3, 5, 6], bonus_tiles=True, then="b1")
    do(game, "play 0", "play 6", "play 1", "play 7", "play 2", "play 8", "play 3", "play 9")
    assert do(game, "play 4")[1] == TileDrawn(0, 2, 0, 1, None)
    assert do(game, "play 10", "play 5")[1] == TileDrawn(0, 4, 0, 0, "value hint")


@pytest.mark.parametrize(("tile", "decision", "hint"), [(3, "colour hint", "white"), (4, "value hint", 1)])
def test_tiles_3_and_4_give_a_free_hint_before_anything_else_happens(tile: int, decision: str, hint: str | int) -> None:
    """B2, B6: it follows H2 to H7, costs nothing, and then the hand card is drawn."""
    game = tile_table(tile)
    assert kinds(do(game, "play 4")) == ["Played", "TileDrawn"]
    assert (game.pending, game.actor, game.hints) == (decision, 0, 4)
    whats = {str(action).split()[2] for action in game.legal_actions()}
    assert whats == ({"red", "yellow", "green", "blue", "white"} if tile == 3 else set("12345"))
    hinted, drawn = do(game, f"hint 1 {hint}")
    touched = (5, 6, 7, 8, 9) if tile == 3 else (5, 6)
    assert hinted == Hinted(0, 1, hint, touched, True)  # type: ignore[arg-type]
    assert isinstance(drawn, Drawn)
    assert (game.pending, game.actor, game.hints) == (None, 1, 4)


def test_a_free_hint_can_be_given_without_a_token() -> None:
    """B6."""
    game = tile_table(4, hints=4)
    assert game.hints == 0
    do(game, "play 4", "hint 1 1")
    assert game.hints == 0


def test_tile_3_does_nothing_if_no_colour_hint_is_possible() -> None:
    """B3, B6: black hands, and empty hints forbidden (H5, K3)."""
    rules = Rules(bonus_tiles=True, black_powder=True, empty_hints=False, hand_size=5)
    game = Game.deal(
        rules,
        2,
        deck=deck_beginning(rules, "r1 r2 r3 r4 r5", "k5 k4 k3 k2 k1", "y1 k5 y2 k5 y3 k4 y4 k3"),
        tiles=[3, 1, 2, 4, 5, 6],
    )
    for id in range(4):
        do(game, f"play {id}", f"play {5 + id}")
    assert cards(game, game.hands[1]) == "k1 k5 k5 k4 k3"
    assert do(game, "play 4")[1] == TileDrawn(0, 3, 0, 0, None)


def test_tile_4_does_nothing_if_nobody_holds_a_card() -> None:
    """B3, H6: in a masterpiece; the other hand and the pile are cleared by hand."""
    game = tile_table(4, masterpiece=True)
    row = list(game.row)
    row[SIZE + 1], row[NEXT] = 0, 50
    assert do(Game.from_row(game.rules, 2, row), "play 4")[1] == TileDrawn(0, 4, 0, 0, None)


def test_tile_5_shuffles_a_discarded_card_into_the_pile_before_the_hand_card_is_drawn() -> None:
    """B2, B5."""
    game = tile_table(5, other="w1 w5 w2 w2 w3")
    do(game, "hint 1 1", "discard 6")
    assert cards(game, game.discards) == "w5"
    left = len(game.pile)
    do(game, "play 4")
    assert game.pending == "reshuffle"
    assert [str(action) for action in game.legal_actions()] == ["take 6"]
    reshuffled, drawn = do(game, "take 6")
    assert reshuffled == Reshuffled(0, 6, Card.parse("w5"))
    assert isinstance(drawn, Drawn)
    assert (len(game.pile), drawn.left) == (left, left)
    assert game.pile[-1] == 6
    assert game.discards == []
    assert "w5" in cards(game, (drawn.id, *game.pile)).split()


def test_tile_5_does_nothing_without_a_discarded_card() -> None:
    """B3."""
    game = tile_table(5)
    assert do(game, "play 4")[1] == TileDrawn(0, 5, 0, 0, None)
    assert game.pending is None


def test_tile_5_with_an_empty_pile_is_tile_6() -> None:
    """B2: in a masterpiece, as otherwise the last round would be over before."""
    rules = Rules(bonus_tiles=True, masterpiece=True, hand_size=24)
    first, rest = deck_beginning(rules, "r1 r2 r3 r4 r5 y1")[:6], deck_beginning(rules, "r1 r2 r3 r4 r5 y1")[6:]
    game = Game.deal(rules, 2, deck=[*first[:5], *rest[:19], "y1", *rest[19:]], tiles=[5, 1, 2, 3, 4, 6])
    do(game, "play 0", "hint 0 1", "play 1", "discard 24", "play 2", "hint 0 1", "play 3", "hint 0 1")
    assert game.pile == ()
    assert do(game, "play 4")[1] == TileDrawn(0, 5, 0, 0, "play discarded")
    assert [str(action) for action in game.legal_actions()] == ["take 24"]
    assert kinds(do(game, "take 24")) == ["Played"]
    assert game.fireworks[Colour.YELLOW] == 1


def test_tile_6_plays_a_discarded_card_that_fits() -> None:
    """B2, B3: only one that fits."""
    game = tile_table(6, other="y1 w5 w2 w2 w3")
    do(game, "hint 1 1", "discard 5", "hint 1 1", "discard 6")
    assert cards(game, game.discards) == "y1 w5"
    do(game, "play 4")
    assert game.pending == "play discarded"
    assert [str(action) for action in game.legal_actions()] == ["take 5"]
    played, drawn = do(game, "take 5")
    assert played == Played(0, 5, Card.parse("y1"), None, True, False, 0)
    assert isinstance(drawn, Drawn)
    assert (game.fireworks[Colour.YELLOW], cards(game, game.discards)) == (1, "w5")


def test_tile_6_does_nothing_if_no_discarded_card_fits() -> None:
    """B3."""
    game = tile_table(6, other="y2 w5 w2 w2 w3")
    do(game, "hint 1 1", "discard 5")
    assert do(game, "play 4")[1] == TileDrawn(0, 6, 0, 0, None)
    assert game.actor == 1


@pytest.mark.parametrize(("colour", "options"), [("y", {}), ("k", {"black_powder": True})])
def test_completing_a_firework_from_the_discards_draws_another_tile(colour: str, options: dict[str, Any]) -> None:
    """B2: with a 5, or a black 1."""
    order = "54321" if colour == "k" else "12345"
    last = " ".join(colour + value for value in order)
    game = table("r1 r2 r3 r4 r5", last, tiles=[6, 1, 2, 3, 4, 5], bonus_tiles=True, **options)
    for id in range(4):
        do(game, f"play {id}", f"play {5 + id}")
    do(game, "hint 1 1", "discard 9", "play 4")
    assert game.pending == "play discarded"
    played, tile, drawn = do(game, "take 9")
    assert isinstance(played, Played)
    assert (played.completed, played.from_discards, played.regained) == (True, True, 0)
    assert tile == TileDrawn(0, 1, 0, 0, None)
    assert isinstance(drawn, Drawn)
    assert game.tiles_drawn == (6, 1)


def test_the_last_firework_ends_the_game_before_any_tile_is_drawn() -> None:
    """B4, E2."""
    for seed in range(30):
        game = Setup(Rules(bonus_tiles=True, mistakes=10), 3, seed, 100).play_to_the_end()
        if game.outcome == "perfect":
            assert len(game.tiles_drawn) == 4
            assert kinds(game.log)[-2:] == ["Played", "Ended"]
            return
    pytest.fail("no perfect game")


# ---- C. At the table -------------------------------------------------------------------------------------------------


def test_hands_are_rearranged_at_any_time_by_anybody_without_a_turn() -> None:
    """C3: it is recorded, public, and hints stay with their cards."""
    game = table("r1 r2 r3", "w1 b2 w3")
    do(game, "hint 1 white")
    before = {held.id: (held.told, held.hints) for held in game.view(1).hands[1]}
    (event,) = game.rearrange(1, [5, 3, 4])
    assert (kinds([event]), game.turn, game.actor, game.hints) == (["Rearranged"], 1, 1, 7)
    game.rearrange(0, (2, 1, 0))
    assert game.hands == ((2, 1, 0), (5, 3, 4))
    assert {held.id: (held.told, held.hints) for held in game.view(1).hands[1]} == before
    assert [str(entry) for entry in game.history[1:]] == ["arrange 1 5 3 4", "arrange 0 2 1 0"]
    do(game, "discard 3")
    assert game.hands[1] == (5, 4, 6)  # the new card comes last


def test_an_empty_hand_can_be_rearranged_and_recorded() -> None:
    """C3, X3."""
    for seed in range(60):
        for game in Setup(Rules(masterpiece=True, hand_size=12), 4, seed, 100).play():
            empty = [seat for seat in range(4) if not game.hands[seat]]
            if empty and game.outcome is None:
                game.rearrange(empty[0], [])
                assert Game.replay(game.record()).row == game.row
                return
    pytest.fail("no hand ran out")


@pytest.mark.parametrize(
    ("seat", "order", "code"),
    [
        (0, [0, 1], "not-a-rearrangement"),
        (0, [0, 1, 1], "not-a-rearrangement"),
        (0, [0, 1, 3], "not-a-rearrangement"),
        (0, [0, 1, 2, 3], "not-a-rearrangement"),
        (1, [0, 1, 2], "not-a-rearrangement"),
        (2, [0, 1, 2], "no-such-seat"),
        (-1, [3, 4, 5], "no-such-seat"),
    ],
)
def test_what_is_no_rearrangement_is_refused_and_changes_nothing(seat: int, order: list[int], code: str) -> None:
    """C3."""
    game = table("r1 r2 r3", "w1 b2 w3")
    before = list(game.row)
    with pytest.raises(IllegalAction, match="Cannot arrange") as caught:
        game.rearrange(seat, order)
    assert caught.value.code == code
    assert caught.value.details["rule"] == "C3"
    assert (game.row, game.history, len(game.log)) == (before, [], 1)


def test_after_the_end_nothing_is_rearranged() -> None:
    """C3."""
    game = table("r1 r2", "w1 w2", mistakes=1)
    game.do("play 1")
    with pytest.raises(IllegalAction, match="the game is over"):
        game.rearrange(1, [3, 2])
