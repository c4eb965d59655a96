"""`tamaya rules`: the rules of a box, by their numbers, as the page's rulebook tells them."""

import argparse
import shutil
import textwrap
from collections.abc import Iterator

from tamaya.cli.paint import paint_for_output
from tamaya.cli.voice import say, speech
from tamaya.core.drawing import Paint
from tamaya.core.editions import EDITIONS, Band, Edition, find_edition
from tamaya.core.rule_numbers import rulings_of
from tamaya.core.rules import Rules
from tamaya.speech.options import option_name, told_option
from tamaya.speech.rulebook import told_rules
from tamaya.speech.speaking import Speech

WIDEST = 100

Rows = list[tuple[str, str]]


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument(
        "edition", nargs="?", metavar="EDITION", help=say("help-rules-edition", editions=", ".join(EDITIONS))
    )


def run(args: argparse.Namespace) -> int:
    """Print the rules of an edition, or the list of editions."""
    paint = paint_for_output()
    print("\n".join(edition_list(paint) if args.edition is None else rule_sheet(find_edition(args.edition), paint)))
    return 0


def edition_list(paint: Paint) -> Iterator[str]:
    """The editions, a few lines each."""
    for edition in EDITIONS.values():
        told = Speech(speech().language, edition.name)
        yield f"{paint.heading(edition.name.ljust(16))} {told.say(f'edition-name-{edition.name}')}"
        options = ", ".join(option_name(told, option) for option in edition.offers)
        yield " " * 17 + paint.aside(say("edition-offers", options=options))
    yield ""
    yield say("editions-more")


def rule_sheet(edition: Edition, paint: Paint) -> Iterator[str]:
    """The rules of an edition, in its own words if it speaks this language."""
    told = Speech(speech().language, edition.name)
    yield paint.heading(told.say(f"edition-name-{edition.name}"))
    chapter, rows, rulings = "", Rows(), rulings_of(edition.name)
    for number, text in told_rules(told, edition.rules, edition):
        if number[0] != chapter:
            yield from _section(chapter and told.say(f"chapter-{chapter}"), rows, paint)
            chapter, rows = number[0], []
        text = f"{text.removesuffix(':')}." if text.endswith(":") else text  # what follows on the page is further below
        rows.append((number, f"{text} ({_ruling(told, number, edition)})" if number in rulings else text))
    yield from _section(told.say(f"chapter-{chapter}"), rows, paint)
    for heading, scale in _scales(told, edition):
        yield from _section(heading, scale, paint)
    yield from _section(told.say("rules-offers"), _offers(told, edition), paint)


def _section(heading: str, rows: Rows, paint: Paint) -> Iterator[str]:
    """Labels on the left, sentences wrapped on the right."""
    if not rows:
        return
    yield ""
    yield paint.heading(heading)
    margin = max(len(label) for label, _ in rows) + 4
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for label, text in rows:
        wrapped = textwrap.wrap(text, max(width - margin, 30))
        yield f"  {label.ljust(margin - 2)}{wrapped[0]}"
        yield from (" " * margin + line for line in wrapped[1:])


def _ruling(told: Speech, number: str, edition: Edition) -> str:
    """What of a rule is our ruling."""
    key = f"ruling-{number}"
    masterpiece = "yes" if edition.rules.masterpiece else "no"
    values = {"edition": edition.name, "masterpiece": masterpiece, "multi": "several"}
    return told.say(key, **values) if key in told else told.say("rulebook-ruling")


def _scales(told: Speech, edition: Edition) -> Iterator[tuple[str, Rows]]:
    """The impression scale, and what multicolour adds to it."""
    plain = _scale(told, edition, edition.rules)
    yield told.say("rules-scale"), plain
    coloured = [value for value in edition.offers.get("multicolour", ()) if value != "none"]
    if coloured:
        wider = _scale(told, edition, edition.rules.with_options({"multicolour": coloured[0]}))
        if more := [row for row in wider if row[1] not in {words for _, words in plain}]:
            yield told.say("rules-scale-multicolour"), more


def _scale(told: Speech, edition: Edition, rules: Rules) -> Rows:
    return [
        (_band(band, edition), told.say(f"impression-{edition.name}-{band.number}")) for band in edition.scale(rules)
    ]


def _band(band: Band, edition: Edition) -> str:
    if band.lowest == band.highest:
        return str(band.lowest)
    if band.number == 0 and edition.prints_below:
        return say("rules-below", least=band.highest + 1)
    return f"{band.lowest}–{band.highest}"


def _offers(told: Speech, edition: Edition) -> Rows:
    """What can be chosen, with what it changes."""
    rows: Rows = []
    for option, values in edition.offers.items():
        label = option_name(told, option)
        for value in values:
            if value != getattr(edition.rules, option):
                rows.append((label, told_option(told, edition, option, value)))
                label = ""
    return rows
