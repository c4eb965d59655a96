"""What all parts of the page about one game share."""

from collections.abc import Iterator
from html import escape

from tamaya.core.actions import Gesture
from tamaya.core.drawing import seat_names
from tamaya.core.events import Event
from tamaya.core.game import Game
from tamaya.formats import RecordedGame
from tamaya.review.gathered import Gathered
from tamaya.speech.speaking import Speech


class GameSheet:
    """A game on the page, in a language. `place` is its place among the games there, from 1."""

    def __init__(self, gathered: Gathered, place: int, speech: Speech) -> None:
        self.recorded, self.steps, self.meanings, self.known, _ = gathered
        self.moments = gathered.moments()
        self.game = self.recorded.game
        self.place = place
        self.speech = speech
        self.names = _names(self.recorded, speech)

    def say(self, key: str, **values: str | int) -> str:
        """A text of the catalogues, ready for HTML."""
        return escape(self.speech.say(key, **values))

    def anchor(self, number: int) -> str:
        """Where the page tells of a move."""
        return f"g{self.place}-m{number}"

    def walk(self) -> Iterator[tuple[int, tuple[Event, ...], Game]]:
        """Every move: how many entries there were with it, gestures too; what happened; how it stood after it."""
        now = self.game.start()
        for entered, entry in enumerate(self.game.history, start=1):
            events = now.enter(entry)
            if not isinstance(entry, Gesture):
                yield entered, events, now


def _names(recorded: RecordedGame, speech: Speech) -> list[str]:
    """Who sits at each seat; those of the same name are numbered."""
    names = recorded.names or seat_names(recorded.game.players, speech)
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    ]
