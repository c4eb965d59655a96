"""`tamaya serve`: the table in the browser. Each flag can also be an environment variable, such as TAMAYA_PORT."""

import argparse
import dataclasses
import sys

from tamaya.bots.naming import words_of
from tamaya.cli.voice import say, speech
from tamaya.core.errors import TamayaError

EVERYWHERE = "0.0.0.0"


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--network", action="store_true", help=say("help-network"))
    where.add_argument("--only-here", action="store_true", help=say("help-only-here"))
    where.add_argument("--host", help=say("help-host"))
    parser.add_argument("--port", type=int, help=say("help-port"))
    parser.add_argument(
        "--database",
        metavar="PLACE",
        help=say("help-database"),
    )
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-serve-workers"))
    parser.add_argument("--bus", metavar="URL", help=say("help-bus"))
    parser.add_argument("--password", metavar="WORD", help=say("help-password"))
    parser.add_argument("--address", help=say("help-address"))
    parser.add_argument("--public-url", metavar="URL", help=say("help-public-url"))
    parser.add_argument(
        "--trusted-proxies",
        metavar="WHO",
        help=say("help-trusted-proxies"),
    )
    parser.add_argument("--trusted-header", metavar="NAME", help=say("help-trusted-header"))
    parser.add_argument(
        "--bot-command",
        action="append",
        metavar="NAME=COMMAND",
        help=say("help-serve-bot"),
    )
    parser.add_argument("--push", metavar="SERVICES", help=say("help-push"))
    parser.add_argument("--keep-games", type=float, metavar="DAYS", help=say("help-keep-games"))
    parser.add_argument("--open", action="store_true", help=say("help-open-browser"))


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    try:
        from tamaya.server.bots.workers import read_commands
        from tamaya.server.config import SETTINGS, Config, from_environment
        from tamaya.server.web.running.supervisor import serve
    except ModuleNotFoundError as error:
        raise TamayaError("storage-not-installed", error.msg) from None
    commands = ";".join(args.bot_command) if args.bot_command else None
    config = from_environment(
        bot_commands=commands, **{name: value for name, value in vars(args).items() if name in SETTINGS}
    )
    for command in read_commands(config.bot_commands).values():
        words_of((command,))  # what cannot be started is told of now, not at the first move
    decided = args.only_here or config.host != Config.host or config.public_url
    if args.network or (args.open and not decided and _ask_for_network()):
        config = dataclasses.replace(config, host=EVERYWHERE)
    serve(config, speech(), open_browser=args.open)
    return 0


def _ask_for_network() -> bool:
    """Ask, where somebody can answer, who is to open the page."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    print(say("serve-who"), f"  1  {say('serve-who-here')}", f"  2  {say('serve-who-network')}", sep="\n")
    print(say("serve-choice"), end=" ", flush=True)
    return sys.stdin.readline().strip() == "2"
