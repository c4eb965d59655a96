"""The rows of a dataset: one for each game, and one for each position of it."""

from tamaya.extras import need

need("dataset", __name__)

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa

from tamaya.bots import Agreement
from tamaya.core.game import Game
from tamaya.core.rules import write_options
from tamaya.env.observations import Layout
from tamaya.formats.record_text import RecordedGame, write_line
from tamaya.review.cost import USUAL
from tamaya.review.dataset.worth import estimated_values, exact_values
from tamaya.review.understanding import Understanding

DataRow = dict[str, Any]

# docs/env.md says what each column holds.
GAMES = pa.schema(
    [
        ("game", pa.int32()),
        ("file", pa.string()),
        ("place", pa.int32()),
        ("players", pa.int8()),
        ("rules", pa.string()),
        ("agreement", pa.string()),
        ("moves", pa.int16()),
        ("outcome", pa.string()),
        ("score", pa.int8()),
        ("record", pa.string()),
    ]
)
POSITIONS = pa.schema(
    [
        ("game", pa.int32()),
        ("move", pa.int16()),
        ("seat", pa.int8()),
        ("pile", pa.int8()),
        ("bits", pa.int16()),
        ("observation", pa.binary()),
        ("legal", pa.list_(pa.int16())),
        ("made", pa.int16()),
        ("values", pa.list_(pa.float32())),
        ("errors", pa.list_(pa.float32())),
        ("exact", pa.bool_()),
        ("score", pa.int8()),
    ]
)


def game_row(number: int, file: str, place: int, recorded: RecordedGame) -> DataRow:
    """The row of a game."""
    game = recorded.game
    return {
        "game": number,
        "file": file,
        "place": place,
        "players": game.players,
        "rules": write_options(game.rules),
        "agreement": str(Agreement.tagged(recorded.tags)),
        "moves": len(game.moves),
        "outcome": game.outcome,
        "score": None if game.outcome is None else game.score,
        "record": write_line(recorded).strip(),
    }


def position_rows(number: int, game: Game, layout: str, agreement: str, bot: str, worlds: int) -> Iterator[DataRow]:
    """The rows of a game's positions, each as its actor sees it before the move. Without worlds, moves have no
    values. With `none`, hints are read as reviews read them if nothing was agreed on."""
    observed = Layout(layout, game.rules, game.tables)
    now = game.start()
    understanding = Understanding(now, USUAL if agreement == "none" else agreement)
    for move in game.moves:
        for gesture in move.gestures:
            understanding.see(now.enter(gesture))
        bits = observed.observe_row(now.row, now.actor)
        row: DataRow = {
            "game": number,
            "move": move.number,
            "seat": now.actor,
            "pile": len(now.pile),
            "bits": observed.bits,
            "observation": np.packbits(bits, bitorder="little").tobytes(),
            "legal": now.legal_numbers(),
            "made": now.number_of(move.action),
            "score": None if game.outcome is None else game.score,
        }
        if worlds:
            found = exact_values(now) or estimated_values(now, understanding, bot, worlds, (number, move.number))
            row |= {"values": found.values, "errors": found.errors, "exact": found.is_exact}
        yield row
        understanding.see(now.do(move.action))
