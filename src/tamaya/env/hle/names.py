"""HLE's enumerations and colour letters."""

import enum

COLOR_CHAR = ["R", "Y", "G", "W", "B"]
CHANCE_PLAYER_ID = -1


class HanabiMoveType(enum.IntEnum):
    """The kinds of moves."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


class HanabiEndOfGameType(enum.IntEnum):
    """How a game ended."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


class AgentObservationType(enum.IntEnum):
    """How much an agent observes of what hints have told."""

    MINIMAL = 0
    CARD_KNOWLEDGE = 1
    SEER = 2


class ObservationEncoderType(enum.IntEnum):
    """The encoders."""

    CANONICAL = 0


def color_idx_to_char(color_idx: int) -> str | None:
    """The letter of a colour, None for −1."""
    return None if color_idx == -1 else COLOR_CHAR[color_idx]


def color_letter(color: int) -> str:
    """The letter of a colour, X for one that there is not."""
    return COLOR_CHAR[color] if 0 <= color < len(COLOR_CHAR) else "X"


def color_char_to_idx(color_char: str) -> int:
    """The number of a colour letter."""
    if color_char not in COLOR_CHAR:
        raise ValueError(f"Invalid color: {color_char}. Should be one of {COLOR_CHAR}.")
    return COLOR_CHAR.index(color_char)
