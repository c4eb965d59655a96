"""HLE's `pyhanabi` names."""

from tamaya.env.hle.hanabi_game import HanabiGame
from tamaya.env.hle.hanabi_move import HanabiCard, HanabiHistoryItem, HanabiMove
from tamaya.env.hle.names import (
    CHANCE_PLAYER_ID,
    COLOR_CHAR,
    AgentObservationType,
    HanabiEndOfGameType,
    HanabiMoveType,
    ObservationEncoderType,
    color_char_to_idx,
    color_idx_to_char,
)
from tamaya.env.hle.observation import HanabiCardKnowledge, HanabiObservation, ObservationEncoder
from tamaya.env.hle.state import HanabiState, IllegalMove

__all__ = [
    "CHANCE_PLAYER_ID",
    "COLOR_CHAR",
    "AgentObservationType",
    "HanabiCard",
    "HanabiCardKnowledge",
    "HanabiEndOfGameType",
    "HanabiGame",
    "HanabiHistoryItem",
    "HanabiMove",
    "HanabiMoveType",
    "HanabiObservation",
    "HanabiState",
    "IllegalMove",
    "ObservationEncoder",
    "ObservationEncoderType",
    "cdef_loaded",
    "color_char_to_idx",
    "color_idx_to_char",
    "lib_loaded",
    "try_cdef",
    "try_load",
]


def try_cdef(*_: object, **__: object) -> bool:
    """There is no library to load: always True."""
    return True


try_load = cdef_loaded = lib_loaded = try_cdef
