"""How fast is the core, from Python, beside the Hanabi Learning Environment's C++ core from Python?

Random legal play of the base game, one process, CPU seconds, the best of several rounds that take turns. Three ways of
running the same game: `pyhanabi` (HLE's state: legal moves, apply), our kernel (legal, step over a list of ints), and
our `Game` (legal actions, do, events). Run: make bench, or python -m bench.core
"""

import argparse
import random
import time
from collections.abc import Callable

from bench.peers import make_pyhanabi, play_pyhanabi
from tamaya import Game, Rules
from tamaya.core import kernel
from tamaya.core.tables import compile_tables

RULES = Rules(empty_hints=False)  # the rules that HLE knows
Run = Callable[[int, int, random.Random], int]  # players, games, randomness → steps


def run_kernel(players: int, games: int, rng: random.Random) -> int:
    """The kernel as bots and batches use it."""
    t = compile_tables(RULES, players)
    row, legal, deck, tiles = [0] * t.row_size, [0] * t.actions, [0] * t.deck_size, [1, 2, 3, 4, 5, 6]
    steps = 0
    for _ in range(games):
        seed = rng.getrandbits(53)
        kernel.shuffle_deck(t, deck, seed)
        kernel.deal(row, t, deck, tiles, seed)
        while count := kernel.legal(row, t, legal):
            kernel.step(row, t, legal[int(rng.random() * count)])
            steps += 1
    return steps


def run_game(players: int, games: int, rng: random.Random) -> int:
    """The public face, with events and a history."""
    steps = 0
    for _ in range(games):
        game = Game.deal(RULES, players, rng.getrandbits(53))
        while game.outcome is None:
            actions = list(game.legal_actions())
            game.do(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps


def run_peer(players: int, games: int, rng: random.Random) -> int:
    """HLE's state."""
    game = make_pyhanabi(players)
    return sum(play_pyhanabi(game, rng) for _ in range(games))


def measure(runs: dict[str, Run], players: int, games: int, rounds: int) -> dict[str, tuple[float, float]]:
    """Games and steps a CPU second of each way of running, the best round of each."""
    best: dict[str, tuple[float, float]] = dict.fromkeys(runs, (0.0, 0.0))
    for number in range(rounds):
        for name, run in runs.items():
            rng = random.Random(number)
            start = time.process_time()
            steps = run(players, games, rng)
            seconds = time.process_time() - start
            best[name] = max(best[name], (games / seconds, steps / seconds))
    return best


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games in a round")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    runs: dict[str, Run] = {"pyhanabi": run_peer, "kernel": run_kernel, "Game": run_game}
    if make_pyhanabi(2) is None:
        print("pyhanabi: absent (make bench installs it where it can be built)")
        del runs["pyhanabi"]
    print(f"{'players':>7}  {'run':<9}{'games/s':>10}{'steps/s':>11}{'× pyhanabi':>12}")
    for players in range(2, 6):
        best = measure(runs, players, options.games, options.rounds)
        for name, (games, steps) in best.items():
            ratio = f"{steps / best['pyhanabi'][1]:.1f}" if "pyhanabi" in best else "–"
            print(f"{players:>7}  {name:<9}{games:>10,.0f}{steps:>11,.0f}{ratio:>12}")


if __name__ == "__main__":
    main()
