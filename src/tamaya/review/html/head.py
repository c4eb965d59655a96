"""The head of a game: who played, by which rules, how it ended, and the curve of what could still be reached."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from tamaya.review.html.sheet import GameSheet
from tamaya.speech.options import chosen_options


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
