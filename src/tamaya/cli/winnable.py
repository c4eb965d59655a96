"""`tamaya winnable`: how many deals can be won if all cards are open? Both bounds are proven."""

import argparse
import json
import sys
from pathlib import Path

from tamaya.arena.run_file import RunFile
from tamaya.cli.arena import rules_from
from tamaya.cli.many import INTERRUPTED, ProgressLine, ending_in_order
from tamaya.cli.voice import say, speech
from tamaya.core.editions import EDITIONS
from tamaya.review.solver.solving import NODES
from tamaya.review.winnable import LOST, UNDECIDED, WON, DealRange, Tally, Verdicts, judge_all


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    add = parser.add_argument
    add("--players", type=int, default=4, metavar="N", help=say("help-players"))
    add("--deals", type=int, default=1000, metavar="N", help=say("help-deals"))
    add("--seed", type=int, default=1, metavar="N", help=say("help-seed"))
    add("--edition", choices=EDITIONS, metavar="EDITION", help=say("help-edition"))
    add("--rules", default="", metavar="LIST", help=say("help-rules"))
    add("--nodes", type=int, default=NODES, metavar="N", help=say("help-nodes", nodes=NODES))
    add("--json", metavar="FILE", help=say("help-json"))
    add("--undecided", action="store_true", help=say("help-undecided"))
    add(
        "--resume",
        metavar="FILE",
        help=say("help-resume-deals"),
    )
    add("--workers", type=int, metavar="N", help=say("help-workers"))
    add("--dask", metavar="ADDRESS", help=say("help-dask"))


def run(args: argparse.Namespace) -> int:
    """Solve, and say how it went."""
    asked = DealRange(rules_from(args.edition, args.rules), args.players, args.deals, args.seed, args.nodes)
    asked.check()
    if args.json and args.json != "-":
        open(args.json, "a").close()  # to find out before everything is solved
    file = None
    if args.resume:
        file = RunFile(Path(args.resume), asked.heading(), asked.deals, Verdicts.from_json, repeated=True)
    kept = tuple(file.parts) if file else ()
    line = ProgressLine(
        say("winnable-players", players=asked.players), asked.deals, min(asked.deals, sum(part.size for part in kept))
    )

    def progress(found: Tally, new: Verdicts) -> None:
        if file:
            file.keep(new)
        line.update(found.deals, say("winnable-won", won=found.count(WON)))

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


def _share(share: float) -> str:
    return say("percent", number=speech().number(100 * share, 3))


def _report(found: Tally) -> list[str]:
    won, lost, undecided = map(found.count, (WON, LOST, UNDECIDED))
    deals = found.deals
    return [
        say("winnable-deals", deals=deals, players=found.asked.players, nodes=found.asked.nodes),
        say("winnable-shares", least=_share(won / deals), most=_share((won + undecided) / deals)),
        say("winnable-counts", won=won, lost=lost, undecided=undecided),
    ]
