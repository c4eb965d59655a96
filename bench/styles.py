"""What it brings to know a partner from earlier games: `conventions-expert` beside somebody it has met three times, and
beside a stranger who plays alike, on the same deals, as a table.

    nice python -m bench.styles --games 200

Two players; `conventions-expert` begins. There are no empty hints, as in other software.
"""

import argparse
from collections.abc import Mapping

from bench.seeds import for_evaluation
from tamaya.arena.results import mean_and_error
from tamaya.bots.conventions.agreement import EXPERT
from tamaya.bots.conventions.partner_models import Style, style_of
from tamaya.bots.conventions.player import Fitting
from tamaya.bots.registry import make_bot
from tamaya.bots.turns import turns
from tamaya.core.game import Game
from tamaya.core.rules import Rules

RULES = Rules(empty_hints=False)
PARTNERS = ("cautious", "conventions:none", "conventions:beginner", "conventions:club", "conventions:expert", "smart")
MET = 3  # games, as at a table


def play(partner: str, seed: int, known: Mapping[int, Style]) -> Game:
    """A game with somebody of whom this is known."""
    game = Game.deal(RULES, 2, seed)
    bot = Fitting(RULES, 2, 0, EXPERT)
    bot.expect(known)
    for actor in turns(game, [bot, make_bot(partner, RULES, 2, 1, seed)]):
        game.do(actor.choose(game.view(game.actor)).action)
    return game


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--partner", action="append", help="who is met; usually several, one after the other")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    print("| partner | a stranger | met before | gain, paired |\n| --- | --- | --- | --- |")
    for partner in args.partner or PARTNERS:
        first = for_evaluation(args.games + MET)
        met = [play(partner, seed, {}) for seed in range(first, first + args.games + MET)]
        known = [
            play(partner, first + number, {1: style_of([(game, 1) for game in met[number - MET : number]])})
            for number in range(MET, args.games + MET)
        ]
        scores = [[float(game.score) for game in games] for games in (met[MET:], known)]
        gain = [after - before for before, after in zip(*scores, strict=True)]
        before, after, more = (f"{mean:.2f} ± {error:.2f}" for mean, error in map(mean_and_error, (*scores, gain)))
        print(f"| `{partner}` | {before} | {after} | {more} |", flush=True)


if __name__ == "__main__":
    main()
