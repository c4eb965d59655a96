"""How strong bots are with every option of the boxes, for 2 to 5 players, as a table.

    python -m bench.boxes --bot hat --bot smart --games 2000

Each cell is noted in bench/reports/boxes.jsonl as soon as it is known: the same command goes on where it was stopped,
and `--again` begins anew.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.seeds import for_evaluation
from tamaya.arena.plan import make_plan
from tamaya.arena.results import mean_and_error
from tamaya.arena.running import run_plan
from tamaya.core.rules import PLAYERS, Rules

REPORT = Path(__file__).parent / "reports" / "boxes.jsonl"
OPTIONS: dict[str, dict[str, Any]] = {
    "base game": {},
    "base game, no empty hints": {"empty_hints": False},
    "multicolour named, 5 cards": {"multicolour": "named-5"},
    "multicolour named, 10 cards": {"multicolour": "named-10"},
    "multicolour wild, 5 cards": {"multicolour": "wild-5"},
    "multicolour wild, 10 cards": {"multicolour": "wild-10"},
    "black powder": {"black_powder": True},
    "bonus tiles": {"bonus_tiles": True},
    "announced play": {"announce": True},
    "masterpiece: share won": {"masterpiece": True},
    "five hints, one mistake": {"hints": 5, "mistakes": 1},
    "wild 10, black powder and bonus tiles": {"multicolour": "wild-10", "black_powder": True, "bonus_tiles": True},
}


def play_cell(bot: str, option: str, players: int, games: int) -> dict[str, Any]:
    """The mean, its error and the share of perfect and of lost games."""
    seed = for_evaluation(games)
    results = run_plan(make_plan((bot,), Rules(**OPTIONS[option]), players, games, seed), workers=1)
    mean, error = mean_and_error(results.scores)
    return {
        "bot": bot,
        "option": option,
        "players": players,
        "seed": seed,
        "games": results.games,
        "mean": round(mean, 3),
        "error": round(error, 3),
        "perfect": round(results.share(0), 4),
        "lost": round(results.share(2), 4),
    }


def known_cells() -> dict[tuple[str, str, int, int], dict[str, Any]]:
    """What has been noted, the latest of each cell."""
    lines = REPORT.read_text().splitlines() if REPORT.exists() else []
    cells = [json.loads(line) for line in lines]
    return {(cell["bot"], cell["option"], cell["players"], cell["games"]): cell for cell in cells}


def wording(cell: dict[str, Any]) -> str:
    """A cell of the table."""
    if "share won" in cell["option"]:
        return f"{100 * cell['perfect']:.1f} %"
    return f"{cell['mean']:.2f} ± {cell['error']:.2f}; {100 * cell['perfect']:.0f} %"


def main() -> None:
    """Play what is missing and print the table of each bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args()
    known = {} if asked.again else known_cells()
    for bot in asked.bot:
        print(f"\n| {bot} | " + " | ".join(map(str, PLAYERS)) + " |\n|" + " --- |" * (len(PLAYERS) + 1))
        for option in OPTIONS:
            row = []
            for players in PLAYERS:
                cell = known.get((bot, option, players, asked.games)) or play_cell(bot, option, players, asked.games)
                if (bot, option, players, asked.games) not in known:
                    with REPORT.open("a") as report:
                        report.write(json.dumps(cell) + "\n")
                row.append(wording(cell))
            print(f"| {option} | " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
