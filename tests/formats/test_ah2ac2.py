"""The safetensors files of AH2AC2: games that we write in that format come back, and what is wrong is said."""

import contextlib
import json
import math
import random
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from tamaya import Game, Rules, TamayaError
from tamaya.cli import main
from tamaya.core.action_numbers import number_of
from tamaya.formats import read_all
from tamaya.formats.ah2ac2 import TYPES, is_safetensors, read_tensor

RULES = Rules(empty_hints=False)
LENGTH = 90
Tensors = dict[str, tuple[str, list[int], list[int]]]  # type, shape, numbers


def written(tensors: Tensors) -> bytes:
    """A file in that format."""
    header: dict[str, object] = {"__metadata__": {"made": "by a test"}}
    data = b""
    for name, (code, shape, numbers) in tensors.items():
        part = struct.pack(f"<{len(numbers)}{TYPES[code]}", *numbers)
        header[name] = {"dtype": code, "shape": shape, "data_offsets": [len(data), len(data) + len(part)]}
        data += part
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def some_games(players: int, count: int) -> list[Game]:
    """Games that were played at random to their end, and one that stops before."""
    games = []
    for seed in range(count):
        game, chance = Game.deal(RULES, players, seed), random.Random(seed)
        while game.outcome is None and (seed or len(game.history) < 7):
            game.do(chance.choice(list(game.legal_actions())))
        games.append(game)
    return games


def tensors_of(games: list[Game]) -> Tensors:
    """The tensors that AH2AC2 has for such games."""
    players = games[0].players
    decks = [part for game in games for card in game.deck for part in (card.colour.index_, card.value - 1)]
    actions: list[int] = []
    for game in games:
        nothing = game.tables.actions
        again = Game.deal(RULES, players, deck=game.deck)
        for entry in game.history:
            row = [nothing] * players
            row[again.actor] = number_of(entry, again.row, again.tables)  # type: ignore[arg-type]  # no gestures here
            again.do(entry)  # type: ignore[arg-type]
            actions += row
        actions += [nothing] * players * (LENGTH - len(game.history))
    number = len(games)
    return {
        "actions": ("I32", [number, LENGTH, players], actions),
        "decks": ("I8", [number, 50, 2], decks),
        "game_ids": ("I64", [number], [101466 + place for place in range(number)]),
        "num_actions": ("I64", [number], [len(game.history) for game in games]),
        "num_players": ("U8", [], [players]),
        "scores": ("I16", [number], [game.score for game in games]),
    }


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_come_back_as_they_were_played(players: int) -> None:
    games = some_games(players, 4)
    read = read_all(written(tensors_of(games)))
    assert [recorded.game.history for recorded in read] == [game.history for game in games]
    assert [recorded.game.deck for recorded in read] == [game.deck for game in games]
    assert [recorded.game.score for recorded in read] == [game.score for game in games]
    assert [recorded.ended_early for recorded in read] == [True, False, False, False]
    assert [recorded.comments[0].text for recorded in read] == [f"AH2AC2 {101466 + number}" for number in range(4)]
    assert {recorded.game.rules for recorded in read} == {RULES}


@pytest.mark.parametrize("code", TYPES)
def test_whole_numbers_of_every_type_are_read(code: str) -> None:
    numbers = [0, 1, 100] if code.startswith("U") else [-1, 0, 100]
    data = written({"some": ("I8", [1], [7]), "wanted": (code, [3, 1], numbers)})
    assert is_safetensors(data)
    tensor = read_tensor(data, "wanted")
    assert (tensor.shape, tensor.numbers.tolist()) == ((3, 1), numbers)


