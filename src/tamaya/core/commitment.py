"""A deck that can be checked: the dealer publishes a fingerprint before the first move, and the deal after the last.

The fingerprint is the SHA-256 of `deal_text`. The salt in it is secret until the end, so that nobody can try out decks;
whoever has both can see that the deal is the one fixed at the start. docs/security.md says what that proves.
"""

import hashlib
import json
import re
from typing import TYPE_CHECKING, NamedTuple

from tamaya.core.rules import Rules

if TYPE_CHECKING:
    from tamaya.core.game import Game

SALT = re.compile(r"[0-9a-f]{32,128}")  # at least 128 bits
FINGERPRINT = re.compile(r"[0-9a-f]{64}")


class Commitment(NamedTuple):
    """What was published at the start, and the secret that opens it."""

    fingerprint: str
    salt: str

    def fits(self, game: "Game") -> bool:
        """Whether this is the deal that was fixed at the start."""
        return fingerprint(game, self.salt) == self.fingerprint


def commit(game: "Game", salt: str) -> Commitment:
    """Fix the deal of a game."""
    return Commitment(fingerprint(game, salt), salt)


def fingerprint(game: "Game", salt: str) -> str:
    """The fingerprint of a deal: 64 hexadecimal digits."""
    return hashlib.sha256(deal_text(game, salt).encode()).hexdigest()


def deal_text(game: "Game", salt: str) -> str:
    """Everything that decides the cards, as one text. Only options that differ from the base game are written, so that
    an option of a later version changes no older text."""
    base = Rules().to_dict()
    options = {name: value for name, value in game.rules.to_dict().items() if value != base[name]}
    return "\n".join(
        (
            "tamaya deal 1",
            " ".join(("rules", *(f"{name}={_written(options[name])}" for name in sorted(options)))),
            f"players {game.players}",
            f"seed {game.seed}",
            " ".join(("deck", *map(str, game.deck))),
            " ".join(("tiles", *(map(str, game.tiles) if game.rules.bonus_tiles else ()))),
            f"salt {salt}",
        )
    )


def _written(value: str | int | bool | None) -> str:
    return value if isinstance(value, str) else json.dumps(value)
