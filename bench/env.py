"""How fast are batches and environments, beside those that people use? The tables of docs/performance.md.

All in one run: our way and the peer's take turns, several rounds, the best of each counts; CPU seconds of the whole
process, so that other work on the machine matters little (two threads are measured by the clock). Random legal play of
the base game; new games are dealt within the measured time. Run: make bench, or python -m bench.env --rounds 9
"""

import argparse
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection

import numpy as np

from bench import core
from bench.peers import (
    Run,
    find_hanabi_v5,
    find_jaxmarl,
    find_open_spiel,
    find_pyhanabi,
    find_rl_env,
    play_aec,
)
from tamaya import Rules
from tamaya.env import pettingzoo as tamaya_zoo
from tamaya.env.gymnasium import HanabiSeat
from tamaya.env.raw import RawVectorEnv
from tamaya.env.vector import VectorEnv
from tamaya.fast import Batch

GAMES = 1024
RULES = Rules(empty_hints=False)
LineUp = str | tuple[str, ...]  # one bot for all seats but the learner's, or one for each
START = """
import time
start = time.process_time()
from tamaya.env.raw import RawVectorEnv
imported = time.process_time()
env = RawVectorEnv(2, 4)
env.step(env.batch.choose())
env.observations()
print(imported - start, time.process_time() - imported)
"""


