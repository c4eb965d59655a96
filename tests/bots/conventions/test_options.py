"""What the options ask of a bot that plays by conventions."""

import pytest

from tamaya.bots.conventions.agreement import EXPERT
from tamaya.bots.conventions.example import full_deck
from tamaya.bots.conventions.player import Conventions
from tamaya.bots.turns import turns
from tamaya.core.actions import Play, Take
from tamaya.core.cards import Colour
from tamaya.core.events import seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tests.bots.conventions.scenes import Scene


def told_expert(game: Game, seat: int) -> Conventions:
    """An expert who has seen the whole game from a seat."""
    bot = Conventions(game.rules, game.players, seat, EXPERT)
    for event in game.log:
        bot.see(seen_by(seat, event))
    return bot


def game_with(hands: list[str], options: dict[str, object]) -> Game:
    rules = Rules.from_dict({"hand_size": len(hands[0].split()), **options})
    return Game.deal(rules, len(hands), deck=full_deck(rules, len(hands), " ".join(hands).split()))


def test_a_play_is_announced_when_the_colour_is_certain_and_a_token_is_missing() -> None:
    """A2"""
    game = game_with(["w4 b4 y4 r4 g3", "y3 g3 b3 r1 w3"], {"announce": True})
    game.do("hint 1 red")
    action = told_expert(game, 1).choose(game.view(1)).action
    assert action == Play(8, Colour.RED)


def test_a_play_is_not_announced_when_the_colour_is_open() -> None:
    game = game_with(["w4 b4 y4 r4 g3", "y3 g3 b3 r1 w3"], {"announce": True})
    game.do("hint 1 1")
    action = told_expert(game, 1).choose(game.view(1)).action
    assert action == Play(8)


def test_black_powder_begins_with_its_5() -> None:
    """K2, K3: the hint is a value; the 5s of the other colours are only kept."""
    game = game_with(["w4 b4 y4 r4 g3", "y3 g3 b3 k5 w3", "y4 g4 b4 w4 w2"], {"black_powder": True})
    bot = told_expert(game, 0)
    assert bot.memory.board.playable >> 34 & 1
    game.do("hint 1 5")
    assert told_expert(game, 1).memory.board.hands[1][3].read >> 34 & 1


def test_a_wild_card_is_seen_in_every_colour_hint() -> None:
    """M3"""
    game = game_with(["w4 b4 y4 r4 g3", "y3 g3 b3 m1 w3"], {"multicolour": "wild-10"})
    game.do("hint 1 red")
    choice = told_expert(game, 1).choose(game.view(1))
    assert choice.action == Play(8)


def test_an_empty_hint_is_the_last_resort() -> None:
    """H5: whatever else would be understood comes first."""
    scene = Scene(("w4 b4 y4 r4 g3", "y3 g3 b3 r1 w3", "y4 g4 b4 w4 w2"))
    advice = scene.bot(0).advise(scene.game.view(0))
    keys = [choice.reason.key for choice in advice]
    assert "give-nothing" in keys
    assert keys.index("give-nothing") > keys.index("give-play")


@pytest.mark.slow
def test_with_a_bonus_tile_the_card_that_is_missed_most_is_fetched() -> None:
    """B2: among useful cards one that is gone for good."""
    taken = 0
    for seed in range(40):
        rules = Rules(bonus_tiles=True, empty_hints=False)
        game = Game.deal(rules, 3, seed, tiles=[5, 6, 1, 2, 3, 4])
        bots = [Conventions(rules, 3, seat, EXPERT) for seat in range(3)]
        for bot in turns(game, bots):
            action = bot.choose(game.view(game.actor)).action
            if isinstance(action, Take):
                useless = game.prospects().useless
                useful = [id for id in game.discards if game.card(id) not in useless]
                assert game.card(action.card) not in useless or not useful or game.pending == "play discarded"
                taken += 1
            game.do(action)
        if taken >= 2:
            return
    raise AssertionError("no tile was drawn")
