"""Chance that nobody can know or repeat."""

import secrets

from tamaya.core.cards import Card
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.server.table.chance import Deal


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

    def salt(self) -> str:
        """256 bits."""
        return secrets.token_hex(32)

    def first(self, players: int) -> int:
        """Any chair."""
        return secrets.randbelow(players)
