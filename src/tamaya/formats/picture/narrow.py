"""A moment as a picture for narrow places, such as a phone or a printed card: the hands are below each other."""

from collections.abc import Collection, Iterator, Sequence

from tamaya.core.game import Game
from tamaya.core.view import PublicView
from tamaya.formats.picture.card_faces import RATIO, Box, in_order, open_card
from tamaya.formats.picture.moment import GAP, Svg, before_the_sky, fireworks, hand_name, held_card

MARGIN = 12
NAMES = 116  # to the left of the hands
TOP = 84  # of the first hand
CARD = 66
ROW = 118  # from hand to hand, with the marks below the cards
DISCARD = 28
WIDTH = NAMES + 5 * (CARD + GAP) + MARGIN


def narrow_picture(game: Game, names: Sequence[str], seat: int, lit: Collection[int] = ()) -> Svg:
    """A game as a seat sees it now; the cards with these ids glow."""
    view = game.view(seat)
    body = [
        *fireworks(view, Box(MARGIN, MARGIN, 0.5 * WIDTH, TOP - MARGIN)),
        *_discards(view),
        *_hands(view, names, lit),
    ]
    return Svg(before_the_sky(view, WIDTH, TOP + view.players * ROW, body))


def _discards(view: PublicView) -> Iterator[str]:
    """From the right, beside the fireworks."""
    for number, card in enumerate(reversed(in_order(card for _, card in view.discards)), start=1):
        left = WIDTH - MARGIN - number * (DISCARD + 4)
        yield from open_card(Box(left, MARGIN, DISCARD, DISCARD * RATIO), card)


def _hands(view: PublicView, names: Sequence[str], lit: Collection[int]) -> Iterator[str]:
    for seat, hand in enumerate(view.hands):
        y = TOP + seat * ROW
        yield from hand_name(names[seat], MARGIN, y + 30, seat == view.actor, seat == view.seat)
        for place, held in enumerate(hand):
            box = Box(NAMES + place * (CARD + GAP), y, CARD, CARD * RATIO)
            yield from held_card(view, held, box, held.id in lit)
