"""A moment of a recorded game as one SVG picture, in the format that link previews have: fireworks and score above,
hands, discards."""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from html import escape

from tamaya.core.cards import VALUES, Card, Colour
from tamaya.core.drawing import seat_names
from tamaya.core.errors import BadNotation
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.core.record import check_names
from tamaya.core.view import HeldCard, PublicView
from tamaya.core.view_maker import open_view
from tamaya.extras import lacking, need
from tamaya.formats.picture.card_faces import (
    RATIO,
    Box,
    Rim,
    definitions,
    hidden_card,
    in_order,
    marks,
    open_card,
    rectangle,
    use,
)
from tamaya.formats.picture.shapes import DANGER, GLOW, INK, INK_2, SKY, TONES
from tamaya.formats.record_text import RecordedGame


class Svg(str):
    """A picture as text; notebooks show it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(shown: Game | PublicView, names: Sequence[str] = ()) -> Svg:
    """A game as it stands, with all cards open, or a view of it.

    Examples:
        >>> from tamaya import Game, Rules, svg
        >>> picture = svg(Game.deal(Rules(), players=2, seed=1))  # in a notebook, the last line of a cell shows it
    """
    view = open_view(shown) if isinstance(shown, Game) else shown
    check_names(names or None, view.players)
    return Svg(draw(view, names or seat_names(view.players), ()))


def picture_of(
    recorded: RecordedGame, move: int | None = None, seat: int | None = None, everything: bool | None = None
) -> Svg:
    """The SVG of a game after this many moves (None: at its end, 0: the deal), as a seat saw it; without a seat with
    all cards open if the game is over, or if `everything` asks for it, else as everybody knew it.

    Raises:
        BadNotation: if there is no such move or seat

    Examples:
        >>> from tamaya import Game, Rules
        >>> from tamaya.formats import RecordedGame
        >>> from tamaya.formats.picture import picture_of
        >>> picture_of(RecordedGame(Game.deal(Rules(), players=2, seed=1)), seat=0)[:4]
        '<svg'
    """
    played = recorded.game
    if seat is not None and not 0 <= seat < played.players:
        raise BadNotation("no-such-seat", seat=seat, most=played.players - 1)
    last = len(played.moves)
    if move is not None and not 0 <= move <= last:
        raise BadNotation("no-such-move", move=move, last=last)
    game = played.at(last if move is None else move)
    done = game.moves[-1].events[0] if game.moves else None
    lit = done.touched if isinstance(done, Hinted) else ()
    names = recorded.names or seat_names(played.players)
    shown = recorded.is_over if everything is None else everything
    return Svg(draw(open_view(game) if seat is None and shown else game.view(seat), names, lit))


WIDTH, HEIGHT = 1200, 630
MARGIN = 36
FONT = "ui-rounded,'SF Pro Rounded',Nunito,'DejaVu Sans',system-ui,sans-serif"
TOP = Box(MARGIN, 30, WIDTH - 2 * MARGIN, 176)  # fireworks, score, tokens
MIDDLE = Box(MARGIN, 236, WIDTH - 2 * MARGIN, 310)  # hands
FOOT = Box(MARGIN, 570, WIDTH - 2 * MARGIN, 40)  # discards
LONGEST_NAME = 20
LIFT = 0.11  # of the height of a card that is raised or lowered
GAP = 8  # between cards
AROUND_CARDS = 66  # the name above a hand and the marks below it


def draw(view: PublicView, names: Sequence[str], lit: Collection[int] = ()) -> str:
    """The table as this view sees it; the cards with these ids glow, as those that a hint has just touched."""
    body = [
        *_stars(),
        *fireworks(view, Box(TOP.x, TOP.y, 0.66 * TOP.width, TOP.height)),
        *_state(view),
        *_hands(view, names, lit),
        *_discards([card for _, card in view.discards]),
    ]
    return before_the_sky(view, WIDTH, HEIGHT, body)


def before_the_sky(view: PublicView, width: int, height: int, body: Iterable[str]) -> str:
    """A whole picture of this size, with what is drawn on it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{FONT}"><defs>{"".join(definitions(view.fireworks))}'
        f'<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{SKY[0]}"/><stop offset=".45" '
        f'stop-color="{SKY[1]}"/><stop offset="1" stop-color="{SKY[2]}"/></linearGradient></defs>'
        f'<rect width="{width}" height="{height}" fill="url(#sky)"/>{"".join(body)}</svg>\n'
    )


def _stars() -> Iterator[str]:
    for number in range(60):  # always the same
        x, y = number * 733 % WIDTH, number * number * 97 % HEIGHT
        yield f'<circle cx="{x}" cy="{y}" r="{0.8 + number % 3 * 0.4:.1f}" fill="#fff" opacity=".35"/>'


# ---- Above ---------------------------------------------------------------------------------------------------------


def fireworks(view: PublicView, within: Box) -> Iterator[str]:
    """The top card of each firework, and how far it has come."""
    step = min(within.width / len(view.fireworks), 138)
    width = min(step - 14, (within.height - 16) / RATIO)
    for number, (colour, placed) in enumerate(view.fireworks.items()):
        box = Box(within.x + number * step, within.y, width, width * RATIO)
        if placed:
            yield from open_card(box, Card(colour, VALUES + 1 - placed if colour is Colour.BLACK else placed))
        else:
            yield rectangle(box, box.width * 0.11, "#ffffff0f", Rim("#ffd8aa", 0.3, 2))
            yield use(f"shape-{colour}", box.part(0.2, 0.3, 0.6, 0.4), TONES[colour].bright)
        for place in range(VALUES):
            step_box = Box(box.x + place * width / VALUES, box.y + box.height + 7, width / VALUES - 3, 7)
            yield rectangle(step_box, 3, TONES[colour].bright if place < placed else "#ffffff2e")


