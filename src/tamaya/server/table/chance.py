"""What is left to chance at a table: ids, deals, who begins. It comes in from outside; tests bring their own."""

from typing import NamedTuple, Protocol

from tamaya.core.game import Game
from tamaya.core.rules import Rules


class Deal(NamedTuple):
    """How the cards and the bonus tiles lie."""

    seed: int
    deck: list[str]
    tiles: list[int]


class Chance(Protocol):
    """A source of chance."""

    def new_id(self) -> str:
        """An id that nobody can guess."""

    def deal(self, rules: Rules, players: int) -> Deal:
        """A deal that nobody can know."""

    def salt(self) -> str:
        """A secret of at least 128 bits, in hexadecimal digits: it seals a deal until the end."""

    def first(self, players: int) -> int:
        """The chair that begins."""


def seeded_deal(rules: Rules, players: int, seed: int) -> Deal:
    """The deal that a seed decides."""
    game = Game.deal(rules, players, seed)
    return Deal(seed, [str(card) for card in game.deck], list(game.tiles))
