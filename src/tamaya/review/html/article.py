"""A game on the page: its head with the curve of what could be reached, the moves that counted, and all moves.

A moment has its position and how it could have gone on; a move, what was possible, what hints meant, what it risked."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape
from typing import NamedTuple

from tamaya.core.actions import Discard, Play, parse_action
from tamaya.core.cards import Card
from tamaya.core.events import Discarded, Event, Hinted, Misplayed, Played, Reshuffled
from tamaya.core.game import Game
from tamaya.core.view_maker import open_view
from tamaya.formats.picture.moment import HEIGHT as PICTURE_HEIGHT
from tamaya.formats.picture.moment import WIDTH as PICTURE_WIDTH
from tamaya.formats.picture.moment import draw
from tamaya.review.html.sheet import GameSheet, chips
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.promises import BROKEN
from tamaya.review.telling import Teller, ToldMoment, worth_telling
from tamaya.speech.options import chosen_options

# ---- The head --------------------------------------------------------------------------------------------------------


def title(sheet: GameSheet) -> str:
    """Who played."""
    return escape(sheet.speech.listed(sheet.names))


def head(sheet: GameSheet, numbered: bool) -> Iterator[str]:
    """All of it; `numbered`: with the place of the game among others."""
    number = f"{sheet.place}. " if numbered else ""
    yield f'<h2>{number}{title(sheet)}</h2><p class="score">{escape(sheet.result())}</p>'
    rules = " · ".join(_rules(sheet))
    if rules:
        yield f'<p class="aside">{rules}</p>'
    yield f'<p class="aside">{escape(sheet.read_as())}</p><p>{escape(" ".join(sheet.summary()))}</p>'
    if sheet.review.steps:
        yield from _curve(sheet)


def _rules(sheet: GameSheet) -> Iterator[str]:
    """The box, and what differs from it."""
    if edition := sheet.recorded.edition:
        yield sheet.say(f"edition-name-{edition}")
    yield from map(escape, chosen_options(sheet.speech, edition, sheet.game.rules))


def _curve(sheet: GameSheet) -> Iterator[str]:
    steps, most = sheet.review.steps, sheet.game.rules.max_score
    first = steps[0]
    points = [CurvePoint(first.best_before, first.bound_before, sheet.game.start().worth)]
    for step, (_, now) in zip(steps, sheet.walk(), strict=True):
        points.append(CurvePoint(step.best_after, step.bound_after, now.worth))
    gone = sheet.review.gone and sheet.review.gone.number
    marks = [moment.number for moment in sheet.review.moments]
    yield f'<figure class="curve panel">{curve(points, most, sheet.say("sheet-curve"), gone, marks)}'
    yield f'<figcaption class="aside"><p class="legend"><span>{sheet.say("sheet-possible")}</span>'
    yield f'<span class="by-glow">{sheet.say("sheet-reached")}</span></p>'
    exact = "".join(f"<p>{escape(text)}</p>" for text in sheet.exactly())
    yield f"<details><summary>{sheet.say('exactly')}</summary>{exact}</details></figcaption></figure>"


WIDTH, HEIGHT = 520, 240
LEFT, RIGHT, TOP, BOTTOM = 36, 10, 30, 30


class CurvePoint(NamedTuple):
    """How it stood after a move (0: the deal)."""

    best: int  # can be reached
    bound: int  # more cannot
    worth: int  # has been reached


def curve(points: Sequence[CurvePoint], most: int, label: str, gone: int | None, marks: Sequence[int]) -> str:
    """The drawing: `most` is a perfect show, `gone` the move that put it out of reach; `marks` are moves
    that the page speaks of. The label is HTML already."""
    lowest = min(0, *(point.worth for point in points))
    scale = _Scale(len(points) - 1, lowest, max(most, lowest + 1))
    body = [
        *_grid(scale, most),
        *_lines(scale, points),
        *(_gone(scale, gone) if gone is not None else ()),
        *(_mark(scale, points, move) for move in marks),
    ]
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(body)}</svg>'


class _Scale(NamedTuple):
    moves: int
    lowest: int
    most: int

    def x(self, move: float) -> float:
        return LEFT + move * (WIDTH - LEFT - RIGHT) / max(self.moves, 1)

    def y(self, points: float) -> float:
        return HEIGHT - BOTTOM - (points - self.lowest) * (HEIGHT - TOP - BOTTOM) / (self.most - self.lowest)


def _grid(scale: _Scale, most: int) -> Iterator[str]:
    for points in dict.fromkeys((0, *range(5, most, 5), most)):
        y = scale.y(points)
        yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 6}" y="{y:.1f}" dy=".35em" text-anchor="end">{points}</text>'
    for move in range(10, scale.moves + 1, 10):
        yield f'<text x="{scale.x(move):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{move}</text>'


def _lines(scale: _Scale, points: Sequence[CurvePoint]) -> Iterator[str]:
    best = _steps(scale, [point.best for point in points])
    floor = scale.y(min(0, scale.lowest))
    worth = _steps(scale, [point.worth for point in points])
    yield f'<path class="sum" d="{worth}V{floor:.1f}H{LEFT}z"/><path class="reached" d="{worth}"/>'
    if any(point.best < point.bound for point in points):
        back = _steps(scale, [point.bound for point in points], back=True)
        yield f'<path class="open" d="{best}{back}z"/>'
    yield f'<path class="possible" d="{best}"/>'


def _steps(scale: _Scale, values: Sequence[int], back: bool = False) -> str:
    """A line in steps: what a move changes, it changes at once."""
    corners = []
    for move, value in enumerate(values):
        if move:
            corners.append((scale.x(move), scale.y(values[move - 1])))
        corners.append((scale.x(move), scale.y(value)))
    if back:
        return "".join(f"L{x:.1f} {y:.1f}" for x, y in reversed(corners))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)


def _gone(scale: _Scale, move: int) -> Iterator[str]:
    x = scale.x(move)
    yield f'<path class="gone" d="M{x:.1f} {TOP - 8}V{HEIGHT - BOTTOM}"/>'
    side, aside = ("end", -5) if move > scale.moves / 2 else ("start", 5)
    yield f'<text class="lost" x="{x + aside:.1f}" y="{TOP - 6}" text-anchor="{side}">{move}</text>'


def _mark(scale: _Scale, points: Sequence[CurvePoint], move: int) -> str:
    x, y = scale.x(move), scale.y(points[move].best)
    return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="6"/>'


# ---- The moves -------------------------------------------------------------------------------------------------------


LONGEST_LINE = 10  # how many moves are shown of how it could have gone on


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
    size = f'width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}"'
    yield f'<figure><img class="position" {size} alt="{caption}" src="{source}">'
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


BOLD = Fraction(1, 4)  # a notable risk, unless hints had been given about the card


def told_moves(sheet: GameSheet, closed: bool) -> Iterator[str]:
    """The list of all moves; `closed`: it has to be opened."""
    yield f"<details{'' if closed else ' open'}><summary>{sheet.say('sheet-moves')}</summary>"
    yield f'<p class="aside columns">{sheet.say("sheet-possible")}</p><ol class="moves">'
    notes = list(_notes(sheet))
    for step, (events, now) in zip(sheet.review.steps, sheet.walk(), strict=True):
        teller = Teller(sheet.speech, sheet.names, now.card)
        more = [*remarks(sheet, step.number, now), *(text for move, text in notes if move == step.number)]
        yield f'<li id="{sheet.anchor(step.number)}"><span class="number">{step.number}</span>'
        told = escape(teller.open_move(events))
        yield f"<span>{_cards(sheet, step.number, events, now)}{told}</span>{_worth(step)}"
        yield f'<div class="more">{"".join(more)}</div></li>' if more else "</li>"
    yield "</ol>"
    yield from (text for move, text in notes if not move)
    yield "</details>"


def remarks(sheet: GameSheet, number: int, now: Game) -> Iterator[str]:
    """What a move meant and what could be known about it; `now` is the game after it."""
    for meaning in sheet.review.meanings:
        if meaning.number == number:
            yield _meaning(sheet, meaning, now)
    yield from _risks(sheet, sheet.review.known[number - 1])


def _worth(step: Reviewed) -> str:
    """What could be reached, before and after if that differs."""
    before, after = _range(step.best_before, step.bound_before), _range(step.best_after, step.bound_after)
    if step.cost:
        return f'<span class="worth fell">{before} → {after}</span>'
    return f'<span class="worth">{before if before == after else f"{before} → {after}"}</span>'


def _range(best: int, bound: int) -> str:
    return str(best) if best == bound else f"{best}–{bound}"


def _cards(sheet: GameSheet, number: int, events: Sequence[Event], now: Game) -> str:
    """The cards of a move; what a hint is about is lit."""
    shown: list[tuple[int, Card]] = []
    for event in events:
        if isinstance(event, Hinted):
            shown += [(id, now.card(id)) for id in event.touched]
        elif isinstance(event, Played | Misplayed | Discarded | Reshuffled):
            shown.append((event.id, event.card))
    lit = [meaning.focus for meaning in sheet.review.meanings if meaning.number == number and meaning.focus is not None]
    return chips(shown, lit if len(shown) > 1 else (), sheet.speech)


def _meaning(sheet: GameSheet, meaning: Meaning, now: Game) -> str:
    """How a hint is read, and what came of it."""
    first, *endings = sheet.meaning(meaning, now)
    said = [escape(first)]
    for promise, ending in zip(worth_telling(meaning), endings, strict=True):
        look = "broken" if promise.verdict in BROKEN else "kept" if promise.verdict == "kept" else "plain"
        said.append(f'<span class="{look}">{escape(ending)}</span>')
    return f"<p>{' '.join(said)}</p>"


def _risks(sheet: GameSheet, known: KnownMove) -> Iterator[str]:
    """What could be known by counting; a hint may have told more."""
    risks = [share for share in (known.mistake, known.loss) if share]
    bold = not _spoken_of(sheet, known) and any(share >= BOLD for share in risks)
    for place, text in enumerate(sheet.counted(known, _promised(sheet, known) if known.mistake else None)):
        look = ("broken" if bold else "plain") if risks and place == 0 else ""
        yield f'<p class="{look}">{escape(text)}</p>' if look else f"<p>{escape(text)}</p>"


def _promised(sheet: GameSheet, known: KnownMove) -> int | None:
    """The move whose hint, by the conventions, asked for the card that is played."""
    action = parse_action(known.action)
    if not isinstance(action, Play):
        return None
    asking = (
        meaning.number
        for meaning in sheet.review.meanings
        for promise in meaning.promises
        if meaning.number < known.number and promise.card == action.card and promise.what != "keep"
    )
    return max(asking, default=None)


def _spoken_of(sheet: GameSheet, known: KnownMove) -> bool:
    """Whether hints had told anything about the card that is played: by the conventions that may be enough."""
    action = parse_action(known.action)
    return isinstance(action, Play) and any(
        belief.card == action.card
        for meaning in sheet.review.meanings
        if meaning.number < known.number
        for belief in meaning.beliefs
    )


def _notes(sheet: GameSheet) -> Iterator[tuple[int | None, str]]:
    """What people noted on cards, in order of time."""
    for note in sheet.recorded.notes:
        if note.text:
            card = sheet.speech.card(str(sheet.game.card(note.card)))
            told = sheet.say("sheet-note", who=sheet.names[note.seat], card=card, text=note.text)
            yield note.move, f"<p>{told}</p>"
