"""How far the end game is searched: positions of games that bots play, by the cards left in the pile.

python -m bench.ending --games 12
"""

import argparse
from collections import defaultdict
from statistics import median
from time import process_time

from tamaya import Game, Rules
from tamaya.bots.registry import make_bot
from tamaya.bots.turns import turns
from tamaya.review.ending.judging import Judge

FEW = 8


def main() -> int:
    """Judge the first position with each number of cards in the pile."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--bot", default="conventions-club")
    parser.add_argument("--tiles", action="store_true", help="with bonus tiles")
    args = parser.parse_args()
    rules = Rules(bonus_tiles=args.tiles)
    print("players  pile  positions  show decided  all decided  median s   max s")
    for players in args.players:
        found = defaultdict(list)
        judge = Judge(Game.deal(rules, players).tables)
        for seed in range(args.games):
            game = Game.deal(rules, players, seed)
            bots = [make_bot(args.bot, rules, players, seat, seed) for seat in range(players)]
            fewest = FEW + 1
            for bot in turns(game, bots):
                if len(game.pile) < fewest:
                    fewest = len(game.pile)
                    began = process_time()
                    ahead = judge.judge(game)
                    found[fewest].append((process_time() - began, ahead))
                game.do(bot.choose(game.view(game.actor)).action)
        for pile, judged in sorted(found.items()):
            shows = sum(all(option.perfect == option.perfect_bound for option in ahead.options) for _, ahead in judged)
            complete = sum(ahead.complete for _, ahead in judged)
            seconds = [took for took, _ in judged]
            print(
                f"{players:7}{pile:6}{len(judged):11}{shows:14}{complete:13}{median(seconds):10.3f}{max(seconds):8.2f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