def _state(view: PublicView) -> Iterator[str]:
    """The score, the tokens, the pile. A masterpiece has no points (X3)."""
    right = TOP.x + TOP.width
    points = view.score if view.outcome else view.worth
    if not view.rules.masterpiece:
        yield (
            f'<text x="{right}" y="{TOP.y + 78}" text-anchor="end" fill="{INK}" font-size="88" font-weight="800">'
            f'{points}<tspan fill="{INK_2}" font-size="36" font-weight="600"> / {view.rules.max_score}</tspan></text>'
        )
    yield from _tokens("lantern", view.hints, view.rules.hints, right, TOP.y + 96, GLOW)
    yield from _tokens("spark", view.mistakes, view.rules.mistakes, right, TOP.y + 136, DANGER)
    x = right - 32 * view.rules.mistakes - 40
    yield rectangle(Box(x - 30, TOP.y + 139, 21, 29), 4, "url(#ground-back)", Rim(GLOW, 0.6, 2))
    yield f'<text x="{x - 40:.0f}" y="{TOP.y + 164}" text-anchor="end" fill="{INK_2}" font-size="28">{view.pile}</text>'


def _tokens(name: str, lit: int, most: int, right: float, y: float, colour: str) -> Iterator[str]:
    """A row of tokens, this many of them lit: hints that are left, mistakes that were made."""
    step = min(32.0, 330 / most)
    for number in range(most):
        box = Box(right - (most - number) * step, y, 34, 34)
        yield use(name, box, colour, faint=number >= lit)


# ---- Hands ---------------------------------------------------------------------------------------------------------


def _hands(view: PublicView, names: Sequence[str], lit: Collection[int]) -> Iterator[str]:
    """All hands, in as many columns as let the cards be largest; fewer rows are worth a little."""
    largest = max(map(len, view.hands)) or 1
    widths = {columns: _card_width(view.players, largest, columns) for columns in (1, 2, 3)}
    columns = max(widths, key=lambda columns: widths[columns] * (1 + 0.04 * columns))
    width = widths[columns]
    rows = math.ceil(view.players / columns)
    cell = Box(0, 0, MIDDLE.width / columns, min(MIDDLE.height / rows, width * RATIO + AROUND_CARDS))
    top = MIDDLE.y + (MIDDLE.height - rows * cell.height) / 2
    for seat, hand in enumerate(view.hands):
        x = MIDDLE.x + seat % columns * cell.width
        y = top + seat // columns * cell.height
        yield from hand_name(names[seat], x, y, seat == view.actor, seat == view.seat)
        for place, held in enumerate(hand):
            box = Box(x + place * (width + GAP), y + 36, width, width * RATIO)
            yield from held_card(view, held, box, held.id in lit)


def _card_width(players: int, largest: int, columns: int) -> float:
    """How wide cards can be if the largest hand has this many."""
    across = (MIDDLE.width / columns - 3 * GAP) / largest - GAP
    return min(across, (MIDDLE.height / math.ceil(players / columns) - AROUND_CARDS) / RATIO, 120)


def hand_name(name: str, x: float, y: float, acts: bool, views: bool) -> Iterator[str]:
    """Whose hand it is, with a lantern if it is their turn, and a line below if they look."""
    shown = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
    if acts:
        yield use("lantern", Box(x - 4, y - 2, 32, 32), GLOW)
    colour, left = (GLOW, x + 32) if acts else (INK, x)
    underline = ' text-decoration="underline"' if views else ""
    look = f'fill="{colour}" font-size="25" font-weight="600"{underline}'
    yield f'<text x="{left:.1f}" y="{y + 23:.1f}" {look}>{escape(shown)}</text>'


def held_card(view: PublicView, held: HeldCard, box: Box, lit: bool) -> Iterator[str]:
    """A card, held as its holder holds it (C3)."""
    posed = held.turned or held.raised
    if posed:
        x, y = box.x + box.width / 2, box.y + box.height / 2
        turn = f" rotate(90) scale({1 / RATIO:.2f})" if held.turned else ""
        lift = y - held.raised * LIFT * box.height
        yield f'<g transform="translate({x:.1f} {lift:.1f}){turn} translate({-x:.1f} {-y:.1f})">'
    if held.card is None:
        yield from hidden_card(box, held, view.fireworks, lit)
    else:
        yield from open_card(box, held.card, lit)
    yield from marks(box, held.hints)
    if posed:
        yield "</g>"


# ---- Below ---------------------------------------------------------------------------------------------------------


def _discards(cards: Sequence[Card]) -> Iterator[str]:
    """All discards, by colour and value, as small cards."""
    step = min(32.0, FOOT.width / max(len(cards), 1))
    for number, card in enumerate(in_order(cards)):
        box = Box(FOOT.x + number * step, FOOT.y, 26, 38)
        yield from open_card(box, card)


def can_png() -> bool:
    """Whether PNG can be made here."""
    return not lacking("pictures")


def png_of(svg: str, width: int) -> bytes:
    """The PNG of a picture, this many pixels wide.

    Raises:
        ImportError: if the extra `pictures` is not installed
    """
    need("pictures", f"{__name__}.png_of")
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, width=width))
