"""The moments that counted: the position, what the move cost, and how it could have gone on."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape

from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.game import Game
from tamaya.core.view_maker import open_view
from tamaya.formats.picture.moment import HEIGHT, WIDTH, draw
from tamaya.review.html.move_list import remarks
from tamaya.review.html.sheet import GameSheet, chips
from tamaya.review.telling import ToldMoment

LONGEST_LINE = 10  # moves that are shown of how it could have gone on


def told_moments(sheet: GameSheet) -> Iterator[str]:
    """All of them."""
    told = list(sheet.moments())
    yield f"<h3>{sheet.say('sheet-moments')}</h3>"
    yield f'<p class="aside">{sheet.say("sheet-caution" if told else "moments-none")}</p>'
    for one in told:
        yield from _moment(sheet, one)


def _moment(sheet: GameSheet, told: ToldMoment) -> Iterator[str]:
    number = told.moment.number
    before = sheet.game.at(number - 1)
    now = before.copy()
    now.do(told.moment.action)
    caption = sheet.say("sheet-before", move=number)
    action = parse_action(told.moment.action)
    lit = [action.card] if isinstance(action, Play | Discard) else list(told.moment.cards[:1])
    source = _picture(before, sheet.names, lit)
    yield f'<section class="panel"><h3><a href="#{sheet.anchor(number)}">{number}</a> {escape(told.move)}</h3>'
    yield f"<p>{escape(told.verdict)}</p>"
    if told.better:
        yield f"<p>{escape(told.better)}</p>"
    exact = [f"<p>{escape(text)}</p>" for text in told.exactly]
    more = "".join([*exact, *remarks(sheet, number, now)])
    yield f'<details class="more"><summary>{sheet.say("exactly")}</summary>{more}</details>' if more else ""
    yield f'<figure><img class="position" width="{WIDTH}" height="{HEIGHT}" alt="{caption}" src="{source}">'
    yield f'<figcaption class="aside">{caption}</figcaption></figure>{_hands(sheet, before, lit)}'
    yield f"{_line(sheet, told)}</section>"


def _picture(game: Game, names: Sequence[str], lit: Sequence[int]) -> str:
    """A picture with all cards open, within the page."""
    svg = draw(open_view(game), names, lit)
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def _hands(sheet: GameSheet, game: Game, lit: Sequence[int]) -> str:
    """The hands once more, for screens on which the picture is small."""
    rows = (
        f"<dt>{escape(name)}</dt><dd>{chips([(id, game.card(id)) for id in hand], lit, sheet.speech)}</dd>"
        for name, hand in zip(sheet.names, game.hands, strict=True)
    )
    return f'<dl class="hands">{"".join(rows)}</dl>'


def _line(sheet: GameSheet, told: ToldMoment) -> str:
    """The first moves of a way that is proven."""
    moves = [f"<li>{escape(move)}</li>" for move in told.line[:LONGEST_LINE]]
    if len(told.line) > LONGEST_LINE:
        moves.append("<li>…</li>")
    items = f'<ol class="line" start="{told.moment.number}">{"".join(moves)}</ol>'
    return f"<details><summary>{sheet.say('sheet-line')}</summary>{items}</details>"
