"""The id of a game in the archive."""

import base64
import hashlib

from tamaya.core.commitment import deal_text
from tamaya.core.game import Game


def game_id(table: str, begun: int, game: Game, salt: str) -> str:
    """The id of a game, which follows from its log: whoever stores it, it is the same. While it goes on nobody can
    tell it, for the deal is in it; and a link to the table alone is none to its games."""
    text = f"{table} {begun}\n{deal_text(game, salt)}"
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:12]).decode()
