"""How well the levels play, alone and together. docs/bots.md has the figures of long runs."""

from functools import cache

import pytest

from tamaya.bots.cautious import make as make_cautious
from tamaya.bots.conventions.agreement import LEVELS
from tamaya.bots.conventions.player import Conventions
from tamaya.bots.turns import turns
from tamaya.core.game import Game
from tamaya.core.rules import Rules

NO_EMPTY_HINTS = Rules(empty_hints=False)


@cache
def mean(team: tuple[str, ...], games: int = 10, rules: Rules = NO_EMPTY_HINTS) -> float:
    """The mean score of a team of levels, or of cautious bots, on deals that nobody tuned for."""
    return sum(score(team, rules, seed) for seed in range(300_000, 300_000 + games)) / games


def score(team: tuple[str, ...], rules: Rules, seed: int) -> int:
    """The score of a game."""
    players = len(team)
    game = Game.deal(rules, players, seed)
    bots = [
        make_cautious(rules, players, seat, seed)
        if name == "cautious"
        else Conventions(rules, players, seat, LEVELS[name])
        for seat, name in enumerate(team)
    ]
    for bot in turns(game, bots):
        game.do(bot.choose(game.view(game.actor)).action)
    return game.score


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 21.3), (3, 22.3), (4, 22.5), (5, 21.5)])
def test_experts_are_strong(players: int, least: float) -> None:
    assert mean(("expert",) * players) >= least


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_lower_levels_are_weaker_than_experts_and_stronger_than_cautious_bots(level: str) -> None:
    assert mean(("cautious",) * 3) + 1 < mean((level,) * 3, 20) < mean(("expert",) * 3, 20)


@pytest.mark.slow
def test_levels_play_together() -> None:
    assert mean(("expert", "beginner", "club")) >= 19


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "least"),
    [
        pytest.param({"multicolour": "named-10"}, 24, marks=pytest.mark.long),
        ({"multicolour": "wild-10"}, 22),
        pytest.param({"multicolour": "named-5"}, 20, marks=pytest.mark.long),
        ({"black_powder": True}, 16),
        ({"bonus_tiles": True}, 22),
        pytest.param({"announce": True}, 22, marks=pytest.mark.long),
        ({"empty_hints": True}, 22),
        pytest.param({"hints": 4}, 15, marks=pytest.mark.long),
    ],
)
def test_experts_are_at_home_under_every_option(options: dict[str, str | bool | int], least: float) -> None:
    assert mean(("expert",) * 3, 4, Rules.from_dict({"empty_hints": False, **options})) >= least


@pytest.mark.slow
def test_experts_take_care_of_a_masterpiece() -> None:
    """X3: one irreplaceable card, and the game is lost."""
    won = mean(("expert",) * 4, 20, Rules(masterpiece=True)) / 25
    assert won >= 0.7  # 85 to 90 % of many deals; twenty leave a standard error of 8 %


@pytest.mark.slow
def test_between_two_no_touched_card_that_fits_is_kept_long_while_hints_are_repeated() -> None:
    hoarded = sum(longest_wait(seed) >= 15 for seed in range(100_000, 100_020))
    assert hoarded <= 5  # 17 of these games, when it made no difference whether the receiver could play anything else


def longest_wait(seed: int) -> int:
    """For how many turns of a game of two beginners a card that fits, and that hints have touched, was not played."""
    game = Game.deal(NO_EMPTY_HINTS, 2, seed)
    since: dict[int, int] = {}
    longest = 0
    for bot in turns(game, [Conventions(NO_EMPTY_HINTS, 2, seat, LEVELS["beginner"]) for seat in range(2)]):
        playable = game.prospects().playable
        touched = {held.id for hand in game.view(game.actor).hands for held in hand if held.hints}
        waiting = [card for hand in game.hands for card in hand if card in touched and game.card(card) in playable]
        since = {card: since.get(card, game.turn) for card in waiting}
        longest = max([longest, *(game.turn - turn for turn in since.values())])
        game.do(bot.choose(game.view(game.actor)).action)
    return longest
