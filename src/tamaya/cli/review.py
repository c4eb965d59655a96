"""`tamaya review`: what was possible in a game, and which moves made it impossible."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from tamaya.bots.conventions.levels import LEVELS
from tamaya.cli.chances import ending_lines, known_lines
from tamaya.cli.files import configure_file, read_games
from tamaya.cli.meanings import meanings
from tamaya.cli.words import say
from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.game import Game
from tamaya.formats import RecordedGame
from tamaya.i18n import LANGUAGES
from tamaya.review import known
from tamaya.review.ending import judging
from tamaya.review.ending.judging import FEW, what_lay_ahead
from tamaya.review.known import what_could_be_known
from tamaya.review.meant import plain, what_it_meant
from tamaya.review.possible import Reviewed, moments, what_was_possible
from tamaya.review.solver.solving import NODES


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
    parser.add_argument("--html", metavar="OUT", help="write it as one HTML file that opens offline")
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
    games = read_games(args)
    for out in (args.json, args.html):
        if out and out != "-":
            open(out, "a").close()  # to find out before everything is reviewed
    reviews = [(recorded, what_was_possible(recorded.game, args.nodes)) for recorded in games]
    if args.json:
        facts = [_facts(recorded.game, steps, args.level, args.ending) for recorded, steps in reviews]
        text = json.dumps(facts[0] if len(facts) == 1 else facts)
        if args.json == "-":
            print(text)
        else:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    if args.html:
        from tamaya.review.html import Gathered, review_page

        level = args.level or "club"
        gathered = [
            Gathered(recorded, steps, what_it_meant(recorded.game, level), what_could_be_known(recorded.game))
            for recorded, steps in reviews
        ]
        Path(args.html).write_text(review_page(gathered, level, args.language), encoding="utf-8")
    if args.json != "-" and not args.html:
        for number, (recorded, steps) in enumerate(reviews, start=1):
            if len(reviews) > 1:
                print(*(() if number == 1 else ("\n",)), say("replay-game", number=number, games=len(games)), sep="")
            print("\n".join(_report(recorded, steps)))
            if steps:
                print("", *known_lines(what_could_be_known(recorded.game), _names(recorded)), sep="\n")
            if args.ending is not None:
                judged = list(what_lay_ahead(recorded.game, args.ending))
                print("", *ending_lines(judged, args.ending, _names(recorded)), sep="\n")
            if args.level:
                print("", *meanings(recorded.game, args.level, _names(recorded)), sep="\n")
    return 0


def _facts(game: Game, steps: list[Reviewed], level: str | None, ending: int | None) -> dict[str, object]:
    moves = [{name: value for name, value in step._asdict().items() if name != "line"} for step in steps]
    dear = [{**step._asdict(), "line": list(step.line), "cost": step.cost} for step in moments(steps)]
    facts: dict[str, object] = {"score": game.score, "outcome": game.outcome, "moves": moves, "moments": dear}
    facts["known"] = [known.plain(move) for move in what_could_be_known(game)]
    if ending is not None:
        judged = [judging.plain(move) for move in what_lay_ahead(game, ending)]
        facts["ending"] = {"assumption": judging.ASSUMPTION, "moves": judged}
    return {**facts, "meanings": [plain(meaning) for meaning in what_it_meant(game, level)]} if level else facts


def _names(recorded: RecordedGame) -> Sequence[str]:
    return recorded.names or [str(seat) for seat in range(recorded.game.players)]


def _report(recorded: RecordedGame, steps: list[Reviewed]) -> list[str]:
    game = recorded.game
    names = _names(recorded)
    if not steps:
        return [say("review-no-moves")]
    first = steps[0]
    decided = first.best_before == first.bound_before
    lines = [
        say("review-score", score=game.score),
        say("review-deal" if decided else "review-deal-open", best=first.best_before, bound=first.bound_before),
    ]
    for step in moments(steps):
        after = "review-after" if step.best_after == step.bound_after else "review-after-open"
        lines += [
            "",
            say("review-move", number=step.number, who=names[step.seat], action=_named(game, step.action)),
            say(after, before=step.best_before, best=step.best_after, bound=step.bound_after),
            say("review-instead", action=_named(game, step.line[0])),
        ]
    return lines if len(lines) > 2 else [*lines, say("review-nothing-lost")]


def _named(game: Game, text: str) -> str:
    """An action in notation, with the card that it lays down."""
    action = parse_action(text)
    return f"{text} ({game.deck[action.card]})" if isinstance(action, Play | Discard) else text