def batch_run(players: int, games: int = GAMES, threads: int = 1) -> Run:
    """Step and legal mask of a batch."""
    batch = Batch(RULES, players, games, threads=threads)
    actions = np.empty(games, np.int64)

    def run(wanted: int) -> int:
        rounds = max(1, wanted // games)
        for _ in range(rounds):
            batch.step(batch.choose(actions), redeal=True)
        return rounds * games

    return run


def random_run(players: int, games: int, threads: int = 1) -> Run:
    """The same, random choice included, in one call."""
    batch = Batch(RULES, players, games, threads=threads)

    def run(wanted: int) -> int:
        rounds = max(1, wanted // games)
        for _ in range(rounds):
            batch.step(redeal=True)
        return rounds * games

    return run


def vector_run(
    players: int, games: int = GAMES, threads: int = 1, seats: str = "acting", unpacked: bool = False
) -> Run:
    """Step, legal mask and observations of a batch: of the acting seat or of all seats."""
    env = RawVectorEnv(players, games, threads=threads)
    actions = np.empty(games, np.int64)
    room = np.zeros((games, env.layout.bits), np.uint8)

    def run(wanted: int) -> int:
        rounds = max(1, wanted // games)
        for _ in range(rounds):
            env.step(env.batch.choose(actions))
            if unpacked:
                env.observations(room)
            if seats == "all":
                for further in range(1, players):
                    env.observe((env.actors + further) % players, room)
        return rounds * games

    return run


def partners_run(players: int, partners: LineUp, games: int = GAMES) -> Run:
    """A learner among compiled bots, in a batch: a step is one of the learner's, with the round that follows."""
    env = RawVectorEnv(players, games, partners=partners)
    actions = np.empty(games, np.int64)
    room = np.zeros((games, env.layout.bits), np.uint8)

    def run(wanted: int) -> int:
        rounds = max(1, wanted // games)
        for _ in range(rounds):
            env.step(env.batch.choose(actions))
            env.observations(room)
        return rounds * games

    return run


def vector_with_partners_run(players: int, partners: LineUp, games: int = GAMES) -> Run:
    """The same by Gymnasium's interface for many games, with copies of everything."""
    env = VectorEnv(games, players, partners=partners)
    env.reset(seed=1)
    actions = np.empty(games, np.int64)

    def run(wanted: int) -> int:
        rounds = max(1, wanted // games)
        for _ in range(rounds):
            env.step(env.raw.batch.choose(actions))
        return rounds * games

    return run


def seat_run(players: int, partners: LineUp) -> Run:
    """The same one game at a time, by Gymnasium's usual interface."""
    env = HanabiSeat(players, partners=partners)
    rng = random.Random(1)

    def run(wanted: int) -> int:
        steps = 0
        while steps < wanted:
            seen, _ = env.reset(seed=rng.randrange(1 << 30))
            over = not seen["action_mask"].any()
            while not over:
                moves = seen["action_mask"].nonzero()[0]
                seen, _, over, _, _ = env.step(moves[int(rng.random() * len(moves))])
                steps += 1
        return steps

    return run


def partners(rounds: int) -> None:
    """Steps of one learner among compiled bots, many games at once beside one game at a time."""
    print(f"{'players':>7}  {'partners':<24}{'raw/s':>10}{'VectorEnv/s':>13}{'one game/s':>12}{'ratio':>8}")
    for players in (2, 3, 4, 5):
        mixed = ("hat", "smart") * 2
        line_ups: list[LineUp] = ["smart", "hat", *([mixed[: players - 1]] if players > 2 else [])]
        for line_up in line_ups:
            name = line_up if isinstance(line_up, str) else ", ".join(line_up)
            runs: dict[str, Run | None] = {
                "raw": partners_run(players, line_up),
                "vector": vector_with_partners_run(players, line_up),
                "seat": seat_run(players, line_up),
            }
            best = best_of(runs, {"raw": 60_000, "vector": 60_000, "seat": 300}, rounds, time.process_time)
            print(
                f"{players:>7}  {name:<24}{best['raw']:>10,.0f}{best['vector']:>13,.0f}{best['seat']:>12,.0f}"
                f"{best['raw'] / best['seat']:>8,.0f}",
                flush=True,
            )


def single_run(players: int) -> Run:
    """The undecorated kernel, one call a step."""

    def run(wanted: int) -> int:
        return core.run_kernel(players, max(1, wanted // 15), random.Random(1))

    return run


def best_of(
    runs: dict[str, Run | None], wanted: dict[str, int], rounds: int, clock: Callable[[], float]
) -> dict[str, float]:
    """Steps a second of each that there is; they take turns, and the best round of each counts."""
    best = {name: 0.0 for name, run in runs.items() if run is not None}
    for name, run in runs.items():
        if run is not None:
            run(wanted[name] // 10)
    for _ in range(rounds):
        for name, run in runs.items():
            if run is not None:
                start = clock()
                steps = run(wanted[name])
                best[name] = max(best[name], steps / (clock() - start))
    return best


def comparisons(players: int) -> Iterator[tuple[str, Run, int, str, Run | None, int, str]]:
    """What, our run, our steps a round, the peer's name, its run, its steps a round, what is asked for."""
    least = {2: "200 / 400", 5: "300 / 600"}.get(players, "")
    yield "step + legal mask, batch", batch_run(players), 600_000, "pyhanabi", find_pyhanabi(players), 1_500, least
    peer = find_rl_env(players)
    yield "… + hle observation, packed", vector_run(players), 300_000, "rl_env", peer, 300, "500 / 1,000"
    yield "… + hle observation, bytes", vector_run(players, unpacked=True), 200_000, "rl_env", peer, 300, ""
    zoo = play_aec(tamaya_zoo.env(players=players))
    yield "PettingZoo AEC", zoo, 3_000, "hanabi_v5", find_hanabi_v5(players), 300, "10 / 20"
    yield "one game, undecorated", single_run(players), 6_000, "pyhanabi", find_pyhanabi(players), 1_500, "3 / 5"
    everybody = vector_run(players, seats="all", unpacked=True)
    yield (
        "observations of all, bytes",
        everybody,
        100_000,
        "JaxMARL",
        find_jaxmarl(players, GAMES),
        4 * GAMES,
        "30 / 50",
    )
    spiel = find_open_spiel(players)
    yield "… + hle observation, bytes", vector_run(players, unpacked=True), 200_000, "OpenSpiel", spiel, 1_500, ""


def compare(rounds: int) -> None:
    """Print the table."""
    print(f"{'players':>7}  {'what':<30}{'ours/s':>12}  {'peer':<10}{'peer/s':>10}{'ratio':>9}  at least / aim")
    for players in (2, 5):
        for what, ours, our_steps, name, peer, peer_steps, wanted in comparisons(players):
            best = best_of(
                {"ours": ours, "peer": peer}, {"ours": our_steps, "peer": peer_steps}, rounds, time.process_time
            )
            line = f"{players:>7}  {what:<30}{best['ours']:>12,.0f}  {name:<10}"
            if peer is None:
                print(f"{line}{'absent':>10}")
            else:
                print(f"{line}{best['peer']:>10,.0f}{best['ours'] / best['peer']:>9,.1f}  {wanted}", flush=True)


Make = Callable[[int, int], Run]  # players, games → run


def processes_run(make: Make, players: int, games: int) -> Run:
    """The same work in two processes that share nothing, half of the games in each."""
    context = multiprocessing.get_context("spawn")
    ends = []
    for _ in range(2):
        ours, theirs = context.Pipe()
        context.Process(target=_work, args=(make, players, games // 2, theirs), daemon=True).start()
        ends.append(ours)

    def run(wanted: int) -> int:
        for end in ends:
            end.send(wanted // 2)
        return sum(end.recv() for end in ends)

    return run


def _work(make: Make, players: int, games: int, end: Connection) -> None:
    run = make(players, games)
    with suppress(EOFError):  # until nobody asks any more
        while True:
            end.send(run(end.recv()))


def threads(rounds: int) -> None:
    """Two threads beside one, in a batch that is worth sharing: by the clock, which wants two idle cores, and what the
    same steps cost in CPU time. Two processes that share nothing tell what the machine has to give at that moment."""
    games = 32 * GAMES
    for players in (2, 5):
        for what, make in (
            ("random play in one call", random_run),
            ("step + legal mask", batch_run),
            ("… + hle observation, packed", vector_run),
        ):
            runs: dict[str, Run | None] = {
                "one": make(players, games),
                "two": make(players, games, 2),
                "processes": processes_run(make, players, games),
            }
            wanted = dict.fromkeys(runs, 10 * games)
            best = best_of(runs, wanted, 5 * rounds, time.perf_counter)  # short and often: one of them is undisturbed
            del runs["processes"]
            cost = best_of(runs, wanted, rounds, time.process_time)
            print(
                f"{players:>7}  {what:<30}{best['two']:>12,.0f}/s with two threads by the clock: "
                f"{best['two'] / best['one']:.2f} × one (1.7 / 1.9), CPU time {cost['one'] / cost['two']:.2f} × one's; "
                f"two processes: {best['processes'] / best['one']:.2f} × one",
                flush=True,
            )


def _arrays(batch: Batch) -> list[np.ndarray]:
    return [batch.legal, batch.bits, batch.actors, batch.scores, batch.over, batch.seeds]


def memory() -> None:
    """Bytes of a game in a batch, without its observation."""
    for players in range(2, 6):
        batch = Batch(RULES, players, 1)
        row = batch.rows.nbytes
        whole = row + sum(a.nbytes for a in _arrays(batch)) + 16
        print(f"{players:>7}  a game in a batch: row {row} B, with legal mask and all else {whole} B  (1,024 / 512)")


def starts() -> None:
    """The first start after install, which compiles, and the next, which loads what was compiled."""
    with tempfile.TemporaryDirectory() as folder:
        for what in ("cold", "cached"):
            done = subprocess.run(
                [sys.executable, "-c", START],
                env={**os.environ, "NUMBA_CACHE_DIR": folder},
                capture_output=True,
                text=True,
                check=True,
            )
            imports, first = map(float, done.stdout.split())
            print(f"         {what} start, CPU seconds: import {imports:.1f}, first step with observation {first:.1f}")


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", choices=("compare", "partners", "threads", "memory", "starts"), help="one part of it")
    options = parser.parse_args()
    load, version = os.getloadavg()[0], sys.version.split()[0]
    print(f"{os.cpu_count()} cores, load {load:.1f} at the start, Python {version}, {options.rounds} rounds")
    if options.only in (None, "compare"):
        compare(options.rounds)
    if options.only in (None, "partners"):
        partners(options.rounds)
    if options.only in (None, "threads"):
        threads(options.rounds)
    if options.only in (None, "memory"):
        memory()
    if options.only in (None, "starts"):
        starts()


if __name__ == "__main__":
    main()
