"""Examples: a position for each convention, with the hands that matter. The tests play them."""

from typing import NamedTuple


class Example(NamedTuple):
    """What is there, what happened, and what a player who knows the convention does next."""

    hands: tuple[str, ...]  # by seat, each in the order drawn; seat 0 begins
    moves: tuple[str, ...]  # such as: play r1, discard w4, hint 2 red
    then: str  # what the next player does
    because: str  # the key of the reason
