"""The rules of a game in sentences, by the numbers of docs/rules.md: as the page's rulebook has them for a table."""

import re
from collections.abc import Iterator

from tamaya.core.editions import Edition
from tamaya.core.row import TILES_IN_ALL
from tamaya.core.rule_numbers import conditions_of
from tamaya.core.rules import Rules
from tamaya.i18n import catalogue
from tamaya.speech.speaking import Speech

NUMBERS = tuple(re.findall(r"^rule-(\w+) =", catalogue("en"), re.MULTILINE))
OF_THE_BOX = (
    "S1",
    "S6",
    "E5",
    "C",
)  # what is not a rule of play, by number or chapter: who begins, how impressed people are
TILES = "B2"  # the rule that lists the bonus tiles


def told_rules(speech: Speech, rules: Rules, edition: Edition | None = None) -> Iterator[tuple[str, str]]:
    """The number and the text of each rule that is played; with an edition also what its box says besides."""
    facts = _facts(rules, edition)
    for number in NUMBERS:
        if _is_played(number, rules) and (edition is not None or not number.startswith(OF_THE_BOX)):
            text = speech.say(f"rule-{number}", **facts)
            if number == TILES:
                text = " ".join(
                    (text, *(f"{tile}: {speech.say(f'tile-{tile}')}" for tile in range(1, TILES_IN_ALL + 1)))
                )
            yield number, text


def _is_played(number: str, rules: Rules) -> bool:
    conditions = conditions_of(number)
    return not conditions or any(
        all(getattr(rules, option) in values for option, values in condition.items()) for condition in conditions
    )


def _facts(rules: Rules, edition: Edition | None) -> dict[str, str | int]:
    """What the texts ask for."""
    kind, _, cards = rules.multicolour.partition("-")
    facts: dict[str, str | int] = {
        "edition": "",
        "masterpiece": _yes(rules.masterpiece),
        "multi": kind,
        "cards": int(cards or 0),
        "black": _yes(rules.black_powder),
        "tiles": _yes(rules.bonus_tiles),
        "full": _yes(rules.discard_when_full),
        "empty": _yes(rules.empty_hints),
        "hints": rules.hints,
        "mistakes": rules.mistakes,
        "hand": rules.hand_size or 0,
        "max": rules.max_score,
    }
    if edition is not None:
        character = edition.character
        facts |= {
            "edition": edition.name,
            "starts": edition.starts.replace(" ", "-"),
            "master": edition.token_master or "none",
            "comments": character.comments,
            "remarks": character.remarks,
            "gestures": character.gestures[-1],
            "mark": character.mark,
            "author": character.author or "none",
            "age": character.age or 0,
            "federation": _yes(character.federation),
        }
    return facts


def _yes(on: bool) -> str:
    return "yes" if on else "no"
