"""`tamaya bot-run`: a bot of ours, or a language model, speaks the line protocol on standard input and output. So it
can be started wherever another program can: by a server, or to join a table elsewhere."""

import argparse
import os
import sys

from tamaya.bots.lines.guest import GuestProgram
from tamaya.bots.naming import find_any_maker
from tamaya.bots.registry import bot_names
from tamaya.cli.voice import say


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("bot", metavar="BOT", help=say("help-run-bot", bots=", ".join(bot_names())))


def run(args: argparse.Namespace) -> int:
    """Answer until the input ends."""
    sys.path.insert(0, "")  # for the modules of this folder
    guest = GuestProgram(args.bot.partition("?")[0], find_any_maker(args.bot), _tell)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot may print what it likes
        for line in sys.stdin.buffer:
            if (answer := guest.hear(line)) is not None:
                answers.write(answer)
            if guest.ended:
                break
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
