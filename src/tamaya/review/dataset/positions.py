"""The rows of a dataset: one for each game, and one for each position of it, with what each legal move is worth.

That is searched completely near the end, before that by playing on."""

from tamaya.extras import need

need("dataset", __name__)

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from tamaya.bots import Agreement
from tamaya.bots.compiled.linking import Policy
from tamaya.core.game import Game
from tamaya.core.randomness import advance, start
from tamaya.core.rules import Rules, write_options
from tamaya.core.tables import compile_tables
from tamaya.env.observations import Layout
from tamaya.formats.record_text import RecordedGame, write_line
from tamaya.review.cost import USUAL, DealtWorlds, check_team
from tamaya.review.ending.judging import FEW, Judge
from tamaya.review.understanding import Understanding

DataRow = dict[str, Any]
NODES = 100_000  # positions that are looked at before a position counts as not near the end

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


# ---- What each legal move is worth -----------------------------------------------------------------------------------


class MoveValues(NamedTuple):
    """Final scores to expect, one for each legal move in the order of their numbers, with standard errors. Exact ones
    have none: they say what the best play with open hands would bring (`review.ending`). The others say what a team of
    bots scores that takes over after the move."""

    values: list[float]
    errors: list[float]
    is_exact: bool


def exact_values(game: Game) -> MoveValues | None:
    """Those of a position near its end, if everything could be searched."""
    if len(game.pile) > FEW:
        return None
    ahead = _judge(game.rules, game.players).judge(game, NODES)
    options = [ahead.option_for(str(game.action_of(number))) for number in game.legal_numbers()]
    if any(option.score != option.score_bound for option in options):
        return None
    return MoveValues([option.score for option in options], [0.0] * len(options), True)


def estimated_values(
    game: Game, understanding: Understanding, bot: str, worlds: int, seed: tuple[int, ...]
) -> MoveValues:
    """Those of any position: in this many worlds that agree with what the seat to act knows, the same ones for all
    moves."""
    x = start(seed[0])
    for number in seed[1:]:
        x = advance(x, number)
    dealt = DealtWorlds(game, _team(bot, game.rules, game.players), understanding, x)
    scores = dealt.try_out(game.legal_numbers(), worlds)
    errors = scores.std(axis=0, ddof=1) / len(scores) ** 0.5
    return MoveValues(scores.mean(axis=0).tolist(), errors.tolist(), False)


@lru_cache(maxsize=2)  # each takes some memory, and files seldom mix rules
def _judge(rules: Rules, players: int) -> Judge:
    return Judge(compile_tables(rules, players))


@lru_cache(maxsize=8)
def _team(bot: str, rules: Rules, players: int) -> Policy:
    return Policy(check_team(bot), rules, players)
