"""How much stronger search is than the bot that it builds on, on the same deals, as a table.

    nice python -m bench.searching --players 2 --rollouts 700 --games 1000 --workers 2

Games are played in parts, each of which is noted in bench/reports/searching.jsonl: the same command goes on where it
was stopped, and `--show` prints what is there. There are no empty hints, as in other software.
"""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from bench.seeds import for_evaluation
from tamaya.arena.plan import make_plan
from tamaya.arena.results import mean_and_error
from tamaya.arena.running import run_plan
from tamaya.core.rules import Rules

REPORT = Path(__file__).parent / "reports" / "searching.jsonl"
RULES = Rules(empty_hints=False)
PLAYERS = {2: "smart", 3: "hat", 4: "hat", 5: "hat"}  # and what search builds on
PART = 50  # games

Part = dict[str, Any]
Runs = dict[tuple[int, int], list[Part]]  # by the number of players and of continuations tried for a move


def noted() -> Runs:
    """What has been played."""
    found: Runs = {}
    for line in REPORT.read_text().splitlines() if REPORT.exists() else []:
        part = json.loads(line)
        found.setdefault((part["players"], part["rollouts"]), []).append(part)
    return found


def play_part(players: int, rollouts: int, first: int, games: int, workers: int) -> Part:
    """The next deals: what both bots come to, and the seconds of computing that search took."""
    os.environ |= {"TAMAYA_SEARCH_ROLLOUTS": str(rollouts), "TAMAYA_SEARCH_SECONDS": "60"}
    bots = ("search", PLAYERS[players])
    search, plain = (run_plan(make_plan((bot,), RULES, players, games, first), workers=workers) for bot in bots)
    if search.interrupted or plain.interrupted:
        raise KeyboardInterrupt
    return {
        "players": players,
        "rollouts": rollouts,
        "seed": first,
        "games": games,
        "search": list(map(int, search.scores)),
        "plain": list(map(int, plain.scores)),
        "seconds": round(search.seconds, 1),
    }


def play_on(players: int, rollouts: int, games: int, workers: int) -> None:
    """Play what is missing."""
    seed = for_evaluation(games)
    missing = set(range(seed, seed + games))
    for part in noted().get((players, rollouts), []):
        missing -= set(range(part["seed"], part["seed"] + part["games"]))
    while missing:
        first = min(missing)
        together = next(number for number in range(1, PART + 1) if number == PART or first + number not in missing)
        missing -= set(range(first, first + together))
        part = play_part(players, rollouts, first, together, workers)
        with REPORT.open("a") as report:
            report.write(json.dumps(part) + "\n")


def row(players: int, rollouts: int, parts: list[Part]) -> str:
    """A line of the table."""
    cells = [str(players), PLAYERS[players], f"{rollouts:,}", f"{sum(part['games'] for part in parts):,}"]
    plain, search = ([score for part in parts for score in part[bot]] for bot in ("plain", "search"))
    for found in (plain, search):
        mean, error = mean_and_error(found)
        cells.append(f"{mean:.3f} ± {error:.3f}; {100 * found.count(25) / len(found):.1f} %; {found.count(0)} lost")
    gain, error = mean_and_error([one - other for one, other in zip(search, plain, strict=True)])
    cells.append(f"{gain:+.3f} ± {error:.3f}")
    cells.append(f"{sum(part['seconds'] for part in parts) / len(search):.2f}")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=PLAYERS, default=2)
    parser.add_argument("--rollouts", type=int, default=700)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    if not asked.show:
        play_on(asked.players, asked.rollouts, asked.games, asked.workers)
    print("| players | blueprint | rollouts | games | blueprint's | search | gain, paired | CPU s a game |")
    print("|" + " --- |" * 8)
    for (players, rollouts), parts in sorted(noted().items()):
        print(row(players, rollouts, parts))


if __name__ == "__main__":
    main()