def test_the_command_converts_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = some_games(2, 3)
    file = tmp_path / "games.safetensors"
    file.write_bytes(written(tensors_of(games)))
    assert main(["convert", str(file), "--to", "tamaya"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["actions"] for line in lines] == [game.record()["actions"] for game in games]
    assert main(["convert", str(file), "--to", "hanab-live", "--game", "2"]) == 0
    assert len(json.loads(capsys.readouterr().out)["actions"]) == len(games[1].history)


def change(name: str, place: int, number: int) -> Callable[[Tensors], None]:
    def changed(tensors: Tensors) -> None:
        tensors[name][2][place] = number

    return changed


def with_part(name: str, part: tuple[str, list[int], list[int]]) -> Callable[[Tensors], None]:
    def changed(tensors: Tensors) -> None:
        tensors[name] = part

    return changed


WRONG: dict[str, tuple[Callable[[Tensors], object], str]] = {
    "no decks": (lambda tensors: tensors.pop("decks"), "The field “decks” is missing"),
    "a card that there is not": (change("decks", 102, 5), r"games\[1\]: decks\[1\]: \[5, \d\] should be .0–4, 0–4"),
    "a card too many": (change("decks", 1, 4), r"games\[0\]: decks: The deck does not match"),
    "an action that is not legal": (
        change("actions", 2, 0),
        r"games\[0\]: actions\[1\]: \[0, \d+\] should be an action of",
    ),
    "discarding at first": (change("actions", 0, 0), r"games\[0\]: actions\[0\]: .*tokens"),
    "no action": (change("actions", 0, 20), r"actions\[0\]: \[20, 20\] should be"),
    "two actions at once": (change("actions", 1, 5), r"actions\[0\]: .* should be an action of player 0"),
    "an action below all": (change("actions", 0, -1), r"actions\[0\]: \[-1, 20\] should be"),
    "too many actions": (change("num_actions", 1, LENGTH + 1), "num_actions: 91 should be a whole number from 0 to 90"),
    "actions after the end": (change("num_actions", 1, LENGTH), r"games\[1\]: actions\[\d+\]: "),
    "six players": (with_part("actions", ("I8", [1, 1, 6], [0] * 6)), r"actions.shape: \[1, 1, 6\] should be"),
    "another number of games": (with_part("num_actions", ("I8", [3], [0] * 3)), r"num_actions.shape: \[3\] should be"),
}


@pytest.mark.parametrize(("spoil", "says"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_a_file_is_said(spoil: Callable[[Tensors], object], says: str) -> None:
    tensors = tensors_of(some_games(2, 2))
    spoil(tensors)
    with pytest.raises(TamayaError, match=says):
        read_all(written(tensors))


HEADERS = {
    "no object": ("[1]", "not JSON|is missing|field"),
    "no types": ('{"actions": {"shape": [1], "data_offsets": [0, 8]}}', "actions.dtype"),
    "fractions": ('{"actions": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}}', "'F32' should be one of I8"),
    "a negative shape": ('{"actions": {"dtype": "I8", "shape": [-1], "data_offsets": [0, 1]}}', "actions.shape"),
    "no end": ('{"actions": {"dtype": "I8", "shape": [1], "data_offsets": [0]}}', "where it begins and where it ends"),
    "too few bytes": ('{"actions": {"dtype": "I64", "shape": [1], "data_offsets": [0, 4]}}', "4 should be 8 bytes"),
    "beyond the end": ('{"actions": {"dtype": "I8", "shape": [99], "data_offsets": [0, 99]}}', "ends in the middle"),
    "far too many": (
        '{"actions": {"dtype": "I8", "shape": [9999999999999, 9999999999], "data_offsets": [0, 8]}}',
        "bytes, from its shape",
    ),
    "cut off": ('{"actions": {"dtype"', "ends in the middle"),
}


@pytest.mark.parametrize(("header", "says"), HEADERS.values(), ids=HEADERS)
def test_a_header_that_is_wrong_is_refused(header: str, says: str) -> None:
    with pytest.raises(TamayaError, match=says):
        read_all(struct.pack("<Q", len(header)) + header.encode() + bytes(16))


def test_any_bytes_are_a_game_or_an_error() -> None:
    good = written(tensors_of(some_games(2, 1)))
    chance = random.Random(1)
    for _ in range(200):
        spoilt = bytearray(good)
        for _ in range(3):
            spoilt[math.floor(chance.random() ** 3 * len(spoilt))] = chance.randrange(256)
        with contextlib.suppress(TamayaError):
            read_all(bytes(spoilt[: chance.choice((None, chance.randrange(len(spoilt))))]))
