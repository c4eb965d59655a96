"""Bonus tiles (B)."""

from typing import Any

import pytest

from tamaya import Card, Colour, Game, Rules
from tamaya.core.events import Hinted, OpenDraw, Played, Reshuffled, TileDrawn
from tamaya.core.row import NEXT, SIZE
from tests.core.playing import Setup, deck_beginning
from tests.core.scenes import cards, do, kinds, table, tile_table


@pytest.mark.rule("B1")
def test_a_tile_is_drawn_instead_of_regaining_a_token_and_before_the_hand_card() -> None:
    game = tile_table(1)
    events = do(game, "play 4")
    assert kinds(events) == ["Played", "TileDrawn", "OpenDraw"]
    assert events[0] == Played(0, 4, Card.parse("r5"), None, False, True, 0)
    assert events[1] == TileDrawn(0, 1, 1, 0, None)
    assert (game.hints, game.tiles_drawn) == (5, (1,))


@pytest.mark.rule("B2", "B3")
def test_tile_1_regains_a_token_if_one_is_spent() -> None:
    game = table("r1 r2 r3 r4 r5", "w1 y1 b1 g1 g2", tiles=[1, 2, 3, 4, 5, 6], bonus_tiles=True)
    do(game, "play 0", "play 5", "play 1", "play 6", "play 2", "play 7", "play 3", "play 8")
    assert do(game, "play 4")[1] == TileDrawn(0, 1, 0, 0, None)
    assert game.hints == 8


@pytest.mark.rule("B2", "B3")
def test_tile_2_regains_a_token_and_takes_back_a_mistake_if_there_was_one() -> None:
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


@pytest.mark.rule("H2", "H7", "B2", "B6")
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
    assert isinstance(drawn, OpenDraw)
    assert (game.pending, game.actor, game.hints) == (None, 1, 4)


@pytest.mark.rule("B6")
def test_a_free_hint_can_be_given_without_a_token() -> None:
    game = tile_table(4, hints=4)
    assert game.hints == 0
    do(game, "play 4", "hint 1 1")
    assert game.hints == 0


@pytest.mark.rule("H5", "K3", "B3", "B6")
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


@pytest.mark.rule("H6", "B3")
def test_tile_4_does_nothing_if_nobody_holds_a_card() -> None:
    """B3, H6: in a masterpiece; the other hand and the pile are cleared by hand."""
    game = tile_table(4, masterpiece=True)
    row = list(game.row)
    row[SIZE + 1], row[NEXT] = 0, 50
    assert do(Game.from_row(game.rules, 2, row), "play 4")[1] == TileDrawn(0, 4, 0, 0, None)


@pytest.mark.rule("B2", "B5")
def test_tile_5_shuffles_a_discarded_card_into_the_pile_before_the_hand_card_is_drawn() -> None:
    game = tile_table(5, other="w1 w5 w2 w2 w3")
    do(game, "hint 1 1", "discard 6")
    assert cards(game, game.discards) == "w5"
    left = len(game.pile)
    do(game, "play 4")
    assert game.pending == "reshuffle"
    assert [str(action) for action in game.legal_actions()] == ["take 6"]
    reshuffled, drawn = do(game, "take 6")
    assert reshuffled == Reshuffled(0, 6, Card.parse("w5"))
    assert isinstance(drawn, OpenDraw)
    assert (len(game.pile), drawn.left) == (left, left)
    assert game.pile[-1] == 6
    assert game.discards == []
    assert "w5" in cards(game, (drawn.id, *game.pile)).split()


@pytest.mark.rule("B3")
def test_tile_5_does_nothing_without_a_discarded_card() -> None:
    game = tile_table(5)
    assert do(game, "play 4")[1] == TileDrawn(0, 5, 0, 0, None)
    assert game.pending is None


@pytest.mark.rule("B2")
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


@pytest.mark.rule("B2", "B3")
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
    assert isinstance(drawn, OpenDraw)
    assert (game.fireworks[Colour.YELLOW], cards(game, game.discards)) == (1, "w5")


@pytest.mark.rule("B3")
def test_tile_6_does_nothing_if_no_discarded_card_fits() -> None:
    game = tile_table(6, other="y2 w5 w2 w2 w3")
    do(game, "hint 1 1", "discard 5")
    assert do(game, "play 4")[1] == TileDrawn(0, 6, 0, 0, None)
    assert game.actor == 1


@pytest.mark.rule("B2")
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
    assert isinstance(drawn, OpenDraw)
    assert game.tiles_drawn == (6, 1)


@pytest.mark.rule("E2", "B4")
def test_the_last_firework_ends_the_game_before_any_tile_is_drawn() -> None:
    for seed in range(30):
        game = Setup(Rules(bonus_tiles=True, mistakes=10), 3, seed, 100).play_to_the_end()
        if game.outcome == "perfect":
            assert len(game.tiles_drawn) == 4
            assert kinds(game.log)[-2:] == ["Played", "Ended"]
            return
    pytest.fail("no perfect game")
