"""What agreements are worth: the score of bots that play by them, for 2 to 5 players, as a table.

    python -m bench.agreements                       # the named agreements
    python -m bench.agreements --each expert         # an agreement, and the same without each of its conventions

The deals are the same for all, so differences are of pairs. They are played in parts, each of which is noted in
bench/reports/agreements.jsonl: the same command goes on where it was stopped, and `--again` begins anew.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.seeds import for_evaluation
from tamaya.arena.plan import make_plan
from tamaya.arena.results import mean_and_error
from tamaya.arena.running import run_plan
from tamaya.bots import Agreement
from tamaya.bots.conventions.agreement import CONVENTIONS, NAMED
from tamaya.bots.registry import BY_AGREEMENT
from tamaya.core.rules import PLAYERS, Rules

REPORT = Path(__file__).parent / "reports" / "agreements.jsonl"
PART = 100  # games

Scores = dict[tuple[str, int], list[int]]  # by agreement and number of players


def noted() -> Scores:
    """What has been played, part after part."""
    found: Scores = {}
    for line in REPORT.read_text().splitlines() if REPORT.exists() else []:
        part = json.loads(line)
        found.setdefault((part["agreement"], part["players"]), []).extend(part["scores"])
    return found


def play_part(agreement: str, players: int, first: int) -> dict[str, Any]:
    """The scores of the next deals."""
    plan = make_plan((BY_AGREEMENT + agreement,), Rules(), players, PART, first)
    return {
        "agreement": agreement,
        "players": players,
        "seed": first,
        "games": PART,
        "scores": list(map(int, run_plan(plan, workers=1).scores)),
    }


def play_on(agreements: Sequence[str], players_of: Sequence[int], games: int, known: Scores) -> None:
    """Play what is missing: a part of each cell in turn, so that there is always a table."""
    seed = for_evaluation(games)
    for done in range(0, games, PART):
        for agreement in agreements:
            for players in players_of:
                scores = known.setdefault((agreement, players), [])
                if len(scores) <= done:
                    part = play_part(agreement, players, seed + done)
                    scores.extend(part["scores"])
                    with REPORT.open("a") as report:
                        report.write(json.dumps(part) + "\n")


def table(
    agreements: Sequence[str], players_of: Sequence[int], games: int, known: Scores, base: str | None
) -> list[str]:
    """The rows in Markdown: points and perfect games; below a base, the difference from it."""
    rows = ["| agreement | " + " | ".join(f"{players} players" for players in players_of) + " |"]
    rows.append("| --- |" + " --- |" * len(players_of))
    for agreement in agreements:
        cells = []
        for players in players_of:
            scores = known[agreement, players][:games]
            if base is None or agreement == base:
                mean, error = mean_and_error(scores)
                cells.append(f"{mean:.2f} ± {error:.2f}; {100 * scores.count(25) / len(scores):.0f} %")
            else:
                pairs = zip(scores, known[base, players][:games], strict=True)
                mean, error = mean_and_error([one - other for one, other in pairs])
                cells.append(f"{mean:+.2f} ± {error:.2f}")
        rows.append(f"| `{agreement}` | " + " | ".join(cells) + " |")
    return rows


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", metavar="AGREEMENT")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args()
    if asked.again:
        REPORT.unlink(missing_ok=True)
    if asked.each:
        whole = Agreement.parse(asked.each)
        fewer = [str(whole.without(one)) for one in CONVENTIONS if whole.plays(one)]
        agreements = list(dict.fromkeys((str(whole), *fewer)))
    else:
        agreements = list(NAMED)
    known = noted()
    play_on(agreements, asked.players, asked.games, known)
    print("\n".join(table(agreements, asked.players, asked.games, known, agreements[0] if asked.each else None)))


if __name__ == "__main__":
    main()
