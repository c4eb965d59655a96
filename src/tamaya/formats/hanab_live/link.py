"""hanab.live's compact link: a whole game as a web address. It is taken apart here; nothing is asked of anybody.

    https://hanab.live/shared-replay-json/4 15 cards , 03 actions , variant [, seed]

The number of players; the lowest and highest rank, then a letter for each card; the lowest and highest type of action,
then two letters for each action; the number of the variant. A letter is a number from 0 to 61. Every 20 letters there
may be a hyphen, so that the address can wrap. Names and options have no place in it.
"""

import re
from typing import Any

from tamaya.core.errors import BadRecord, shown
from tamaya.core.events import Json
from tamaya.formats.hanab_live.parsing import DISCARD, VARIANTS, from_data
from tamaya.formats.hanab_live.writing import not_there, to_data
from tamaya.formats.record_text import RecordedGame

ADDRESS = "https://hanab.live/shared-replay-json/"
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARK = re.compile(r"(?:^|/)(?:shared-)?replay-json/$")
BARE = re.compile(r"(\d{3}[\w-]+,\d\d[\w-]*,[\d-]+(?:,[\w-]*)?)(?:#\d+)?")
SPACE = re.compile(r"\s")
ANCHOR = re.compile(r"[#?]")
LINE = 20


def is_link(text: str) -> bool:
    """Whether a text is such a link, or what stands behind its last slash."""
    return _packed(text) is not None


def _packed(text: str) -> str | None:
    """The game in a link, as it is packed there; None if it is no link."""
    before, mark, packed = text.rpartition("replay-json/")
    if not mark:
        found = BARE.fullmatch(text)
        return found[1] if found else None
    if not MARK.search(before[-len("/shared-") :] + mark) or SPACE.search(packed):
        return None
    return ANCHOR.split(packed, maxsplit=1)[0]


def read_link(text: str) -> RecordedGame:
    """The game in a link."""
    data = _expand(text)
    try:
        return from_data(data)
    except BadRecord as error:
        if error.code != "record-empty-hint":
            raise
    return from_data({**data, "options": {**data["options"], "emptyClues": True}})  # which a link does not say (H5)


def write_link(recorded: RecordedGame) -> str:
    """The link of a game; an error names what has no place in it."""
    data: dict[str, Any] = to_data(recorded)
    variant = VARIANTS[data["options"]["variant"]].number
    if variant is None:
        raise not_there("rules", "link-number")
    for option in ("oneExtraCard", "oneLessCard", "allOrNothing"):
        if option in data["options"]:
            raise not_there(f"rules: {option}", "link-option")
    ranks = [card["rank"] for card in data["deck"]]
    cards = [card["suitIndex"] * _span(ranks) + card["rank"] - min(ranks) for card in data["deck"]]
    types = [action["type"] for action in data["actions"]] or [0]
    actions = [number for action in data["actions"] for number in _shrink(action, types)]
    text = (
        f"{len(data['players'])}{min(ranks)}{max(ranks)}{_letters(cards)},"
        f"{min(types)}{max(types)}{_letters(actions)},{variant}"
    )
    return ADDRESS + "-".join(text[first : first + LINE] for first in range(0, len(text), LINE)) + "\n"


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


def _shrink(action: dict[str, int], types: list[int]) -> tuple[int, int]:
    value = 0 if action["type"] <= DISCARD else action["value"] + 1  # 0: no value
    return value * _span(types) + action["type"] - min(types), action["target"]


def _letters(numbers: list[int]) -> str:
    return "".join(LETTERS[number] for number in numbers)


# ---- Taking it apart -----------------------------------------------------------------------------------------------


def _expand(text: str) -> dict[str, Any]:
    """The data that a hanab.live file of the same game would have."""
    parts = (_packed(text) or "").split(",")
    if len(parts) not in (3, 4):
        raise BadRecord("bad-game-link", where="link", why="not-whole", text=shown(text))
    deck, actions, variant = (part.replace("-", "") for part in parts[:3])
    return {
        "playerCount": _digit(deck, 0, "cards"),
        "deck": _deck(deck),
        "actions": _actions(actions),
        "options": {"variant": _variant(variant)},
    }


def _deck(text: str) -> list[dict[str, int]]:
    lowest, span = _range(text, 1, "cards")
    numbers = _numbers(text, 3, "cards")
    return [{"suitIndex": number // span, "rank": lowest + number % span} for number in numbers]


def _actions(text: str) -> list[Json]:
    lowest, span = _range(text, 0, "actions")
    numbers = _numbers(text, 2, "actions")
    if len(numbers) % 2:
        raise BadRecord("bad-game-link", where="link: actions", why="half-action")
    return [
        {"type": lowest + number % span, "target": target, **({"value": number // span - 1} if number >= span else {})}
        for number, target in zip(numbers[::2], numbers[1::2], strict=True)
    ]


def _variant(number: str) -> str:
    for name, variant in VARIANTS.items():
        if number == str(variant.number):
            return name
    known = ", ".join(f"{variant.number} ({name})" for name, variant in VARIANTS.items() if variant.number is not None)
    raise BadRecord("hanab-live-variant", where="link: variant", text=shown(number), known=known)


def _range(text: str, place: int, what: str) -> tuple[int, int]:
    """The lowest number of a range that stands here, and how many there are."""
    lowest, highest = _digit(text, place, what), _digit(text, place + 1, what)
    if lowest > highest:
        raise BadRecord("bad-game-link", where=f"link: {what}", why="range", text=f"{lowest}–{highest}")
    return lowest, highest - lowest + 1


def _digit(text: str, place: int, what: str) -> int:
    if not text[place : place + 1].isdecimal():
        raise BadRecord("bad-game-link", where=f"link: {what}", why="digit", text=shown(text[: place + 1]))
    return int(text[place])


def _numbers(text: str, first: int, what: str) -> list[int]:
    for place, letter in enumerate(text[first:], start=first):
        if letter not in LETTERS:
            raise BadRecord("bad-game-link", where=f"link: {what}", why="letter", text=shown(letter), place=place + 1)
    return [LETTERS.index(letter) for letter in text[first:]]
