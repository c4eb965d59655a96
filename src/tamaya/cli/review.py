"""`tamaya review`: the moments of a game that counted, and why."""

import argparse
import json
from collections.abc import Sequence

from tamaya.bots.conventions.agreement import LEVELS
from tamaya.cli.chances import ending_lines, known_lines
from tamaya.cli.files import can_be_written, configure_file, read_games, write_bytes
from tamaya.cli.meanings import meanings
from tamaya.cli.moments import told_moments
from tamaya.cli.progress import Progress
from tamaya.cli.words import say
from tamaya.core.drawing import seat_names
from tamaya.core.errors import TamayaError
from tamaya.extras import lacking
from tamaya.formats import RecordedGame
from tamaya.i18n import LANGUAGES
from tamaya.review import known
from tamaya.review.ending import judging
from tamaya.review.ending.judging import FEW, what_lay_ahead
from tamaya.review.gathered import Gathered
from tamaya.review.known import what_could_be_known
from tamaya.review.luck import difficulty
from tamaya.review.meant import plain, what_it_meant
from tamaya.review.possible import what_was_possible
from tamaya.review.solver.solving import NODES

USUAL_LEVEL = "club"


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    configure_file(parser)
    parser.add_argument("--level", choices=LEVELS, help="also say what each hint meant to players of this level")
    parser.add_argument(
        "--ending",
        type=int,
        nargs="?",
        const=FEW,
        metavar="CARDS",
        help=f"also say what each move was worth from so many cards in the pile on ({FEW})",
    )
    parser.add_argument(
        "--bot", metavar="NAME", help="also let a team of this bot play on, such as hat: what each move cost on average"
    )
    parser.add_argument(
        "--html", metavar="OUT", help="write it as one HTML file that opens offline; - is the standard output"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the HTML file; otherwise en")
    parser.add_argument("--json", metavar="OUT", help="write it as JSON; - is the standard output")
    parser.add_argument(
        "--nodes",
        type=int,
        default=NODES,
        metavar="N",
        help=f"positions to look at for each score, at most ({NODES:,})",
    )


def run(args: argparse.Namespace) -> int:
    """Review each game."""
    if args.json == args.html == "-":
        raise TamayaError("one-output")
    if args.ending is not None and args.ending < 0:
        raise TamayaError("at-least", option="--ending", value=str(args.ending), least=0)
    games = read_games(args)
    if args.html:
        from tamaya.review.html import review_page  # needs more, which is better told before everything is reviewed
    for out in (args.json, args.html):
        can_be_written(out)
    level = args.level or USUAL_LEVEL
    reviews = [_gather(recorded, args, level) for recorded in games]
    if args.json:
        facts = [_facts(gathered, args.ending, bool(args.level)) for gathered in reviews]
        text = json.dumps(facts[0] if len(facts) == 1 else facts)
        write_bytes(args.json, f"{text}\n".encode())
    if args.html:
        write_bytes(args.html, review_page(reviews, level, args.language).encode())
    if args.json != "-" and not args.html:
        for number, gathered in enumerate(reviews, start=1):
            if len(reviews) > 1:
                print(*(() if number == 1 else ("\n",)), say("replay-game", number=number, games=len(games)), sep="")
            _print(gathered, args)
    return 0


def _gather(recorded: RecordedGame, args: argparse.Namespace, level: str) -> Gathered:
    game = recorded.game
    steps = what_was_possible(game, args.nodes)
    gathered = Gathered(recorded, steps, what_it_meant(game, level), what_could_be_known(game))
    if args.bot is None:
        return gathered
    from tamaya.review.cost import cost_in_processes

    line = Progress(args.bot, len(steps))
    costs = cost_in_processes(game, args.bot, level, progress=line.update)
    line.clear()
    return gathered._replace(costs=costs)


def _print(gathered: Gathered, args: argparse.Namespace) -> None:
    game, names = gathered.recorded.game, _names(gathered.recorded)
    print("\n".join(told_moments(gathered, names)))
    if gathered.steps:
        print("", *known_lines(gathered.known, names), sep="\n")
    if args.ending is not None:
        judged = list(what_lay_ahead(game, args.ending))
        print("", *ending_lines(judged, args.ending, names), sep="\n")
    if args.level:
        print("", *meanings(game, args.level, names), sep="\n")


def _facts(gathered: Gathered, ending: int | None, with_meanings: bool) -> dict[str, object]:
    game = gathered.recorded.game
    moves: list[dict[str, object]] = [
        {name: value for name, value in step._asdict().items() if name != "line"} for step in gathered.steps
    ]
    for cost in gathered.costs:
        moves[cost.number - 1]["estimate"] = cost.to_json()
    moments = [moment.to_json() for moment in gathered.moments()]
    facts: dict[str, object] = {"score": game.score, "outcome": game.outcome, "moves": moves, "moments": moments}
    hard = None if lacking("fast") else difficulty(game)
    facts["difficulty"] = hard and hard._asdict()
    facts["known"] = [known.plain(move) for move in gathered.known]
    if ending is not None:
        judged = [judging.plain(move) for move in what_lay_ahead(game, ending)]
        facts["ending"] = {"assumption": judging.ASSUMPTION, "moves": judged}
    return {**facts, "meanings": [plain(meaning) for meaning in gathered.meanings]} if with_meanings else facts


def _names(recorded: RecordedGame) -> Sequence[str]:
    return recorded.names or seat_names(recorded.game.players)
