"""`tamaya rules`: the rule sheet of an edition, from the same data that the referee plays by."""

import argparse
import shutil
import textwrap
from collections.abc import Iterator

from tamaya.cli.paint import paint_for_output
from tamaya.cli.words import edition_title, impression, listed, option_label, option_sentences, ruling, say
from tamaya.core.cards import COLOURS, VALUES
from tamaya.core.drawing import Paint
from tamaya.core.editions import EDITIONS, Band, Edition, find_edition
from tamaya.core.rule_numbers import conditions_of, rulings_of
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables

WIDEST = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument(
        "edition", nargs="?", metavar="EDITION", help=f"one of {', '.join(EDITIONS)}; without it: a list"
    )
    parser.add_argument("--players", type=int, metavar="N", help="for so many players")


def run(args: argparse.Namespace) -> int:
    """Print a rule sheet, or the list of editions."""
    paint = paint_for_output()
    lines = edition_list(paint) if args.edition is None else rule_sheet(find_edition(args.edition), args.players, paint)
    print("\n".join(lines))
    return 0


def edition_list(paint: Paint) -> Iterator[str]:
    """The editions, a few lines each."""
    for edition in EDITIONS.values():
        yield f"{paint.heading(edition.name.ljust(16))} {edition_title(edition)}"
        options = ", ".join(option_label(option).lower() for option in edition.offers)
        yield " " * 17 + paint.aside(say("edition-options", options=options))
    yield ""
    yield say("editions-more")


def rule_sheet(edition: Edition, players: int | None, paint: Paint) -> Iterator[str]:
    """The rules of an edition on one page."""
    rules = edition.rules
    yield paint.heading(edition_title(edition))
    for heading, rows in (
        (say("sheet-set-up"), _set_up(edition, players)),
        (say("sheet-turn"), _turn(rules)),
        (say("sheet-end"), _end(rules)),
        *_scales(edition),
        (say("sheet-options"), _options(edition)),
        (say("sheet-table"), _at_the_table(edition)),
        (say("sheet-rulings"), _rulings(edition)),
    ):
        yield ""
        yield paint.heading(heading)
        yield from _aligned(rows)


Rows = list[tuple[str, str]]


def _aligned(rows: Rows) -> Iterator[str]:
    """Labels on the left, sentences wrapped on the right."""
    margin = max(len(label) for label, _ in rows) + 4
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for label, text in rows:
        wrapped = textwrap.wrap(text, max(width - margin, 30))
        yield f"  {label.ljust(margin - 2)}{wrapped[0]}"
        yield from (" " * margin + line for line in wrapped[1:])


def _set_up(edition: Edition, players: int | None) -> Rows:
    rules = edition.rules
    author = edition.character.author
    who = [
        *([] if author is None else [say("author", author=author)]),
        _players(players, edition.character.age),
        say(f"starts-{edition.starts}"),
        *([] if edition.token_master is None else [say(f"token-master-{edition.token_master}")]),
    ]
    if players is None:
        hands = say("hands", many=rules.hand_size_for(2), few=rules.hand_size_for(4))
    else:
        size = rules.hand_size_for(players)
        hands = say("hands-given", size=size, pile=rules.deck_size - size * players)
    return [
        (say("label-players"), " ".join(who)),
        (say("label-deck"), _deck(compile_tables(rules, 2))),
        (say("label-hands"), f"{hands} {say('hands-seen')}"),
        (say("label-tokens"), say("tokens", hints=rules.hints, mistakes=rules.mistakes)),
    ]


def _players(players: int | None, age: int | None) -> str:
    if players is not None:
        return say("players-given", players=players)
    return say("players") if age is None else say("players-age", age=age)


def _deck(tables: Tables) -> str:
    colours = [colour for colour in COLOURS if tables.copies[colour.index_ * VALUES]]
    values = " ".join(str(value) for value in range(1, VALUES + 1) for _ in range(tables.copies[value - 1]))
    return say("deck", cards=tables.deck_size, colours=listed(colours), values=values)


def _turn(rules: Rules) -> Rows:
    named = [COLOURS[colour] for colour in compile_tables(rules, 2).named]
    hint = [
        say("hint"),
        say("hint-names", colours=", ".join(named), values=f"1 to {VALUES}"),
        say("hint-empty" if rules.empty_hints else "hint-not-empty"),
    ]
    full = say("discard-when-full" if rules.discard_when_full else "discard-not-when-full")
    return [
        (say("label-hint"), " ".join(hint)),
        (say("label-discard"), f"{say('discard')} {full}"),
        (say("label-play"), say("play")),
    ]


def _end(rules: Rules) -> Rows:
    return [
        (say("label-perfect"), say("end-perfect", points=rules.max_score)),
        (say("label-last-round"), say("end-last-round")),
        (say("label-mistakes"), say("end-mistakes")),
    ]


def _scales(edition: Edition) -> Iterator[tuple[str, Rows]]:
    """The impression scale, and what multicolour adds to it."""
    plain = _scale(edition, edition.rules)
    yield say("sheet-scale-federation" if edition.character.federation else "sheet-scale"), plain
    coloured = [value for value in edition.offers.get("multicolour", ()) if value != "none"]
    if coloured:
        wider = _scale(edition, edition.rules.with_options({"multicolour": coloured[0]}))
        if more := [row for row in wider if row[1] not in {words for _, words in plain}]:
            yield say("sheet-scale-multicolour"), more


def _scale(edition: Edition, rules: Rules) -> Rows:
    return [(_band(band, edition), impression(edition, band)) for band in edition.scale(rules)]


def _band(band: Band, edition: Edition) -> str:
    if band.lowest == band.highest:
        return str(band.lowest)
    if band.number == 0 and edition.prints_below:
        return say("impression-below", least=band.highest + 1)
    return say("impression-band", lowest=band.lowest, highest=band.highest)


def _at_the_table(edition: Edition) -> Rows:
    """C1 to C4, as this rulebook has them."""
    character = edition.character
    talk = [say("talk" if edition.token_master is None else "talk-master")]
    if character.remarks != "unsaid":
        talk.append(say(f"remarks-{character.remarks}"))
    return [
        (say("label-comments"), say(f"comments-{character.comments}")),
        (say("label-talk"), " ".join(talk)),
        (say("label-cards"), say(f"gestures-{character.gestures[-1]}")),
        (say("label-mark"), say(f"mark-{character.mark}")),
    ]


def _rulings(edition: Edition) -> Rows:
    """What is our ruling of all that this rulebook plays or offers."""
    return [(number, ruling(number, edition)) for number in rulings_of(edition.name) if _offers(edition, number)]


def _offers(edition: Edition, number: str) -> bool:
    """Whether a rule is part of what a rulebook plays or offers."""
    conditions = conditions_of(number)
    values = {option: (value, *edition.offers.get(option, ())) for option, value in edition.rules.to_dict().items()}
    return not conditions or any(
        all(set(values[option]) & set(wanted) for option, wanted in condition.items()) for condition in conditions
    )


def _options(edition: Edition) -> Rows:
    rows: Rows = []
    for option, values in edition.offers.items():
        label = option_label(option)
        other = [value for value in values if value != getattr(edition.rules, option)]
        for text in option_sentences(option, other):
            rows.append((label, text[0].upper() + text[1:]))
            label = ""
        if option == "hints":
            rows.append((label, say("hints-spare" if edition.character.spare_hints else "hints-coins")))
    return rows
