"""What all parts of the page about one game share, and cards as small as a letter, drawn once for the whole page."""

from collections.abc import Collection, Iterable, Iterator
from html import escape

from tamaya.core.cards import COLOURS, Card
from tamaya.core.events import Event
from tamaya.core.game import Game
from tamaya.formats import RecordedGame
from tamaya.formats.picture.card_faces import Box, definitions, open_card
from tamaya.review.reviewing import Review
from tamaya.review.telling import ReviewTeller
from tamaya.speech.speaking import Speech

SIZE = (44, 62)


class GameSheet(ReviewTeller):
    """A game on the page, in a language. `place` is its place among the games there, from 1."""

    def __init__(self, recorded: RecordedGame, review: Review, place: int, language: str) -> None:
        super().__init__(review, Speech(language, recorded.edition), recorded.names)
        self.recorded = recorded
        self.place = place

    def say(self, key: str, **values: str | int) -> str:
        """A text of the catalogues, ready for HTML."""
        return escape(self.speech.say(key, **values))

    def anchor(self, number: int) -> str:
        """Where the page tells of a move."""
        return f"g{self.place}-m{number}"

    def walk(self) -> Iterator[tuple[tuple[Event, ...], Game]]:
        """What each move did, and the game after it."""
        for before, move in self.game.walk():
            now = before.copy()
            now.do(move.action)
            yield move.events, now


def symbols() -> str:
    """What the chips refer to: once on a page, where it takes no room."""
    return f'<svg class="symbols" aria-hidden="true"><defs>{"".join(definitions(COLOURS))}</defs></svg>'


def chips(cards: Iterable[tuple[int, Card]], lit: Collection[int], speech: Speech) -> str:
    """Some cards, those that matter most lit."""
    drawn = "".join(_chip(card, id in lit, speech) for id, card in cards)
    return f'<span class="cards">{drawn}</span>' if drawn else ""


def _chip(card: Card, lit: bool, speech: Speech) -> str:
    name = escape(speech.card(str(card)))
    face = "".join(open_card(Box(1, 1, SIZE[0] - 2, SIZE[1] - 2), card))
    return (
        f'<svg class="chip{" lit" if lit else ""}" viewBox="0 0 {SIZE[0]} {SIZE[1]}" role="img" aria-label="{name}">'
        f"<title>{name}</title>{face}</svg>"
    )
