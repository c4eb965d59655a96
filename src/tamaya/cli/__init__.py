"""The command `tamaya`. Each subcommand is a module of this package with two functions: `configure(parser)` says what
it can be asked, `run(args)` does it. Only the module that is asked for is imported."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

from tamaya.cli.numbers import number, whole_number
from tamaya.core.errors import TamayaError
from tamaya.extras import MissingExtra

COMMANDS = {
    "play": "open the table in the browser, for friends and bots",
    "serve": "serve tables, without opening one here",
    "backup": "copy all games of the server into one file, also while it runs",
    "restore": "bring a backup back",
    "tidy": "remove abandoned tables and people without a game or a puzzle",
    "rules": "print the rule sheet of an edition",
    "replay": "print a game as one seat saw it",
    "convert": "turn games into another format",
    "picture": "draw a moment of a game as SVG or PNG",
    "verify": "check that the deck of a game was fixed before its first move",
    "arena": "let bots play many games, and measure them",
    "bot-check": "find out whether a program of yours is a bot",
    "bot-join": "let a program of yours play at a table elsewhere",
    "bot-run": "let a bot or a language model speak the line protocol, as a program of yours does",
    "mcp": "let a language model come to a table, as an MCP server",
    "review": "say what was possible in a game, and which moves made it impossible",
    "puzzles": "show puzzles, make new ones, or check some",
    "winnable": "find out how many deals can be won if all cards are open",
}

WRONG_USE = 2  # what was asked for is not possible
INTERRUPTED = 130
BROKEN_PIPE = 141


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register("type", int, whole_number)
        self.register("type", float, number)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        self.exit(WRONG_USE, f"{self.prog}: {message} ({self.prog} --help says more)\n")


class ShowVersion(argparse.Action):
    """Look the version up only if somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print the version and stop."""
        from tamaya import __version__

        print("tamaya", __version__)
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if sys.stdout is None:  # somebody closed it: they do not want to read
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # until the end
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may not have every letter
    try:
        status = _run(words)
        sys.stdout.flush()
    except TamayaError as error:
        return _complain(error.message)
    except MissingExtra as error:
        return _complain(error.msg)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(words: list[str]) -> int:
    parser = Parser(prog="tamaya", description="Hanabi by the book.")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="print the version")
    adding = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    subparsers = {
        name: adding.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
        for name, what in COMMANDS.items()
    }
    for name in subparsers.keys() & set(words):
        _module(name).configure(subparsers[name])
    args, extra = parser.parse_known_args(words)
    if extra:
        subparsers.get(args.command, parser).error(f"unrecognized arguments: {' '.join(extra)}")
    if args.command is None:
        parser.print_help()
        return 0
    status: int = _module(args.command).run(args)
    return status


def _module(command: str) -> ModuleType:
    return import_module(f"tamaya.cli.{command.replace('-', '_')}")


def _complain(message: str) -> int:
    print(f"tamaya: {message}", file=sys.stderr)
    return WRONG_USE
