"""What agreements are worth: the score of bots that play by them, for 2 to 5 players, as a table.

    python -m bench.agreements                       # the named agreements
    python -m bench.agreements --each expert         # an agreement, and the same without each of its conventions
    python -m bench.agreements --write               # plays nothing: what has been played into the pages that tell it

The deals are the same for all, so differences are of pairs. They are played in parts, each of which is noted in
bench/reports/agreements.jsonl: the same command goes on where it was stopped, and `--again` begins anew. The tables of
the page are made of the same file by `python -m frontend.write_types`.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.seeds import for_evaluation
from tamaya.arena.plan import make_plan
from tamaya.arena.results import mean_and_error
from tamaya.arena.running import run_plan
from tamaya.bots.conventions.agreement import CONVENTIONS, EXPERT, NAMED, Agreement
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


class Brought(NamedTuple):
    """What a convention brings to an agreement."""

    convention: str
    points: list[tuple[float, float] | None]  # for 2 to 5 players the mean and its error; None: not played


def games_of(agreements: Sequence[str], known: Scores) -> int:
    """How many deals have been played of every cell that has been played at all."""
    return min((len(known[cell]) for cell in known if cell[0] in agreements), default=0)


def each(agreement: Agreement) -> dict[str, str]:
    """The conventions of an agreement, and what remains of it without each."""
    return {one: str(agreement.without(one)) for one in CONVENTIONS if agreement.plays(one)}


def brought(known: Scores) -> tuple[int, list[Brought]]:
    """In how many deals, and what each convention brought to experts in them."""
    games = games_of([*each(EXPERT).values()], known)
    rows = []
    for convention, rest in each(EXPERT).items():
        points = [
            difference(str(EXPERT), rest, players, games, known) if (rest, players) in known else None
            for players in PLAYERS
        ]
        rows.append(Brought(convention, points))
    return games, rows


def difference(one: str, other: str, players: int, games: int, known: Scores) -> tuple[float, float]:
    """How much more the first scored in the same deals: the mean and its error."""
    pairs = zip(known[one, players][:games], known[other, players][:games], strict=True)
    return mean_and_error([mine - theirs for mine, theirs in pairs])


def table(
    agreements: Sequence[str], players_of: Sequence[int], games: int, known: Scores, base: str | None = None
) -> list[str]:
    """The rows in Markdown: points and perfect games; below a base, the difference from it."""
    rows = [_head("agreement", players_of)]
    for agreement in agreements:
        cells = []
        for players in players_of:
            scores = known[agreement, players][:games]
            if base is None or agreement == base:
                mean, error = mean_and_error(scores)
                cells.append(f"{mean:.2f} ± {error:.2f}; {100 * scores.count(25) / len(scores):.0f} %")
            else:
                cells.append(_signed(difference(agreement, base, players, games, known)))
        rows.append(_row(agreement, cells))
    return rows


def of_agreements(known: Scores) -> str:
    """What docs/bots.md says about the worth of agreements."""
    games = games_of([*NAMED], known)
    return "\n".join(
        (
            "What an agreement is worth among bots that all play by it: points with their standard error, and the",
            f"share of perfect games, in {games:,} deals of the base game",
            f"(`python -m bench.agreements --games {games}`):",
            "",
            *table([*NAMED], PLAYERS, games, known),
        )
    )


def of_conventions(known: Scores) -> str:
    """What bench/reports/bots.md says about the worth of conventions."""
    deals, rows = brought(known)
    return "\n".join(
        (
            "What each convention brings to `expert`: how much more it scores than without the convention and what",
            f"needs it, in {deals:,} deals (`python -m bench.agreements --each expert --games {deals}`; – is not",
            "measured). What is less than twice its error may be chance.",
            "",
            _head("convention", PLAYERS),
            *(_row(row.convention, ["–" if one is None else _signed(one) for one in row.points]) for row in rows),
        )
    )


def _head(title: str, players_of: Sequence[int]) -> str:
    names = " | ".join(f"{players} players" for players in players_of)
    return f"| {title} | {names} |\n| --- |" + " --- |" * len(players_of)


def _row(name: str, cells: Sequence[str]) -> str:
    return f"| `{name}` | " + " | ".join(cells) + " |"


def _signed(measured: tuple[float, float]) -> str:
    mean, error = measured
    return f"{mean:+.2f} ± {error:.2f}".replace("-", "−")


ROOT = Path(__file__).parent.parent
PAGES = {ROOT / "docs/bots.md": of_agreements, ROOT / "bench/reports/bots.md": of_conventions}
BEGIN, END = "<!-- what agreements are worth -->", "<!-- end -->"


def in_page(page: Path, known: Scores) -> str:
    """The text of a page with its tables."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{PAGES[page](known)}\n\n{END}{after}"


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", metavar="AGREEMENT")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        for page in PAGES:
            page.write_text(in_page(page, noted()), encoding="utf-8")
        return
    if asked.again:
        REPORT.unlink(missing_ok=True)
    if asked.each:
        whole = Agreement.parse(asked.each)
        agreements = list(dict.fromkeys((str(whole), *each(whole).values())))
    else:
        agreements = list(NAMED)
    known = noted()
    play_on(agreements, asked.players, asked.games, known)
    print("\n".join(table(agreements, asked.players, asked.games, known, agreements[0] if asked.each else None)))


if __name__ == "__main__":
    main()
