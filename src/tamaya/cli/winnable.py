"""`tamaya winnable`: how many deals can be won if all cards are open? Both bounds are proven."""

import argparse
import json
import sys
from pathlib import Path

from tamaya.arena.run_file import RunFile
from tamaya.cli.arena import INTERRUPTED, ending_in_order, rules_from
from tamaya.cli.progress import Progress
from tamaya.core.editions import EDITIONS
from tamaya.review.solver.solving import NODES
from tamaya.review.winnable import LOST, UNDECIDED, WON, Deals, Tally, Verdicts, judge_all


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    add = parser.add_argument
    add("--players", type=int, default=4, metavar="N", help="seats (4)")
    add("--deals", type=int, default=1000, metavar="N", help="how many deals (1000)")
    add("--seed", type=int, default=1, metavar="N", help="the first deal (1): the same seed, the same deals")
    add("--edition", choices=EDITIONS, metavar="EDITION", help="the rules of an edition; otherwise the base game")
    add("--rules", default="", metavar="LIST", help="options, such as multicolour=wild-10,masterpiece=true")
    add("--nodes", type=int, default=NODES, metavar="N", help=f"positions to look at for a deal, at most ({NODES:,})")
    add("--json", metavar="FILE", help="write the counts as JSON; - is the standard output")
    add("--undecided", action="store_true", help="print the seeds of the deals that remained undecided")
    add(
        "--resume",
        metavar="FILE",
        help="keep the verdicts in this file, and go on from what it has; with more --nodes from what is undecided",
    )
    add("--workers", type=int, metavar="N", help="processes (one for each processor)")
    add("--dask", metavar="ADDRESS", help="solve on the Dask cluster with this scheduler")


def run(args: argparse.Namespace) -> int:
    """Solve, and say how it went."""
    asked = Deals(rules_from(args.edition, args.rules), args.players, args.deals, args.seed, args.nodes)
    asked.check()
    if args.json and args.json != "-":
        open(args.json, "a").close()  # to find out before everything is solved
    file = None
    if args.resume:
        file = RunFile(Path(args.resume), asked.heading(), asked.deals, Verdicts.from_json, repeated=True)
    kept = tuple(file.parts) if file else ()
    line = Progress(f"{asked.players} players", asked.deals, min(asked.deals, sum(part.size for part in kept)))

    def progress(found: Tally, new: Verdicts) -> None:
        if file:
            file.keep(new)
        line.update(found.deals, f"{found.count(WON):,} won")

    with ending_in_order():
        found = judge_all(asked, workers=args.workers, dask=args.dask, before=kept, progress=progress)
    line.clear()
    if args.json == "-":
        print(json.dumps(found.to_dict()))
    elif found.deals:
        print("\n".join(_report(found)))
    if args.json and args.json != "-":
        Path(args.json).write_text(json.dumps(found.to_dict(), indent=2) + "\n", encoding="utf-8")
    if args.undecided:
        print(*found.undecided_seeds(), sep="\n", file=sys.stderr if args.json == "-" else sys.stdout)
    return INTERRUPTED if found.interrupted else 0


def _report(found: Tally) -> list[str]:
    won, lost, undecided = map(found.count, (WON, LOST, UNDECIDED))
    deals = found.deals
    return [
        f"{deals:,} deals, {found.asked.players} players, at most {found.asked.nodes:,} positions each",
        f"can be won: {won / deals:.3%} at least, {(won + undecided) / deals:.3%} at most",
        f"{won:,} won, {lost:,} lost, {undecided:,} undecided",
    ]
