"""Law 6 for bots: whatever one gives as its reason, advises or has heard, there are words for it, and all that they
claim is so."""

import itertools
import os
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tamaya.bots.bot import Bot, Choice, Reason
from tamaya.bots.conventions.player import Conventions
from tamaya.bots.registry import make_bot
from tamaya.bots.turns import turns
from tamaya.core.actions import parse_action
from tamaya.core.editions import EDITIONS
from tamaya.core.events import SeenEvent
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tamaya.i18n import catalogue
from tamaya.review.cost import why
from tests.bots.claims import CLAIMS, Said, check
from tests.bots.test_conformance import sit_down

NAMES = {"about", "your-card", "their-card"}  # what cards are called: no reasons
SENTENCES = set(re.findall(r"^reason-([a-z-]+)", catalogue("en"), re.M)) - NAMES

LEVELS = ("conventions-beginner", "conventions-club", "conventions-expert")
TABLES = (
    *((name,) for name in (*LEVELS, "cautious", "smart", "hat")),
    LEVELS,
    ("conventions-expert", "random", "conventions-club", "cautious"),
    ("hat", "conventions-expert", "smart"),
)
"""Who sits at a table, over and over."""

BOXES = [
    [
        (Rules.edition(box.name, **dict(zip(box.offers, values, strict=True))), players)
        for values in itertools.product(*box.offers.values())
        for players in range(2, 6)
    ]
    for box in EDITIONS.values()
]
"""Every game that each box offers."""


def offered(number: int) -> tuple[Rules, int]:
    """One of them by number: a different box each time, and in the end all options of all boxes."""
    box = BOXES[number % len(BOXES)]
    return box[number // len(BOXES) * 101 % len(box)]


GAMES = 1000 if "TAMAYA_LONG" in os.environ else 2 * len(TABLES)
SEARCHED = 12 if "TAMAYA_LONG" in os.environ else 1


class Random:
    """A partner who does anything in one turn of three: nobody can rely on what it means."""

    def __init__(self, rules: Rules, players: int, seat: int, seed: int) -> None:
        self._sober = make_bot("conventions-expert", rules, players, seat, seed)
        self._chance = random.Random(seed * 5 + seat)

    def see(self, event: SeenEvent) -> None:
        self._sober.see(event)

    def choose(self, view: View) -> Choice:
        if self._chance.random() < 0.3:
            return Choice(parse_action(self._chance.choice(view.legal)), Reason.in_own_words("Why not?"))
        return self._sober.choose(view)


def seated(table: tuple[str, ...], rules: Rules, players: int, seed: int) -> list[Bot]:
    bots: list[Bot] = []
    for seat in range(players):
        name = table[seat % len(table)]
        bots.append(
            Random(rules, players, seat, seed) if name == "random" else sit_down(name, rules, players, seat, seed)
        )
    return bots


def said_in(table: tuple[str, ...], rules: Rules, players: int, seed: int) -> Iterator[Said]:
    """All that is said in a game: why each move was made, what was heard, what a coach would advise, and what a review
    would say for anything that could be done."""
    game = Game.deal(rules, players, seed)
    chance = random.Random(seed)
    for bot in turns(game, seated(table, rules, players, seed)):
        view = game.view(game.actor)
        choice = bot.choose(view)
        for reason in (choice.reason, *choice.heard):
            yield Said(game, view, choice.action, reason, (), len(table) == 1)
        if isinstance(bot, Conventions):
            advice = bot.advise(view)
            assert advice[0].action == choice.action
            for place, advised in enumerate(advice):
                for reason in (advised.reason, *advised.heard):
                    yield Said(game, view, advised.action, reason, tuple(advice[:place]))
            for action in map(parse_action, chance.sample(view.legal, min(3, len(view.legal)))):
                tells, costs, against = bot.weigh(view, action)
                mine = action == choice.action
                assert (Reason("coach-too") in tells) == mine
                for reason in (*tells, *costs, *against):
                    yield Said(game, view, action, reason)
        action = parse_action(chance.choice(view.legal))
        reason = why(view, action, game.tables)
        if reason.key != "fetch-discarded":  # a review says it of what helps most alone
            yield Said(game, view, action, reason)
        game.do(choice.action)


def test_every_reason_has_its_claims_checked() -> None:
    assert set(CLAIMS) == SENTENCES


def test_all_that_is_claimed_is_so() -> None:
    """Over all boxes, options and numbers of players: some of them, or a thousand games (TAMAYA_LONG)."""
    found: Counter[str] = Counter()
    for number in range(GAMES):
        rules, players = offered(number)
        for said in said_in(TABLES[number % len(TABLES)], rules, players, number):
            check(said)
            found[said.reason.key] += 1
    assert found.total() > 100 * GAMES


@pytest.mark.slow
def test_all_that_a_searching_bot_claims_is_so() -> None:
    for number in range(SEARCHED):
        rules, players = offered(number)
        for said in said_in(("search",), rules, players, number):
            check(said)


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1133, id="hat beside others would miss least a card that is surely a 5"),
        pytest.param(1646, id="smart beside others could do without the only blue 5"),
        pytest.param(2264, id="the card that tile 5 puts back lies in the pile, too"),
        pytest.param(5514, id="a card held when tile 5 put another back is not that one"),
        pytest.param(5291, id="smart beside others points at no card that fits"),
    ],
)
def test_what_was_once_claimed_falsely_is_not_claimed_any_more(number: int) -> None:
    for said in said_in(TABLES[number % len(TABLES)], *offered(number), number):
        check(said)
