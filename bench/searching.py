"""How much stronger search is than hat among three to five, on the same deals, as a table.

    TAMAYA_SEARCH_ROLLOUTS=200 TAMAYA_SEARCH_SECONDS=60 nice python -m bench.searching --games 5000

Games are played in parts, each of which is noted in bench/reports/searching.jsonl: the same command goes on where it
was stopped, `--show` prints what is there, and `--again` begins anew. There are no empty hints, as in other software.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.seeds import for_evaluation
from tamaya.arena.plan import make_plan
from tamaya.arena.results import mean_and_error
from tamaya.arena.running import run_plan
from tamaya.core.rules import Rules

REPORT = Path(__file__).parent / "reports" / "searching.jsonl"
RULES = Rules(empty_hints=False)
PLAYERS = (3, 4, 5)
PART = {3: 25, 4: 25, 5: 50}  # games: the smaller the gain, the more are needed to see it

Parts = dict[int, list[dict[str, Any]]]  # by number of players


def noted() -> Parts:
    """What has been played."""
    found: Parts = {players: [] for players in PLAYERS}
    for line in REPORT.read_text().splitlines() if REPORT.exists() else []:
        part = json.loads(line)
        found[part["players"]].append(part)
    return found


def play_part(players: int, first: int) -> dict[str, Any]:
    """The next deals: what search and hat come to, and the seconds of computing that search took."""
    games = PART[players]
    search, hat = (run_plan(make_plan((bot,), RULES, players, games, first), workers=1) for bot in ("search", "hat"))
    return {
        "players": players,
        "seed": first,
        "games": games,
        "search": list(map(int, search.scores)),
        "hat": list(map(int, hat.scores)),
        "seconds": round(search.seconds, 1),
    }


def play_on(games: int, known: Parts) -> None:
    """Play what is missing: a part for each number of players in turn."""
    seed = for_evaluation(games)
    while any(len(known[players]) * PART[players] < games for players in PLAYERS):
        for players in PLAYERS:
            done = len(known[players]) * PART[players]
            if done < games:
                known[players].append(play_part(players, seed + done))
                with REPORT.open("a") as report:
                    report.write(json.dumps(known[players][-1]) + "\n")


def row(players: int, parts: list[dict[str, Any]]) -> str:
    """The line of the table for a number of players."""
    cells = [str(players), str(sum(part["games"] for part in parts))]
    scores = {bot: [score for part in parts for score in part[bot]] for bot in ("hat", "search")}
    for found in scores.values():
        mean, error = mean_and_error(found)
        cells.append(f"{mean:.3f} ± {error:.3f}; {100 * found.count(25) / len(found):.1f} %; {found.count(0)} lost")
    gain, error = mean_and_error([one - other for one, other in zip(scores["search"], scores["hat"], strict=True)])
    cells.append(f"{gain:+.3f} ± {error:.3f}")
    cells.append(f"{sum(part['seconds'] for part in parts) / len(scores['search']):.2f}")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args()
    if asked.again:
        REPORT.unlink(missing_ok=True)
    known = noted()
    if not asked.show:
        play_on(asked.games, known)
    print("| players | games | hat | search | gain, paired | CPU seconds a game |\n|" + " --- |" * 6)
    for players, parts in known.items():
        if parts:
            print(row(players, parts))


if __name__ == "__main__":
    main()
