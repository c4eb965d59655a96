"""Reads command lines, and says what is wrong with one in a line, in the language of whoever wrote it."""

import argparse
from typing import Any, NoReturn

from tamaya.cli.voice import OPTION, say, speech
from tamaya.i18n import LANGUAGES

WRONG_USE = 2  # what was asked for is not possible
LONGEST = 86_400  # seconds: a day

# What argparse says of its own, by the key of our text.
SAID = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "help-help",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "not allowed with argument %s": "argparse-not-with",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-at-least-one",
    "expected at most one argument": "argparse-at-most-one",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ignored explicit argument %r": "argparse-ignored",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
}


def _translated(text: str) -> str:
    return say(SAID[text]) if text in SAID else text


setattr(argparse, "_", _translated)  # noqa: B010  # where it looks for translations; mypy does not know it


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register("type", int, whole_number)
        self.register("type", float, number)

    def add_language(self) -> None:
        """Let the language be chosen."""
        language = speech().language
        text = say("help-language", language=language)
        self.add_argument(OPTION, choices=LANGUAGES, default=language, metavar="LANGUAGE", help=text)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        told = say("argparse-more", message=message, command=self.prog)
        self.exit(WRONG_USE, f"{self.prog}: {told}\n")


def whole_number(text: str) -> int:
    """Such as 12."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("argparse-whole-number", text=repr(text))) from None


def number(text: str) -> float:
    """Such as 1.5."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("argparse-number", text=repr(text))) from None


def seconds(text: str) -> float:
    """How long somebody may think."""
    given = number(text)
    if not 0 < given <= LONGEST:
        raise argparse.ArgumentTypeError(say("argparse-seconds", text=repr(text), most=LONGEST))
    return given
