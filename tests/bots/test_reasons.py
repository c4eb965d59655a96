"""Whatever a bot gives as its reason, the page has words for it."""

import re

import pytest

from tamaya.bots.registry import bot_names, make_bot
from tamaya.bots.turns import turns
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.i18n import catalogue

SENTENCES = set(re.findall(r"^reason-([a-z-]+)", catalogue("en"), re.M))


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "search"])  # it thinks for seconds
def test_there_is_a_sentence_for_every_reason(name: str) -> None:
    for seed, rules in enumerate((Rules(), Rules(multicolour="wild-5", bonus_tiles=True), Rules(announce=True))):
        for reason in reasons(name, rules, seed):
            assert reason in SENTENCES


def reasons(name: str, rules: Rules, seed: int) -> set[str]:
    """The keys of all reasons in a game among bots of a kind."""
    game = Game.deal(rules, 3, seed)
    bots = [make_bot(name, rules, 3, seat, seed) for seat in range(3)]
    found = set()
    for bot in turns(game, bots):
        choice = bot.choose(game.view(game.actor))
        found |= {reason.key for reason in (choice.reason, *choice.heard)}
        game.do(choice.action)
    return found
