"""The game record: everything that is needed to play a game again, as JSON-able data. docs/record.md describes it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

from tamaya.core.actions import parse_entry
from tamaya.core.errors import BadRecord, TamayaError
from tamaya.core.rules import Rules, is_whole

if TYPE_CHECKING:
    from tamaya.core.game import Game

FORMAT = "tamaya"
VERSION = 1
MOST_ACTIONS = 10_000  # far beyond any game: rearranging costs no turn


class Record(TypedDict):
    """The fields of a record."""

    format: str
    version: int
    rules: dict[str, str | int | bool | None]
    players: int
    seed: int
    deck: list[str]
    tiles: list[int]
    actions: list[str]


def write_record(game: "Game") -> Record:
    """The record of a game so far."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": game.rules.to_dict(),
        "players": game.players,
        "seed": game.seed,
        "deck": [str(card) for card in game.deck],
        "tiles": list(game.tiles) if game.rules.bonus_tiles else [],
        "actions": [str(entry) for entry in game.history],
    }


def read_record(record: Mapping[str, object], game_class: type["Game"]) -> "Game":
    """The game that a record describes."""
    if not isinstance(record, Mapping):
        raise _wrong("record", record, "an object")
    for name in Record.__annotations__:
        if name not in record:
            raise BadRecord("field-missing", f"The record has no field {name!r}.", where=name)
    for name in record:
        if name not in Record.__annotations__:
            known = ", ".join(Record.__annotations__)
            raise BadRecord(
                "field-unknown",
                f"The record has an unknown field {_show(name)}: its fields are {known}.",
                where=str(name),
            )
    if record["format"] != FORMAT:
        raise _wrong("format", record["format"], repr(FORMAT))
    if record["version"] != VERSION or not is_whole(record["version"]):
        raise _wrong("version", record["version"], f"{VERSION}, the only version so far")
    if not isinstance(record["rules"], Mapping):
        raise _wrong("rules", record["rules"], "an object")
    for name in ("players", "seed"):
        if not is_whole(record[name]):
            raise _wrong(name, record[name], "a whole number")
    deck = _list_of(record, "deck", str)
    tiles = _list_of(record, "tiles", int)
    actions = _list_of(record, "actions", str)
    if len(actions) > MOST_ACTIONS:
        raise _wrong("actions", f"{len(actions)} actions", f"at most {MOST_ACTIONS}")
    with _At("rules"):
        rules = Rules.from_dict(record["rules"])
    with _At("deal"):
        game = game_class.deal(rules, record["players"], record["seed"], deck, tiles or None)  # type: ignore[arg-type]
    for number, text in enumerate(actions):
        with _At(f"actions[{number}]"):
            game.enter(parse_entry(text))  # type: ignore[arg-type]
    return game


class _At:
    """Says where in the record an error was found."""

    def __init__(self, where: str) -> None:
        self.where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, TamayaError):
            raise BadRecord(
                "record-" + error.code, f"{self.where}: {error.message}", where=self.where, **error.details
            ) from error


def _list_of(record: Mapping[str, object], name: str, kind: type) -> list[object]:
    items = record[name]
    if not isinstance(items, list):
        raise _wrong(name, items, "a list")
    for number, item in enumerate(items):
        if not (isinstance(item, str) if kind is str else is_whole(item)):
            raise _wrong(f"{name}[{number}]", item, "text" if kind is str else "a whole number")
    return items


def _wrong(where: str, value: object, wanted: str) -> BadRecord:
    return BadRecord("field-wrong", f"{where}: {_show(value)} should be {wanted}.", where=where)


def _show(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "…"
