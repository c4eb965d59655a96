"""`tamaya review`: the moments of a game that counted, and why."""

import argparse
import json
from collections.abc import Iterator
from functools import partial

from tamaya.bots import Agreement
from tamaya.cli.files import can_be_written, configure_file, read_games, write_bytes
from tamaya.cli.many import INTERRUPTED, MANY, ProgressLine, Wanted, configure_many, same_games, searching, sum_of
from tamaya.cli.voice import say, speech
from tamaya.core.errors import TamayaError
from tamaya.formats import RecordedGame
from tamaya.review.ending import judging
from tamaya.review.ending.judging import FEW, what_lay_ahead
from tamaya.review.meant import plain
from tamaya.review.reviewing import AGREEMENT, Review, review_game
from tamaya.review.solver.solving import NODES
from tamaya.review.telling import ReviewTeller
from tamaya.speech.speaking import Speech


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    configure_file(parser)
    parser.add_argument("--exactly", action="store_true", help=say("help-review-exactly"))
    parser.add_argument("--agreement", metavar="AGREEMENT", help=say("help-review-agreement"))
    text = say("help-review-ending", cards=FEW)
    parser.add_argument("--ending", type=int, nargs="?", const=FEW, metavar="CARDS", help=text)
    parser.add_argument("--bot", metavar="NAME", help=say("help-review-bot"))
    parser.add_argument("--html", metavar="OUT", help=say("help-review-html"))
    parser.add_argument("--json", metavar="OUT", help=say("help-review-json"))
    text = say("help-review-nodes", nodes=NODES)
    parser.add_argument("--nodes", type=int, default=NODES, metavar="N", help=text)
    configure_many(parser)


def run(args: argparse.Namespace) -> int:
    """Review each game."""
    if args.json == args.html == "-":
        raise TamayaError("one-output")
    if args.ending is not None and args.ending < 0:
        raise TamayaError("at-least", option="--ending", value=str(args.ending), least=0)
    if args.agreement is not None:
        Agreement.parse(args.agreement)
    many = next((option for option in MANY if getattr(args, option) is not None), None)
    if many and (not args.json or args.html):
        raise TamayaError("goes-with", option=f"--{many}", other="--json OUT")
    if many:
        return _review_many(args)
    games = read_games(args)
    if args.html:
        from tamaya.review.html import review_page  # needs more, which is better told before everything is reviewed
    for out in (args.json, args.html):
        can_be_written(out)
    reviews = [(recorded, _review(recorded, args)) for recorded in games]
    if args.json:
        facts = [_facts(review, args) for _, review in reviews]
        text = json.dumps(facts[0] if len(facts) == 1 else facts)
        write_bytes(args.json, f"{text}\n".encode())
    if args.html:
        write_bytes(args.html, review_page(reviews, speech().language).encode())
    if args.json != "-" and not args.html:
        told = ("\n".join(_told(*both, args)) for both in reviews)
        print("\n\n\n".join(told))
    return 0


def _review_many(args: argparse.Namespace) -> int:
    """Review many games, here, in processes or on a cluster; what is done is kept."""
    can_be_written(args.json)
    same_games.cache_clear()
    games = same_games(args.file, args.game)
    asked = argparse.Namespace(**{name: getattr(args, name) for name in ASKED})
    options = {name: getattr(args, name) for name in ASKED if name not in ("file", "game")}
    heading: dict[str, object] = {"format": "tamaya-reviews", "version": 2, "games": sum_of(games), **options}
    wanted = Wanted(partial(_review_number, asked), len(games), heading)
    done: dict[int, object] = {}
    with searching(wanted, args, args.file, len(games)) as (work, line):
        for found in work:
            done[found.first] = found.what
            line.update(len(done))
    write_bytes(args.json, f"{json.dumps([done[number] for number in sorted(done)])}\n".encode())
    return 0 if len(done) == len(games) else INTERRUPTED


ASKED = ("file", "game", "agreement", "ending", "bot", "nodes")  # of each review


def _review_number(args: argparse.Namespace, number: int) -> dict[str, object]:
    return _facts(_review(same_games(args.file, args.game)[number], args, workers=1), args)


def _review(recorded: RecordedGame, args: argparse.Namespace, workers: int | None = None) -> Review:
    agreed = Agreement.tagged(recorded.tags) if args.agreement is None else Agreement.parse(args.agreement)
    review = review_game(recorded.game, str(agreed), args.nodes)
    if args.bot is None:
        return review
    from tamaya.review.cost import USUAL, cost_in_processes

    line = ProgressLine(args.bot, len(review.steps))
    agreement = USUAL if review.agreement == AGREEMENT else review.agreement
    costs = cost_in_processes(review.game, args.bot, agreement, workers=workers, progress=line.update)
    line.clear()
    return review.with_costs(costs)


def _told(recorded: RecordedGame, review: Review, args: argparse.Namespace) -> Iterator[str]:
    """The review of a game, as lines: plain ones first."""
    teller = ReviewTeller(review, Speech(speech().language, recorded.edition), recorded.names)
    yield f"{teller.speech.listed(teller.names)}: {teller.result()}"
    yield from teller.lines(args.exactly)
    if args.ending is not None:
        yield f"\n{teller.speech.say('layer-title', layer='ending')}"
        for move in what_lay_ahead(review.game, args.ending):
            yield from teller.judged(move)
        yield teller.speech.say("ending-how")
    if review.agreement != AGREEMENT:
        yield f"\n{teller.read_as()}"
        yield from teller.meanings()


def _facts(review: Review, args: argparse.Namespace) -> dict[str, object]:
    facts = review.to_json()
    if args.ending is not None:
        judged = [judging.plain(move) for move in what_lay_ahead(review.game, args.ending)]
        facts["ending"] = {"assumption": Speech("en").say("ending-how"), "moves": judged}
    if review.agreement == AGREEMENT:
        return facts
    return {**facts, "agreement": review.agreement, "meanings": [plain(meaning) for meaning in review.meanings]}
