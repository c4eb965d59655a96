"""The command `tamaya`. Each subcommand is a module of this package with two functions: `configure(parser)` says what
it can be asked, `run(args)` does it. Only the module that is asked for is imported. All texts are in the catalogues."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from tamaya.cli.parser import WRONG_USE, Parser
from tamaya.cli.voice import language_for, say, speak, speech
from tamaya.core.errors import TamayaError
from tamaya.extras import MissingExtra

COMMANDS = (
    *("play", "serve", "backup", "restore", "tidy", "people", "move"),
    *("rules", "replay", "convert", "picture", "verify"),
    *("arena", "bot-check", "bot-join", "bot-run", "mcp", "dataset"),
    *("agreement", "review", "puzzles", "winnable", "daily"),
)
INTERRUPTED = 130
BROKEN_PIPE = 141


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
    speak(language_for(words))
    if sys.stdout is None:  # somebody closed it: they do not want to read
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # until the end
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal may not have every letter
    try:
        status = _run(words)
        sys.stdout.flush()
    except TamayaError as error:
        return _complain(speech().error(error))
    except MissingExtra as error:
        return _complain(say("error-missing-extra", **error.values))
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(words: list[str]) -> int:
    parser = Parser(prog="tamaya", description=say("tamaya-about"))
    parser.add_argument("--version", action=ShowVersion, nargs=0, help=say("help-version"))
    parser.add_language()
    adding = parser.add_subparsers(dest="command", metavar="COMMAND", title=say("argparse-commands"))
    subparsers = {}
    for name in COMMANDS:
        what = say(f"command-{name}")
        about = f"{what[0].upper()}{what[1:]}."
        subparsers[name] = adding.add_parser(name, help=what, description=about, conflict_handler="resolve")
    for name in subparsers.keys() & set(words):
        _module(name).configure(subparsers[name])
        subparsers[name].add_language()
    args, extra = parser.parse_known_args(words)
    if extra:
        wrong = say("argparse-unrecognized").replace("%s", " ".join(extra))
        subparsers.get(args.command, parser).error(wrong)
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
