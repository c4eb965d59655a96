"""Tamaya's game record as text: a game, and optionally who sat where and from which box it came.

`core.record` says what a record holds and checks it; this module is the file around it. docs/record.md describes it.
"""

import json
from typing import NamedTuple

from tamaya.core.commitment import Commitment
from tamaya.core.game import Game
from tamaya.core.record import Record, check_bots, check_commitment, check_edition, check_name, check_names, wrong
from tamaya.formats import json_text


class RecordedGame(NamedTuple):
    """A game with what a file may say about it besides."""

    game: Game
    names: tuple[str, ...] | None = None  # by seat
    edition: str | None = None
    seeded_by: str | None = None  # who chose the seed and so could know the cards
    commitment: Commitment | None = None  # to the deal, made before the first move
    bots: tuple[str | None, ...] | None = None  # which bot had each seat; None for a person
    ended_early: bool = False  # those who played agreed to stop
    taken_back: int = 0  # how often a move was taken back that had shown a card

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end, by the rules or by agreement."""
        return self.ended_early or self.game.outcome is not None


def read_game(text: str | bytes) -> RecordedGame:
    """The game in a record file; an error says where the file is wrong."""
    return from_data(json_text.parse(text))


def from_data(data: object) -> RecordedGame:
    """The game in the data of a record file."""
    if not isinstance(data, dict):
        raise wrong("record", data, "an object")
    names, bots = data.get("names"), data.get("bots")
    return RecordedGame(
        Game.replay(data),
        None if names is None else tuple(names),
        data.get("edition"),
        data.get("seeded_by"),
        Commitment(data["commitment"], data["salt"]) if data.get("commitment") is not None else None,
        None if bots is None else tuple(bots),
        data.get("ended_early", False),
        data.get("taken_back", 0),
    )


def write_game(recorded: RecordedGame) -> str:
    """The record file of a game: the same game always gives the same bytes (as UTF-8)."""
    record = recorded.game.record()
    check_names(recorded.names, recorded.game.players)
    check_edition(recorded.edition)
    if recorded.names is not None:
        record["names"] = list(recorded.names)
    if recorded.edition is not None:
        record["edition"] = recorded.edition
    if recorded.seeded_by is not None:
        check_name(recorded.seeded_by, "seeded_by")
        record["seeded_by"] = recorded.seeded_by
    if recorded.commitment is not None:
        check_commitment(*recorded.commitment)
        record["commitment"], record["salt"] = recorded.commitment
    if recorded.bots is not None:
        check_bots(recorded.bots, recorded.game.players)
        record["bots"] = list(recorded.bots)
    if recorded.ended_early:
        record["ended_early"] = True
    if recorded.taken_back:
        record["taken_back"] = recorded.taken_back
    fields = [f'  "{name}": {_value(record[name])}' for name in Record.__annotations__ if name in record]  # type: ignore[literal-required]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _value(value: object) -> str:
    """A field on one line; but actions one a line, for people to read and tools to compare."""
    if isinstance(value, list) and value and " " in str(value[0]):
        return "[\n" + ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)
