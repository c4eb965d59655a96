"""The games of people that came with AH2AC2, the challenge to play with people you do not know: safetensors files.

Such a file has eight bytes with the length of a JSON header; the header, which says of each tensor its type, shape and
place; and then all numbers, lowest byte first."""

import math
import sys
from array import array
from collections.abc import Mapping
from typing import NamedTuple

from tamaya.core.action_numbers import actions_of, number_of
from tamaya.core.actions import Action
from tamaya.core.cards import BASE_COLOURS, VALUES, Card
from tamaya.core.errors import BadRecord
from tamaya.core.game import Game
from tamaya.core.record import At, wrong
from tamaya.core.rules import PLAYERS, Rules, is_whole
from tamaya.formats import json_text
from tamaya.formats.record_text import Comment, RecordedGame

LENGTH = 8  # bytes before the header
TYPES = {"I8": "b", "U8": "B", "I16": "h", "U16": "H", "I32": "i", "U32": "I", "I64": "q", "U64": "Q"}
MOST_DIMENSIONS = 8


class Tensor(NamedTuple):
    """Numbers in rows of rows."""

    shape: tuple[int, ...]
    numbers: "array[int]"  # the last dimension runs fastest


def is_safetensors(data: bytes) -> bool:
    """Whether a file looks like one. (In a text, the first eight bytes would be an enormous length.)"""
    return data[LENGTH : LENGTH + 1] == b"{" and _header_end(data) <= len(data)


def read_tensor(data: bytes, name: str) -> Tensor:
    """The tensor with this name."""
    header = json_text.parse(data[LENGTH : _header_end(data)])
    if not isinstance(header, dict) or name not in header:
        raise BadRecord("field-missing", where="file", field=name)
    about = header[name]
    if not isinstance(about, dict):
        raise wrong(name, about, "object")
    code = about.get("dtype")
    if not isinstance(code, str) or code not in TYPES:
        raise wrong(f"{name}.dtype", code, "choice", choices=", ".join(TYPES))
    shape = _whole_numbers(about, name, "shape", MOST_DIMENSIONS)
    offsets = _whole_numbers(about, name, "data_offsets", 2)
    if len(offsets) != 2:
        raise wrong(f"{name}.data_offsets", list(offsets), "offsets")
    numbers = array(TYPES[code])
    first, end = (_header_end(data) + offset for offset in offsets)
    if end - first != math.prod(shape) * numbers.itemsize:
        raise wrong(name, end - first, "bytes", most=math.prod(shape) * numbers.itemsize)
    if end > len(data):
        raise BadRecord("truncated", where=name)
    numbers.frombytes(data[first:end])
    if sys.byteorder == "big":
        numbers.byteswap()
    return Tensor(shape, numbers)


def _header_end(data: bytes) -> int:
    return LENGTH + int.from_bytes(data[:LENGTH], "little")


def _whole_numbers(about: Mapping[str, object], name: str, field: str, most: int) -> tuple[int, ...]:
    numbers = about.get(field)
    if (
        not isinstance(numbers, list)
        or len(numbers) > most
        or not all(is_whole(number) and number >= 0 for number in numbers)
    ):
        raise wrong(f"{name}.{field}", numbers, "numbers", most=most)
    return tuple(numbers)


# ---- The games -------------------------------------------------------------------------------------------------------


RULES = Rules(empty_hints=False)


class Ah2ac2File:
    """The games of a file; each is played when it is asked for."""

    def __init__(self, data: bytes) -> None:
        self._actions = read_tensor(data, "actions")
        if len(self._actions.shape) != 3 or self._actions.shape[2] not in PLAYERS:
            raise wrong("actions.shape", list(self._actions.shape), "literal", literal="[games, moves, 2–5]")
        self.games, self._moves, self.players = self._actions.shape
        self._decks = _of_shape(data, "decks", (self.games, RULES.deck_size, 2))
        self._counts = _of_shape(data, "num_actions", (self.games,))
        self._ids = _of_shape(data, "game_ids", (self.games,))

    def game(self, number: int) -> RecordedGame:
        """One of them, counted from 0. Those who played may have stopped before the end."""
        deck = self._deck(number)
        with At("decks"):
            game = Game.deal(RULES, self.players, deck=deck)
        count = self._counts.numbers[number]
        if not 0 <= count <= self._moves:
            raise wrong("num_actions", count, "whole-number", least=0, most=self._moves)
        for move in range(count):
            action = self._action(number, move, game)
            with At(f"actions[{move}]"):
                game.do(action)
        comment = Comment(0, f"AH2AC2 {self._ids.numbers[number]}")
        return RecordedGame(game, ended_early=game.outcome is None, comments=(comment,))

    def _deck(self, number: int) -> list[Card]:
        first = number * RULES.deck_size * 2
        numbers = self._decks.numbers[first : first + RULES.deck_size * 2]
        deck = []
        for place, (colour, rank) in enumerate(zip(numbers[::2], numbers[1::2], strict=True)):
            if not (0 <= colour < len(BASE_COLOURS) and 0 <= rank < VALUES):
                raise wrong(f"decks[{place}]", [colour, rank], "literal", literal="[0–4, 0–4]")
            deck.append(Card(BASE_COLOURS[colour], rank + 1))
        return deck

    def _action(self, number: int, move: int, game: Game) -> Action:
        """What is done in a move; nobody but the actor does anything."""
        first = (number * self._moves + move) * self.players
        row = self._actions.numbers[first : first + self.players].tolist()
        where, nothing, actor = f"actions[{move}]", game.tables.actions, game.actor
        if not 0 <= row[actor] < nothing or row.count(nothing) != self.players - 1:
            raise wrong(where, row, "action-of", player=actor, nothing=nothing)
        action = actions_of([row[actor]], game.row, game.tables)[0]
        if number_of(action, game.row, game.tables) != row[actor]:
            raise wrong(where, row[actor], "held-card", player=actor)
        return action


def _of_shape(data: bytes, name: str, shape: tuple[int, ...]) -> Tensor:
    tensor = read_tensor(data, name)
    if tensor.shape != shape:
        raise wrong(f"{name}.shape", list(tensor.shape), "literal", literal=str(list(shape)))
    return tensor
