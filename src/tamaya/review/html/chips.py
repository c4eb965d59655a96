"""Cards as small as a letter, drawn once for the whole page."""

from collections.abc import Collection, Iterable
from html import escape

from tamaya.core.cards import COLOURS, Card
from tamaya.formats.picture.card_faces import Box, definitions, open_card
from tamaya.speech.speaking import Speech

SIZE = (44, 62)


def symbols() -> str:
    """What the chips refer to; it stands once in a page and takes no room."""
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
