"""`tamaya bot-check`: is this program a bot? It plays, and a report says what it does well and what not."""

import argparse
import os
import shutil

from tamaya.bots.lines.check import Examiner, Finding
from tamaya.bots.lines.programs import USUAL_LIMIT
from tamaya.bots.naming import file_log, words_of
from tamaya.bots.registry import bot_names
from tamaya.cli.files import can_be_written
from tamaya.cli.paint import paint_for_output
from tamaya.cli.parser import seconds
from tamaya.cli.voice import say, speech
from tamaya.core.errors import TamayaError

NOT_A_BOT = 1
USUAL_GAMES = 24


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    add = parser.add_argument
    add("--games", type=int, default=USUAL_GAMES, metavar="N", help=say("help-check-games", games=USUAL_GAMES))
    add(
        "--bot-seconds",
        type=seconds,
        default=USUAL_LIMIT,
        metavar="S",
        help=say("help-bot-seconds", seconds=f"{USUAL_LIMIT:g}"),
    )
    add("--bot-log", default="", metavar="FILE", help=say("help-bot-log"))
    add(
        "command_line",
        nargs=argparse.REMAINDER,
        metavar="COMMAND",
        help=say("help-command-line"),
    )


def run(args: argparse.Namespace) -> int:
    """Check, and report."""
    words: list[str] = args.command_line[args.command_line[:1] == ["--"] :]
    if not words:
        raise TamayaError("which-bot", usage="tamaya bot-check ./mybot")
    if words[0] in bot_names() and shutil.which(words[0]) is None:
        raise TamayaError("our-bot", bot=words[0])
    if args.games < 1:
        raise TamayaError("games", games=str(args.games))
    command = words_of(words)
    can_be_written(args.bot_log)
    log = file_log(args.bot_log and os.path.abspath(args.bot_log), words[0])
    paint = paint_for_output()
    print(paint.heading(" ".join(words)))
    failed = 0
    for finding in Examiner(command, args.games, args.bot_seconds, log).check():
        failed += bool(finding.failure)
        verdict = say("check-failed" if finding.failure else "check-fine")
        print(f"  {verdict:8}{say(f'check-{finding.check}')}", flush=True)
        detail = speech().error(finding.failure) if finding.failure else _figures(finding)
        if detail:
            print(f"          {paint.aside(detail)}", flush=True)
    print(say("check-bad", failed=failed) if failed else say("check-good"))
    return NOT_A_BOT if failed else 0


DIGITS = {"seconds": 2, "mean": 1, "slowest": 1, "score": 1}  # behind the point


def _figures(finding: Finding) -> str:
    """What was measured, if something was."""
    values: dict[str, str | int] = {}
    for name, value in finding.figures.items():
        number = f"{value:g}" if isinstance(value, float) else value
        values[name] = speech().number(float(value), DIGITS[name]) if name in DIGITS else number
    key = f"check-{finding.check}-found"
    return say(key, **values) if key in speech() else ""
