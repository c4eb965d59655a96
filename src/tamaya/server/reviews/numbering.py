"""Reviews count moves from 1; the page counts all entries of a game's history from 0, with the gestures among them."""

from collections.abc import Sequence

from tamaya.bots.bot import Reason
from tamaya.core.actions import Gesture
from tamaya.core.game import Game
from tamaya.server.wire.parts import Explanation


class Numbers:
    """Where the moves of a game are among the entries of its history."""

    def __init__(self, game: Game) -> None:
        self._entries = [number for number, entry in enumerate(game.history) if not isinstance(entry, Gesture)]

    def __len__(self) -> int:
        return len(self._entries)

    def of(self, move: int) -> int:
        """The number of an entry, as the page counts."""
        return self._entries[move - 1]

    def details(self, details: Sequence[tuple[str, str | int | float]]) -> dict[str, str | int | float]:
        """What a sentence names; a move as people count what they see on the page, from 1."""
        return {name: self.of(value) + 1 if name == "move" else value for name, value in details}  # type: ignore[arg-type]

    def explanation(self, reason: Reason) -> Explanation:
        """A sentence of a review for the page."""
        return Explanation(reason.key, list(reason.cards), self.details(reason.details))
