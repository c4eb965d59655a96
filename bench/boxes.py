"""How strong bots are with every option of the boxes, for 2 to 5 players, as a table.

    python -m bench.boxes --bot hat --bot smart --games 2000

Games are played in parts, each of which is noted in bench/reports/boxes.jsonl: the same command goes on where it was
stopped, with more games it adds those that are missing, `--again` begins anew, and `--show` prints what is there.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

from bench.seeds import for_evaluation
from tamaya.arena.plan import make_plan
from tamaya.arena.results import mean_and_error
from tamaya.arena.running import run_plan
from tamaya.core.rules import PLAYERS, Rules

REPORT = Path(__file__).parent / "reports" / "boxes.jsonl"
ALL_OF_IT = {"multicolour": "wild-10", "black_powder": True, "bonus_tiles": True}
OPTIONS: dict[str, dict[str, Any]] = {
    "base game": {},
    "base game, no empty hints": {"empty_hints": False},
    "discards with all tokens available": {"discard_when_full": True},
    "two mistakes": {"mistakes": 2},
    "one mistake": {"mistakes": 1},
    "twelve hints": {"hints": 12},
    "five hints, one mistake": {"hints": 5, "mistakes": 1},
    "multicolour named, 5 cards": {"multicolour": "named-5"},
    "multicolour named, 10 cards": {"multicolour": "named-10"},
    "multicolour wild, 5 cards": {"multicolour": "wild-5"},
    "multicolour wild, 10 cards": {"multicolour": "wild-10"},
    "black powder": {"black_powder": True},
    "bonus tiles": {"bonus_tiles": True},
    "wild 10, black powder and bonus tiles": ALL_OF_IT,
    "announced play": {"announce": True},
    "announced play, named 5": {"announce": True, "multicolour": "named-5"},
    "masterpiece: share won": {"masterpiece": True},
    "masterpiece, discards with all tokens: share won": {"masterpiece": True, "discard_when_full": True},
    "masterpiece, announced play: share won": {"masterpiece": True, "announce": True},
    "masterpiece, wild 10, black powder and bonus tiles: share won": {"masterpiece": True, **ALL_OF_IT},
}
PART = 1000  # games

Part = dict[str, Any]
Cell = tuple[str, str, int]  # a bot, an option and a number of players


def noted() -> dict[Cell, list[Part]]:
    """What has been played."""
    found: dict[Cell, list[Part]] = {}
    for line in REPORT.read_text().splitlines():
        part = json.loads(line)
        found.setdefault((part["bot"], part["option"], part["players"]), []).append(part)
    return found


def forget(bots: list[str]) -> None:
    """Take out what these bots have played."""
    lines = REPORT.read_text().splitlines(keepends=True)
    REPORT.write_text("".join(line for line in lines if json.loads(line)["bot"] not in bots))


def play_part(cell: Cell, first: int, games: int) -> Part:
    """The mean, its error and the share of perfect and of lost games."""
    bot, option, players = cell
    results = run_plan(make_plan((bot,), Rules(**OPTIONS[option]), players, games, first), workers=1)
    if results.games < games:
        raise SystemExit("broken off")
    mean, error = mean_and_error(results.scores)
    return {
        "bot": bot,
        "option": option,
        "players": players,
        "seed": first,
        "games": results.games,
        "mean": round(mean, 3),
        "error": round(error, 3),
        "perfect": round(results.share(0), 4),
        "lost": round(results.share(2), 4),
    }


def play_on(cell: Cell, parts: list[Part], games: int) -> None:
    """Play what is missing: the deals that follow."""
    first = for_evaluation(games)
    end = first + games
    first += sum(part["games"] for part in parts)
    while first < end:
        part = play_part(cell, first, min(PART, end - first))
        with REPORT.open("a") as report:
            report.write(json.dumps(part) + "\n")
        first += part["games"]


def wording(parts: list[Part], option: str) -> str:
    """A cell of the table."""
    games = sum(part["games"] for part in parts)
    if not games:
        return "–"
    whats = ("mean", "perfect", "lost")
    mean, perfect, lost = (sum(part["games"] * part[what] for part in parts) / games for what in whats)
    if "share won" in option:
        return f"{100 * perfect:.1f} % ± {100 * math.sqrt(perfect * (1 - perfect) / games):.1f}"
    squares = sum(part["games"] * (part["games"] * part["error"] ** 2 + (part["mean"] - mean) ** 2) for part in parts)
    words = f"{mean:.2f} ± {math.sqrt(squares) / games:.2f}; {100 * perfect:.0f} %"
    return f"{words}; {100 * lost:.1f} % lost" if lost else words


def show(bot: str) -> None:
    """Print the table of a bot."""
    known = noted()
    print(f"\n| `{bot}` | games a cell | " + " | ".join(map(str, PLAYERS)) + " |\n|" + " --- |" * (len(PLAYERS) + 2))
    for option in OPTIONS:
        row = [known.get((bot, option, players), []) for players in PLAYERS]
        games = sorted({sum(part["games"] for part in parts) for parts in row} - {0})
        if games:
            cells = [" to ".join(f"{number:,}" for number in dict.fromkeys((games[0], games[-1])))]
            print(f"| {option} | " + " | ".join(cells + [wording(parts, option) for parts in row]) + " |")


def main() -> None:
    """Play what is missing and print the table of each bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", action="append", required=True)
    parser.add_argument("--players", action="append", type=int, choices=PLAYERS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    if asked.again:
        forget(asked.bot)
    for bot in asked.bot:
        for option in OPTIONS if not asked.show else ():
            for players in asked.players or PLAYERS:
                play_on((bot, option, players), noted().get((bot, option, players), []), asked.games)
        show(bot)


if __name__ == "__main__":
    main()
