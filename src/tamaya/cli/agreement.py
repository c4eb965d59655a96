"""`tamaya agreement`: the conventions of an agreement, each in a sentence; or what two of them have in common."""

import argparse
import shutil
import textwrap
from collections.abc import Iterable, Iterator

from tamaya.bots import Agreement
from tamaya.bots.conventions.agreement import CONVENTIONS, Convention
from tamaya.cli.paint import paint_for_output
from tamaya.cli.voice import say, speech
from tamaya.speech.options import agreement_name, told_conventions

WIDEST = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("agreement", metavar="AGREEMENT", help=say("help-agreement-text"))
    parser.add_argument("--with", dest="other", metavar="AGREEMENT", help=say("help-agreement-with"))


def run(args: argparse.Namespace) -> int:
    """Print it."""
    one = Agreement.parse(args.agreement)
    print("\n".join(_card(one) if args.other is None else _compared(one, Agreement.parse(args.other))))
    return 0


def _card(agreement: Agreement) -> Iterator[str]:
    yield from _section(agreement_name(speech(), *agreement.in_short()), agreement.conventions)
    yield ""
    yield say("agreement-words-alone" if agreement.conventions else "agreement-nothing")


def _compared(one: Agreement, other: Agreement) -> Iterator[str]:
    if one == other:
        yield say("agreement-same")
    yield from _section(say("agreement-both"), one.conventions & other.conventions)
    for agreement, its_own in (
        (one, one.conventions - other.conventions),
        (other, other.conventions - one.conventions),
    ):
        yield from _section(say("agreement-only", agreement=agreement_name(speech(), *agreement.in_short())), its_own)


def _section(title: str, conventions: Iterable[Convention]) -> Iterator[str]:
    """Some conventions, each with a sentence; nothing if there are none."""
    played = [convention for convention in CONVENTIONS if convention in conventions]
    if not played:
        return
    yield paint_for_output().heading(title)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for name, sentence in told_conventions(speech(), played):
        yield f"  {name}"
        yield from textwrap.wrap(sentence, width, initial_indent="    ", subsequent_indent="    ")
