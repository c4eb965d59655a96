"""Everything that is left to chance on a server: ids, deals, who begins. Tests bring their own."""

import secrets
from typing import NamedTuple, Protocol

from tamaya.core.cards import Card
from tamaya.core.game import Game
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables


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

    def first(self, players: int) -> int:
        """The chair that begins."""


class SecretChance:
    """Chance from the operating system: no seed decides it."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def new_id(self) -> str:
        """Sixteen letters and digits."""
        return secrets.token_urlsafe(12)

    def deal(self, rules: Rules, players: int) -> Deal:
        """Deck, tiles and the seed (of tile 5), each by itself."""
        cards = [str(Card.of(identity)) for identity in compile_tables(rules, players).deck]
        tiles = [1, 2, 3, 4, 5, 6]
        self._random.shuffle(cards)
        self._random.shuffle(tiles)
        return Deal(secrets.randbelow(len(SEEDS)), cards, tiles)

    def first(self, players: int) -> int:
        """Any chair."""
        return secrets.randbelow(players)


def seeded_deal(rules: Rules, players: int, seed: int) -> Deal:
    """The deal that a seed decides."""
    game = Game.deal(rules, players, seed)
    return Deal(seed, [str(card) for card in game.deck], list(game.tiles))
