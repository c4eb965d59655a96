"""How much a player knows: which conventions belong to which level."""

from typing import NamedTuple


class Level(NamedTuple):
    """The conventions that are not for everybody. Chop, focus, saves, play hints and good touch always are."""

    name: str
    prompts: bool = False
    finesses: bool = False
    blind: bool = False  # what blind plays tell
    reverse: bool = False  # reverse finesses
    steps: int = 0  # how many cards may be missing: 2 is a double finesse
    own: bool = False  # prompts and finesses on oneself
    five_stall: bool = False
    ones: bool = False  # the order of 1s
    fixes: bool = False
    passing: bool = False  # discards that pass information
    counting: bool = False  # end-game counting


BEGINNER = Level("beginner")
CLUB = Level("club", prompts=True, finesses=True, blind=True, steps=1)
EXPERT = Level(
    "expert",
    prompts=True,
    finesses=True,
    blind=True,
    reverse=True,
    steps=2,
    own=True,
    five_stall=True,
    ones=True,
    fixes=True,
    passing=True,
    counting=True,
)
LEVELS = {level.name: level for level in (BEGINNER, CLUB, EXPERT)}
