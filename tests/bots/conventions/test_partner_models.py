"""A partner that fits: who is taken to play by what, and what comes of it."""

from itertools import pairwise

import pytest

from tamaya.bots import Agreement, Bot, Reason, make_bot
from tamaya.bots.conventions.agreement import EXPERT
from tamaya.bots.conventions.memory import Memory
from tamaya.bots.conventions.partner_models import AT_MOST, rungs, style_name, style_of
from tamaya.bots.conventions.player import Conventions, Fitting
from tamaya.bots.turns import turns
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables

RULES = Rules(empty_hints=False)


def play(bots: list[Bot], seed: int) -> Game:
    game = Game.deal(RULES, len(bots), seed)
    for bot in turns(game, bots):
        game.do(bot.choose(game.view(game.actor)).action)
    return game


def fitting(players: int, seat: int = 0) -> Fitting:
    return Fitting(RULES, players, seat, EXPERT)


def plain(agreement: str, players: int, seat: int) -> Conventions:
    return Conventions(RULES, players, seat, Agreement.parse(agreement))


def test_what_can_be_played_goes_from_all_that_one_knows_down_to_nothing() -> None:
    found = [rung.conventions for rung in rungs(EXPERT)]
    assert found[0] == EXPERT.conventions
    assert all(less < more for more, less in pairwise(found))
    assert found[-1] == {"counting"}  # which concerns nobody else


@pytest.mark.parametrize(("partner", "taken"), [("cautious", "counting"), ("conventions:none", "counting")])
def test_who_knows_no_conventions_is_played_with_by_words_alone(partner: str, taken: str) -> None:
    bot = fitting(2)
    play([bot, make_bot(partner, RULES, 2, 1)], 200_001)
    assert str(bot.memory.board.agreement) == taken


def test_among_experts_everything_is_played() -> None:
    bots = [fitting(3, seat) for seat in range(3)]
    play(list(bots), 200_002)
    assert {bot.memory.board.agreement for bot in bots} == {EXPERT}


def test_one_who_knows_nothing_is_told_from_one_who_knows_everything() -> None:
    """At the same table: what is played is what all of them know."""
    bot = fitting(3)
    play([bot, plain("expert", 3, 1), make_bot("cautious", RULES, 3, 2)], 200_003)
    known = bot.partners.plays_by(1), bot.partners.plays_by(2)
    assert known[0] < known[1]
    assert bot.memory is bot.partners.memories[known[1]]


@pytest.mark.slow
def test_beside_one_who_knows_no_conventions_it_scores_more_than_one_who_insists() -> None:
    scores = {"fitting": 0, "insisting": 0}
    for seed in range(200_000, 200_008):
        for name, bot in (("fitting", fitting(2)), ("insisting", plain("expert", 2, 0))):
            scores[name] += play([bot, make_bot("cautious", RULES, 2, 1)], seed).score
    assert scores["fitting"] > scores["insisting"] + 8


class ByTheNewest(Conventions):
    """A player for whom a hint is about the newest card it touches, even if it touches the chop."""

    def __init__(self, players: int, seat: int) -> None:
        super().__init__(RULES, players, seat, EXPERT)
        self.memory = Memory(compile_tables(RULES, players), seat, EXPERT, chop_first=False)


def test_a_table_shows_which_card_its_hints_are_about() -> None:
    among_newest = fitting(4)
    play([among_newest, *(ByTheNewest(4, seat) for seat in (1, 2, 3))], 200_004)
    assert not among_newest.partners.chop_first
    assert not among_newest.memory.board.chop_first
    among_experts = fitting(4)
    play([among_experts, *(plain("expert", 4, seat) for seat in (1, 2, 3))], 200_004)
    assert among_experts.partners.chop_first
    assert among_experts.memory.board.chop_first


@pytest.mark.parametrize(("partner", "taken"), [("cautious", "none"), ("smart", "few")])
def test_how_somebody_plays_is_known_from_earlier_games_and_said(partner: str, taken: str) -> None:
    games = [play([fitting(2), make_bot(partner, RULES, 2, 1)], seed) for seed in range(200_005, 200_008)]
    style = style_of([(game, 1) for game in games])
    assert style_name(style) == taken
    assert max(style) == 0
    assert min(style) == -AT_MOST
    bot, other = fitting(2), make_bot(partner, RULES, 2, 1)
    bot.expect({1: style})
    game = Game.deal(RULES, 2, 200_008)
    assert next(turns(game, [bot, other])) is bot
    assert bot.partners.name_of(bot.partners.plays_by(1)) == taken
    assert bot.memory is bot.partners.memory
    said, again = bot.choose(game.view(0)), bot.choose(game.view(0))
    assert said.heard == (Reason("heard-style", (), (("seat", 1), ("part", taken))),)
    assert again.heard == (), "it is said once"
