"""What each legal move of a position is worth: searched completely near the end, before that by playing on."""

from tamaya.extras import need

need("fast", __name__)

from functools import lru_cache
from typing import NamedTuple

from tamaya.bots.compiled.linking import Policy
from tamaya.core.game import Game
from tamaya.core.randomness import advance, start
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.review.cost import DealtWorlds, check_team
from tamaya.review.ending.judging import FEW, Judge
from tamaya.review.understanding import Understanding

NODES = 100_000  # positions that are looked at before a position counts as not near the end


class MoveValues(NamedTuple):
    """Final scores to expect, one for each legal move in the order of their numbers, with standard errors. Exact ones
    have none: they say what the best play with open hands would bring (`review.ending`). The others say what a team of
    bots scores that takes over after the move."""

    values: list[float]
    errors: list[float]
    is_exact: bool


def exact_values(game: Game) -> MoveValues | None:
    """Those of a position near its end, if everything could be searched."""
    if len(game.pile) > FEW:
        return None
    ahead = _judge(game.rules, game.players).judge(game, NODES)
    options = [ahead.option_for(str(game.action_of(number))) for number in game.legal_numbers()]
    if any(option.score != option.score_bound for option in options):
        return None
    return MoveValues([option.score for option in options], [0.0] * len(options), True)


def estimated_values(
    game: Game, understanding: Understanding, bot: str, worlds: int, seed: tuple[int, ...]
) -> MoveValues:
    """Those of any position: in this many worlds that agree with what the seat to act knows, the same ones for all
    moves."""
    x = start(seed[0])
    for number in seed[1:]:
        x = advance(x, number)
    dealt = DealtWorlds(game, _team(bot, game.rules, game.players), understanding, x)
    scores = dealt.try_out(game.legal_numbers(), worlds)
    errors = scores.std(axis=0, ddof=1) / len(scores) ** 0.5
    return MoveValues(scores.mean(axis=0).tolist(), errors.tolist(), False)


@lru_cache(maxsize=2)  # each takes some memory, and files seldom mix rules
def _judge(rules: Rules, players: int) -> Judge:
    return Judge(compile_tables(rules, players))


@lru_cache(maxsize=8)
def _team(bot: str, rules: Rules, players: int) -> Policy:
    return Policy(check_team(bot), rules, players)
