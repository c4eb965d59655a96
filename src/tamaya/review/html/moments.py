"""The moments that counted: the position, what the move cost, and how it could have gone on."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape

from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.game import Game
from tamaya.core.view_maker import open_view
from tamaya.formats.picture.moment import HEIGHT, WIDTH, draw
from tamaya.review.html.chips import chips
from tamaya.review.html.context import GameSheet
from tamaya.review.html.moves import remarks
from tamaya.review.possible import Reviewed
from tamaya.review.report import Moment
from tamaya.review.telling import Teller

LONGEST_LINE = 10  # moves that are shown of how it could have gone on


def told_moments(context: GameSheet) -> Iterator[str]:
    """All of them."""
    yield f"<h3>{context.say('sheet-moments')}</h3>"
    yield f'<p class="aside">{context.say("sheet-caution" if context.moments else "sheet-nothing-lost")}</p>'
    for moment in context.moments:
        yield from _moment(context, moment)


def _moment(context: GameSheet, moment: Moment) -> Iterator[str]:
    step = context.steps[moment.number - 1]
    before = context.game.at(step.number - 1)
    now = before.copy()
    teller = Teller(context.speech, context.names, before.card)
    told = escape(teller.open_move(now.do(step.action)))
    (verdict,) = teller.reasons([moment.sentence()])
    settled = context.steps[moment.settled - 1]
    decided = "yes" if settled.best_after == settled.bound_after else "no"
    reached = {"before": settled.best_before, "after": settled.best_after, "bound": settled.bound_after}
    caption = context.say("sheet-before", move=step.number)
    action = parse_action(step.action)
    lit = [action.card] if isinstance(action, Play | Discard) else list(moment.cards[:1])
    source = _picture(before, context.names, lit)
    yield f'<section class="panel"><h3><a href="#{context.anchor(step.number)}">{step.number}</a> {told}</h3>'
    yield f"<p>{escape(verdict)}</p>"
    if moment.instead:
        yield f"<p>{escape(teller.better(moment.instead))}</p>"
    if moment.lost:
        yield f"<p>{context.say('sheet-cost', move=settled.number, decided=decided, **reached)}</p>"
    yield f'<div class="more">{"".join(remarks(context, step.number, now))}</div>'
    yield f'<figure><img class="position" width="{WIDTH}" height="{HEIGHT}" alt="{caption}" src="{source}">'
    yield f'<figcaption class="aside">{caption}</figcaption></figure>{_hands(context, before, lit)}'
    yield f"{_line(context, step, before)}</section>"


def _picture(game: Game, names: Sequence[str], lit: Sequence[int]) -> str:
    """A picture with all cards open, within the page."""
    svg = draw(open_view(game), names, lit)
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def _hands(context: GameSheet, game: Game, lit: Sequence[int]) -> str:
    """The hands once more, for screens on which the picture is small."""
    rows = (
        f"<dt>{escape(name)}</dt><dd>{chips([(id, game.card(id)) for id in hand], lit, context.speech)}</dd>"
        for name, hand in zip(context.names, game.hands, strict=True)
    )
    return f'<dl class="hands">{"".join(rows)}</dl>'


def _line(context: GameSheet, step: Reviewed, before: Game) -> str:
    """The first moves of a way that is proven."""
    now = before.copy()
    teller = Teller(context.speech, context.names, now.card)
    told = [f"<li>{escape(teller.open_move(now.do(action)))}</li>" for action in step.line[:LONGEST_LINE]]
    if len(step.line) > LONGEST_LINE:
        told.append("<li>…</li>")
    items = f'<ol class="line" start="{step.number}">{"".join(told)}</ol>'
    return f"<details><summary>{context.say('sheet-line')}</summary>{items}</details>"
