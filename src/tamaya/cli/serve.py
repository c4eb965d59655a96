"""`tamaya serve`: the table in the browser. Each flag can also be an environment variable, such as TAMAYA_PORT."""

import argparse
import dataclasses
import sys

from tamaya.bots.naming import words_of
from tamaya.cli.words import say
from tamaya.core.errors import TamayaError

EVERYWHERE = "0.0.0.0"


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--network", action="store_true", help="devices in your network can open it, too")
    where.add_argument("--only-here", action="store_true", help="only this computer can open it, and nobody is asked")
    where.add_argument(
        "--host", help="the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody; unix:PATH)"
    )
    parser.add_argument("--port", type=int, help="the port to listen on (8000)")
    parser.add_argument(
        "--database",
        metavar="PLACE",
        help="where games are kept: a file, or postgresql://… (a file in your data folder)",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="so many processes serve (1); more need PostgreSQL")
    parser.add_argument("--bus", metavar="URL", help="how they hear each other: redis://… or valkey://… (the database)")
    parser.add_argument(
        "--address", help="where others in the network find this machine, if it does not know that itself; or: none"
    )
    parser.add_argument("--public-url", metavar="URL", help="where visitors find the page, if a proxy stands before it")
    parser.add_argument(
        "--trusted-proxies",
        metavar="WHO",
        help="who may say where visitors come from: addresses, networks, unix, or a number of proxies (this machine)",
    )
    parser.add_argument(
        "--bot-command",
        action="append",
        metavar="NAME=COMMAND",
        help="a bot that is another program sits down by this name: docs/bot-protocol.md; again: several",
    )
    parser.add_argument("--keep-games", type=float, metavar="DAYS", help="delete finished games after so long (never)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    try:
        from tamaya.server.bots.workers import read_commands
        from tamaya.server.config import Config, from_environment
        from tamaya.server.web.running.starting import serve
    except ModuleNotFoundError as error:
        raise TamayaError("storage-not-installed", error.msg) from None
    given = ("host", "port", "database", "public_url", "address", "trusted_proxies", "workers", "bus", "keep_games")
    commands = ";".join(args.bot_command) if args.bot_command else None
    config = from_environment(bot_commands=commands, **{name: getattr(args, name) for name in given})
    for command in read_commands(config.bot_commands).values():
        words_of((command,))  # what cannot be started is told of now, not at the first move
    decided = args.only_here or config.host != Config.host or config.public_url
    if args.network or (args.open and not decided and _ask_for_network()):
        config = dataclasses.replace(config, host=EVERYWHERE)
    serve(config, open_browser=args.open)
    return 0


def _ask_for_network() -> bool:
    """Ask, where somebody can answer, who is to open the page."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    print(say("serve-who"))
    print(say("serve-choice"), end="", flush=True)
    return sys.stdin.readline().strip() == "2"
